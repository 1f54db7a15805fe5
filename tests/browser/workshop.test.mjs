// The workshop by role and name: a shipped ability changed in a package, kept over a reload, on the sheet, and
// undone.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import * as web from './support.mjs';

const {server, browser} = await web.stage({drawn: false});
const begin = web.inTurn(browser, server.address);

const address = (page) => page.evaluate(() => location.hash);

test('a package is begun, an entry of the game is changed in it, kept over a reload, and undone', async () => {
  const {faults, page, done} = await begin();
  await web.fromMenu(page, 'Workshop');
  await page.getByRole('heading', {name: 'Workshop'}).first().waitFor({state: 'attached'});
  assert.equal(await address(page), '#/workshop');
  await web.press(page, 'button', 'Beacon Road');
  await page.getByRole('textbox', {name: 'Author'}).waitFor({state: 'attached'});
  await web.press(page, 'button', 'Add an entry');
  await page.getByRole('dialog').waitFor({state: 'attached'});
  await web.settle(page);
  const change = page.getByRole('dialog').getByRole('link', {name: /^Change /}).first();
  const name = (await change.getAttribute('aria-label') ?? await change.textContent()).replace(/^Change /, '');
  await web.pressOn(page, change);
  const field = page.getByRole('textbox', {name: 'Name', exact: true}).first();
  await field.waitFor({state: 'attached'});
  await field.fill('Our own ' + name);
  await page.getByRole('heading', {name: 'What differs from the game'}).waitFor({state: 'attached'});
  assert.match(await address(page), /^#\/workshop\/[^/]+\/[a-z_.]+/);
  await page.getByText('Saved').first().waitFor({state: 'attached'});
  await page.reload();
  await web.ready(page);
  await page.getByRole('heading', {name: 'Our own ' + name}).first().waitFor({state: 'attached'});
  await web.press(page, 'link', 'Undo the change of name');
  await page.getByRole('heading', {name: 'The package itself'}).waitFor({state: 'attached'});
  assert.deepEqual(faults, []);
  await done();
});

test('a game of your own is begun, a character of it is made, and both are there after a reload', async () => {
  const {faults, page, done} = await begin();
  await web.fromMenu(page, 'Workshop');
  await page.getByRole('heading', {name: 'Workshop'}).first().waitFor({state: 'attached'});
  await web.press(page, 'button', 'Begin a new game');
  const field = page.getByRole('textbox', {name: 'Name', exact: true}).first();
  await field.waitFor({state: 'attached'});
  await field.fill('Lamps');
  await page.getByRole('heading', {name: 'Lamps', exact: true}).first().waitFor({state: 'attached'});
  await page.getByText('Saved').first().waitFor({state: 'attached'});
  await page.reload();
  await web.ready(page);
  await page.getByRole('heading', {name: 'Lamps', exact: true}).first().waitFor({state: 'attached'});
  assert.match(await address(page), /^#\/workshop\//);
  await web.press(page, 'button', 'Make a character');
  await page.getByRole('heading', {name: 'What are you good at?'}).waitFor({state: 'attached'});
  assert.match(await address(page), /^#\/make\//);
  await page.getByText('Saved').first().waitFor({state: 'attached'});
  await page.reload();
  await web.ready(page);
  await page.getByRole('heading', {name: 'What are you good at?'}).waitFor({state: 'attached'});
  assert.deepEqual(faults, []);
  await done();
});

// What stands there as an element of that kind in the dialog that is open.
async function addNew(page, kind) {
  await web.press(page, 'button', 'Add an entry');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor({state: 'attached'});
  await web.settle(page);
  await web.pressOn(page, dialog.getByRole('button', {name: /^What it is/}));
  await web.pressOn(page, page.getByRole('radio', {name: kind, exact: true}).first());
  await web.press(page, 'button', 'Make a new one');
}

test('a prison is drawn as a map and seen on paper, and Escape leads back to the form', async () => {
  const {faults, page, done} = await begin();
  await web.fromMenu(page, 'Workshop');
  await page.getByRole('heading', {name: 'Workshop'}).first().waitFor({state: 'attached'});
  await web.press(page, 'button', 'Beacon Road');
  await page.getByRole('textbox', {name: 'Author'}).waitFor({state: 'attached'});
  await addNew(page, 'Map of a prison');
  await web.press(page, 'button', 'Draw a map of its own');
  const map = page.getByRole('group', {name: 'Map', exact: true});
  const places = () => map.getByRole('button');
  assert.equal(await places().count(), 15, 'five columns of three rows');
  // A cell beside the start gets the first claim of the game's prison that there is, and a path to it.
  await web.pressOn(page, places().nth(6));
  await web.pressOn(page, page.getByRole('button', {name: /^What is here/}));
  const claim = page.getByRole('radiogroup').last().getByRole('radio').nth(2);
  const name = await claim.getAttribute('aria-label') ?? await claim.textContent();
  await web.pressOn(page, claim);
  await map.getByRole('button', {name: new RegExp(name)}).waitFor({state: 'attached'});

  await web.pressOn(page, page.getByRole('group', {name: 'Paths'}).getByRole('checkbox').first());
  await web.press(page, 'button', 'See it on paper');
  // The game's own prison has eleven claims; this one has the one alone.
  await page.locator('#paper .rb-prison').first().waitFor();
  const prison = await page.locator('#paper .rb-prison').first().evaluate((element) => element.textContent);
  assert.ok(prison.includes(name), prison);
  assert.ok(!prison.includes('Smuggling'), prison);
  await page.keyboard.press('Escape');
  await page.getByRole('group', {name: 'Map', exact: true}).waitFor({state: 'attached'});
  assert.equal(await page.locator('#paper .page:visible').count(), 0);
  assert.deepEqual(faults, []);
  await done();
});
