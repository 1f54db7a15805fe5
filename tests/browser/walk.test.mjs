// From an empty page to a saved, reloaded, exported, imported and printed sheet: a character and a
// crew, made by role and name with a real mouse.
import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import * as web from './support.mjs';

const folder = mkdtempSync(join(tmpdir(), 'roadbook-walk-'));
after(() => rmSync(folder, {recursive: true, force: true}));
const {server, browser} = await web.stage({drawn: false});
const begin = web.inTurn(browser, server.address);

const picture = web.picture;

async function saved(page) {
  await page.waitForFunction(
    () => [...document.querySelectorAll('[role=status]')].some((each) => /Saved/.test(each.textContent)),
    null, {timeout: 30000});
  await web.settle(page);
}

// A character, step by step; every choice by the words that a player sees.
async function makeCharacter(page, {press, small}) {
  await press(page, 'button', 'Make a character');
  await press(page, 'radio', 'Warrior');
  await picture(page, `${small}-1-archetype`);
  await press(page, 'button', 'Next: Bloodline');
  await press(page, 'radio', 'Orc');
  await picture(page, `${small}-2-bloodline`);
  await press(page, 'button', 'Next: Traits');
  for (const trait of ['Brash', 'Bold', 'Vengeful']) await press(page, 'checkbox', trait);
  await picture(page, `${small}-3-traits`);
  await press(page, 'button', 'Next: Background');
  await press(page, 'radio', 'Military');
  await picture(page, `${small}-4-background`);
  await press(page, 'button', 'Next: Action dots');
  await web.settle(page);
  await press(page, 'radio', 'Berserker');
  await picture(page, `${small}-5-actions`);
  await press(page, 'button', 'Next: Special ability');
  await press(page, 'button', 'Choose another');
  await press(page, 'radio', 'Stalwart');
  await picture(page, `${small}-6-ability`);
  await press(page, 'button', 'Next: Powers');
  await picture(page, `${small}-7-powers`);
  await press(page, 'button', 'Next: Equipment');
  await picture(page, `${small}-8-equipment`);
  await press(page, 'button', 'Next: Friend and rival');
  const groups = page.getByRole('radiogroup');
  assert.equal(await groups.count(), 2, 'a list of friends and a list of rivals');
  await pressIn(page, groups.nth(0).getByRole('radio').nth(0), press);
  await pressIn(page, groups.nth(1).getByRole('radio').nth(1), press);
  await picture(page, `${small}-9-contacts`);
  await press(page, 'button', 'Next: Name and look');
  await web.fill(page, 'Name', 'Mirela Vas');
  await picture(page, `${small}-10-name`);
  await press(page, 'button', 'Next: Review');
  await picture(page, `${small}-11-review`);
  await press(page, 'button', /^Finish/);
  await saved(page);
  await picture(page, `${small}-12-sheet`);
}

async function pressIn(page, locator, press) {
  await (press === web.tap ? web.tapOn : web.pressOn)(page, locator);
}

async function number(page, name) {
  const shown = await page.getByRole('button', {name: new RegExp(`^${name}: `)}).first()
    .evaluate((element) => element.getAttribute('aria-label') ?? element.textContent);
  return shown.replace(/^[^:]*: /, '');
}

test('a character is made from an empty page, kept, exported, imported and printed', async () => {
  const {faults, page, done} = await begin();
  await picture(page, 'desktop-0-empty');
  await makeCharacter(page, {press: web.press, small: 'desktop'});
  // 8, 6 for BODY (Skirmish, Wreck) and 2 for Stalwart.
  assert.equal(await number(page, 'IRON'), '16');

  // A reload stays on the sheet.
  await page.reload();
  await web.ready(page);
  assert.equal(await number(page, 'IRON'), '16');
  await web.press(page, 'link', 'Library');
  await picture(page, 'desktop-13-library');
  await page.getByText('Mirela Vas').first().waitFor({state: 'attached'});

  await web.press(page, 'button', 'Open');
  assert.equal(await number(page, 'IRON'), '16');

  await web.press(page, 'tab', 'Story');
  const [download] = await Promise.all([page.waitForEvent('download'), web.press(page, 'button', 'Export')]);
  const path = join(folder, 'Mirela-Vas.json');
  await download.saveAs(path);
  const save = JSON.parse(readFileSync(path, 'utf8'));
  assert.equal(save.format, 'roadbook/character');
  assert.equal(save.version, web.saveVersion);
  assert.equal(save.ruleset, 'beacon-road');
  assert.equal(save.playbook, 'warrior');
  assert.equal(save.heritage, 'orc');
  assert.deepEqual(save.special_abilities.map((each) => each.id), ['stalwart']);
  assert.equal(Object.values(save.actions).reduce((sum, dots) => sum + dots, 0), 7);

  await page.evaluate(() => { globalThis.printed = 0; globalThis.print = () => { globalThis.printed += 1; }; });
  await web.press(page, 'button', 'Print');
  await page.locator('#paper .page').nth(1).waitFor();
  await web.press(page, 'button', 'Print');
  assert.equal(await page.evaluate(() => globalThis.printed), 1);
  const pdf = await page.pdf({format: 'A4', printBackground: true});
  writeFileSync(join(folder, 'Mirela-Vas.pdf'), pdf);
  const paper = web.pdfText(pdf);
  for (const words of ['Mirela Vas', 'Stalwart', 'IRON']) assert.ok(paper.includes(words), words);
  assert.deepEqual(faults, []);
  await done();

  // Another person gets the file.
  const other = await begin();
  const second = other.page;
  await choose(second, path);
  await second.getByRole('dialog', {name: 'Import'}).waitFor({state: 'attached'});
  await web.press(second, 'button', 'Import 1 sheet');
  await web.press(second, 'button', 'Open');
  assert.equal(await number(second, 'IRON'), '16');
  assert.deepEqual(other.faults, []);
  await other.done();
});

