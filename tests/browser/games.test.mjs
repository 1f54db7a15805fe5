// Games beside the default one: fetched when they are first needed, checked, and kept for offline.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import * as web from './support.mjs';

const {server, browser} = await web.stage({drawn: false});
const begin = web.inTurn(browser, server.address);

const other = 'Blades in the Dark';
const package_ = 'games/blades-srd.json';

// The save of a character of the other game, as another program would hand it in.
const save = JSON.stringify({format: 'roadbook/character', version: 1, ruleset: 'blades-srd', name: 'Corda Vane'});

// What the page asked its server for.
function asked(page) {
  const names = [];
  page.on('request', (request) => names.push(new URL(request.url()).pathname.slice(1)));
  return names;
}

async function bringIn(page) {
  await web.drop(page, save, 'corda.json');
  const dialog = page.getByRole('dialog', {name: 'Import'});
  await dialog.getByText(/Corda Vane/).first().waitFor({state: 'attached'});
  await web.press(page, 'button', 'Import 1 sheet');
}

const named = (page) => page.getByRole('button', {name: /Corda Vane/}).or(page.getByRole('link', {name: /Corda Vane/}))
    .or(page.getByRole('heading', {name: /Corda Vane/})).first();

test('the first visit fetches the default game alone; another one comes when a sheet of it does', async () => {
  let names;
  const {faults, page, done} = await begin({prepare: async (page) => { names = asked(page); }});
  const games = () => names.filter((name) => name.startsWith('games/'));
  assert.deepEqual(games(), []);
  await bringIn(page);
  await named(page).waitFor({state: 'attached'});
  assert.deepEqual(games(), [package_]);
  // The next visit fetches it by itself, because a sheet of the library needs it.
  await web.saved(page);
  await page.reload();
  await web.ready(page);
  await named(page).waitFor({state: 'attached'});
  assert.deepEqual(faults, []);
  await done();
});

test('a game that was needed once is there without a network', async () => {
  const {context} = await web.person(browser, {...web.desktop, offline: true});
  const page = await web.open(context, server.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await bringIn(page);
  await named(page).waitFor({state: 'attached'});
  await page.waitForFunction(async (name) => {
    const [kept] = (await caches.keys()).filter((each) => each.startsWith('roadbook-'));
    return kept && Boolean(await (await caches.open(kept)).match(name));
  }, package_);
  await web.saved(page);
  await context.setOffline(true);
  await page.reload();
  await web.ready(page);
  await named(page).waitFor({state: 'attached'});
  await context.close();
});

test('a game that is not this version\'s is refused in a sentence, and nothing is lost', async () => {
  const bytes = readFileSync(join(web.pageFolder, package_), 'utf8');
  const {page, done} = await begin({prepare: (page) => page.route(`**/${package_}`, (route) =>
    route.fulfill({contentType: 'application/json', body: bytes.replace('Cutter', 'Gutter')}))});
  await web.drop(page, save, 'corda.json');
  await page.getByText(`${other} could not be fetched`).first().waitFor({state: 'attached'});
  await page.unroute(`**/${package_}`);
  // With the right one the same file comes in.
  await page.reload();
  await web.ready(page);
  await bringIn(page);
  await named(page).waitFor({state: 'attached'});
  await done();
});

test('over the library the palette finds the rules of the game that is chosen, packages in use included', async () => {
  const {faults, page, done} = await begin();
  const find = async (words, entry) => {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', {name: 'Search and commands'});
    await palette.waitFor();
    await page.keyboard.insertText(words);
    await palette.getByRole('button', {name: entry}).first().waitFor({state: 'attached'});
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', {name: `Rules of ${other}`}).waitFor();
    await web.press(page, 'button', /^Close/);
  };
  await web.press(page, 'checkbox', other);
  await web.press(page, 'button', 'Make a character');
  await page.getByRole('heading', {level: 1}).first().waitFor({state: 'attached'});
  await web.press(page, 'link', 'Library');
  await web.press(page, 'button', 'New sheets for');
  await web.press(page, 'radio', other);
  await find('Not to Be Trif', /^Not to Be Trifled With/);
  await web.dropIn(page, JSON.stringify({format: 'roadbook/content', version: 3, ruleset: 'blades-srd', id: 'ours',
    name: 'Ours', in_use: true,
    for_characters: {abilities: [{id: 'ours_1', name: 'Lamplighter', description: 'You see in any dark.'}]}}), 'ours.json');
  await find('Lampl', /^Lamplighter/);
  assert.deepEqual(faults, []);
  await done();
});

test('the palette finds the rules and moves of the game that is open, in each game', async () => {
  const games = {'blades-srd': other, 'wyrd-wolds': 'Wyrd Wolds'};
  const documents = Object.keys(games).map((id) => ({format: 'roadbook/character', version: web.saveVersion, ruleset: id,
    id: id.slice(0, 4), in_play: true, name: 'Corda Vane'}));
  const {faults, page, done} = await begin({documents});
  for (const [id, game] of Object.entries(games)) {
    await page.evaluate((hash) => { location.hash = hash; }, `#/sheet/${id.slice(0, 4)}`);
    await web.settle(page);
    await page.getByRole('tab', {name: 'Play'}).or(page.getByRole('tab', {name: 'Story'})).first().waitFor({state: 'attached'});
    const palette = page.getByRole('dialog', {name: 'Search and commands'});
    const find = async (words, entry) => {
      await page.keyboard.press('Control+k');
      await palette.waitFor();
      await page.keyboard.type(words);
      await palette.getByRole('button', {name: entry}).first().waitFor({state: 'attached'});
    };
    await find('Not to Be Trif', /^Not to Be Trifled With/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', {name: `Rules of ${game}`}).waitFor();
    await page.getByRole('heading', {name: 'Not to Be Trifled With'}).waitFor({state: 'attached'});
    await web.press(page, 'button', /^Close/);
    await find('group action', /^Lead a group action/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await palette.waitFor({state: 'detached'});
  }
  assert.deepEqual(faults, []);
  await done();
});
