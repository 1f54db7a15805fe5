// The start: something to see at once, nothing lost that was begun early, and a page for browsers
// that cannot draw.
import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {brotliCompressSync} from 'node:zlib';
import {chromium} from 'playwright-core';
import {asksFor, sent} from '../support/first_visit.mjs';
import * as web from './support.mjs';

const {server, browser} = await web.stage({drawn: false});

const hero = {format: 'roadbook/character', version: web.saveVersion, ruleset: 'beacon-road', id: 'mirela', in_play: true,
  name: 'Mirela Vas', playbook: 'warrior', heritage: 'orc'};

test('the name, a sentence and a bar are seen while the program is still on its way', async (t) => {
  const {context} = await web.person(browser);
  let letIn;
  const held = new Promise((done) => { letIn = done; });
  await context.route('**/roadbook.wasm', async (route) => {
    await held;
    await route.continue();
  });
  const page = await context.newPage();
  await page.goto(server.address, {waitUntil: 'commit'});
  const seen = await page.evaluate(() => new Promise((done) => {
    new PerformanceObserver((list) => done(list.getEntriesByName('first-contentful-paint')[0].startTime))
      .observe({type: 'paint', buffered: true});
  }));
  t.diagnostic(`first seen after ${seen.toFixed(0)} ms; tests/bench/run measures it`);
  assert.ok(await page.getByRole('img', {name: 'Roadbook'}).isVisible());
  await page.getByText('Opening the book…').waitFor();
  assert.ok(await page.getByRole('progressbar', {name: 'Opening the book'}).isVisible());
  assert.equal(await page.evaluate(() => Boolean(globalThis.roadbook?.started)), false);
  letIn();
  await web.ready(page);
  assert.equal(await page.locator('#cover').isVisible(), false);
  await context.close();
});

test('the program is asked for at once, all of it, and begins when the name and the bar are drawn', async () => {
  const {context} = await web.person(browser);
  await context.addInitScript(() => {
    globalThis.setTimeout = () => 0;
    const {requestAnimationFrame} = globalThis;
    globalThis.requestAnimationFrame = (told) => {
      globalThis.draw = told;
      globalThis.requestAnimationFrame = requestAnimationFrame;
    };
  });
  const page = await context.newPage();
  const asked = new Set();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname.slice(1)));
  const shell = await (await fetch(server.address)).text();
  const named = [...shell.matchAll(/rel="(?:module)?preload" href="([^"]+)"/g)].map(([, name]) => name);
  assert.ok(named.includes('roadbook.wasm') && named.includes('page.js'));
  await page.goto(server.address);
  await page.waitForFunction(() => globalThis.draw);
  while (!named.every((name) => asked.has(name))) await page.evaluate(() => new Promise(requestAnimationFrame));
  assert.ok(await page.getByRole('img', {name: 'Roadbook'}).isVisible());
  assert.ok(!await page.getByText('Opening the book…').isVisible(), 'nothing is to be read before it takes long');
  assert.equal(await page.evaluate(() => Boolean(globalThis.roadbook?.started)), false);
  await page.evaluate(() => draw());
  await page.waitForFunction(() => globalThis.roadbook?.atRest);
  const program = (name) => /\.(m?js|wasm)$/.test(name) && name !== 'worker.js';
  assert.deepEqual([...asked].filter(program).sort(), [...named, 'boot.js'].sort());
  await context.close();
});

