// A package that goes from hand to hand: made, exported and taken in; a newer version shows what it changes, what
// is gone and which sheets it touches; a sheet takes what it needs along.
import assert from 'node:assert/strict';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import * as web from './support.mjs';
import {picture} from './table.mjs';

const {server, browser} = await web.stage({drawn: false});
const begin = web.inTurn(browser, server.address);

// The button that brings in what is shown.
const takeIn = (page, words) => web.press(page, 'button', words);

async function exportPackage(page) {
  await web.press(page, 'button', 'Package');
  return (await web.downloaded(page, () => web.press(page, 'button', 'Export this package'))).text;
}

// Opens one of the entries of the package that is open.
const entry = (page, name) => web.pressOn(page, page.getByRole('button', {name: new RegExp(`^${name}`)}).first());

// What stands in the dialog under a heading, line by line.
async function lines(page, title) {
  const dialog = page.getByRole('dialog');
  const list = dialog.getByRole('list', {name: title, exact: true});
  if (await list.count() === 0) {
    await web.pressOn(page, dialog.getByRole('button', {name: new RegExp(`^${title}(:|$)`)}));
  }
  await list.waitFor({state: 'attached'});
  return list.getByRole('listitem').evaluateAll((all) =>
    all.map((each) => each.getAttribute('aria-label') ?? each.textContent));
}

const listed = (page, name) => page.getByRole('button', {name: new RegExp(`^${name}`)}).first()
  .waitFor({state: 'attached'});
const said = (page, words) => page.getByRole('dialog').getByText(words).first().waitFor({state: 'attached'});

const warrior = (id, name, ability) => JSON.stringify({format: 'roadbook/character', version: web.saveVersion, id,
  name, ruleset: 'beacon-road', playbook: 'warrior', heritage: 'orc', in_play: true,
  special_abilities: [{id: ability}]});

// The author's package with one ability, a copy of Stalwart that gives IRON 2, and one item.
async function begun(page) {
  await web.fromMenu(page, 'Workshop');
  await page.getByRole('heading', {name: 'Workshop'}).first().waitFor({state: 'attached'});
  await web.press(page, 'button', 'Beacon Road');
  await page.getByRole('textbox', {name: 'Author'}).waitFor({state: 'attached'});
  await web.fill(page, 'Name', 'Lamplights');
  await web.fill(page, 'Version', '1');
  for (const [kind, how, name] of [[/^Special ability/, /^Copy Stalwart$/, 'Steady Hands'],
    [/^Item/, 'new', 'A long rope']]) {
    await web.press(page, 'button', 'Add an entry');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor({state: 'attached'});
    await web.settle(page);
    await web.pressOn(page, dialog.getByRole('button', {name: /^What it is/}));
    await web.pressOn(page, page.getByRole('radio', {name: kind}).first());
    await web.pressOn(page, how === 'new' ? dialog.getByRole('button', {name: 'Make a new one'}) :
      dialog.getByRole('link', {name: how}));
    await web.fill(page, 'Name', name);
  }
}

