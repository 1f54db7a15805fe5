// Presses real keys of the display into every text field of the desktop program, each full to the
// limit of the file: no field cuts what it holds.
//
//   node tests/desktop/fields.mjs PROGRAM FOLDER      on the display of DISPLAY; the folder is its own
import assert from 'node:assert/strict';
import {execFileSync, spawn} from 'node:child_process';
import {mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {fullSheets} from '../support/full_sheets.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const [program, folder] = process.argv.slice(2);
const {documents, texts, steps} = fullSheets(root);
const waiting = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));

// A window that shows a whole screen at once, as far as the display goes.
const settings = join(folder, 'config/roadbook');
mkdirSync(settings, {recursive: true});

// All texts of a save by their first word.
function textsIn(value, found = new Map()) {
  if (typeof value === 'string') {
    if (/^T\d+ /.test(value)) found.set(value.split(' ')[0], value);
  } else if (value !== null && typeof value === 'object') {
    for (const each of Object.values(value)) textsIn(each, found);
  }
  return found;
}

const programs = new Set();
process.once('exit', () => programs.forEach((each) => each.kill('SIGKILL')));

// Runs the program with one sheet up to that screen. Gives the process, the fields that it showed, and the
// buttons that open one more. A field that was opened below what can be seen has no place: it has the keys.
async function open(document, script) {
  const library = join(folder, 'library');
  rmSync(library, {recursive: true, force: true});
  mkdirSync(library);
  writeFileSync(join(library, `${document.id}.json`), JSON.stringify(document));
  writeFileSync(join(folder, 'script'), script.join('\n'));
  const running = spawn(program, ['--library', library, '--script', join(folder, 'script')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {...process.env, XDG_CONFIG_HOME: join(folder, 'config'), XDG_CACHE_HOME: join(folder, 'cache')},
  });
  programs.add(running);
  running.once('exit', () => programs.delete(running));
  let out = '';
  running.stdout.on('data', (part) => { out += part; });
  const ended = new Promise((done) => running.once('exit', done));
  let goesOn = true;
  ended.then(() => { goesOn = false; });
  while (!/^places: /m.test(out) && goesOn) await waiting(0.05);
  assert.ok(goesOn, `the program goes on: ${script.join(', ')}`);
  const lines = out.split('\n');
  const fields = lines.map((line) => /^(\d+) (\d+) (\d+) (\d+) \w+ "(.*?)" = (T\d+) /.exec(line))
      .filter((each) => each).map(([, x, y, width, height, name, mark]) =>
        ({x: Number(x), y: Number(y), width: Number(width), height: Number(height), name, mark}));
  const opened = /^press button "Change: (.*)"$/.exec(script.at(-3))?.[1];
  const hidden = lines.map((line) => /^textbox "(.*?)" = (T\d+) /.exec(line))
      .filter((each) => each && each[1] === opened && !fields.some(({mark}) => mark === each[2]));
  fields.push(...hidden.map(([, name, mark]) => ({name, mark})));
  const openers = lines.map((line) => /^button "((?:Change|Edit)\b.*)"$/.exec(line)?.[1]).filter((each) => each);
  const stored = () => textsIn(JSON.parse(readFileSync(join(library, `${document.id}.json`), 'utf8')));
  return {running, ended, fields, openers, stored};
}

const press = (...command) => execFileSync('xdotool', command.map(String));

let tried = 0;
const found = new Map();
// A text that stands on more than two screens of a sheet has the same field on each.
const often = (mark) => (found.get(mark) ?? 0) >= 2;
async function tryScreen(document, name, script) {
  const {running, ended, fields, openers, stored} = await open(document, [...script, 'list', 'places', 'stay']);
  const expected = textsIn(document);
  const seen = new Set();
  for (const field of fields) {
    // A text that has two fields on one screen is tried in the first.
    if (seen.has(field.mark) || !expected.has(field.mark) || often(field.mark)) continue;
    seen.add(field.mark);
    const before = expected.get(field.mark);
    const after = `${before.slice(0, -1)}Q`;
    expected.set(field.mark, after);
    // A screen that is still being laid out may miss a click: then nothing has changed.
    for (let attempt = 0; attempt < 3 && stored().get(field.mark) === before; ++attempt) {
      if ('x' in field) {
        const [x, y] = [field.x + Math.min(20, field.width / 2), field.y + Math.min(20, field.height / 2)];
        // SDL does not tell the first move in a window: the pointer is where it was until the second.
        press('mousemove', x - 1, y, 'mousemove', x, y, 'click', 1);
      }
      press('key', '--delay', 40, 'ctrl+Home', 'shift+q', 'ctrl+End', 'BackSpace', 'shift+q');
      const until = Date.now() + 15000;
      while (stored().get(field.mark) !== after && Date.now() < until) await waiting(0.1);
    }
    assert.equal(stored().get(field.mark), after, `${texts.get(before)}, ${field.name}, on ${name}`);
    found.set(field.mark, (found.get(field.mark) ?? 0) + 1);
    ++tried;
  }
  assert.deepEqual(stored(), expected, `${name}: nothing else has changed`);
  running.kill('SIGTERM');
  await ended;
  return openers;
}

const words = JSON.parse(readFileSync(join(root, 'assets/rulesets/beacon-road/ruleset.json'), 'utf8'));
const stepName = (kind, id) => words[`${kind}_steps`].find((each) => each.id === id).name;
const [width, height] = execFileSync('xdotool', ['getdisplaygeometry']).toString().trim().split(' ').map(Number);
writeFileSync(join(settings, 'settings'), `window=0 0 ${width - 20} ${height - 20}\n`);

for (const document of documents) {
  const kind = document.format.split('/')[1];
  if (document.in_play) {
    const pages = kind === 'crew' ? [[]] : [['press radio "Edit"'], ['press tab "Story"', 'press radio "Edit"']];
    for (const page of pages) {
      const script = ['press button "Open"', ...page];
      // What is only read until it is changed is opened by itself, one after the other.
      for (const opener of await tryScreen(document, `${document.id} ${page}`, script)) {
        await tryScreen(document, `${document.id} ${page} ${opener}`, [...script, `press button "${opener}"`]);
      }
    }
    continue;
  }
  for (const step of steps[kind]) {
    await tryScreen(document, `${document.id} ${step}`,
                    ['press button "Continue"', `press button "${stepName(kind, step)}*"`]);
  }
}
console.log(`${tried} fields, ${found.size} of ${texts.size} texts: each changed by what was typed and by nothing else`);
assert.ok(found.size >= 44, `${found.size} texts`);
