// A whole session at the table, by role and name: two characters and a crew, from the plan of a score
// over its rolls, harm and downtime to the advances. The same session is made on the command line
// with the same seed, and comes to the same sheets.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {after, before, test} from 'node:test';
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

const run = (...words) => execFileSync(cli, words, {encoding: 'utf8'});

// A crew with two members, all in play, as one library.
function library() {
  const crew = JSON.parse(run('new', 'crew', '--seed', '4'));
  Object.assign(crew, {id: 'the-crew', name: 'The Ash Lanterns', in_play: true, heat: 5, wanted_level: 1});
  crew.clocks = [{name: 'The old vault', size: 8, filled: 0}];
  delete crew.coin;  // the sum of the ledger
  crew.coin_ledger = [...(crew.coin_ledger ?? []), {amount: 6, reason: 'Savings'}];
  crew.factions = [{name: 'The Wharf Court', tier: 2}];
  crew.cohorts = [{kind: 'gang', name: 'Rats', types: ['rovers'], harm: 1}];
  crew.advances = {xp_crew: 1};
  const member = (seed, id, name) => {
    const one = JSON.parse(run('new', 'character', '--seed', String(seed)));
    return Object.assign(one, {id, name, in_play: true, crew: 'the-crew', coin: 4,
      tracks: {stress: 5, xp_body: 4}, clocks: [{name: 'A new song', size: 8, filled: 0}]});
  };
  // Two tracks of Mirela's were full already: an advance waits on each.
  const mirela = {...member(11, 'mirela', 'Mirela'), advances: {xp_body: 1, xp_archetype: 1}};
  // Seren won a dot since she was made: a power may be learned for it.
  const seren = member(12, 'seren', 'Seren');
  seren.actions.finesse += 1;
  return {format: 'roadbook/library', version: crew.version, documents: [crew, mirela, seren]};
}

// What the browser's own randomness gives, for a session that can be repeated: each move's chance.
const chance = 0x1111111111111111n;
const fixedRandomness = () => {
  Object.getPrototypeOf(crypto).getRandomValues = function getRandomValues(into) {
    new Uint8Array(into.buffer, into.byteOffset, into.byteLength).fill(17);
    return into;
  };
};

