// A whole session at the table, by role and name: two characters and a crew, from the plan of a score
// over its rolls, harm and downtime to the advances. The same session is made on the command line
// with the same seed, and comes to the same sheets.
import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {after, before, test} from 'node:test';
import {commands, entangled, evening, library, plain, Twin, undated} from '../support/session.mjs';
import * as web from './support.mjs';

const cli = resolve(web.root, process.env.ROADBOOK_CLI ?? 'build/dev/roadbook-cli');
const pictures = process.env.ROADBOOK_PICTURES;
let server;
let browser;
let folder;
before(async () => {
  server = await web.serve();
  browser = await web.launch();
  folder = mkdtempSync(join(tmpdir(), 'roadbook-play-'));
});
after(async () => {
  await browser?.close();
  server?.stop();
  if (folder) rmSync(folder, {recursive: true, force: true});
});

const run = commands(cli);

// The browser's own randomness gives the session's chance (tests/support/session.mjs).
const fixedRandomness = () => {
  Object.getPrototypeOf(crypto).getRandomValues = function getRandomValues(into) {
    new Uint8Array(into.buffer, into.byteOffset, into.byteLength).fill(17);
    return into;
  };
};

async function drop(page, name, text) {
  await page.evaluate(([file, content]) => {
    const data = new DataTransfer();
    data.items.add(new File([content], file, {type: 'application/json'}));
    for (const kind of ['dragenter', 'dragover', 'drop']) {
      document.body.dispatchEvent(new DragEvent(kind, {dataTransfer: data, bubbles: true, cancelable: true}));
    }
  }, [name, text]);
  const dialog = page.getByRole('dialog');
  await dialog.waitFor({state: 'attached'});
  await web.settle(page);
  await web.pressOn(page, dialog.getByRole('button', {name: /^(Import|Bring in \d)/}).last());
}

const drawer = (page) => page.getByRole('dialog');

async function answer(page, one) {
  const inside = drawer(page);
  if (one.words) return web.fill(page, one.prompt, one.answer);
  if (one.number) {
    // One more than the least, which is what stands there.
    const field = inside.getByRole('spinbutton', {name: one.prompt, exact: true});
    await web.reveal(page, field);
    await field.focus();
    await page.keyboard.press('ArrowUp');
    return web.settle(page);
  }
  if (one.many) {
    await web.pressOn(page, inside.getByRole('button', {name: new RegExp(`^${one.prompt.replace('?', '\\?')}`)}));
    return web.pressOn(page, page.getByRole('radio', {name: one.answer, exact: true}).last());
  }
  const group = inside.getByRole('radiogroup', {name: one.prompt, exact: true});
  return web.pressOn(page, group.getByRole('radio', {name: one.answer, exact: true}).first());
}

// The drawer is open at a move: the same answers as on the command line, the roll, and applied.
async function finish(page, twin, who, procedure) {
  const {made, asked} = twin.play(who, procedure);
  for (const one of asked) {
    if (one.roll) {
      await web.pressOn(page, drawer(page).getByRole('button', {name: 'Roll', exact: true}));
    } else {
      await answer(page, one);
    }
  }
  const apply = drawer(page).getByRole('button', {name: /^(Apply|Write it down)/});
  await web.pressOn(page, apply);
  assert.equal(await drawer(page).count(), 0, `${procedure} was not applied: ${made.words}`);
  return made;
}

const part = (page, name) => page.getByRole('listitem', {name, exact: true});

// A move from the phase that is shown.
async function move(page, twin, {who, part: place, task, procedure, row}) {
  await web.pressOn(page, part(page, place).getByRole('button', {name: task, exact: true}));
  if (row) await web.pressOn(page, drawer(page).getByRole('button', {name: row, exact: true}));
  return finish(page, twin, who, procedure);
}

async function next(page, twin, phase) {
  await web.press(page, 'button', 'Next');
  await page.getByRole('heading', {level: 1, name: phase.name}).waitFor({state: 'attached'});
  twin.go(phase.id);
}

