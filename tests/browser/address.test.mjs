// Every screen has an address: Back and Forward lead through the screens, a reload stays, the title
// says which screen it is, and a link to a sheet that is not here says so.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import * as web from './support.mjs';

const {server, browser} = await web.stage({drawn: false});

const hash = (page) => page.evaluate(() => location.hash);
const heading = (page, name) => web.byRole(page, 'heading', name).waitFor({state: 'attached'});
const saved = (page) => page.getByRole('status').filter({hasText: /^Saved$/}).first().waitFor({state: 'attached'});

const begin = web.inTurn(browser, server.address);

// A person with an empty library, who may fill it.
const person = () => begin();
// One who leaves it empty.
const onlooker = () => begin({same: true});

const sheets = [
  {format: 'roadbook/crew', version: web.saveVersion, ruleset: 'beacon-road', id: 'lanterns', in_play: true,
    name: 'The Ash Lanterns', type: 'sin_eaters'},
  {format: 'roadbook/character', version: web.saveVersion, ruleset: 'beacon-road', id: 'mirela', in_play: true,
    name: 'Mirela Vas', crew: 'lanterns', playbook: 'warrior'},
];

const asFile = (documents) => JSON.stringify({format: 'roadbook/library', version: web.saveVersion, documents});

// A person with a crew and one of its members, who leaves them as they are.
const withSheets = () => begin({documents: sheets, same: true});

// As a person writes it.
async function go(page, address) {
  await page.evaluate((to) => { location.hash = to; }, address);
  await web.settle(page);
}

// Waits until that is the address; of the library, with a fragment or without.
const at = (page, ...addresses) => page.waitForFunction((wanted) => wanted.includes(location.hash), addresses)
  .catch(async () => assert.fail(`the address is ${await hash(page)}, and not ${addresses}`));
const atLibrary = (page) => at(page, '', '#/');

const shown = (page, name) => page.getByRole('dialog', {name, exact: true}).waitFor({state: 'attached'});
const gone = async (page) => {
  await web.settle(page);
  await page.getByRole('dialog').waitFor({state: 'detached'});
};

async function forward(page) {
  await page.goForward();
  await web.settle(page);
}

async function reload(page) {
  await page.reload();
  await web.ready(page);
}

async function close(page) {
  await page.keyboard.press('Escape');
  await web.settle(page);
}

async function back(page) {
  await page.goBack();
  await web.settle(page);
}