// The seed that the drawer hands to its roll: the first number of that chance.
function firstSeed() {
  const word = (1n << 64n) - 1n;
  const rotated = (value, by) => ((value << by) | (value >> (64n - by))) & word;
  let seed = chance;
  const state = [];
  for (let i = 0; i < 4; ++i) {
    seed = (seed + 0x9e3779b97f4a7c15n) & word;
    let mixed = seed;
    mixed = ((mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n) & word;
    mixed = ((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn) & word;
    state.push(mixed ^ (mixed >> 31n));
  }
  return ((rotated((state[1] * 5n) & word, 7n) * 9n) & word).toString();
}

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

// The same sheets in a file, for the command line.
class Twin {
  constructor(text) {
    this.file = join(folder, `twin-${Math.random().toString(36).slice(2)}.json`);
    writeFileSync(this.file, text);
  }
  // What a move is with these answers; every question that is left is answered with the first
  // answer. Gives the answers by the words of the questions.
  play(who, procedure, given) {
    const answers = {...given};
    const asked = [];
    let seeded = false;
    for (let turn = 0; turn < 30; ++turn) {
      const words = ['play', this.file, '--who', who, '--procedure', procedure];
      for (const [key, value] of Object.entries(answers)) words.push('--choose', `${key}=${value}`);
      if (seeded) words.push('--seed', firstSeed());
      const made = JSON.parse(run(...words));
      const open = made.asks[0];
      if (!open) {
        run(...words, '--apply', '-o', this.file);
        return {made, asked, seeded};
      }
      if (open.roll) {
        seeded = true;
      } else {
        const first = open.answers?.[0];
        const number = 'low' in open;
        answers[open.key] = first ? first.id : number ? String(open.low + 1) : 'By the water gate';
        asked.push({key: open.key, prompt: open.prompt, answer: first ? first.name : answers[open.key],
          number, words: !first && !number, many: (open.answers ?? []).length > 12});
      }
    }
    throw new Error(`${procedure} never ends.`);
  }
  go(phase) {
    run('evening', this.file, '--go', phase, '-o', this.file);
  }
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
async function finish(page, twin, who, procedure, given = {}, marked = []) {
  const {made, asked, seeded} = twin.play(who, procedure, given);
  for (const one of marked) await answer(page, one);
  let rolled = false;
  for (const one of asked) {
    const inside = drawer(page);
    const there = await inside.getByText(one.prompt, {exact: true})
      .or(inside.getByLabel(one.prompt, {exact: true})).or(inside.getByRole('button', {name: one.prompt}))
      .count() > 0;
    if (!there && seeded && !rolled) {
      await web.pressOn(page, drawer(page).getByRole('button', {name: 'Roll', exact: true}));
      rolled = true;
    }
    await answer(page, one);
  }
  if (seeded && !rolled) await web.pressOn(page, drawer(page).getByRole('button', {name: 'Roll', exact: true}));
  const apply = drawer(page).getByRole('button', {name: /^(Apply|Write it down)/});
  await web.pressOn(page, apply);
  assert.equal(await drawer(page).count(), 0, `${procedure} was not applied: ${made.words}`);
  return made;
}

const part = (page, name) => page.getByRole('listitem', {name, exact: true});

// A move of the crew from the phase that is shown.
async function crewMove(page, twin, task, procedure, given, marked) {
  await web.pressOn(page, part(page, task).getByRole('button', {name: task, exact: true}));
  return finish(page, twin, 'the-crew', procedure, given, marked);
}

// A move of a member: `row` is its name where the task opens a list.
async function memberMove(page, twin, who, task, procedure, {row, given, marked} = {}) {
  const button = part(page, who).getByRole('button', {name: task, exact: true});
  await web.pressOn(page, button);
  if (row) await web.pressOn(page, drawer(page).getByRole('button', {name: row, exact: true}));
  return finish(page, twin, who.toLowerCase(), procedure, given, marked);
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

// Dates and times are those of the clock; what was done is the same everywhere.
const undated = (text) => text.split('\n').filter((line) => line && !/^\d+ [A-Z][a-z]+ \d{4}$/.test(line))
  .map((line) => line.replace(/^\d+:\d\d {2}/, ''));

test('a session by role and name: score, rolls, harm, resistance, downtime, advances', {timeout: 900000}, async () => {
  const {context, faults} = await web.person(browser);
  await context.addInitScript(fixedRandomness);
  const page = await web.open(context, server.address);
  const text = JSON.stringify(library());
  const twin = new Twin(text);
  await begin(page, text);
  await web.press(page, 'tab', 'Guide');
  await web.press(page, 'button', 'Begin the evening');
  twin.go('plan');

  // The score: its plan, what they carry, how it begins.
  await crewMove(page, twin, 'Plan the score', 'plan_score');
  for (const who of ['Mirela', 'Seren']) await memberMove(page, twin, who, 'Choose your load', 'choose_load');
  await crewMove(page, twin, 'Engagement roll', 'engagement');
  await picture(page, 'plan');

  // Four kinds of roll: an action, a fortune roll to gather information, an attack, resistance.
  await memberMove(page, twin, 'Mirela', 'Gather information', 'gather_information');
  await next(page, twin, {id: 'score', name: 'Score'});
  const acts = 'Act, attack, resist';
  await memberMove(page, twin, 'Mirela', acts, 'action_roll', {row: 'Action roll'});
  await memberMove(page, twin, 'Seren', acts, 'attack', {row: 'Attack'});
  await memberMove(page, twin, 'Seren', acts, 'take_harm', {row: 'Take harm'});
  await memberMove(page, twin, 'Mirela', acts, 'resist', {row: 'Resist'});
  await memberMove(page, twin, 'Seren', 'Flashback', 'flashback');
  await picture(page, 'score');

  await next(page, twin, {id: 'payoff', name: 'Payoff'});
  await crewMove(page, twin, 'Payoff: rep', 'payoff_rep');
  await crewMove(page, twin, 'Payoff: coin, with the tithe', 'payoff_coin');
  await crewMove(page, twin, 'Payoff: status', 'payoff_status');
  await next(page, twin, {id: 'heat', name: 'Heat'});
  await crewMove(page, twin, 'Heat of the score', 'heat');
  await next(page, twin, {id: 'entanglement', name: 'Entanglement'});
  const rolled = await crewMove(page, twin, 'Entanglement', 'entanglement');
  const which = rolled.proposed.find((each) => each.field === '/entanglement').to;
  const task = rolled.answered.find((each) => each.key === 'which').answers.find((each) => each.id === which).name;
  await crewMove(page, twin, task, which);
  await picture(page, 'entanglement');

  // Every activity of downtime: the free ones first, then those that cost coin or rep.
  await next(page, twin, {id: 'downtime', name: 'Downtime'});
  await crewMove(page, twin, 'Downtime begins', 'begin_downtime');
  const activities = [['Mirela', 'Acquire an asset', 'acquire_asset'],
    ['Seren', 'Recover', 'recover'], ['Mirela', 'Long-term project', 'long_term_project'],
    ['Seren', 'Reduce heat', 'reduce_heat'], ['Mirela', 'Train', 'train'],
    ['Seren', 'Indulge your vice', 'indulge_vice'], ['Mirela', 'Exercise your virtue', 'exercise_virtue'],
    ['Seren', 'Craft', 'craft'], ['Mirela', 'Perform a ritual', 'ritual'],
    ['Seren', 'Learn a power', 'learn_power'], ['Mirela', 'Begin to learn', 'learn']];
  for (const [who, row, procedure] of activities) {
    await memberMove(page, twin, who, 'Downtime activities', procedure, {row});
  }
  const cohorts = 'Heal or replace a cohort';
  for (const [row, procedure] of [['Help a cohort to heal', 'help_cohort'], ['Replace a cohort', 'replace_cohort']]) {
    await web.pressOn(page, part(page, cohorts).getByRole('button', {name: cohorts, exact: true}));
    await web.pressOn(page, drawer(page).getByRole('button', {name: row, exact: true}));
    await finish(page, twin, 'the-crew', procedure);
  }
  assert.ok(await page.getByText('2 of 2', {exact: true}).count() >= 2);
  await picture(page, 'downtime');

  await next(page, twin, {id: 'aftermath', name: 'The end of it'});
  await crewMove(page, twin, 'Downtime ends', 'end_downtime');
  await next(page, twin, {id: 'developing', name: 'Development'});
  await next(page, twin, {id: 'session', name: 'Experience'});
  for (let i = 0; i < 4; ++i) {
    await memberMove(page, twin, 'Mirela', 'Experience at the end of the session', 'end_of_session');
  }
  await crewMove(page, twin, "The crew's experience", 'crew_end_of_session');
  // The advances that wait are taken: a dot, an ability of the track that was full, the crew's own.
  await memberMove(page, twin, 'Mirela', 'Take an advance: one dot', 'advance_attribute');
  const learned = await memberMove(page, twin, 'Mirela', 'Take an advance: one ability', 'advance_ability');
  assert.ok(learned.proposed.some((each) => each.field === '/special_abilities'), learned.words);
  const grown = await crewMove(page, twin, 'The crew advances', 'crew_advance');
  assert.ok(grown.proposed.some((each) => each.field === '/stash'), grown.words);
  await picture(page, 'experience');

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
  // The lines are compared above; when a file was made, and dates of the journal, are the clock's.
  const plain = (documents) => documents.map(({journal, evening, exported, ...rest}) => rest)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  assert.deepEqual(plain(here), plain(there));
  assert.deepEqual(faults, []);
  await context.close();
});

test('the guide is left and found again where it was, after a reload and on another screen', async () => {
  const {context, faults} = await web.person(browser);
  const page = await web.open(context, server.address);
  await begin(page, JSON.stringify(library()));
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
  await drop(page, 'lanterns.json', JSON.stringify(library()));
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
