// A tour of every screen of the program, with something to look at on each: for what must hold
// everywhere.
import * as web from './support.mjs';

// Calls `look(page, name)` on each screen. `press` is web.press or web.tap.
export async function tour(page, look, press = web.press) {
  const small = await page.evaluate(() => innerWidth < 820);
  const see = async (name) => {
    await web.settle(page);
    await look(page, name);
  };
  const escape = async () => {
    await page.keyboard.press('Escape');
    await web.settle(page);
  };
  const library = () => press(page, small ? 'button' : 'link', 'Library');

  await see('empty library');
  await press(page, 'button', 'Menu');
  await see('menu');
  await press(page, 'button', 'Settings');
  await see('settings');
  await press(page, 'button', 'Menu');
  await press(page, 'button', 'About and rules');
  await see('about');
  await library();

  await press(page, 'button', 'Make a character');
  for (const [index, step] of characterSteps.entries()) {
    if (index > 0) await press(page, 'button', `Next: ${step}`);
    await see(`character: ${step}`);
    if (step === 'Archetype') {
      await press(page, 'radio', 'Warrior');
      await see(`character: ${step}, chosen`);
    }
    if (['Bloodline', 'Background', 'Special ability', 'Friend and rival'].includes(step)) {
      await press(page, 'button', 'Roll this step');
      await see(`character: ${step}, chosen`);
    }
  }
  if (small) {
    // A number at the foot of the steps.
    await press(page, 'button', 'IRON');
    await page.getByRole('dialog', {name: 'Sheet', exact: true}).waitFor({state: 'attached'});
    await see('character: the sheet over the steps');
    await escape();
  }
  await press(page, 'button', 'Menu');
  await press(page, 'button', 'Open the sheet');
  await see('character sheet');
  await openTabs(page, 'character sheet', see, press);
  await library();

  await press(page, 'button', 'New crew');
  for (const [index, step] of crewSteps.entries()) {
    if (index > 0) await press(page, 'button', new RegExp(`^Next: ${step}`));
    if (step === 'Crew type') await press(page, 'radio', 'Sin-eaters');
    else await press(page, 'button', 'Roll this step');
    await see(`crew: ${step}`);
  }
  await press(page, 'button', /^Finish|^Open the sheet/);
  await see('crew sheet');
  await openTabs(page, 'crew sheet', see, press);
  await library();
  await see('full library');
  const more = page.getByRole('button', {name: /^More|Delete/}).first();
  if (await more.count()) {
    const box = await web.reveal(page, more);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await see('a menu or a dialog of the library');
    await escape();
  }
  await press(page, 'button', 'Menu');
  await press(page, 'button', 'Print blank sheets');
  await see('print');
}

const characterSteps = ['Archetype', 'Bloodline', 'Traits', 'Background', 'Action dots', 'Special ability',
  'Powers', 'Equipment', 'Friend and rival', 'Name and look', 'Review'];
const crewSteps = ['Crew type', 'Reputation', 'Hunting grounds', 'Special ability', 'Upgrades',
  'Favorite contact'];

async function openTabs(page, name, see, press) {
  const tabs = page.getByRole('tab');
  for (let index = 0; index < await tabs.count(); ++index) {
    const label = await tabs.nth(index).textContent();
    await press(page, 'tab', label);
    await see(`${name}: ${label}`);
  }
}

// Two characters and their crew of each game, all in play, under ids that addresses name.
const playbooks = {'beacon-road': ['warrior', 'wizard'], 'blades-srd': ['hound', 'cutter'], 'wyrd-wolds': ['wandering_blade', 'hedge_witch']};
const crewTypes = {'beacon-road': 'sin_eaters', 'blades-srd': 'smugglers', 'wyrd-wolds': 'wardens'};
export const games = Object.keys(playbooks);
const sheetsOf = (game) => [
  {format: 'roadbook/crew', version: web.saveVersion, ruleset: game, id: `${game}-crew`, in_play: true,
    name: 'The Ash Lanterns', type: crewTypes[game], notes: 'Owes the ferryman a name.'},
  ...playbooks[game].map((playbook, index) => ({format: 'roadbook/character', version: web.saveVersion,
    ruleset: game, id: `${game}-${index}`, in_play: true, name: ['Mirela Vas', 'Seren'][index],
    crew: `${game}-crew`, playbook})),
];

// Imports the sheets of all games. Calls `look` on the import itself, where it is given.
export async function bringSheets(page, look = async () => {}) {
  const documents = games.flatMap(sheetsOf);
  await web.offer(page, JSON.stringify({format: 'roadbook/library', version: web.saveVersion, documents}), 'tour.json');
  await look(page, 'import');
  await web.press(page, 'button', /^Import \d+ sheets/);
}

// Goes to an address and calls `look` when what it names is drawn. What lies over the screen goes first.
const visitor = (page, look) => async (name, address, more = async () => {}) => {
  await page.evaluate((hash) => { location.hash = hash; }, address);
  await web.settle(page);
  await more();
  await web.settle(page);
  await look(page, name);
  if (await page.getByRole('dialog').count()) {
    await page.keyboard.press('Escape');
    await web.settle(page);
  }
};

// The screens of the table, for sheets that bringSheets() brought: each game's sheets, guide, table, journal, moves
// and rules; the workshop, versions, portraits, the bin and the palette once. `every: 2` takes every second screen of
// each game, so that each kind is seen of some game; `from` 0 and 1 together take all.
export async function tourOfTable(page, look, {press = web.press, every = 1, from = 0} = {}) {
  const visit = visitor(page, look);
  const small = await page.evaluate(() => innerWidth < 820);
  await visit('library of three games', '#/');
  await visit('bin', '#/', () => press(page, 'button', 'The bin…'));
  for (const [number, game] of games.entries()) {
    const [crew, one] = [`${game}-crew`, `${game}-0`];
    const screens = [['sheet', `#/sheet/${one}`], ['sheet, story', `#/sheet/${one}/story`], ['crew', `#/crew/${crew}`],
      ['guide', `#/guide/${crew}`], ['table', `#/table/${crew}`], ['journal', `#/journal/${crew}`],
      ['moves', `#/play/${one}`], ['rules', `#/rules/${game}`], ['creation', `#/make/${one}`],
      ["crew's creation", `#/make/${crew}`]].filter((_, place) => (place + number + from) % every === 0);
    // Pages of their own on a narrow window alone.
    for (const part of small ? ['actions', 'gear'] : []) screens.push([`sheet, ${part}`, `#/sheet/${one}/${part}`]);
    for (const [name, address] of screens) await visit(`${game}: ${name}`, address);
  }
  await visit('palette', '#/', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor({state: 'attached'});
  });
  const fromMenu = async (name) => {
    await press(page, 'button', 'Menu');
    const entry = web.byRole(page.getByLabel('Menu', {exact: true}), 'button', name);
    await web.pressOn(page, entry);
    await page.getByRole('dialog').waitFor({state: 'attached'});
  };
  await visit('portrait', '#/sheet/beacon-road-0', () => fromMenu('Portrait…'));
  await visit('versions', '#/sheet/beacon-road-0', () => fromMenu('Earlier versions…'));
  await visit('workshop', '#/workshop');
  await visit('workshop: a package', '#/workshop', () => press(page, 'button', 'Beacon Road'));
  await visit('workshop: what can be added', '#/workshop', async () => {
    await press(page, 'button', 'Beacon Road');
    await press(page, 'button', 'Add an entry');
  });
}
