// Without a network: the page from what the browser kept, and the one file from a disk. And a newer
// version on the server: whole or not at all, and only when the person wants it.
import assert from 'node:assert/strict';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync,
  writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {pathToFileURL} from 'node:url';
import {pageFiles, worker} from '../../web/page.mjs';
import * as web from './support.mjs';

const folder = mkdtempSync(join(tmpdir(), 'roadbook-offline-'));
let browser;
// The page keeps here what it needs without a network.
const keeping = {...web.desktop, offline: true};

before(async () => { browser = await web.launch({drawn: false}); });
after(async () => {
  await browser?.close();
  rmSync(folder, {recursive: true, force: true});
});

const picture = (page, name) => web.picture(page, `offline-${name}`);

const saved = (page) => page.waitForFunction(
  () => [...document.querySelectorAll('[role=status]')].some((each) => /Saved/.test(each.textContent)));

// A character at random; its name.
async function make(page) {
  await web.surprise(page);
  const name = await web.valueOf(page, 'textbox', 'Name on the sheet');
  await saved(page);
  return name;
}

async function isThere(page, name) {
  await page.getByText(name).first().waitFor({state: 'attached'});
}

// The first character of the library opens, with its numbers.
async function opens(page) {
  await web.press(page, 'link', 'Library');
  await web.press(page, 'button', /^(Continue|Open)/);
  assert.equal(await page.getByRole('button', {name: /^IRON: \d+$/}).count(), 1);
}

