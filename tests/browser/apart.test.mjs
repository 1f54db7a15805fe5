// What a page does before the rest of the program is there, and where it never comes: the library, the
// settings, a character from the first step to the last.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import * as web from './support.mjs';

const {server, browser} = await web.stage({drawn: false});

// A person whose page cannot load the rest of the program.
const begin = web.inTurn(browser, server.address, web.desktop, (context) =>
  context.route('**/later.wasm', (route) => route.abort()));
async function alone() {
  const {page, faults, done} = await begin();
  return {page, done, faults: () => faults.filter((each) => !/net::ERR_FAILED/.test(each))};
}

const steps = ['Archetype', 'Bloodline', 'Traits', 'Background', 'Action dots', 'Special ability', 'Powers',
  'Equipment', 'Friend and rival', 'Name and look', 'Review'];

const said = (page, words) => page.getByText(words).first().waitFor({state: 'attached'});

test('a character is made from the first step to the last without the rest of the program', async () => {
  const {page, faults, done} = await alone();
  await web.press(page, 'button', 'Make a character');
  for (const [index, step] of steps.entries()) {
    if (index > 0) await web.press(page, 'button', `Next: ${step}`);
    if (step === 'Review') break;
    if (step === 'Name and look') await web.fill(page, 'Name', 'Mirela Vas');
    await web.press(page, 'button', 'Roll this step');
  }
  await page.keyboard.press('ControlOrMeta+z');
  await web.settle(page);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await web.settle(page);
  await page.setViewportSize(web.phone.viewport);
  await web.settle(page);
  await page.setViewportSize(web.desktop.viewport);
  await web.settle(page);
  await said(page, 'Saved');
  assert.equal(await page.evaluate(() => roadbook.parts.waited), 0);
  assert.deepEqual(faults(), []);
  await done();
});

test('the library and the settings work without the rest of the program', async () => {
  const {page, faults, done} = await alone();
  await web.fromMenu(page, 'Settings');
  await web.press(page, 'radio', 'Night');
  await web.press(page, 'radio', 'Paper');
  await web.press(page, 'link', 'Library');
  await web.press(page, 'button', 'Make a character');
  await web.press(page, 'button', /^Name and look/);
  await web.fill(page, 'Name', 'Mirela Vas');
  await web.press(page, 'link', 'Library');
  await web.byRole(page, 'listitem', /Mirela Vas/).first().waitFor({state: 'attached'});
  // Searched as far as it goes: the rest is asked for, and not again and again.
  let asked = 0;
  const began = Date.now();
  page.on('request', (request) => { if (request.url().endsWith('later.wasm')) ++asked; });
  await web.fill(page, 'Search', 'mirela');
  for (let turns = 0; turns < 20; ++turns) await web.settle(page);
  await web.byRole(page, 'listitem', /Mirela Vas/).first().waitFor({state: 'attached'});
  assert.ok(asked <= 2 + (Date.now() - began) / 5000, `${asked} times`);
  await web.fill(page, 'Search', '');
  for (let turns = 0; turns < 12; ++turns) await page.keyboard.press('Tab');
  await page.keyboard.press('F6');
  await page.keyboard.press('Shift+?');
  await web.settle(page);
  await page.keyboard.press('Escape');
  await web.settle(page);
  assert.equal(await page.evaluate(() => roadbook.parts.waited), 0);
  assert.deepEqual(faults(), []);
  await done();
});

test('what the rest of the program does says that it could not be loaded, and the page goes on', async () => {
  const {page, faults, done} = await alone();
  const missing = 'A part of Roadbook could not be loaded.';
  const tries = [
    () => page.keyboard.press('ControlOrMeta+k'),
    () => web.fromMenu(page, 'Rules'),
    () => web.fromMenu(page, 'About and rules'),
    () => web.fromMenu(page, 'Print blank sheets'),
    () => web.press(page, 'button', 'Make a crew'),
    () => page.evaluate(() => { location.hash = '#/rules/beacon-road'; }),
  ];
  for (const each of tries) {
    await each();
    await said(page, missing);
    await web.settle(page);
    assert.match(new URL(page.url()).hash, /^(#\/)?$/);
    await web.fromMenu(page, 'Settings');
    await web.press(page, 'link', 'Library');
    await page.reload();
    await web.ready(page);
  }
  assert.equal(await page.evaluate(() => roadbook.parts.waited), 0);
  assert.deepEqual(faults(), []);
  await done();
});
