// A browser that is killed, with all its processes, in the middle of edits: what it showed as saved is
// there, and what it had not saved is offered.
//
// Short here; tests/long makes it long.
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {after, before, test} from 'node:test';
import {chromium} from 'playwright-core';
import {inField, names, openName, type} from './stored.mjs';
import * as web from './support.mjs';

const kills = Number(process.env.ROADBOOK_KILLS ?? 2);
let server;
let folder;
const running = new Set();

before(async () => {
  server = await web.serve();
  folder = mkdtempSync(join(tmpdir(), 'roadbook-browser-'));
});
after(async () => {
  for (const each of running) end(each);
  server?.stop();
  rmSync(folder, {recursive: true, force: true, maxRetries: 10});
});

// A browser of its own group of processes, with its storage in the folder.
async function start() {
  const program = spawn(web.chromiumPath, [
    '--headless', ...web.chromiumArguments, ...web.softwareGraphics, '--disable-dev-shm-usage',
    '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank',
  ], {detached: true, stdio: ['ignore', 'ignore', 'pipe']});
  running.add(program);
  const address = await new Promise((done, fail) => {
    program.once('exit', (code) => fail(new Error(`The browser ended with ${code}.`)));
    createInterface(program.stderr).on('line', (line) => {
      const found = /DevTools listening on (ws:.*)/.exec(line);
      if (found) done(found[1]);
    });
  });
  const browser = await chromium.connectOverCDP(address);
  const page = await browser.contexts()[0].newPage();
  await page.goto(server.address);
  await web.ready(page);
  return {program, browser, page};
}

// All of its processes at once, as a machine that runs out of memory does.
function end(program) {
  running.delete(program);
  try {
    process.kill(-program.pid, 'SIGKILL');
  } catch {
    // It is gone.
  }
}
async function kill({program, browser}) {
  const gone = new Promise((done) => program.once('exit', done));
  end(program);
  await gone;
  await browser.close().catch(() => {});
}

test('a browser that is killed loses nothing that was saved, and offers what it had noted', async () => {
  let now = await start();
  await now.page.evaluate(async () => {
    const hero = {format: 'roadbook/character', version: 1, ruleset: 'beacon-road', id: 'hero', name: 'saved 0'};
    await roadbook.library.put('hero', 0, new TextEncoder().encode(JSON.stringify(hero)));
  });
  await now.page.reload();
  await web.ready(now.page);
  for (let count = 1; count <= kills; ++count) {
    const {page} = now;
    await openName(page);
    await type(page, `saved ${count}`);
    await inField(page, `saved ${count}`);
    await web.saved(page);
    // From now on the disk is too slow: nothing more is stored.
    await page.evaluate(() => { roadbook.library.write = () => new Promise(() => {}); });
    await type(page, `typed ${count}`);
    await inField(page, `typed ${count}`);
    await page.evaluate(() => roadbook.library.journal.settled());
    await kill(now);
    now = await start();
    assert.deepEqual(await names(now.page), [`saved ${count}`]);
    const dialog = now.page.getByRole('dialog', {name: 'Unsaved changes'});
    await dialog.waitFor({state: 'attached'});
    assert.equal(await dialog.getByRole('listitem').count(), 1);
    await web.act(now.page, 'button', 'Restore');
    await web.saved(now.page);
    assert.deepEqual(await names(now.page), [`typed ${count}`]);
  }
  await kill(now);
});