test('the first picture is drawn with the start, and what takes longer comes behind it', async () => {
  const {context, faults} = await web.person(browser);
  await context.addInitScript(() => {
    const real = globalThis.requestAnimationFrame.bind(globalThis);
    globalThis.held = [];
    globalThis.requestAnimationFrame = (draw) => globalThis.roadbook?.started && globalThis.held
      ? globalThis.held.push(draw) : real(draw);
  });
  const page = await context.newPage();
  await page.goto(server.address);
  await page.waitForFunction(() => performance.getEntriesByName('roadbook-first-frame').length, null, {polling: 20});
  assert.equal(await page.locator('#cover').isVisible(), false);
  assert.equal(await page.evaluate(() => roadbook.framesShown), 1);
  assert.equal(await page.locator('#mirror *').count(), 0);
  // Who asks for the game before it is read gets it, too.
  await page.evaluate(() => { location.hash = '#/rules'; });
  await page.evaluate(() => { const wait = held; held = null; wait.forEach((draw) => requestAnimationFrame(draw)); });
  await web.ready(page);
  await page.getByRole('dialog', {name: 'Rules of Beacon Road'}).waitFor({state: 'attached'});
  assert.deepEqual(faults, []);
  await context.close();
});

// The most that all files of a first visit are on the way; what few need at once is fetched later (web/later.txt).
const firstVisit = 699616;

test('the band over the library is asked for once the first frame stands; all of the first visit is 699,616 bytes at most', async (t) => {
  const {context, faults} = await web.person(browser);
  const page = await context.newPage();
  const loaded = asksFor(page);
  await page.goto(server.address);
  await web.ready(page);
  const asked = () => page.evaluate(() => performance.getEntriesByType('resource')
    .filter((each) => each.name.endsWith('/band.bin')).map((each) => each.startTime));
  while ((await asked()).length === 0) await page.evaluate(() => new Promise(requestAnimationFrame));
  const frame = await page.evaluate(() => performance.getEntriesByName('roadbook-first-frame')[0].startTime);
  const times = await asked();
  assert.equal(times.length, 1);
  assert.ok(times[0] >= frame, `the band was asked for at ${times[0]} ms, the first frame stood at ${frame} ms`);
  while (![...loaded].includes('band.bin')) await page.evaluate(() => new Promise(requestAnimationFrame));
  await web.settle(page);
  const files = [...loaded].filter((name) => existsSync(join(web.pageFolder, name)));
  const bytes = files.map((name) => sent(web.pageFolder, name)).reduce((all, each) => all + each, 0);
  t.diagnostic(`${files.join(', ')}: ${bytes} bytes`);
  assert.ok(files.includes('roadbook.wasm') && files.includes('index.html') && files.includes('page.js'));
  assert.ok(bytes <= firstVisit, `${bytes} bytes`);
  assert.deepEqual(faults, []);
  await context.close();
});

test('the emblems that the first visit loads take at most 15 KB on the way', () => {
  const folder = join(web.root, 'assets/emblems');
  // What src/embedded puts into the program; pictures that they are made of stay out of it.
  const loaded = readdirSync(folder).filter((name) => /\.(otf|txt)$/.test(name));
  assert.ok(loaded.includes('emblems.otf'));
  const bytes = brotliCompressSync(Buffer.concat(loaded.map((name) => readFileSync(join(folder, name))))).length;
  assert.ok(bytes <= 15000, `${bytes} bytes`);
});