async function choose(page, path) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), web.press(page, 'button', /^Import files/)]);
  await chooser.setFiles(path);
  await web.settle(page);
}

// The tour of every screen makes a crew, too (everywhere.test.mjs).
test('a crew is made beside a character, takes it in, and changes its numbers at once', web.longer, async () => {
  const hero = {format: 'roadbook/character', version: web.saveVersion, ruleset: 'beacon-road', id: 'mirela',
    in_play: true, name: 'Mirela Vas', playbook: 'warrior', heritage: 'orc'};
  const {faults, page, done} = await begin({documents: [hero], at: '#/sheet/mirela'});
  const iron = Number(await number(page, 'IRON'));
  await web.press(page, 'link', 'Library');

  await web.press(page, 'button', 'New crew');
  await web.press(page, 'radio', 'Sin-eaters');
  await web.fill(page, "The crew's name", 'The Ash Lanterns');
  await picture(page, 'desktop-crew-1-type');
  await web.press(page, 'button', /^Next: Reputation/);
  await web.press(page, 'radio', 'Honorable');
  await web.fill(page, 'Lair', 'A dry cistern');
  await web.press(page, 'button', /^Next: Hunting grounds/);
  await web.press(page, 'button', 'Roll this step');
  await picture(page, 'desktop-crew-3-grounds');
  await web.press(page, 'button', /^Next: Special ability/);
  await web.press(page, 'radio', 'Forged in the Fire');
  await picture(page, 'desktop-crew-4-ability');
  await web.press(page, 'button', /^Next: Upgrades/);
  await web.press(page, 'button', 'Roll this step');
  await picture(page, 'desktop-crew-5-upgrades');
  await web.press(page, 'button', /^Next: Favorite contact/);
  await web.press(page, 'button', 'Roll this step');
  await picture(page, 'desktop-crew-6-contact');
  await web.press(page, 'button', /^Finish/);
  await saved(page);
  await picture(page, 'desktop-crew-7-sheet');

  await web.press(page, 'button', 'Add a member');
  await web.press(page, 'radio', 'Mirela Vas');
  await picture(page, 'desktop-crew-8-members');
  await web.press(page, 'link', 'Library');
  await picture(page, 'desktop-crew-9-library');
  await saved(page);
  await page.reload();
  await web.ready(page);
  await web.pressOn(page, page.getByRole('listitem', {name: 'Mirela Vas'})
    .getByRole('button', {name: /^Open/}).first());
  assert.equal(Number(await number(page, 'IRON')), iron + 1, 'the crew gives its members one IRON');
  assert.deepEqual(faults, []);
  await done();
});

test('a faulty file gives its faults with their places and changes nothing', async () => {
  const {faults, page, done} = await begin();
  const path = join(folder, 'faulty.json');
  writeFileSync(path, '{"format":"roadbook/character","version":1,"ruleset":"beacon-road","actions":{"prowl":"two"},"traits":7}');
  await choose(page, path);
  await page.getByText('/actions/prowl').first().waitFor({state: 'attached'});
  await page.getByText('/traits').first().waitFor({state: 'attached'});
  await picture(page, 'desktop-faulty');
  await page.keyboard.press('Escape');
  await web.settle(page);
  assert.equal(await page.getByRole('button', {name: 'Make a character'}).count(), 1, 'the library is empty still');
  assert.deepEqual(faults, []);
  await done();
});

// The tour of every screen goes through the same steps with fingers (everywhere.test.mjs).
test('a character is made on a phone, with fingers', web.longer, async () => {
  const {context, faults} = await web.person(browser, web.phone);
  const page = await web.open(context, server.address);
  await makeCharacter(page, {press: web.tap, small: 'phone'});
  assert.deepEqual(faults, []);
  await context.close();
});
