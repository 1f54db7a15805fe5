// A whole character and a whole crew with the keyboard alone; what has the focus is seen, and dialogs
// keep it and give it back.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import * as web from './support.mjs';

const {server, browser} = await web.stage({drawn: false});
const begin = web.inTurn(browser, server.address);

const sheets = [
  {format: 'roadbook/crew', version: web.saveVersion, ruleset: 'beacon-road', id: 'lanterns', in_play: true,
    name: 'The Ash Lanterns', type: 'sin_eaters'},
  {format: 'roadbook/character', version: web.saveVersion, ruleset: 'beacon-road', id: 'mirela', in_play: true,
    name: 'Mirela Vas', playbook: 'warrior', heritage: 'orc'},
];

const focused = (page) => page.evaluate(() => {
  const here = document.activeElement;
  return here?.dataset.id ? here.getAttribute('aria-label') ?? here.textContent : '';
});

// How often Tab was pressed so far.
let tabs = 0;

// Tab to the element, or into its group and then arrows. Only keys are used.
async function keyTo(page, role, name, {group, at = 0} = {}) {
  const locator = (group === undefined ? web.byRole(page, role, name) :
      page.getByRole('radiogroup').nth(group).getByRole(role)).nth(at);
  let element = await locator.elementHandle();
  // Where the arrows led since the last Tab: back at one of them, the two are no members of one group.
  const led = new Set();
  for (let presses = 0; presses < 250; ++presses) {
    if (!await element.evaluate((each) => each.isConnected)) element = await locator.elementHandle();
    const [here, arrow] = await element.evaluate(web.wayTo);
    if (here === 'there') return locator;
    const key = arrow && !led.has(here) ? arrow : 'Tab';
    if (key === 'Tab') {
      ++tabs;
      led.clear();
    } else {
      led.add(here);
    }
    await page.keyboard.press(key);
    await web.settle(page);
  }
  throw new Error(`The keys do not come to ${role} ${name}; they are at "${await focused(page)}".`);
}

async function choose(page, role, name, options) {
  await keyTo(page, role, name, options);
  await page.keyboard.press(role === 'button' || role === 'link' ? 'Enter' : 'Space');
  await web.settle(page);
}

async function write(page, name, text) {
  await keyTo(page, 'textbox', name);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
  await web.settle(page);
}

const saved = (page) => page.getByText('Saved').waitFor({state: 'attached'});

// What comes after the rating, by keys; in the short form the rest by chance.
async function makeTheRest(page) {
  if (!web.thorough) {
    await choose(page, 'button', 'Review');
    await choose(page, 'button', 'Fill in the rest');
    await choose(page, 'button', 'Name and look');
    return;
  }
  for (const [role, name, place] of web.fromDotsToPeople) await choose(page, role, name, place);
  await choose(page, 'button', 'Next: Name and look');
}