// Prints what is open: the page and the PDF that comes of it say the name.
async function prints(page, name) {
  await page.evaluate(() => {
    globalThis.printed = 0;
    globalThis.print = () => { globalThis.printed += 1; };
  });
  await web.fromMenu(page, 'Print');
  await web.press(page, 'button', 'Print');
  assert.equal(await page.evaluate(() => globalThis.printed), 1);
  const paper = page.locator('#print-root');
  assert.match(await paper.textContent(), new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  assert.ok(web.pdfText(await page.pdf({format: 'A4', printBackground: true})).includes(name));
}

const workerReady = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

// A page that keeps all it needs, one for several tests, the last of which stops its server.
let visited;
async function visit() {
  const server = await web.serve();
  const {context, faults} = await web.person(browser, keeping);
  await context.addInitScript(() => {
    const queue = {setConsumer(consumer) { globalThis.launch = consumer; }};
    Object.defineProperty(globalThis, 'launchQueue', {value: queue, configurable: true});
  });
  const page = await web.open(context, server.address);
  await workerReady(page);
  return {server, context, faults, page};
}

test('the page can be installed: its manifest names icons that are there, in their sizes', async () => {
  const manifest = JSON.parse(readFileSync(join(web.pageFolder, 'manifest.webmanifest'), 'utf8'));
  for (const member of ['id', 'name', 'short_name', 'start_url', 'scope', 'display']) {
    assert.ok(manifest[member], member);
  }
  const sizes = new Set();
  for (const {src, sizes: size, type, purpose} of manifest.icons) {
    const path = join(web.pageFolder, src);
    assert.ok(existsSync(path), src);
    if (type !== 'image/png') continue;
    const bytes = readFileSync(path);
    assert.equal(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, size, src);
    sizes.add(`${purpose} ${size}`);
  }
  for (const wanted of ['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']) {
    assert.ok(sizes.has(wanted), wanted);
  }
  const {context, page} = await (visited ??= visit());
  const devtools = await context.newCDPSession(page);
  const {installabilityErrors} = await devtools.send('Page.getInstallabilityErrors');
  // A window without a profile is "incognito": that is no fault of the page.
  const faults = installabilityErrors.map((each) => each.errorId).filter((id) => id !== 'in-incognito');
  assert.deepEqual(faults, []);
  await devtools.detach();
});

test('files that the system opens with the installed page come in like any other', async () => {
  const {page} = await (visited ??= visit());
  const save = readFileSync(join(web.root, 'tests/golden/saves/v1/by_hand_character.json'), 'utf8');
  await page.evaluate((text) => globalThis.launch({
    files: [{getFile: async () => new File([text], 'berta.json')}],
  }), save);
  await isThere(page, JSON.parse(save).name);
});

test('without its server the page starts, makes, saves, reloads and prints', async () => {
  const {server, context, faults, page} = await (visited ??= visit());
  const stopped = new Promise((done) => server.process.once('exit', done));
  server.stop();
  await stopped;
  await context.setOffline(true);

  await page.reload();
  await web.ready(page);
  const name = await make(page);
  await page.reload();
  await web.ready(page);
  await isThere(page, name);
  await opens(page);
  await prints(page, name);
  assert.deepEqual(faults, []);
  await context.close();
});

test('roadbook.html alone, from a disk, starts, makes, saves, reloads and prints', async () => {
  const file = join(folder, 'stick with spaces & more', 'roadbook.html');
  mkdirSync(join(folder, 'stick with spaces & more'));
  cpSync(join(web.pageFolder, 'roadbook.html'), file);
  const {context, faults} = await web.person(browser, keeping);
  const asked = [];
  context.on('request', (request) => asked.push(request.url()));
  await context.setOffline(true);
  const page = await web.open(context, pathToFileURL(file).href);
  const name = await make(page);

  await page.reload();
  await web.ready(page);
  await isThere(page, name);
  await opens(page);
  await prints(page, name);

  // The games beside the default one are in the file, too.
  for (const game of ['Blades in the Dark', 'Wyrd Wolds']) {
    await web.press(page, 'link', 'Library');
    await web.press(page, 'button', 'New sheets for');
    await web.press(page, 'radio', game);
    await web.press(page, 'button', 'At random');
    await web.press(page, 'button', 'A whole character');
    await saved(page);
    await web.fromMenu(page, 'Rules');
    await page.getByRole('dialog', {name: `Rules of ${game}`}).waitFor({state: 'attached'});
    await web.press(page, 'button', /^Close/);
  }

  // Another window of the browser sees the same sheets, and what the first one writes.
  const second = await web.open(context, pathToFileURL(file).href);
  await isThere(second, name);
  await web.fromMenu(second, 'Settings');
  await isThere(second, 'You opened Roadbook as a file.');
  await picture(second, 'file-settings');

  assert.deepEqual(faults, []);
  const own = (url) => url.startsWith('file:') || url.startsWith('data:') || url.startsWith('blob:');
  assert.deepEqual(asked.filter((url) => !own(url)), []);
  assert.equal(new Set(asked.filter((url) => url.startsWith('file:'))).size, 1);
  await context.close();
});

test('roadbook.html runs nothing but what was built into it', async () => {
  const text = readFileSync(join(web.pageFolder, 'roadbook.html'), 'utf8');
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text)[1];
  assert.doesNotMatch(policy, /unsafe-inline|unsafe-eval(?!')|https?:|\*/);
  assert.match(policy, /default-src 'none'/);
  assert.doesNotMatch(text, /<(script|link|img|iframe)[^>]* (src|href)="(?!data:)/);
  assert.match(text, /Permission is hereby granted/);  // the licences go with it

  const file = join(folder, 'changed.html');
  writeFileSync(file, text.replace('</body>', '<script>globalThis.added = 1</script></body>'));
  const {context} = await web.person(browser);
  const page = await context.newPage();
  await page.goto(pathToFileURL(file).href, {waitUntil: 'domcontentloaded'});
  assert.ok(await page.evaluate(() => [...document.scripts].some((each) => each.textContent.includes('added'))));
  assert.equal(await page.evaluate(() => globalThis.added), undefined);
  await context.close();
});

test('the page\'s folder holds what is handed out, and nothing else; a copy of it is served as it is', async () => {
  const copy = join(folder, 'copied');
  cpSync(web.pageFolder, copy, {recursive: true});
  const asked = [...readFileSync(join(copy, 'worker.js'), 'utf8').matchAll(/^ "([^"]+)": "sha256-/gm)]
      .map(([, name]) => name);
  const beside = ['roadbook.html', 'worker.js'];
  const there = readdirSync(copy, {recursive: true})
      .filter((name) => statSync(join(copy, name)).isFile() && !name.startsWith('licences/'));
  assert.deepEqual(there.filter((name) => !/\.(br|gz)$/.test(name)).sort(), [...asked, ...beside].sort());
  for (const name of there) if (/\.(br|gz)$/.test(name)) assert.ok(existsSync(join(copy, name.slice(0, -3))), name);
  const server = await web.serve(copy);
  for (const name of [...asked, ...beside]) {
    const answer = await fetch(server.address + name);
    assert.equal(answer.status, 200, name);
    assert.ok(Buffer.from(await answer.arrayBuffer()).equals(readFileSync(join(copy, name))), name);
  }
  for (const name of ['page.css.br', 'nothing.js', '..%2Frenewed/page.css']) {
    assert.equal((await fetch(server.address + name)).status, 404, name);
  }
  server.stop();
});

// A server of a page of the test's own, which can be changed under it. What is compressed is taken along: that
// takes long.
async function ownServer(name) {
  const own = join(folder, name);
  cpSync(web.pageFolder, own, {recursive: true});
  return {own, server: await web.serve(own)};
}

function change(own, file, edit) {
  for (const suffix of ['.br', '.gz']) rmSync(join(own, file + suffix), {force: true});
  const text = edit(readFileSync(join(own, file), 'utf8'));
  writeFileSync(join(own, `${file}.new`), text);
  renameSync(join(own, `${file}.new`), join(own, file));
}

const version = (page) =>
  page.evaluate(() => document.querySelector('meta[name="roadbook-version"]').content);
const ground = (page) => page.evaluate(
  () => getComputedStyle(document.documentElement).getPropertyValue('--of-the-new-version').trim());

// The version 9.9.9: another index.html, another style sheet, and the worker that goes with them.
function newVersion(own) {
  change(own, 'index.html', (text) =>
    text.replace(/(name="roadbook-version" content=")[^"]*/, '$19.9.9'));
  change(own, 'page.css', (text) => `${text}\n:root { --of-the-new-version: yes; }\n`);
  newWorker(own);
}

function newWorker(own) {
  const names = pageFiles(own).filter((name) => name !== 'worker.js');
  change(own, 'worker.js', () => worker(web.root, own, names).toString());
}

const look = (page) => page.evaluate(
  () => navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => null));

