// The workshop by role and name: a shipped ability changed in a package, kept over a reload, on the sheet, and
// undone.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import * as web from './support.mjs';

const {server, browser} = await web.stage({drawn: false});

const address = (page) => page.evaluate(() => location.hash);

test('a package is begun, an entry of the game is changed in it, kept over a reload, and undone', async () => {
  const {context, faults} = await web.person(browser);
  const page = await context.newPage();
  await page.goto(server.address);
  await web.ready(page);
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
  await context.close();
});

test('a game of one\'s own is begun, a character of it is made, and both are there after a reload', async () => {
  const {context, faults} = await web.person(browser);
  const page = await context.newPage();
  await page.goto(server.address);
  await web.ready(page);
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
  await context.close();
});