test('a whole character is made with the keyboard alone', async () => {
  tabs = 0;
  const {faults, page, done} = await begin();
  await choose(page, 'button', 'Make a character');
  await choose(page, 'radio', 'Warrior');
  await choose(page, 'button', 'Next: Bloodline');
  await choose(page, 'radio', 'Orc');
  await choose(page, 'button', 'Next: Traits');
  for (const trait of ['Brash', 'Bold', 'Vengeful'].slice(web.thorough ? 0 : 2)) await choose(page, 'checkbox', trait);
  if (web.thorough) {
    await choose(page, 'button', 'Next: Background');
    await choose(page, 'radio', 'Military');
  }
  await choose(page, 'button', web.thorough ? 'Next: Action dots' : 'Action dots');
  // A rating takes arrows: a dot is set and given back.
  const rating = await keyTo(page, 'spinbutton', 'Prowl');
  const dots = async () => Number(await rating.getAttribute('aria-valuenow'));
  const before = await dots();
  await page.keyboard.press('ArrowUp');
  await web.settle(page);
  assert.equal(await dots(), before + 1);
  await page.keyboard.press('ArrowDown');
  await web.settle(page);
  assert.equal(await dots(), before);
  await makeTheRest(page);
  await write(page, 'Name', 'Mirela Vas');
  await choose(page, 'button', 'Next: Review');
  await choose(page, 'button', /^Finish/);
  await saved(page);
  // Without one stop to a region and to a list of words this walk took 353.
  assert.ok(tabs <= (web.thorough ? 176 : 95), `Tab was pressed ${tabs} times`);
  // 8, 6 for BODY (Skirmish, Wreck) and 2 for Stalwart: the sheet stands.
  const iron = web.thorough ? /^IRON: 16/ : /^IRON: \d/;
  await page.getByRole('button', {name: iron}).first().waitFor({state: 'attached'});
  // A number of two figures is typed into the hit points that are taken, and a slip mended.
  const points = await keyTo(page, 'spinbutton', 'Points');
  for (const key of ['1', '5', 'Backspace', '4']) await page.keyboard.press(key);
  await web.settle(page);
  assert.equal(await points.getAttribute('aria-valuenow'), '14');
  for (const key of ['Control+a', '7']) await page.keyboard.press(key);
  await web.settle(page);
  assert.equal(await points.getAttribute('aria-valuenow'), '7');
  // Once round the Play page: a stop for each part, and the bar's.
  const stops = new Set();
  for (let presses = 0; presses < 100; ++presses) {
    await page.keyboard.press('Tab');
    await web.settle(page);
    const id = await page.evaluate(() => document.activeElement?.dataset.id ?? '');
    if (id === '') continue;  // it left the program, and comes back at its start
    if (stops.has(id)) break;
    stops.add(id);
  }
  assert.ok(stops.size >= 6 && stops.size <= 24, `Tab stops ${stops.size} times on the page of play`);
  assert.deepEqual(faults, []);
  await done();
});

test('on the Play page arrows lead from number to number, and across they change it', async () => {
  const {faults, page, done} = await begin({documents: sheets, at: '#/sheet/mirela'});
  const stress = await keyTo(page, 'spinbutton', 'Stress');
  const marked = async () => Number(await stress.getAttribute('aria-valuenow'));
  const press = async (key) => {
    await page.keyboard.press(key);
    await web.settle(page);
    return [await focused(page), await marked()];
  };
  const before = await marked();
  assert.deepEqual(await press('ArrowRight'), ['Stress', before + 1]);
  assert.deepEqual(await press('ArrowDown'), ['Trauma', before + 1]);
  assert.deepEqual(await press('ArrowUp'), ['Stress', before + 1]);
  assert.deepEqual(await press('ArrowLeft'), ['Stress', before]);
  assert.deepEqual(faults, []);
  await done();
});

test('a whole crew is made with the keyboard alone', web.longer, async () => {
  const {faults, page, done} = await begin();
  await choose(page, 'button', 'Make a crew');
  await choose(page, 'radio', 'Sin-eaters');
  await write(page, "The crew's name", 'The Ash Lanterns');
  await choose(page, 'button', /^Next: Reputation/);
  await choose(page, 'radio', 'Honorable');
  await write(page, 'Lair', 'A dry cistern');
  await choose(page, 'button', /^Next: Hunting grounds/);
  await choose(page, 'button', 'Roll this step');
  await choose(page, 'button', /^Next: Special ability/);
  await choose(page, 'radio', 'Forged in the Fire');
  await choose(page, 'button', /^Next: Upgrades/);
  await choose(page, 'button', 'Roll this step');
  await choose(page, 'button', /^Next: Favorite contact/);
  await choose(page, 'button', 'Roll this step');
  await choose(page, 'button', /^Finish/);
  await saved(page);
  await choose(page, 'link', 'Library');
  assert.equal(await page.getByRole('heading', {name: /The Ash Lanterns/}).count(), 1);
  assert.deepEqual(faults, []);
  await done();
});

test('Ctrl+K finds the words of a crew and opens them to be written, on a narrow sheet in their part', async () => {
  const {faults, page, done} = await begin({documents: sheets, at: '#/crew/lanterns'});
  const palette = page.getByRole('dialog', {name: 'Search and commands'});
  const writes = async (words, name) => {
    await page.keyboard.press('Control+k');
    await palette.waitFor();
    await page.keyboard.type(words);
    await palette.getByRole('button', {name: new RegExp(`^${name}`)}).first().waitFor({state: 'attached'});
    await page.keyboard.press('Enter');
    await palette.waitFor({state: 'detached'});
    await web.settle(page);
    assert.equal(await focused(page), name);
    assert.notEqual(await page.evaluate(() => document.activeElement.dataset.clip), 'all', `${name} is in sight`);
  };
  await writes('notes of', 'Notes of the crew');
  await page.setViewportSize({width: 390, height: 844});
  await web.settle(page);
  await page.keyboard.press('Escape');
  await writes("the crew's name", "The crew's name");
  await page.keyboard.press('Escape');
  await writes('notes of', 'Notes of the crew');
  await page.waitForFunction(() => location.hash.endsWith('/who'));
  assert.deepEqual(faults, []);
  await done();
});