test('Back and Forward lead through the screens, and a reload stays where you were', async () => {
  const {faults, page, done} = await person();
  assert.equal(await page.title(), 'Roadbook');
  await web.press(page, 'button', 'Make a character');
  const id = (await hash(page)).match(/^#\/make\/([0-9a-f]+)\/archetype$/)?.[1];
  assert.ok(id, `the address of the creation is ${await hash(page)}`);
  await web.press(page, 'button', 'Traits');
  assert.equal(await hash(page), `#/make/${id}/traits`);
  assert.equal(await page.title(), 'Unnamed character · Traits · Roadbook');
  await saved(page);

  await page.reload();
  await web.ready(page);
  assert.equal(await hash(page), `#/make/${id}/traits`);
  await heading(page, 'How would your friends describe you?').catch(async () => {
    throw new Error(`after the reload: ${await page.title()}`);
  });

  await web.fromMenu(page, 'Open the sheet');
  assert.equal(await hash(page), `#/sheet/${id}`);
  await web.press(page, 'tab', 'Story');
  assert.equal(await hash(page), `#/sheet/${id}/story`);
  await back(page);
  assert.equal(await hash(page), `#/sheet/${id}`);
  assert.equal(await web.byRole(page, 'tab', 'Play').getAttribute('aria-selected'), 'true');
  await back(page);
  assert.equal(await hash(page), `#/make/${id}/traits`);
  await page.goForward();
  await web.settle(page);
  assert.equal(await hash(page), `#/sheet/${id}`);
  assert.deepEqual(faults, []);
  await done();
});

test('On the way to a sheet the library is not shown, which nobody asked for', async () => {
  const {context, faults} = await web.person(browser);
  const page = await web.blank(context, server.address);
  await web.plant(page, sheets);
  let arrive;
  const onItsWay = new Promise((done) => { arrive = done; });
  await context.route('**/later.wasm', async (route) => {
    await onItsWay;
    await route.continue();
  });
  await page.goto(`${server.address}#/sheet/mirela`);
  await page.getByText('Loading…').waitFor({state: 'attached'});
  assert.equal(await page.getByRole('button', {name: 'New character'}).count(), 0);
  arrive();
  await heading(page, 'Mirela Vas');
  await at(page, '#/sheet/mirela');
  assert.deepEqual(faults, []);
  await context.close();
});

test('Back from the first sheet is the library, and the program goes on', web.longer, async () => {
  const {page, done} = await person();
  await web.press(page, 'button', 'Surprise me');
  assert.match(await hash(page), /^#\/sheet\//);
  await back(page);
  await web.byRole(page, 'button', 'New character').waitFor({state: 'attached'});
  await page.goForward();
  await web.settle(page);
  assert.match(await hash(page), /^#\/sheet\//);
  await done();
});

test('Continue opens the first step that something is left in', async () => {
  const {page, done} = await person();
  await web.press(page, 'button', 'Make a character');
  await web.press(page, 'radio', 'Warrior');
  await web.press(page, 'button', 'Review');
  await web.press(page, 'link', 'Library');
  await web.press(page, 'button', 'Continue');
  assert.match(await hash(page), /^#\/make\/[0-9a-f]+\/bloodline$/);
  await done();
});

for (const [kind, begin] of [['character', 'Make a character'], ['crew', 'Make a crew']]) {
  const one = kind === 'character' ? {} : web.longer;
  test(`Continue opens the sheet of a ${kind} that nothing is left to choose for`, one, async () => {
    const {faults, page, done} = await person();
    await web.press(page, 'button', begin);
    await web.press(page, 'button', 'Fill in the rest');
    const made = await hash(page);
    assert.match(made, /^#\/make\/[0-9a-f]+/);
    const id = made.split('/')[2];
    await web.press(page, 'link', 'Library');
    await web.press(page, 'button', 'Continue');
    assert.match(await hash(page), new RegExp(`^#/${kind === 'crew' ? 'crew' : 'sheet'}/${id}(/|$)`));
    // It is finished by that, and opens so from now on.
    await web.press(page, 'link', 'Library');
    await web.byRole(page, 'button', 'Open').first().waitFor({state: 'attached'});
    assert.equal(await web.byRole(page, 'button', 'Continue').count(), 0);
    assert.deepEqual(faults, []);
    await done();
  });
}

test('An entry of the rules has an address, and Back puts it away', async () => {
  const {faults, page, done} = await onlooker();
  await web.fromMenu(page, 'Rules');
  // The drawer is in the part of the program that comes when it is first wanted.
  const drawer = page.getByRole('dialog', {name: 'Rules of Beacon Road'});
  await drawer.waitFor({state: 'attached'});
  await web.settle(page);
  assert.equal(await hash(page), '#/rules/beacon-road');
  await page.evaluate(() => { location.hash = '#/rules/beacon-road/power.dodge'; });
  await web.settle(page);
  await heading(page, 'Dodge');
  await back(page);
  await back(page);
  assert.equal(await drawer.count(), 0);
  assert.deepEqual(faults, []);
  await done();
});

test('What an address names and is not there leaves the address, and a rule that is not there is said', async () => {
  const {faults, page, done} = await withSheets();
  await go(page, '#/sheet/mirela/nothing');
  assert.equal(await hash(page), '#/sheet/mirela');
  await page.evaluate(() => { location.hash = '#/rules/beacon-road/power.none'; });
  await page.getByText(/The rule of this address is not in this game/).first().waitFor({state: 'attached'});
  await web.settle(page);
  assert.equal(await hash(page), '#/rules/beacon-road');
  assert.deepEqual(faults, []);
  await done();
});

test('What an address of a rule names and is not there is said, where the rules are still on their way, too', async () => {
  const {context, faults} = await web.person(browser);
  let arrive;
  const onItsWay = new Promise((done) => { arrive = done; });
  let asked = false;
  await context.route('**/later.wasm', async (route) => {
    asked = true;
    await onItsWay;
    await route.continue();
  });
  const page = await web.open(context, server.address);
  await page.evaluate(() => { location.hash = '#/rules/beacon-road/power.none'; });
  // While they are, the page is not at rest.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  assert.equal(await page.getByText(/The rule of this address/).count(), 0);
  arrive();
  await page.getByText(/The rule of this address is not in this game/).first().waitFor({state: 'attached'});
  assert.ok(asked);
  assert.deepEqual(faults, []);
  await context.close();
});

test('An address of rules without a game names a rule of the game at hand', async () => {
  const {faults, page, done} = await onlooker();
  await page.evaluate(() => { location.hash = '#/rules/power.dodge'; });
  await heading(page, 'Dodge');
  await web.settle(page);
  assert.equal(await hash(page), '#/rules/beacon-road/power.dodge');
  assert.deepEqual(faults, []);
  await done();
});

test('On a first visit an address of rules fetches the game that it names', async () => {
  const {faults, page, done} = await begin({at: '#/rules/blades-srd/ability.mule'});
  await page.getByRole('dialog', {name: 'Rules of Blades in the Dark'}).waitFor({state: 'attached'});
  await heading(page, 'Mule');
  await web.settle(page);
  assert.equal(await hash(page), '#/rules/blades-srd/ability.mule');
  assert.deepEqual(faults, []);
  await done();
});

test('An address of rules whose game is fetched first is one step, and Back leads to what was before it', async () => {
  const {faults, page, done} = await begin({at: '#/about'});
  await at(page, '#/about');
  const length = await page.evaluate(() => history.length);
  await page.evaluate(() => { location.hash = '#/rules/blades-srd/ability.mule'; });
  await page.getByRole('dialog', {name: 'Rules of Blades in the Dark'}).waitFor({state: 'attached'});
  await heading(page, 'Mule');
  await web.settle(page);
  await at(page, '#/rules/blades-srd/ability.mule');
  assert.equal(await page.evaluate(() => history.length), length + 1);
  await back(page);
  await at(page, '#/about');
  await gone(page);
  assert.deepEqual(faults, []);
  await done();
});

test('Where the game of an address of rules cannot be fetched, no rules of another one are shown', async () => {
  const {context} = await web.person(browser);
  await context.route('**/games/blades-srd.json', (route) => route.abort());
  const page = await web.open(context, `${server.address}#/rules/blades-srd/ability.mule`);
  await page.getByText('Blades in the Dark could not be fetched').first().waitFor({state: 'attached'});
  await web.settle(page);
  assert.equal(await page.getByRole('dialog').count(), 0);
  assert.equal(await hash(page), '#/');
  // Asked for once more, it is said again.
  await page.evaluate(() => { location.hash = '#/rules/blades-srd'; });
  await page.getByText('The game of this address is not here').first().waitFor({state: 'attached'});
  assert.equal(await page.getByRole('dialog').count(), 0);
  await context.close();
});

test('Settings and About have addresses of their own', async () => {
  const {page, done} = await onlooker();
  await web.fromMenu(page, 'Settings');
  assert.equal(await hash(page), '#/settings');
  assert.equal(await page.title(), 'Settings · Roadbook');
  await web.fromMenu(page, 'About and rules');
  assert.equal(await hash(page), '#/about');
  await back(page);
  assert.equal(await page.title(), 'Settings · Roadbook');
  await done();
});

test('Settings and About are of no sheet: Back leads from them to its part, and after a reload a link to the library', async () => {
  const {faults, page, done} = await withSheets();
  await go(page, '#/sheet/mirela/story');
  await web.fromMenu(page, 'Settings');
  await at(page, '#/settings');
  await web.fromMenu(page, 'About and rules');
  await at(page, '#/about');
  assert.equal(await page.title(), 'About · Roadbook');
  await back(page);
  await back(page);
  await at(page, '#/sheet/mirela/story');
  await page.getByRole('tab', {name: 'Story', selected: true}).waitFor({state: 'attached'});
  await forward(page);
  await reload(page);
  await at(page, '#/settings');
  await web.press(page, 'link', 'Library');
  await at(page, '#/');
  // What names a sheet all the same is the same place.
  await go(page, '#/about/mirela');
  await at(page, '#/about');
  assert.deepEqual(faults, []);
  await done();
});

test('Blank sheets have an address, which shows them over whatever sheet is printed', async () => {
  const {faults, page, done} = await withSheets();
  await go(page, '#/print/mirela');
  await heading(page, 'Print Mirela Vas');
  await go(page, '#/print');
  await heading(page, 'Print blank sheets');
  await at(page, '#/print');
  assert.equal(await page.title(), 'Print · Roadbook');
  await back(page);
  await at(page, '#/print/mirela');
  await heading(page, 'Print Mirela Vas');
  await forward(page);
  await heading(page, 'Print blank sheets');
  await at(page, '#/print');
  // From the menu of a sheet, too, to which Back leads again.
  await go(page, '#/sheet/mirela/story');
  await web.fromMenu(page, 'Print blank sheets');
  await heading(page, 'Print blank sheets');
  await at(page, '#/print');
  await back(page);
  await at(page, '#/sheet/mirela/story');
  assert.deepEqual(faults, []);
  await done();
});

test('A move has an address: the drawer opens over the sheet, Back puts it away, a reload and Forward show it', async () => {
  const {faults, page, done} = await withSheets();
  await go(page, '#/sheet/mirela');
  await go(page, '#/play/mirela/resist');
  await shown(page, 'Resist');
  await at(page, '#/play/mirela/resist');
  assert.equal(await page.title(), 'Mirela Vas · Resist · Moves · Roadbook');
  await reload(page);
  await shown(page, 'Resist');
  await at(page, '#/play/mirela/resist');
  await back(page);
  await at(page, '#/sheet/mirela');
  await gone(page);
  await forward(page);
  await shown(page, 'Resist');
  await close(page);
  await at(page, '#/sheet/mirela');
  await gone(page);
  assert.deepEqual(faults, []);
  await done();
});

test('What was written in a move is there again when Back put it away and Forward leads to it', async () => {
  const {faults, page, done} = await withSheets();
  await go(page, '#/sheet/mirela');
  await go(page, '#/play/mirela/clock_start');
  await shown(page, 'Start a clock of your own');
  await web.fill(page, 'What does it count?', 'Debts to the ferryman');
  await back(page);
  await gone(page);
  await forward(page);
  await shown(page, 'Start a clock of your own');
  assert.equal(await web.valueOf(page, 'textbox', 'What does it count?'), 'Debts to the ferryman');
  assert.deepEqual(faults, []);
  await done();
});

test('What was answered in a move is there again after a reload, and where it was closed before it is not', web.longer, async () => {
  const {faults, page, done} = await withSheets();
  const counted = () => web.valueOf(page, 'textbox', 'What does it count?');
  await go(page, '#/sheet/mirela');
  await go(page, '#/play/mirela/clock_start');
  await shown(page, 'Start a clock of your own');
  await web.fill(page, 'What does it count?', 'Debts to the ferryman');
  await reload(page);
  await shown(page, 'Start a clock of your own');
  assert.equal(await counted(), 'Debts to the ferryman');
  await close(page);
  await at(page, '#/sheet/mirela');
  await reload(page);
  await go(page, '#/play/mirela/clock_start');
  await shown(page, 'Start a clock of your own');
  assert.equal(await counted(), '');
  await close(page);
  assert.deepEqual(faults, []);
  await done();
});

test('A line of the journal and a clock that are half written are there again after a reload', web.longer, async () => {
  const {faults, page, done} = await begin({documents: sheets});
  await go(page, '#/journal/lanterns');
  await web.fill(page, 'Add a line', 'We left by the river');
  await go(page, '#/table/lanterns');
  await web.press(page, 'button', 'Add a clock');
  await shown(page, 'A new clock');
  await web.fill(page, 'What it counts', 'The tide');
  await reload(page);
  await shown(page, 'A new clock');
  assert.equal(await web.valueOf(page, 'textbox', 'What it counts'), 'The tide');
  await close(page);
  await go(page, '#/journal/lanterns');
  assert.equal(await web.valueOf(page, 'textbox', 'Add a line'), 'We left by the river');
  await web.press(page, 'button', 'Write it down');
  await page.getByRole('listitem', {name: 'We left by the river'}).waitFor({state: 'attached'});
  await reload(page);
  assert.equal(await web.valueOf(page, 'textbox', 'Add a line'), '');
  assert.deepEqual(faults, []);
  await done();
});

test('A trait that is half written in a creation is there again after a reload, on a first visit, too', web.longer, async () => {
  const {faults, page, done} = await begin();
  await web.press(page, 'button', 'Make a character');
  await web.press(page, 'button', /^Traits/);
  await web.fill(page, 'A trait in your own words', 'Hums while');
  await page.waitForFunction(() => roadbook.parts.whole);
  await reload(page);
  await page.waitForFunction(() => roadbook.parts.whole);
  await web.settle(page);
  assert.equal(await web.valueOf(page, 'textbox', 'A trait in your own words'), 'Hums while');
  assert.deepEqual(faults, []);
  await done();
});

test('Where a sheet does not have the move of an address, that is said, and its moves are listed', async () => {
  const {faults, page, done} = await withSheets();
  // No move of the game; one of a crew for a character, and the other way round.
  for (const [address, name, list] of [['#/play/mirela/nothing', 'Mirela Vas', '#/play/mirela'],
    ['#/play/lanterns/resist', 'The Ash Lanterns', '#/play/lanterns'],
    ['#/play/mirela/entanglement', 'Mirela Vas', '#/play/mirela']]) {
    await go(page, address);
    await shown(page, `Moves: ${name}`);
    await page.getByText(`${name} does not have the move of this address.`).first().waitFor({state: 'attached'});
    await at(page, list);
  }
  await go(page, '#/play/nobody/resist');
  await page.getByText(/The sheet of this address is not here/).first().waitFor({state: 'attached'});
  await atLibrary(page);
  await gone(page);
  assert.deepEqual(faults, []);
  await done();
});

test('A reload of the workshop or of a rule adds nothing to the way back', web.longer, async () => {
  for (const address of ['#/workshop', '#/rules/beacon-road/power.dodge']) {
    const {faults, page, done} = await onlooker();
    await go(page, '#/about');
    await go(page, address);
    await at(page, address);
    const length = await page.evaluate(() => history.length);
    await reload(page);
    await web.settle(page);
    await at(page, address);
    assert.equal(await page.evaluate(() => history.length), length, address);
    await back(page);
    await at(page, '#/about');
    assert.deepEqual(faults, []);
    await done();
  }
});

test('What lies over a screen lies over the same one again when Forward leads to it', async () => {
  const {faults, page, done} = await withSheets();
  await go(page, '#/table/lanterns');
  await web.press(page, 'button', 'All moves');
  await at(page, '#/play/lanterns');
  await back(page);
  await at(page, '#/table/lanterns');
  await gone(page);
  await forward(page);
  await at(page, '#/play/lanterns');
  await shown(page, 'Moves: The Ash Lanterns');
  await close(page);
  await at(page, '#/table/lanterns');
  assert.deepEqual(faults, []);
  await done();
});

// Something in that part has the focus, and is in sight.
const arrived = (page, name) => page.waitForFunction((part) => {
  const element = document.activeElement;
  return element?.closest(`[aria-label="${part}"]`) && element.dataset.clip !== 'all';
}, name);
const selected = (page, name) =>
  page.getByRole('tab', {name, exact: true, selected: true}).waitFor({state: 'attached'});

test('A part of a crew has one address: on one page it comes into sight with the focus, in tabs it is its tab', web.longer, async () => {
  const {faults, page, done} = await withSheets();
  await go(page, '#/crew/lanterns/who');
  await arrived(page, 'Who you are');
  await at(page, '#/crew/lanterns/who');
  assert.equal(await page.title(), 'The Ash Lanterns · Who · Roadbook');
  await reload(page);
  await arrived(page, 'Who you are');
  await at(page, '#/crew/lanterns/who');
  await page.setViewportSize({width: 700, height: 700});
  await web.settle(page);
  await go(page, '#/crew/lanterns/growth');
  await arrived(page, 'Special abilities');
  await back(page);
  await arrived(page, 'Who you are');
  await at(page, '#/crew/lanterns/who');
  await page.setViewportSize({width: 390, height: 844});
  await selected(page, 'Who');
  await at(page, '#/crew/lanterns/who');
  await web.press(page, 'tab', 'People');
  await at(page, '#/crew/lanterns/people');
  await reload(page);
  await selected(page, 'People');
  await page.setViewportSize({width: 1280, height: 800});
  await heading(page, 'Who you are');
  await at(page, '#/crew/lanterns/people');
  // It is left with the sheet.
  await web.press(page, 'link', 'Library');
  await web.pressOn(page, page.getByRole('listitem', {name: 'The Ash Lanterns'})
    .getByRole('button', {name: /^Open/}).first());
  await at(page, '#/crew/lanterns');
  assert.deepEqual(faults, []);
  await done();
});

test('A part of the table has one address: on one page it comes into sight with the focus, on a phone it is its tab', async () => {
  const {faults, page, done} = await withSheets();
  const reached = () => page.waitForFunction(() => document.activeElement?.textContent === 'Add a clock' &&
    document.activeElement.dataset.clip !== 'all');
  await go(page, '#/table/lanterns/clocks');
  await reached();
  await at(page, '#/table/lanterns/clocks');
  assert.equal(await page.title(), 'The Ash Lanterns · Clocks · Table · Roadbook');
  await reload(page);
  await reached();
  await at(page, '#/table/lanterns/clocks');
  await page.setViewportSize(web.phone.viewport);
  await selected(page, 'Clocks');
  await at(page, '#/table/lanterns/clocks');
  assert.deepEqual(faults, []);
  await done();
});

test('What a crew answered is found by its words, and the address says in which part that stands', web.longer, async () => {
  const sworn = {...sheets[0], id: 'sworn', name: 'The Sworn',
    features: [{id: 'oaths', choice: 'Never to name the zinc king'}]};
  const {faults, page, done} = await begin({documents: [...sheets, sworn]});
  for (const size of [{width: 1280, height: 800}, {width: 390, height: 844}]) {
    await page.setViewportSize(size);
    await go(page, '#/crew/sworn');
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', {name: 'Search and commands'});
    await palette.waitFor();
    await page.keyboard.type('zinc');
    await palette.getByRole('button', {name: /^Oaths/}).first().waitFor({state: 'attached'});
    await page.keyboard.press('Enter');
    await palette.waitFor({state: 'detached'});
    await arrived(page, 'Of the type: Oaths');
    await at(page, '#/crew/sworn/who');
  }
  assert.deepEqual(faults, []);
  await done();
});

test('From settings Back leads to the part of a crew, which comes into sight again', async () => {
  const {faults, page, done} = await withSheets();
  await go(page, '#/crew/lanterns/who');
  await arrived(page, 'Who you are');
  await web.fromMenu(page, 'Settings');
  await at(page, '#/settings');
  await back(page);
  await at(page, '#/crew/lanterns/who');
  await arrived(page, 'Who you are');
  assert.deepEqual(faults, []);
  await done();
});

test('Back and Forward show a screen as far down as it was scrolled, and every other way shows its top', async () => {
  const {faults, page, done} = await withSheets();
  const placeOf = async (name) => {
    await heading(page, name);
    await web.settle(page);
    return web.byRole(page, 'heading', name).evaluate((each) => each.getBoundingClientRect().top);
  };
  // Turns the wheel, and gives where the heading stands then.
  const scroll = async (name) => {
    const before = await placeOf(name);
    await page.mouse.move(8, page.viewportSize().height / 2);  // beside all that scrolls by itself
    await page.mouse.wheel(0, 200);
    const now = await placeOf(name);
    assert.ok(now < before, `${name} stood at ${before} and stands at ${now}: nothing was scrolled`);
    return now;
  };
  await go(page, '#/crew/lanterns');
  const first = await placeOf('Who you are');
  const scrolled = await scroll('Who you are');
  await web.fromMenu(page, 'Settings');
  await at(page, '#/settings');
  await back(page);
  await at(page, '#/crew/lanterns');
  assert.equal(await placeOf('Who you are'), scrolled);
  await back(page);
  await atLibrary(page);
  await forward(page);
  await at(page, '#/crew/lanterns');
  assert.equal(await placeOf('Who you are'), scrolled);
  await web.press(page, 'link', 'Library');
  await atLibrary(page);
  await web.pressOn(page, page.getByRole('listitem', {name: 'The Ash Lanterns'})
    .getByRole('button', {name: /^Open/}).first());
  await at(page, '#/crew/lanterns');
  assert.equal(await placeOf('Who you are'), first);
  // So do the tabs of a phone, and what a person writes into the address.
  await page.setViewportSize(web.phone.viewport);
  await go(page, '#/crew/lanterns/growth');
  const top = await placeOf('Upgrades');
  const below = await scroll('Upgrades');
  await go(page, '#/crew/lanterns/people');
  await selected(page, 'People');
  await back(page);
  await selected(page, 'Growth');
  assert.equal(await placeOf('Upgrades'), below);
  await go(page, '#/settings');
  await go(page, '#/crew/lanterns/growth');
  assert.equal(await placeOf('Upgrades'), top);
  assert.deepEqual(faults, []);
  await done();
});

test('A part of a character has one address: on a wide window it comes into sight with the focus on the page that '
  + 'holds it, on a phone it is a page, and Story is Story on both', async () => {
  const {faults, page, done} = await withSheets();
  const places = {actions: 'BODY', gear: 'Equipment'};
  for (const [part, place] of Object.entries(places)) {
    await go(page, '#/sheet/mirela/story');
    await selected(page, 'Story');
    await go(page, `#/sheet/mirela/${part}`);
    await selected(page, 'Play');
    await arrived(page, place);
    await at(page, `#/sheet/mirela/${part}`);
  }
  assert.equal(await page.title(), 'Mirela Vas · Gear · Roadbook');
  await reload(page);
  await arrived(page, places.gear);
  await at(page, '#/sheet/mirela/gear');
  // Where Play has two columns, that one stands below others.
  await page.setViewportSize({width: 900, height: 700});
  await web.settle(page);
  await go(page, '#/sheet/mirela/actions');
  await arrived(page, places.actions);
  await back(page);
  await arrived(page, places.gear);
  await at(page, '#/sheet/mirela/gear');
  await page.setViewportSize({width: 390, height: 844});
  await selected(page, 'Gear');
  await at(page, '#/sheet/mirela/gear');
  await page.setViewportSize({width: 1280, height: 800});
  await selected(page, 'Play');
  await at(page, '#/sheet/mirela/gear');
  // The tabs lead to whole pages.
  await web.press(page, 'tab', 'Story');
  await at(page, '#/sheet/mirela/story');
  await web.press(page, 'tab', 'Play');
  await at(page, '#/sheet/mirela');
  await go(page, '#/sheet/mirela/story');
  await selected(page, 'Story');
  await page.setViewportSize({width: 390, height: 844});
  await selected(page, 'Story');
  await at(page, '#/sheet/mirela/story');
  await page.setViewportSize({width: 1280, height: 800});
  await selected(page, 'Story');
  await at(page, '#/sheet/mirela/story');
  assert.deepEqual(faults, []);
  await done();
});

test('The bin and a portrait have addresses: Back puts them away, Forward and a reload show them', async () => {
  const {faults, page, done} = await withSheets();
  await web.press(page, 'button', 'The bin…');
  await at(page, '#/bin');
  assert.equal(await page.title(), 'The bin · Roadbook');
  await back(page);
  await atLibrary(page);
  await gone(page);
  await forward(page);
  await shown(page, 'The bin');
  await reload(page);
  await shown(page, 'The bin');
  await page.getByText('The bin is empty.').waitFor({state: 'attached'});
  await at(page, '#/bin');
  await close(page);
  await atLibrary(page);
  await gone(page);

  await go(page, '#/sheet/mirela/story');
  await web.fromMenu(page, 'Portrait…');
  await at(page, '#/portrait/mirela');
  assert.equal(await page.title(), 'Mirela Vas · Portrait · Roadbook');
  await back(page);
  await at(page, '#/sheet/mirela/story');
  await gone(page);
  await forward(page);
  await shown(page, 'Portrait of Mirela Vas');
  await close(page);
  await at(page, '#/sheet/mirela/story');
  await go(page, '#/portrait/mirela');
  await reload(page);
  await shown(page, 'Portrait of Mirela Vas');
  await at(page, '#/portrait/mirela');
  // A crew has none.
  await go(page, '#/portrait/lanterns');
  await at(page, '#/crew/lanterns');
  await gone(page);
  assert.deepEqual(faults, []);
  await done();
});

test('Opened over the settings, the bin lies over them, and Back leads to them', web.longer, async () => {
  const {faults, page, done} = await onlooker();
  await web.fromMenu(page, 'Settings');
  await web.press(page, 'button', 'The bin…');
  await at(page, '#/bin');
  await back(page);
  await at(page, '#/settings');
  await gone(page);
  await forward(page);
  await shown(page, 'The bin');
  await reload(page);
  await shown(page, 'The bin');
  await close(page);
  await at(page, '#/settings');
  await gone(page);
  assert.deepEqual(faults, []);
  await done();
});

// What lies over a sheet without an address, by its name, and how it is opened.
const withoutAddress = {
  'Search and commands': (page) => page.keyboard.press('Control+k'),
  Keys: (page) => page.keyboard.press('?'),
  'Add a wound or a boon': (page) => web.pressOn(page, page.getByRole('group', {name: 'Wounds and boons'})
    .getByRole('link', {name: '+ add'})),
};

test('Back puts away what lies over a screen and has no address, and the screen stays, with all before it', async () => {
  const {faults, page, done} = await withSheets();
  await go(page, '#/about');
  await go(page, '#/sheet/mirela');
  const length = await page.evaluate(() => history.length);
  for (const [name, open] of Object.entries(withoutAddress)) {
    await open(page);
    await shown(page, name);
    await back(page);
    await gone(page);
    await at(page, '#/sheet/mirela');
    await selected(page, 'Play');
  }
  const menu = page.locator('#mirror ul[aria-label="Menu"]');
  await web.press(page, 'button', 'Menu');
  await menu.waitFor({state: 'attached'});
  await back(page);
  await menu.waitFor({state: 'detached'});
  await at(page, '#/sheet/mirela');
  assert.equal(await page.evaluate(() => history.length), length);
  // After a reload, too.
  await reload(page);
  await page.keyboard.press('Control+k');
  await shown(page, 'Search and commands');
  await back(page);
  await gone(page);
  await at(page, '#/sheet/mirela');
  await back(page);
  await at(page, '#/about');
  assert.equal(await page.title(), 'About · Roadbook');
  assert.deepEqual(faults, []);
  await done();
});

test('Back on the first entry of a tab puts away what has no address and stays, and Back once more leaves', async () => {
  const {context, faults} = await web.person(browser);
  const page = await web.blank(context, server.address);
  await web.plant(page, sheets);
  await page.goto(`${server.address}#/sheet/mirela`);
  await web.ready(page);
  await heading(page, 'Mirela Vas');
  const length = () => page.evaluate(() => history.length);
  const first = await length();
  // Opened and shut many times, it is one entry at most.
  for (let times = 0; times < (web.thorough ? 3 : 1); ++times) {
    for (const [name, open] of Object.entries(withoutAddress)) {
      await open(page);
      await shown(page, name);
      await web.settle(page);
      await back(page);
      await gone(page);
      await at(page, '#/sheet/mirela');
      await open(page);
      await shown(page, name);
      await close(page);
      await gone(page);
    }
  }
  assert.ok(await length() <= first + 1, `${await length()} entries, and ${first} before`);
  await page.keyboard.press('Control+k');
  await shown(page, 'Search and commands');
  await web.settle(page);
  await back(page);
  await gone(page);
  await selected(page, 'Play');
  await page.goBack();
  await page.waitForURL(/blank\.html$/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('What the menu leads to from the first entry of a tab is one step, and Back leads to what was there', web.longer, async () => {
  const {context, faults} = await web.person(browser);
  const page = await web.open(context, `${server.address}#/about`);
  await at(page, '#/about');
  const length = await page.evaluate(() => history.length);
  await web.fromMenu(page, 'Settings');
  await at(page, '#/settings');
  assert.equal(await page.evaluate(() => history.length), length + 1);
  await back(page);
  await at(page, '#/about');
  assert.equal(await page.evaluate(() => history.state.place), 0);
  // Loaded again while the palette lies over it, the page has no other entry of its own before it.
  await page.keyboard.press('Control+k');
  await shown(page, 'Search and commands');
  await reload(page);
  await gone(page);
  await at(page, '#/about');
  assert.equal(await page.evaluate(() => history.state.place), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test('However a screen is left, what lay over it is shut, and does not open again by itself', async () => {
  const {faults, page, done} = await withSheets();
  await go(page, '#/sheet/mirela');
  for (const leave of [() => go(page, '#/about'), () => forward(page)]) {
    for (const [name, open] of Object.entries(withoutAddress)) {
      await open(page);
      await shown(page, name);
      await leave();
      await at(page, '#/about');
      await gone(page);
      await back(page);
      await at(page, '#/sheet/mirela');
      await gone(page);
    }
  }
  assert.deepEqual(faults, []);
  await done();
});

test('A reload keeps the sheet that the rules lie over', async () => {
  const {faults, page, done} = await withSheets();
  await go(page, '#/sheet/mirela/story');
  await web.fromMenu(page, 'Rules');
  await at(page, '#/rules/beacon-road');
  await reload(page);
  await shown(page, 'Rules of Beacon Road');
  await at(page, '#/rules/beacon-road');
  await close(page);
  await at(page, '#/sheet/mirela/story');
  await selected(page, 'Story');
  assert.deepEqual(faults, []);
  await done();
});

// A person with these sheets, who looks at the earlier versions of the character's.
async function withVersion() {
  const person = await begin({documents: sheets});
  const {page} = person;
  await go(page, '#/make/mirela');
  await web.press(page, 'button', /^Name and look/);
  await web.fill(page, 'Name', 'Mirela the Elder');
  await web.saved(page);
  await go(page, '#/sheet/mirela');
  await web.fromMenu(page, 'Earlier versions…');
  await shown(page, 'Earlier versions of Mirela the Elder');
  await page.getByRole('dialog').getByRole('button', {name: 'Preview'}).first().waitFor({state: 'attached'});
  return person;
}
const ofVersion = (page, button) => web.pressOn(page, page.getByRole('dialog').getByRole('button', {name: button}).first());
const previewed = (page) => page.getByText(/^This is how it looked/).first().waitFor({state: 'attached'});

test('Earlier versions and each of them have addresses: Back leads from one to the list, and from it to the sheet', async () => {
  const {faults, page, done} = await withVersion();
  await at(page, '#/versions/mirela');
  assert.equal(await page.title(), 'Mirela the Elder · Earlier versions · Roadbook');
  await ofVersion(page, 'Preview');
  await previewed(page);
  const version = await hash(page);
  assert.match(version, /^#\/versions\/mirela\/.+/);
  assert.match(await page.title(), /^Mirela the Elder · As of .+ · Roadbook$/);
  await back(page);
  await at(page, '#/versions/mirela');
  await shown(page, 'Earlier versions of Mirela the Elder');
  await back(page);
  await at(page, '#/sheet/mirela');
  await gone(page);
  await forward(page);
  await shown(page, 'Earlier versions of Mirela the Elder');
  await forward(page);
  await previewed(page);
  await reload(page);
  await previewed(page);
  await at(page, version);
  // What was put away in one press leaves nothing of it on the way back.
  await web.press(page, 'button', 'Keep the current version');
  await at(page, '#/sheet/mirela');
  await back(page);
  assert.match(await hash(page), /^#\/make\/mirela\//);
  await go(page, '#/sheet/mirela');
  await go(page, '#/versions/mirela/none');
  await page.getByText('This version no longer exists.').first().waitFor({state: 'attached'});
  await at(page, '#/sheet/mirela');
  assert.deepEqual(faults, []);
  await done();
});

test('While an earlier version is looked at, Play and Story are its pages, and nothing of it can be edited', web.longer, async () => {
  const {faults, page, done} = await withVersion();
  await ofVersion(page, 'Preview');
  await previewed(page);
  const version = await hash(page);
  await selected(page, 'Play');
  assert.equal(await page.getByRole('radio', {name: 'Edit', exact: true}).count(), 0);
  await web.press(page, 'tab', 'Story');
  await selected(page, 'Story');
  await heading(page, 'Notes');
  await heading(page, 'Mirela Vas');
  await previewed(page);
  await at(page, version);
  await web.press(page, 'tab', 'Play');
  await selected(page, 'Play');
  await web.press(page, 'tab', 'Story');
  // The sheet as it is now is at the page where it was left.
  await web.press(page, 'button', 'Keep the current version');
  await selected(page, 'Play');
  await at(page, '#/sheet/mirela');
  await page.getByRole('radio', {name: 'Edit', exact: true}).waitFor({state: 'attached'});
  assert.deepEqual(faults, []);
  await done();
});

test('A comparison with an earlier version has an address, and what was chosen in it is kept by Back', web.longer, async () => {
  const {faults, page, done} = await withVersion();
  await ofVersion(page, 'Compare');
  await shown(page, 'Mirela the Elder, now and then');
  const comparison = await hash(page);
  assert.match(comparison, /^#\/compare\/mirela\/.+/);
  assert.equal(await page.title(), 'Mirela the Elder · Compare · Roadbook');
  const chosen = page.getByRole('radiogroup', {name: 'Name'}).getByRole('radio').nth(1);
  await web.pressOn(page, chosen);
  assert.ok(await chosen.isChecked());
  await back(page);
  await at(page, '#/versions/mirela');
  await forward(page);
  await shown(page, 'Mirela the Elder, now and then');
  assert.ok(await chosen.isChecked());
  await reload(page);
  await shown(page, 'Mirela the Elder, now and then');
  await at(page, comparison);
  await close(page);
  await at(page, '#/sheet/mirela');
  await gone(page);
  assert.deepEqual(faults, []);
  await done();
});

test('A second version of a sheet is compared at an address of its own, over the sheet that it is one of', async () => {
  const second = {...sheets[1], id: 'mirela_kept_2', name: 'Mirela Two'};
  const {faults, page, done} = await begin({documents: [...sheets, second]});
  await go(page, '#/compare/mirela_kept_2');
  await shown(page, 'Two versions of Mirela Vas');
  await reload(page);
  await shown(page, 'Two versions of Mirela Vas');
  await at(page, '#/compare/mirela_kept_2');
  await close(page);
  await at(page, '#/sheet/mirela');
  // No second version: nothing to compare.
  await go(page, '#/compare/lanterns');
  await page.getByText(/^One of the two versions is gone/).first().waitFor({state: 'attached'});
  await at(page, '#/crew/lanterns');
  assert.deepEqual(faults, []);
  await done();
});

test('An import has an address: Back puts it away, Forward shows it, and a reload leads to the library', async () => {
  const {faults, page, done} = await person();
  await web.offer(page, asFile(sheets), 'lanterns.json');
  await at(page, '#/import');
  assert.equal(await page.title(), 'Import · Roadbook');
  await back(page);
  await atLibrary(page);
  await gone(page);
  await forward(page);
  await web.byRole(page, 'button', 'Import 2 sheets').waitFor({state: 'attached'});
  await at(page, '#/import');
  await reload(page);
  await page.getByText(/^This import is no longer open/).first().waitFor({state: 'attached'});
  await atLibrary(page);
  await gone(page);
  // What came in does not come in again.
  await web.offer(page, asFile(sheets), 'lanterns.json');
  await web.press(page, 'button', 'Import 2 sheets');
  await atLibrary(page);
  await forward(page);
  await atLibrary(page);
  await gone(page);
  assert.deepEqual(faults, []);
  await done();
});

test('A link to a sheet that is not here says so, and leads to the library', async () => {
  const {faults, page, done} = await begin({at: '#/sheet/0123456789abcdef'});
  await page.getByText(/The sheet of this address is not here/).first().waitFor({state: 'attached'});
  assert.equal(await hash(page), '#/');
  assert.deepEqual(faults, []);
  await done();
});

test('Over the library, too, the address of a sheet that is not here gives way to its own', async () => {
  const {faults, page, done} = await onlooker();
  await go(page, '#/about');
  await go(page, '#/');
  await page.evaluate(() => { location.hash = '#/sheet/nobody'; });
  await page.getByText(/The sheet of this address is not here/).first().waitFor({state: 'attached'});
  await at(page, '#/');
  assert.deepEqual(faults, []);
  await done();
});

test('That a sheet is not here is said no longer once it is here and open', async () => {
  const {faults, page, done} = await withSheets();
  await go(page, '#/sheet/mirela');
  await web.act(page, 'link', 'Library');
  await web.pressOn(page, page.getByRole('listitem', {name: 'Mirela Vas'}).getByRole('button', {name: 'More'}));
  await web.press(page, 'button', 'Delete');
  await page.evaluate(() => { location.hash = '#/sheet/mirela'; });
  const said = page.getByText(/The sheet of this address is not here/);
  await said.first().waitFor({state: 'attached'});
  await page.keyboard.press('ControlOrMeta+z');
  await web.settle(page);
  await go(page, '#/sheet/mirela');
  assert.equal(await said.count(), 0);
  assert.deepEqual(faults, []);
  await done();
});

test('That a sheet is not here is said no longer once another screen is opened', async () => {
  const {faults, page, done} = await onlooker();
  // What was read out of it is no part of the screen.
  const said = page.locator('#mirror').getByText(/The sheet of this address is not here/);
  for (const leave of [() => go(page, '#/about'), () => web.fromMenu(page, 'Settings')]) {
    await page.evaluate(() => { location.hash = '#/sheet/nobody'; });
    await said.first().waitFor({state: 'attached'});
    await leave();
    await said.first().waitFor({state: 'detached'});
  }
  assert.deepEqual(faults, []);
  await done();
});

test('A link to a game of the workshop that is not here says that it is a game', async () => {
  const {faults, page, done} = await begin({at: '#/workshop/0123456789abcdef'});
  await page.getByText(/The game of this address is not here/).first().waitFor({state: 'attached'});
  assert.equal(await hash(page), '#/');
  assert.deepEqual(faults, []);
  await done();
});

test('A link to a sheet that is here opens it in another tab', async () => {
  const {context, page, done} = await withSheets();
  await go(page, '#/sheet/mirela');
  const other = await web.open(context, `${server.address}#/sheet/mirela`);
  assert.equal(await other.title(), await page.title());
  assert.notEqual(await other.title(), 'Roadbook');
  await done();
});

test('What is no address opens the library', async () => {
  for (const odd of ['#/nowhere/at/all', '#/sheet/%zz', ...web.thorough ? ['#/make', '#plain'] : []]) {
    const {faults, page, done} = await begin({at: odd});
    await web.byRole(page, 'button', 'Make a character').waitFor({state: 'attached'});
    assert.deepEqual(faults, []);
    await done();
  }
});

test('The card behind a crew\'s members makes one more, who is in the crew, and leads to the first step', async () => {
  const {faults, page, done} = await begin({documents: sheets});
  await web.press(page, 'button', 'Add a member');
  await page.waitForFunction(() => location.hash.startsWith('#/make/'));
  const members = (await web.exported(page)).filter((each) => each.crew === 'lanterns');
  assert.equal(members.length, 2);
  assert.deepEqual(faults, []);
  await done();
});