test('a new version comes in whole or not at all, and when it is wanted', async (t) => {
  const {own, server} = await ownServer('renewed');
  const {context, faults} = await web.person(browser, keeping);
  const page = await web.open(context, server.address);
  await workerReady(page);
  const old = await version(page);

  await t.test('where the server changes in the middle of an update, the old version stays, whole', async () => {
    const before = await page.evaluate(() => caches.keys());

    // The new worker stands there already, its style sheet is still on the way.
    const style = readFileSync(join(own, 'page.css'), 'utf8');
    newVersion(own);
    change(own, 'page.css', () => `${style}\n/* half of it */`);
    await look(page).catch(() => {});
    // The browser may look once more by itself: in the end nothing of the half is left.
    await page.waitForFunction(async (wanted) => {
      const found = await navigator.serviceWorker.getRegistration();
      return !found.installing && !found.waiting && (await caches.keys()).join() === wanted;
    }, before.join());
    await page.reload();
    await web.ready(page);
    assert.equal(await version(page), old);
    assert.equal(await ground(page), '');

    // The rest arrives: the next look finds a whole version.
    change(own, 'page.css', () => `${style}\n:root { --of-the-new-version: yes; }\n`);
    newWorker(own);
    await look(page);
    await page.getByText('A new version of Roadbook is ready.').first().waitFor({state: 'attached'});
  });

  // The browser complained of the half.
  faults.length = 0;
  await t.test('a new version waits, says so, and comes in with everything saved when it is wanted', async () => {
    const name = await make(page);
    await page.getByText('A new version of Roadbook is ready.').first().waitFor({state: 'attached'});
    await picture(page, 'new-version');

    // The old one goes on, whole, even when it is loaded again.
    await page.reload();
    await web.ready(page);
    assert.equal(await version(page), old);
    assert.equal(await ground(page), '');
    await isThere(page, name);
    await web.fromMenu(page, 'Settings');
    await isThere(page, 'A new version of Roadbook');
    await picture(page, 'new-version-settings');

    // Another window of the old version is not disturbed.
    const second = await web.open(context, server.address);
    await second.evaluate(() => { globalThis.stillHere = true; });

    // What was typed just before is saved first.
    await opens(page);
    await web.fromMenu(page, 'Steps of the creation');
    await web.press(page, 'button', /Name and look/);
    const fresh = 'Renewed Under Way';
    const renewed = page.waitForEvent('load');
    await web.fill(page, 'Name', fresh);
    await web.fromMenu(page, 'Settings');
    await web.press(page, 'button', 'Use the new version');
    await renewed;
    await web.ready(page);
    assert.equal(await version(page), '9.9.9');
    assert.equal(await ground(page), 'yes');
    await web.press(page, 'link', 'Library');
    await isThere(page, fresh);

    assert.equal(await second.evaluate(() => globalThis.stillHere), true);
    assert.equal(await version(second), old);
    await second.getByText('A new version of Roadbook is ready.').first().waitFor({state: 'attached'});
    assert.deepEqual(faults, []);
  });
  server.stop();
  await context.close();
});
