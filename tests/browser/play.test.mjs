// A whole session at the table, by role and name: two characters and a crew, from the plan of a score
// over its rolls, harm and downtime to the advances. The same session is made on the command line
// with the same seed, and comes to the same sheets.
import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {after, test} from 'node:test';
import {chance, commands, evening, library, plain, Twin, undated} from '../support/session.mjs';
import * as web from './support.mjs';
import {download, fixedRandomness, part, picture, playEvening} from './table.mjs';

const run = commands(resolve(web.root, process.env.ROADBOOK_CLI ?? 'build/dev/roadbook-cli'));
const {server, browser} = await web.stage({drawn: false});
const folder = mkdtempSync(join(tmpdir(), 'roadbook-play-'));
after(() => rmSync(folder, {recursive: true, force: true}));
const onDesk = web.inTurn(browser, server.address);
const onPhone = web.inTurn(browser, server.address, web.phone);

// A crew with two members, the same for all tests.
const text = JSON.stringify(library(run));
const {documents} = JSON.parse(text);

// The crew's card in the library.
function openCrew(page) {
  return web.pressOn(page, page.getByRole('listitem', {name: 'The Ash Lanterns'})
    .getByRole('button', {name: /^Open/}).first());
}

// What an evening can do without: a move that was made before, and those of a kind that another one is of. tests/long
// makes all of them.
const others = ['gather_information', 'group_action', 'flashback', 'payoff_status', 'train', 'craft', 'ritual', 'learn',
  'cohort_downtime', 'help_cohort', 'hide_lair', 'racket', 'advance_attribute'];
const moves = evening.filter(({procedure}, at) => web.thorough || !procedure ||
  !others.includes(procedure) && evening.findIndex((step) => step.procedure === procedure) === at);

test('a session by role and name: score, rolls, harm, resistance, downtime, advances', {timeout: 900000}, async () => {
  const {context, faults} = await web.person(browser);
  await context.addInitScript(fixedRandomness);
  const page = await web.open(context, server.address);
  const twin = new Twin(run, folder, text);
  await web.dropIn(page, text, 'lanterns.json');
  await openCrew(page);
  await web.press(page, 'tab', 'Guide');
  await web.press(page, 'button', 'Begin the evening');
  twin.go('plan');
  const made = await playEvening(page, twin, moves, async (name) => {
    await picture(page, `play-${name}`);
    if (name !== 'downtime') return;
    // Two activities each, and no slot of either is open any more.
    const all = await page.getByRole('heading', {name: /^Each of you/}).textContent();
    assert.match(all, /: (\d+) of \1 done$/);
    assert.equal(await page.getByRole('button', {name: 'Choose an activity: open', exact: true}).count(), 0);
  });
  assert.ok(made.advance_ability.proposed.some((each) => each.field === '/special_abilities'));
  assert.ok(made.crew_advance.proposed.some((each) => each.field === '/stash'));

  // The same seed gave the same session: line for line, and number for number.
  await web.press(page, 'tab', 'Journal');
  await picture(page, 'play-journal');
  const written = undated(await download(page, 'Export as text'));
  const wanted = undated(run('journal', twin.file));
  assert.ok(written.length > (web.thorough ? 25 : 15), written.join('\n'));
  assert.deepEqual([...written].sort(), [...wanted].sort());
  await web.press(page, 'tab', 'Table');
  await web.press(page, 'button', 'Begin a fight');
  await picture(page, 'play-table');
  await web.press(page, 'button', 'End the fight');
  await web.press(page, 'button', 'Menu');
  const here = JSON.parse(await download(page, 'Export with members')).documents;
  const there = JSON.parse(readFileSync(twin.file, 'utf8')).documents;
  // The lines are compared above.
  assert.deepEqual(plain(here), plain(there));
  assert.deepEqual(faults, []);
  await context.close();
});

test('one seed gives one character in the page and on the command line', async () => {
  const {faults, page, done} = await onDesk();
  await page.evaluate(fixedRandomness);
  await web.press(page, 'button', 'Surprise me');
  const here = JSON.parse((await web.downloaded(page, () => web.fromMenu(page, 'Export this character'))).text);
  const there = JSON.parse(run('new', 'character', '--seed', String(chance)));
  assert.ok(here.name && here.playbook && here.special_abilities.length > 0);
  assert.deepEqual(plain([here]), plain([{...there, id: here.id, in_play: true}]));
  assert.deepEqual(faults, []);
  await done();
});

test('the guide is left and found again where it was, after a reload and on another screen', async () => {
  const {faults, page, done} = await onDesk({documents});
  await openCrew(page);
  await web.press(page, 'tab', 'Guide');
  await web.press(page, 'button', 'Begin the evening');
  await web.press(page, 'button', 'Downtime');
  await page.getByRole('heading', {level: 1, name: 'Downtime'}).waitFor({state: 'attached'});
  await web.press(page, 'tab', 'Table');
  await web.press(page, 'tab', 'Guide');
  await page.getByRole('heading', {level: 1, name: 'Downtime'}).waitFor({state: 'attached'});
  await page.getByText('Saved').waitFor({state: 'attached'});
  await page.reload();
  await web.ready(page);
  const guide = page.getByRole('tab', {name: 'Guide', exact: true});
  if (await guide.count() === 0) {
    await openCrew(page);
  }
  await web.press(page, 'tab', 'Guide');
  await page.getByRole('heading', {level: 1, name: 'Downtime'}).waitFor({state: 'attached'});
  assert.deepEqual(faults, []);
  await done();
});