async function picture(page, name) {
  if (!pictures) return;
  mkdirSync(pictures, {recursive: true});
  for (const [size, view] of [['1280', {width: 1280, height: 800}], ['390', {width: 390, height: 844}]]) {
    await page.setViewportSize(view);
    for (const [theme, scheme] of [['day', 'light'], ['night', 'dark']]) {
      await page.emulateMedia({colorScheme: scheme, reducedMotion: 'reduce'});
      await web.settle(page);
      await page.screenshot({path: join(pictures, `play-${name}-${size}-${theme}.png`)});
    }
  }
  await page.setViewportSize({width: 1280, height: 800});
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  await web.settle(page);
}

// The crew's card in the library.
function openCrew(page) {
  return web.pressOn(page, page.getByRole('listitem', {name: 'The Ash Lanterns'})
    .getByRole('button', {name: /^Open/}).first());
}

async function begin(page, text) {
  await drop(page, 'lanterns.json', text);
  await openCrew(page);
  await page.getByRole('tab', {name: 'Guide', exact: true}).waitFor({state: 'attached'});
}

const text_of = async (page, kind) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'), web.press(page, 'button', kind)]);
  return readFileSync(await download.path(), 'utf8');
};

test('a session by role and name: score, rolls, harm, resistance, downtime, advances', {timeout: 900000}, async () => {
  const {context, faults} = await web.person(browser);
  await context.addInitScript(fixedRandomness);
  const page = await web.open(context, server.address);
  const text = JSON.stringify(library(run));
  const twin = new Twin(run, folder, text);
  await begin(page, text);
  await web.press(page, 'tab', 'Guide');
  await web.press(page, 'button', 'Begin the evening');
  twin.go('plan');
  const made = {};
  for (const step of evening) {
    if (step.picture) await picture(page, step.picture);
    else if (step.phase) await next(page, twin, step.phase);
    else if (step.entangled) await move(page, twin, entangled(made.entanglement));
    else made[step.procedure] = await move(page, twin, step);
    if (step.picture === 'downtime') {
      assert.ok(await page.getByText('2 of 2', {exact: true}).count() >= 2);
    }
  }
  assert.ok(made.advance_ability.proposed.some((each) => each.field === '/special_abilities'));
  assert.ok(made.crew_advance.proposed.some((each) => each.field === '/stash'));

  // The same seed gave the same session: line for line, and number for number.
  await web.press(page, 'tab', 'Journal');
  await picture(page, 'journal');
  const written = undated(await text_of(page, 'Export as text'));
  const wanted = undated(run('journal', twin.file));
  assert.ok(written.length > 25, written.join('\n'));
  assert.deepEqual([...written].sort(), [...wanted].sort());
  await web.press(page, 'tab', 'Table');
  await web.press(page, 'button', 'Begin a fight');
  await picture(page, 'table');
  await web.press(page, 'button', 'End the fight');
  await web.press(page, 'button', 'Menu');
  const [download] = await Promise.all([
    page.waitForEvent('download'), web.press(page, 'button', 'Export with members')]);
  const here = JSON.parse(readFileSync(await download.path(), 'utf8')).documents;
  const there = JSON.parse(readFileSync(twin.file, 'utf8')).documents;
  // The lines are compared above.
  assert.deepEqual(plain(here), plain(there));
  assert.deepEqual(faults, []);
  await context.close();
});

test('the guide is left and found again where it was, after a reload and on another screen', async () => {
  const {context, faults} = await web.person(browser);
  const page = await web.open(context, server.address);
  await begin(page, JSON.stringify(library(run)));
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
  await context.close();
});

test('the guide, the table and the journal are reached and used on a phone', async () => {
  const {context, faults} = await web.person(browser, web.phone);
  const page = await web.open(context, server.address);
  await drop(page, 'lanterns.json', JSON.stringify(library(run)));
  await openCrew(page);
  await web.tap(page, 'button', 'Guide');
  await web.tap(page, 'button', 'Begin the evening');
  await web.tap(page, 'button', 'Next');
  await page.getByRole('heading', {level: 1, name: 'Score'}).waitFor({state: 'attached'});
  await web.fromMenu(page, "Game master's table");
  await web.tap(page, 'tab', 'Clocks');
  await part(page, 'The old vault').waitFor({state: 'attached'});
  await web.tap(page, 'button', 'One more');
  await web.fromMenu(page, 'Journal');
  await web.fill(page, 'Add a line', 'We left by the river.');
  await web.tap(page, 'button', 'Write it down');
  await part(page, 'We left by the river.').waitFor({state: 'attached'});
  assert.deepEqual(faults, []);
  await context.close();
});
