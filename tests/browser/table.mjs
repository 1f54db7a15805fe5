// What is done at the table by role and name: a move is made as on the command line, the evening goes on.
import assert from 'node:assert/strict';
import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {dealtWith} from '../support/session.mjs';
import * as web from './support.mjs';

// The browser's own randomness gives the session's chance (tests/support/session.mjs).
export const fixedRandomness = () => {
  Object.getPrototypeOf(crypto).getRandomValues = function getRandomValues(into) {
    new Uint8Array(into.buffer, into.byteOffset, into.byteLength).fill(17);
    return into;
  };
};

// Chance that can be repeated, and yet no two sheets get one id.
export const countedRandomness = () => {
  let count = 0;
  Object.getPrototypeOf(crypto).getRandomValues = function getRandomValues(into) {
    new Uint8Array(into.buffer, into.byteOffset, into.byteLength).fill(++count % 256);
    return into;
  };
};

// The next steps of a creation, each left to chance.
export async function rollSteps(page, ...steps) {
  for (const step of steps) {
    await web.press(page, 'button', `Next: ${step}`);
    await web.press(page, 'button', 'Roll this step');
  }
}

// Pictures of the screen, where ROADBOOK_PICTURES names a folder: a desktop and a phone, day and night.
export async function picture(page, name) {
  const folder = process.env.ROADBOOK_PICTURES;
  if (!folder) return;
  mkdirSync(folder, {recursive: true});
  for (const [size, view] of [['1280', {width: 1280, height: 800}], ['390', {width: 390, height: 844}]]) {
    await page.setViewportSize(view);
    for (const [theme, scheme] of [['day', 'light'], ['night', 'dark']]) {
      await page.emulateMedia({colorScheme: scheme, reducedMotion: 'reduce'});
      await web.settle(page);
      await page.screenshot({path: join(folder, `${name}-${size}-${theme}.png`)});
    }
  }
  await page.setViewportSize({width: 1280, height: 800});
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  await web.settle(page);
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
    await page.keyboard.press('ArrowRight');
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
async function finish(page, twin, who, procedure, wanted) {
  const {made, asked} = twin.play(who, procedure, wanted);
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

export const part = (page, name) => page.getByRole('listitem', {name, exact: true});

// A move from the phase that is shown.
async function move(page, twin, {who, part: place, task, besides, procedure, row, wanted}) {
  // A task of a member is a slot, with how far it is as its value.
  await web.pressOn(page, web.byRole(part(page, place), besides ? 'link' : 'button', task).first());
  if (row) await web.pressOn(page, drawer(page).getByRole('button', {name: row, exact: true}));
  return finish(page, twin, who, procedure, wanted);
}

// A move out of the list of all moves of the sheet that is open. `opened` is called when its drawer is open.
export async function moveOfList(page, twin, who, procedure, row, opened = () => {}, wanted = {}) {
  await web.press(page, 'button', 'All moves');
  await web.pressOn(page, drawer(page).getByRole('button', {name: row, exact: true}));
  await opened();
  return finish(page, twin, who, procedure, wanted);
}

async function next(page, twin, phase) {
  await web.press(page, 'button', 'Next');
  await page.getByRole('heading', {level: 1, name: phase.name}).waitFor({state: 'attached'});
  twin.go(phase.id);
}

// Plays an evening of tests/support/session.mjs whose guide is open at its first phase, beside its twin.
// `shown` is called for each picture. Gives the moves by their procedures.
export async function playEvening(page, twin, evening, shown = () => {}) {
  const made = {};
  for (const step of evening) {
    if (step.picture) await shown(step.picture);
    else if (step.phase) await next(page, twin, step.phase);
    else if (step.entangled) await move(page, twin, dealtWith(step, made.entanglement));
    else made[step.procedure] = await move(page, twin, step);
  }
  return made;
}

// The text of the file that a press on that button gives.
export const download = async (page, button) =>
  (await web.downloaded(page, () => web.pressOn(page, web.byRole(page, 'button', button).first()))).text;