test('Tab goes as the screen is read: bar, steps, choices, what comes next, and the sheet', async () => {
  const {page, done} = await begin();
  await choose(page, 'button', 'Make a character');
  await choose(page, 'radio', 'Warrior');
  const regions = [];
  // Once round, from wherever it begins; outside the program Tab comes back at its start.
  for (let presses = 0; presses < 150; ++presses) {
    await page.keyboard.press('Tab');
    await web.settle(page);
    const region = await page.evaluate(() => document.activeElement?.closest('[role=region]')
      ?.getAttribute('aria-label') ?? '');
    if (region === '') continue;
    if (region !== regions.at(-1)) regions.push(region);
    if (regions.filter((each) => each === 'Bar').length === 2) break;
  }
  const start = regions.indexOf('Bar');
  assert.deepEqual(regions.slice(start, start + 5), ['Bar', 'Steps', 'Choices', 'Next step', 'Sheet']
    .slice(0, regions.length - start));
  assert.deepEqual(new Set(regions), new Set(['Bar', 'Steps', 'Choices', 'Sheet', 'Next step']));
  const read = await page.evaluate(() => [...document.querySelectorAll('#mirror > [role=region]')]
    .map((each) => each.getAttribute('aria-label')));
  assert.deepEqual(read, ['Bar', 'Steps', 'Choices', 'Next step', 'Sheet']);
  await done();
});

test('what has the focus is drawn with a ring after keys, and without one after the mouse', async (t) => {
  const drawn = await web.launch();
  t.after(() => drawn.close());
  const {context} = await web.person(drawn);
  const page = await web.open(context, server.address);
  await web.fromMenu(page, 'Settings');
  // To choose what is chosen already changes nothing but the focus.
  const chosen = page.getByRole('radio', {checked: true}).first();
  const name = await chosen.evaluate((each) => each.getAttribute('aria-label') ?? each.textContent);
  const box = await web.reveal(page, chosen);
  const clip = {x: box.x - 8, y: box.y - 8, width: box.width + 16, height: box.height + 16};
  const picture = async () => {
    await page.mouse.move(2, 2);
    await web.settle(page);
    return (await page.screenshot({clip})).toString('base64');
  };
  const plain = await picture();
  await web.pressOn(page, chosen);
  assert.equal(await picture(), plain);
  // Keys go on from what was pressed.
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await web.settle(page);
  }
  assert.equal(await focused(page), name);
  assert.notEqual(await picture(), plain);
  await web.pressOn(page, chosen);
  assert.equal(await picture(), plain);
  await context.close();
});

test('a menu takes the focus, keeps it, and gives it back on Escape', async () => {
  const {page, done} = await begin();
  await choose(page, 'button', 'Menu');
  const inside = () => page.evaluate(() => {
    const open = document.querySelector('#mirror [role=list][aria-label=Menu], #mirror [role=group][aria-label=Menu], #mirror [role=dialog]') ??
        document.activeElement.closest('[role=group]');
    return open?.contains(document.activeElement) ?? false;
  });
  assert.equal(await inside(), true, 'the focus is in the menu');
  const seen = new Set();
  for (let presses = 0; presses < 12; ++presses) {
    await page.keyboard.press('Tab');
    await web.settle(page);
    assert.equal(await inside(), true, `Tab left the menu to "${await focused(page)}"`);
  }
  for (let presses = 0; presses < 3; ++presses) {
    await page.keyboard.press('ArrowDown');
    await web.settle(page);
    assert.equal(await inside(), true);
    seen.add(await focused(page));
  }
  assert.equal(seen.size, 3, 'arrows walk through it');
  await page.keyboard.press('Escape');
  await web.settle(page);
  assert.match(await focused(page), /^Menu/);
  await done();
});