test('the guide, the table and the journal are reached and used on a phone', async () => {
  const {faults, page, done} = await onPhone({documents});
  await openCrew(page);
  await web.tap(page, 'button', 'Guide');
  await web.tap(page, 'button', 'Begin the evening');
  await web.tap(page, 'button', 'Next');
  await page.getByRole('heading', {level: 1, name: 'Score'}).waitFor({state: 'attached'});
  await web.fromMenu(page, "Game master's table");
  await web.tap(page, 'tab', 'Clocks');
  await part(page, 'The old vault').waitFor({state: 'attached'});
  assert.match(await page.evaluate(() => location.hash), /^#\/table\/[^/]+\/clocks$/);
  await web.tapOn(page, page.getByLabel('Clocks', {exact: true}).getByRole('button', {name: 'One more'}));
  await web.fromMenu(page, 'Journal');
  await web.fill(page, 'Add a line', 'We left by the river.');
  await web.tap(page, 'button', 'Write it down');
  await part(page, 'We left by the river.').waitFor({state: 'attached'});
  assert.deepEqual(faults, []);
  await done();
});

test('a finger on a number brings up the keyboard of a phone, and one on a track does not', async () => {
  const {faults, page, done} = await onPhone({documents, at: '#/sheet/mirela'});
  const writes = () => page.evaluate(() => document.activeElement instanceof HTMLInputElement);
  await web.tap(page, 'spinbutton', 'Stress');
  assert.ok(!await writes());
  await web.tap(page, 'button', 'Damage');
  const amount = web.byRole(page, 'spinbutton', 'How much damage?');
  await amount.waitFor({state: 'attached'});
  await web.tapOn(page, amount);
  assert.ok(await amount.evaluate((element) => element === document.activeElement));
  assert.ok(await writes());
  for (const figure of ['1', '4']) await page.keyboard.insertText(figure);
  await web.settle(page);
  assert.equal(await amount.getAttribute('aria-valuenow'), '14');
  // A second touch leaves it there.
  await web.tapOn(page, amount);
  assert.ok(await writes());
  await web.tap(page, 'button', 'How much damage?: more');
  assert.equal(await amount.getAttribute('aria-valuenow'), '15');
  assert.ok(!await writes());
  assert.deepEqual(faults, []);
  await done();
});

test('a field that a tap brings under the finger is not written in by that tap', async () => {
  const begun = documents.map((each) => each.id === 'the-crew' ? {...each, evening: {phase: 'plan'}} : each);
  const {faults, page, done} = await onPhone({documents: begun, at: '#/guide/the-crew/plan'});
  const boxes = (locator) => locator.evaluateAll((all) => all.map((each) => {
    const {left, top, right, bottom} = each.getBoundingClientRect();
    return {id: each.dataset.id, left, top, right, bottom};
  }));
  const [plan] = await boxes(web.byRole(page, 'button', 'Plan the score'));
  await web.tap(page, 'button', 'Plan the score');
  const fields = await boxes(page.getByRole('dialog').getByRole('textbox'));
  await page.goBack();
  await web.settle(page);
  let met = 0;
  for (const {id, left, top, right, bottom} of fields) {
    // Where the button stood and the field comes.
    const [above, below] = [Math.max(plan.top, top), Math.min(plan.bottom, bottom)];
    if (below - above < 4) continue;
    ++met;
    await page.touchscreen.tap((Math.max(plan.left, left) + Math.min(plan.right, right)) / 2, (above + below) / 2);
    await web.settle(page);
    assert.equal(await page.getByRole('dialog').count(), 1);
    assert.notEqual(await page.evaluate(() => document.activeElement?.dataset.id), id);
    await page.goBack();
    await web.settle(page);
  }
  assert.ok(met > 0);
  assert.deepEqual(faults, []);
  await done();
});

test('a cell of harm is written with the keyboard at once when the mouse has pressed it', async () => {
  const unhurt = documents.map((each) => each.id === 'mirela' ? {...each, harm: []} : each);
  const {faults, page, done} = await onDesk({documents: unhurt, at: '#/sheet/mirela'});
  for (const [number, words] of [[1, 'Broken arm'], [2, 'Deep cut']]) {
    const name = `Moderate harm ${number}`;
    await web.press(page, 'button', `Write: ${name}`);
    const field = web.byRole(page, 'textbox', name);
    await field.waitFor({state: 'attached'});
    await web.settle(page);
    assert.ok(await field.evaluate((element) => element === document.activeElement), `${name} has the keyboard`);
    await page.keyboard.type(words);
    await web.settle(page);
    assert.equal(await field.inputValue(), words);
  }
  assert.deepEqual(faults, []);
  await done();
});

test('the way back in a message leads back from its own step alone', async () => {
  const {faults, page, done} = await onDesk({documents, at: '#/sheet/mirela'});
  const message = page.getByRole('status').filter({hasText: 'Take damage'});
  await web.byRole(page, 'button', 'Damage').waitFor({state: 'attached'});
  for (const again of [false, true]) {
    await web.press(page, 'button', 'Damage');
    await page.getByRole('dialog', {name: 'Take damage'}).waitFor({state: 'attached'});
    await web.pressOn(page, page.getByRole('dialog').getByRole('button', {name: /^Apply/}));
    await page.getByRole('dialog').waitFor({state: 'detached'});
    await message.first().waitFor({state: 'attached'});
    if (!again) continue;
    await page.keyboard.press('Control+z');
    await message.first().waitFor({state: 'detached'});
  }
  assert.deepEqual(faults, []);
  await done();
});
