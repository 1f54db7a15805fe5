// Plays the evening of tests/support/session.mjs in the desktop program, with the same chance as the
// page and the command line: the sheets come out the same.
//
//   node tests/desktop/session.mjs PROGRAM CLI FOLDER    on the display of DISPLAY; the folder is its own
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {chance, commands, dealtWith, evening, library, plain, Twin} from '../support/session.mjs';

const [program, cli, folder] = process.argv.slice(2);
const run = commands(cli);
const kept = join(folder, 'library');
rmSync(folder, {recursive: true, force: true});
mkdirSync(kept, {recursive: true});
const start = library(run);
for (const each of start.documents) writeFileSync(join(kept, `${each.id}.json`), JSON.stringify(each));
const twin = new Twin(run, folder, JSON.stringify(start));

// The lines of the script that do the same as the command line.
const press = (role, name, within) =>
  `press ${role} ${JSON.stringify(name)}${within ? ` in ${JSON.stringify(within)}` : ''}`;
function answered(one) {
  if (one.roll) return [press('button', 'Roll')];
  if (one.words) return [`type textbox ${JSON.stringify(one.prompt)} ${JSON.stringify(one.answer)}`];
  if (one.number) return [`more spin_button ${JSON.stringify(one.prompt)}`];
  if (one.many) return [press('button', `${one.prompt}*`), press('radio', one.answer)];
  return [press('radio', one.answer, one.prompt)];
}
const made = {};
function move({who, part, task, besides, procedure, row, wanted}) {
  const {made: done, asked} = twin.play(who, procedure, wanted);
  made[procedure] = done;
  return [press(besides ? 'link' : 'button', task, part), ...(row ? [press('button', row)] : []),
    ...asked.flatMap(answered), press('button', done.proposed.length > 0 ? 'Apply*' : 'Write it down*')];
}
twin.go('plan');
const lines = [press('button', 'Open*', 'The Ash Lanterns'), press('tab', 'Guide'),
  press('button', 'Begin the evening')];
for (const step of evening) {
  if (step.phase) {
    twin.go(step.phase.id);
    lines.push(press('button', 'Next'), `wait heading ${JSON.stringify(step.phase.name)}`);
  } else if (step.entangled) {
    lines.push(...move(dealtWith(step, made.entanglement)));
  } else if (!step.picture) {
    lines.push(...move(step));
  }
}
lines.push('wait status "Saved"');
writeFileSync(join(folder, 'script'), lines.join('\n'));
execFileSync(program, ['--library', kept, '--script', join(folder, 'script'), '--chance', String(chance)],
  {stdio: ['ignore', 'ignore', 'inherit'], timeout: 300000});

const here = readdirSync(kept).filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(kept, name), 'utf8')));
assert.deepEqual(plain(here), plain(JSON.parse(readFileSync(twin.file, 'utf8')).documents));
const told = (documents) => documents.flatMap(({journal}) => (journal ?? []).map(({words}) => words)).sort();
const lines_here = told(here);
assert.ok(lines_here.length > 25, lines_here.join('\n'));
assert.deepEqual(lines_here, told(JSON.parse(readFileSync(twin.file, 'utf8')).documents));