test('a newer version of a package says what it does before it comes in, and the old one is kept', async () => {
  const author = await begin();
  const there = author.page;
  await begun(there);
  await picture(there, 'package-made');
  const first = await exportPackage(there);
  const ability = JSON.parse(first).for_characters.abilities[0].id;
  // A sheet that takes along what it has of the package.
  await web.offer(there, warrior('corda', 'Corda Vane', ability), 'corda.json');
  await takeIn(there, 'Import 1 sheet');
  await web.press(there, 'link', 'Library');
  await web.press(there, 'button', 'Open');
  await there.getByRole('tab', {name: 'Story'}).first().waitFor({state: 'attached'});
  const {text: sheet} = await web.downloaded(there, () => web.fromMenu(there, 'Export this character'));
  assert.match(sheet, /Steady Hands/);
  // Version 2: another name, and the rope is gone.
  await web.fromMenu(there, 'Workshop');
  await web.pressOn(there, there.getByRole('button', {name: /^Lamplights/}).first());
  await entry(there, 'Steady Hands');
  await web.fill(there, 'Name', 'Steadier Hands');
  await entry(there, 'A long rope');
  await web.press(there, 'button', 'Delete this entry');
  await entry(there, 'The package itself');
  await web.fill(there, 'Version', '2');
  const second = await exportPackage(there);

  // In an empty library the sheet says what it brings, opens, and has its numbers.
  assert.deepEqual(author.faults, []);
  await author.done();
  const other = await begin();
  const here = other.page;
  await web.offer(here, sheet, 'corda.json');
  assert.deepEqual(await lines(here, 'Made by its table'), ['Steady Hands']);
  await picture(here, 'package-sheet-new');
  await takeIn(here, 'Import 1 sheet');
  await web.press(here, 'button', 'Open');
  await here.getByRole('button', {name: /^IRON: 10/}).first().waitFor({state: 'attached'});
  await here.getByText('Steady Hands').first().waitFor({state: 'attached'});
  await picture(here, 'package-sheet-open');
  await web.offer(here, sheet, 'corda.json');
  await said(here, 'You have it, and it is the same');
  await web.press(here, 'button', 'Close');

  // The package comes in, another sheet uses it, and the first sheet keeps its own.
  await web.offer(here, first, 'lamplights.json');
  assert.deepEqual((await lines(here, 'New in it')).sort(), ['A long rope', 'Steady Hands']);
  await picture(here, 'package-first');
  await takeIn(here, 'Import 1 package');
  await web.offer(here, warrior('bram', 'Bram Tallow', ability), 'bram.json');
  await takeIn(here, 'Import 1 sheet');
  await web.offer(here, first, 'lamplights.json');
  await said(here, 'You have it, and it is the same');
  await web.press(here, 'button', 'Close');

  // Version 2 says all of it before anything changes.
  await web.offer(here, second, 'lamplights.json');
  await said(here, /It is version 2, and yours is 1/);
  assert.deepEqual(await lines(here, 'Changes'), ['Steadier Hands: name']);
  assert.deepEqual(await lines(here, 'Is gone'), ['A long rope']);
  assert.match((await lines(here, 'Sheets that it touches')).join(), /Bram Tallow/);
  assert.match((await lines(here, 'Is not replaced, because a sheet carries it itself')).join(), /Corda Vane/);
  await picture(here, 'package-second');
  await takeIn(here, 'Replace 1');
  await web.fromMenu(here, 'Workshop');
  await web.pressOn(here, here.getByRole('button', {name: /^Lamplights/}).first());
  await listed(here, 'Steadier Hands');
  await web.press(here, 'button', 'Package');
  await web.press(here, 'button', 'Earlier versions…');
  await here.getByRole('dialog').getByRole('button', {name: 'Restore'}).first().waitFor({state: 'attached'});
  await picture(here, 'package-versions');
  await web.pressOn(here, here.getByRole('dialog').getByRole('button', {name: 'Restore'}).first());
  await listed(here, 'A long rope');
  assert.deepEqual(other.faults, []);
  await other.done();
});

// The game of the tests in one file.
function lighthouse(change = () => {}) {
  const folder = join(web.root, 'tests/rules/tiny');
  const files = Object.fromEntries(readdirSync(folder).sort()
      .map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8'))]));
  change(files['ruleset.json']);
  return JSON.stringify({format: 'roadbook/game', version: 1, files});
}

test('a game in one file comes in, is played, and is there again at the next start', async () => {
  const {faults, page, done} = await begin();
  await web.offer(page, lighthouse((game) => { game.headline = ['nothing']; }), 'lighthouse.json');
  await said(page, /headline/);
  await web.press(page, 'button', 'Close');
  await web.offer(page, lighthouse(), 'lighthouse.json');
  await said(page, 'Lighthouse');
  await picture(page, 'package-game');
  await takeIn(page, 'Import 1 package');
  await web.offer(page, JSON.stringify({format: 'roadbook/character', version: web.saveVersion, id: 'ada',
    name: 'Ada Quill', ruleset: 'tiny', playbook: 'keeper', in_play: true}), 'ada.json');
  await takeIn(page, 'Import 1 sheet');
  await web.press(page, 'button', 'Open');
  const open = () => page.getByRole('heading', {name: 'Ada Quill'}).first().waitFor({state: 'attached'});
  await open();
  await picture(page, 'package-game-sheet');
  await web.saved(page);
  await page.reload();
  await web.ready(page);
  await open();
  assert.deepEqual(faults, []);
  await done();
});