test('what few need is fetched when it is wanted: the rest of the program, and letters', async () => {
  const {context, faults} = await web.person(browser);
  const page = await context.newPage();
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)));
  const few = () => asked.filter((name) => /later|fonts\//.test(name));
  await page.goto(server.address);
  await web.ready(page);
  await web.press(page, 'button', 'Make a character');
  await web.press(page, 'button', /^Name and look/);
  await web.fill(page, 'Name', 'Żółć Ștefan');
  assert.deepEqual(few(), []);
  const letters = page.waitForResponse(/-more\.otf$/);
  await web.fill(page, 'Name', 'Ольга');
  assert.ok((await letters).ok());
  assert.deepEqual(few().filter((name) => name.includes('later')), []);
  await web.fromMenu(page, 'Print');
  await page.getByRole('heading', {level: 1, name: /Ольга/}).first().waitFor({state: 'attached'});
  assert.deepEqual(few().filter((name) => name.includes('later')), ['later.wasm']);
  // It came while the page went on.
  assert.equal(await page.evaluate(() => roadbook.parts.waited), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test('where the rest of the program cannot be loaded, the page says so, and tries again', async () => {
  const {context} = await web.person(browser);
  const page = await context.newPage();
  await page.goto(server.address);
  await web.ready(page);
  await web.press(page, 'button', 'Make a character');
  await page.route('**/later.wasm', (route) => route.abort());
  await web.fromMenu(page, 'Print');
  await page.getByText('A part of Roadbook could not be loaded.').first().waitFor({state: 'attached'});
  // A crew is made by the rest: the player is back in the library, and not in a circle.
  await web.press(page, 'link', 'Library');
  await web.press(page, 'button', 'At random');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('later.wasm'));
  await web.press(page, 'button', 'A whole crew');
  await failed;
  await web.settle(page);
  await page.waitForFunction(() => location.hash === '#/');
  await page.unroute('**/later.wasm');
  await web.fromMenu(page, 'Print blank sheets');
  await page.getByRole('heading', {level: 1, name: /^Print/}).waitFor({state: 'attached'});
  await context.close();
});

test('what is begun before the library is open stays, beside what was there', async () => {
  const {context, faults} = await web.person(browser);
  const page = await web.blank(context, server.address);
  await web.plant(page, [hero]);
  await page.addInitScript(() => {
    const real = IDBFactory.prototype.open;
    const waiting = [];
    globalThis.letIn = () => waiting.forEach((each) => each());
    IDBFactory.prototype.open = function(...given) {
      const asked = {};
      waiting.push(() => {
        const request = real.apply(this, given);
        for (const each of ['onupgradeneeded', 'onblocked', 'onerror', 'onsuccess']) {
          request[each] = (event) => asked[each]?.(event);
        }
        for (const each of ['result', 'error', 'transaction']) {
          Object.defineProperty(asked, each, {get: () => request[each]});
        }
      });
      return asked;
    };
  });
  await page.goto(server.address);
  await web.drawn(page);
  await web.press(page, 'button', 'At random');
  await web.press(page, 'button', 'A whole character');
  await page.evaluate(() => letIn());
  await page.getByText('Saved').waitFor({state: 'attached'});
  assert.match(page.url(), /#\/sheet\//, 'the sheet is still open');
  await web.press(page, 'link', 'Library');
  await web.byRole(page, 'listitem', 'Mirela Vas').waitFor({state: 'attached'});
  assert.equal(await page.getByRole('listitem').filter({has: page.getByRole('button', {name: /^Open/})}).count(), 2);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a browser without WebGL 2 shows the library as a plain page, to read and to take along', async () => {
  const plain = await chromium.launch({executablePath: web.chromiumPath,
    args: [...web.chromiumArguments, '--disable-gpu', '--disable-3d-apis']});
  try {
    const {context: reader} = await web.person(plain);
    const page = await web.blank(reader, server.address);
    await web.plant(page, [hero]);
    await page.goto(server.address);
    await page.getByText('it has no WebGL 2').waitFor();
    await page.getByRole('heading', {name: 'Your library'}).waitFor();
    const sheet = page.locator('details', {hasText: 'Mirela Vas'});
    await sheet.locator('summary').click();
    assert.ok(await sheet.getByText('Heritage', {exact: true}).isVisible());
    await web.picture(page, 'no-graphics');
    const [download] = await Promise.all([page.waitForEvent('download'),
      page.getByRole('button', {name: 'Export everything'}).click()]);
    const saved = JSON.parse(readFileSync(await download.path(), 'utf8'));
    assert.equal(saved.format, 'roadbook/library');
    assert.deepEqual(saved.documents.map(({name}) => name), ['Mirela Vas']);

    // The file is a library that the program takes in.
    const {context} = await web.person(browser);
    const other = await web.open(context, server.address);
    const [chooser] = await Promise.all([other.waitForEvent('filechooser'),
      web.press(other, 'button', /^Import files/)]);
    await chooser.setFiles({name: 'library.roadbook.json', mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(saved))});
    await other.getByText('Mirela Vas').first().waitFor({state: 'attached'});
    await context.close();
  } finally {
    await plain.close();
  }
});
