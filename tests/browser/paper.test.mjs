// The print screen: what is chosen there is shown, and is what is printed. That the pages which it shows are those
// that come out is tested in print.test.mjs, beside the documents.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {pathToFileURL} from 'node:url';
import * as web from './support.mjs';

const folder = mkdtempSync(join(tmpdir(), 'roadbook-paper-'));
after(() => rmSync(folder, {recursive: true, force: true}));
const {server, browser} = await web.stage({drawn: false});
const begin = web.inTurn(browser, server.address);

const heroes = [{format: 'roadbook/character', version: web.saveVersion, ruleset: 'beacon-road', id: 'mirela',
  in_play: true, name: 'Mirela Vas', playbook: 'warrior', heritage: 'orc'}];

// A page with a character, on the print screen; `window.print` only counts. All go on in one page: who chooses
// something there chooses what was before in the end.
async function atPrint(turn = begin) {
  const person = await turn({documents: heroes, at: '#/sheet/mirela', same: true});
  await person.page.evaluate(() => {
    globalThis.printed = 0;
    globalThis.print = () => { globalThis.printed += 1; };
  });
  await web.fromMenu(person.page, 'Print');
  return person;
}
const pagesShown = (page) => page.locator('#paper .page').count();

async function until(what, wanted) {
  for (let tries = 0; tries < 200; ++tries) {
    if (await what() === wanted) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  assert.equal(await what(), wanted);
}

test('the screen says how large the text came out, and larger text is what you get', async () => {
  const {page, faults, done} = await atPrint();
  await until(() => pagesShown(page), 2);
  const said = page.getByText(/The fullest page is printed at 90 % so that it fits/);
  await said.first().waitFor({state: 'attached'});
  const size = () => page.locator('#paper .rb-leaf').first().evaluate(
      (leaf) => Number.parseFloat(getComputedStyle(leaf).fontSize) * 72 / 96);
  const before = await size();
  await web.press(page, 'radio', '130 %');
  await said.first().waitFor({state: 'detached'});
  await until(async () => Math.round(await size() * 10), Math.round(8.33 * 1.3 * 10));
  assert.ok(await size() > before * 1.3);
  assert.ok(await pagesShown(page) > 2);
  await web.press(page, 'radio', '100 %');
  await until(() => pagesShown(page), 2);
  assert.deepEqual(faults, []);
  await done();
});

test('nothing can be printed where nothing is chosen, and the screen says so', async () => {
  const {page, done} = await atPrint();
  await web.press(page, 'checkbox', "The character's sheet");
  await page.locator('#paper').waitFor({state: 'hidden'});
  const button = web.byRole(page, 'button', 'Print');
  assert.equal(await button.getAttribute('aria-disabled'), 'true');
  await web.press(page, 'checkbox', "The character's sheet");
  await page.locator('#paper').waitFor({state: 'visible'});
  assert.notEqual(await button.getAttribute('aria-disabled'), 'true');
  await done();
});

test('a menu over the pages is not hidden by them, and they come back', async () => {
  const {page, done} = await atPrint();
  await until(() => pagesShown(page), 2);
  await web.press(page, 'button', 'Menu');
  await page.locator('#paper').waitFor({state: 'hidden'});
  await page.keyboard.press('Escape');
  await page.locator('#paper').waitFor({state: 'visible'});
  await web.press(page, 'link', 'Library');
  await page.locator('#paper').waitFor({state: 'hidden'});
  await done();
});

// How many pages lie wholly inside the room that they are shown in, and how many only in part.
const pagesInRoom = (page) => page.locator('#paper .strip').evaluate((strip) => {
  const room = strip.getBoundingClientRect();
  const pages = [...strip.querySelectorAll('.page')].map((each) => each.getBoundingClientRect());
  const whole = pages.filter((each) => each.left >= room.left && each.right <= room.right &&
                                       each.top >= room.top && each.bottom <= room.bottom);
  const seen = pages.filter((each) => each.right > room.left && each.left < room.right);
  return [whole.length, seen.length - whole.length];
});

test('both pages of a sheet are seen whole in a window of 1280 by 800', async () => {
  const {page, done} = await atPrint();
  await page.setViewportSize({width: 1280, height: 800});
  await until(() => pagesShown(page), 2);
  await until(async () => JSON.stringify(await pagesInRoom(page)), '[2,0]');
  await until(() => page.locator('#paper [role=status]').innerText(), '2 pages');
  await done();
});

test('the pages are turned and enlarged by keys and by hand', async () => {
  const {page, done} = await atPrint();
  await web.press(page, 'checkbox', 'Reference');
  await page.locator('#paper .rb-reference').waitFor();
  const count = await pagesShown(page);
  assert.ok(count > 2);
  const where = page.locator('#paper [role=status]');
  await until(() => where.innerText(), `Pages 1–2 of ${count}`);
  await page.locator('#paper').getByRole('button', {name: 'Next page'}).click();
  await until(() => where.innerText(), `Pages 2–3 of ${count}`);
  assert.equal((await pagesInRoom(page))[0], 2);
  await page.locator('#paper').getByRole('button', {name: 'Page before'}).click();
  await until(() => where.innerText(), `Pages 1–2 of ${count}`);
  const width = () => page.locator('#paper .page').first().evaluate(
      (element) => Math.round(element.getBoundingClientRect().width));
  const small = await width();
  await page.locator('#paper .strip').focus();
  await page.keyboard.press('Enter');
  assert.ok(await width() > small * 1.3);
  await page.keyboard.press('Enter');
  assert.equal(await width(), small);
  await web.press(page, 'checkbox', 'Reference');
  await until(() => pagesShown(page), 2);
  await done();
});

test('"Larger" begins at the left top of the page that is shown', async () => {
  const {page, done} = await atPrint();
  await until(() => pagesShown(page), 2);
  await page.locator('#paper').getByRole('button', {name: 'Larger'}).click();
  const strip = page.locator('#paper .strip');
  assert.deepEqual(await strip.evaluate((element) => [element.scrollLeft, element.scrollTop]), [0, 0]);
  await page.locator('#paper').getByRole('button', {name: 'Whole page'}).click();
  await done();
});

test('the pages are selected as a whole only where they have the focus', async () => {
  const {page, done} = await atPrint();
  await until(() => pagesShown(page), 2);
  const selectable = () => page.locator('#paper .flow').evaluate((element) => getComputedStyle(element).userSelect);
  assert.equal(await selectable(), 'none');
  await page.locator('#paper .strip').focus();
  assert.equal(await selectable(), 'text');
  await done();
});

test("the browser's own print command prints what is open", async () => {
  const {page, done} = await atPrint();
  await web.press(page, 'link', 'Back to the sheet');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  assert.equal(await page.locator('#print-root .rb-character').count(), 1);
  assert.equal(await page.evaluate(() => globalThis.printed), 0);
  await page.mouse.click(640, 400);
  assert.equal(await page.locator('#print-root .rb-character').count(), 0);
  await done();
});

test('blank sheets are printed from an empty library', async () => {
  const {page, done} = await begin({same: true});
  await web.fromMenu(page, 'Print blank sheets');
  await page.locator('#paper .rb-unfilled').waitFor();
  await until(() => pagesShown(page), 2);
  await web.press(page, 'checkbox', 'Warrior');
  await until(() => pagesShown(page), 4);
  await done();
});

test('blank sheets begin with the game that the library is about', async () => {
  const {page, done} = await begin({same: true});
  await web.press(page, 'checkbox', 'Blades in the Dark');
  await web.fromMenu(page, 'Print blank sheets');
  await web.byRole(page, 'checkbox', 'Cutter').waitFor({state: 'attached'});
  await done();
});

test('a file that is kept stands alone: typefaces in it, nothing asked for', async () => {
  const {context, page, done} = await atPrint();
  const [download] = await Promise.all([page.waitForEvent('download'),
                                        web.press(page, 'button', 'Save as a file')]);
  assert.match(download.suggestedFilename(), /\.html$/);
  const path = join(folder, 'kept.html');
  await download.saveAs(path);
  const kept = await context.newPage();
  const asked = [];
  kept.on('request', (request) => { if (!request.url().startsWith('data:')) asked.push(request.url()); });
  await kept.goto(pathToFileURL(path).href);
  assert.equal(asked.length, 1);
  await kept.evaluate(() => document.fonts.ready);
  assert.ok(await kept.evaluate(() => [...document.fonts].some((face) => face.status === 'loaded')));
  await done();
});

// The last one of the page: what it chooses stays.
test('what is chosen is shown at once, is what is printed, and is there after a reload, and the way back too', async () => {
  const {page, faults} = await atPrint();
  await until(() => pagesShown(page), 2);
  await web.press(page, 'checkbox', 'Reference');
  await page.locator('#paper .rb-reference').waitFor();
  await web.press(page, 'radio', 'US Letter');
  await web.press(page, 'radio', 'Landscape');
  await until(() => page.locator('#paper .page').first().evaluate(
      (element) => Math.round(Number.parseFloat(element.style.width))), 1056);
  await web.press(page, 'button', 'Print');
  assert.equal(await page.evaluate(() => globalThis.printed), 1);
  const pdf = join(folder, 'chosen.pdf');
  writeFileSync(pdf, await page.pdf({preferCSSPageSize: true, printBackground: true}));
  const told = execFileSync('pdfinfo', [pdf]).toString();
  assert.match(told, /Page size: +792 x 612 pts/);
  assert.equal(Number(/Pages: +(\d+)/.exec(told)[1]), await pagesShown(page));
  // The paper is remembered on this machine, and the way back still leads to the sheet.
  await page.reload();
  await web.ready(page);
  assert.match(await page.evaluate(() => localStorage.getItem('roadbook.setting.print')), /letter across/);
  assert.ok(await web.byRole(page, 'radio', 'US Letter').isChecked());
  await web.press(page, 'link', 'Back to the sheet');
  await page.waitForFunction(() => location.hash === '#/sheet/mirela');
  assert.deepEqual(faults, []);
});

test('on a phone the pages are a tab away', async () => {
  const {context, page} = await atPrint(web.inTurn(browser, server.address, web.phone));
  await web.tap(page, 'tab', 'Pages');
  await until(() => pagesShown(page), 2);
  const box = await page.locator('#paper').boundingBox();
  assert.ok(box.width <= 390 && box.height > 400);
  // One of them has the whole width there.
  const shown = await page.locator('#paper .page').first().boundingBox();
  assert.ok(shown.width > box.width * 0.8);
  await context.close();
});
