// The sheets in a real browser: how many pages they take, that nothing sticks out or is cut, that
// the licence stands at the foot of every page, that every word can be found again in the PDF.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {after, before, test} from 'node:test';
import {pathToFileURL} from 'node:url';
import {chromium} from 'playwright-core';
import {root} from './support.mjs';

const builds = process.env.ROADBOOK_CLI ? dirname(process.env.ROADBOOK_CLI)
                                        : join(root, 'build/tests');
const writer = process.env.ROADBOOK_PRINT_TESTS ?? join(builds, 'bin/roadbook_print_tests');
const folder = mkdtempSync(join(tmpdir(), 'roadbook-print-'));
const pictures = process.env.ROADBOOK_PICTURES;
let browser;
let page;

before(async () => {
  execFileSync(writer, ['[sheets]'], {env: {...process.env, ROADBOOK_SHEETS: folder}});
  browser = await chromium.launch({
    executablePath: process.env.ROADBOOK_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking',
      '--disable-component-update', '--disable-sync', '--disable-gpu'],
  });
  page = await browser.newPage();
  await page.emulateMedia({media: 'print'});
});

after(async () => {
  await browser?.close();
  rmSync(folder, {recursive: true, force: true});
});

const papers = ['a4', 'a4-across', 'letter', 'letter-across'];

async function open(name) {
  await page.goto(pathToFileURL(join(folder, `${name}.html`)).href);
}

// The PDF of a document; `{file, pages, texts}`, one text for each page.
async function printed(name) {
  await open(name);
  const file = join(folder, `${name}.pdf`);
  writeFileSync(file, await page.pdf({preferCSSPageSize: true, printBackground: true,
                                      tagged: true}));
  const texts = execFileSync('pdftotext', ['-layout', file, '-'], {maxBuffer: 1 << 28})
      .toString('utf8').split('\f').slice(0, -1);
  if (pictures) {
    mkdirSync(pictures, {recursive: true});
    execFileSync('pdftoppm', ['-r', '80', '-png', file, join(pictures, `print-${name}`)]);
  }
  return {file, pages: texts.length, texts};
}

// What sticks out of the sheet, or of the box that it stands in.
async function overflowing() {
  const width = await page.evaluate(() => {
    const probe = document.createElement('div');
    probe.style.width = 'var(--rb-width)';
    document.querySelector('.rb-paper').append(probe);
    const found = probe.getBoundingClientRect().width;
    probe.remove();
    return Math.floor(found);
  });
  await page.setViewportSize({width, height: 1200});
  return page.evaluate(() => {
    const faults = [];
    const sheet = document.querySelector('.rb-paper').getBoundingClientRect();
    const told = (element) => `${element.tagName} ${element.getAttribute('class') ?? ''} ` +
        `"${element.textContent.slice(0, 40)}"`;
    for (const element of document.querySelectorAll('.rb-paper *')) {
      if (element.closest('svg') && element.tagName !== 'svg') continue;
      if (element.closest('.rb-owner')) continue;  // shortened on purpose
      const box = element.getBoundingClientRect();
      if (box.width === 0) continue;
      if (box.right > sheet.right + 1.5 || box.left < sheet.left - 1.5) {
        faults.push(`sticks out: ${told(element)}`);
      }
      if (element.clientWidth === 0) continue;
      if (element.scrollWidth > element.clientWidth + 2) faults.push(`too wide: ${told(element)}`);
      if (element.matches('.rb-card') && element.scrollHeight > element.clientHeight + 1) {
        faults.push(`too high: ${told(element)}`);
      }
    }
    return faults;
  });
}

// The height of the line that names the game in the PDF: a browser that finds the page too wide prints
// all of it smaller.
function game_line_height(file) {
  const words = execFileSync('pdftotext', ['-bbox', '-f', '1', '-l', '1', file, '-']).toString();
  const word = /yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">BEACON</.exec(words);
  return word ? Number(word[2]) - Number(word[1]) : 0;
}

const two_pages = ['typical', 'empty', 'right_to_left', 'blank', 'crew', 'blank_crew'];

for (const paper of papers) {
  for (const kind of two_pages) {
    // Across, a blank sheet lists more than one leaf holds.
    if (paper.endsWith('across') && kind.includes('blank')) continue;
    test(`${kind} on ${paper} is one leaf`, async () => {
      const {pages} = await printed(`${kind}.${paper}`);
      assert.equal(pages, 2);
    });
  }
}

test('a blank sheet of every archetype and crew type is one leaf', async () => {
  const names = readdirSync(folder).filter((name) => /^(blank_\w+|fully_blank)\.a4\.html$/.test(name));
  assert.ok(names.length > 6);
  const long = [];
  for (const name of names) {
    const {pages} = await printed(name.replace(/\.html$/, ''));
    // A crew of one's own may choose from every list there is.
    const most = name.startsWith('blank_crew_own') ? 4 : 2;
    if (pages < 2 || pages > most) long.push(`${name}: ${pages} pages`);
  }
  assert.deepEqual(long, []);
});

test('nothing sticks out of any sheet, and no card is too full', async () => {
  const faults = [];
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.html'))) {
    await open(name.replace(/\.html$/, ''));
    for (const fault of await overflowing()) faults.push(`${name}: ${fault}`);
  }
  assert.deepEqual(faults.slice(0, 20), []);
});

test('no sheet is shrunk to fit its page', async () => {
  for (const paper of papers) {
    const usual = game_line_height((await printed(`typical.${paper}`)).file);
    assert.ok(usual > 5);
    for (const kind of ['overfull', 'empty', 'blank']) {
      const height = game_line_height((await printed(`${kind}.${paper}`)).file);
      assert.ok(Math.abs(height - usual) < 0.1, `${kind} on ${paper}: ${height}, not ${usual}`);
    }
  }
});

test('the licence stands at the foot of each page', async () => {
  for (const name of ['typical.a4', 'overfull.letter', 'crew_overfull.a4', 'cards.letter', 'pack.a4',
                      'reference.a4-across']) {
    const {texts} = await printed(name);
    for (const [index, text] of texts.entries()) {
      assert.ok(text.includes('Creative Commons'), `${name}, page ${index + 1}`);
    }
  }
});

test('no page is left with nothing but its foot', async () => {
  for (const name of ['typical.a4', 'overfull.a4', 'overfull.letter-across', 'crew_overfull.a4',
                      'cards.a4', 'cards.a4-across', 'cards.letter', 'reference.a4', 'pack.a4',
                      'large.a4', 'crew_large.a4']) {
    const {texts} = await printed(name);
    const count = (text) => text.split(/\s+/).filter(Boolean).length;
    const foot = count(await page.locator('.rb-licence').innerText());
    for (const [index, text] of texts.entries()) {
      const words = count(text) - foot;
      assert.ok(words > 10, `${name}, page ${index + 1} has ${words} words`);
    }
  }
});

test('an overfull sheet loses no word', async () => {
  const {texts} = await printed('overfull.a4');
  const all = texts.join(' ');
  for (let i = 0; i < 40; ++i) assert.match(all, new RegExp(`Thing number ${i}\\b`));
  assert.equal((all.match(/\bendless\b/g) ?? []).length, 200);
});

test('names that run from right to left keep their letters', async () => {
  await open('right_to_left.a4');
  const name = await page.locator('h1').innerText();
  assert.equal(name.trim(), 'מרילה (וס)');
  assert.equal(await page.locator('.rb-running-name bdi').count(), 1);
});

test('the page asks for nothing: no request but the document itself', async () => {
  const asked = [];
  const listen = (request) => asked.push(request.url());
  page.on('request', listen);
  await open('pack.a4');
  page.off('request', listen);
  assert.equal(asked.length, 1);
});

test('a document that is to be printed away opens the print dialog, under its own policy', async () => {
  const own = await browser.newPage();
  await own.addInitScript(() => { globalThis.print = () => { globalThis.printed = true; }; });
  await own.goto(pathToFileURL(join(folder, 'dialog.a4.html')).href);
  await own.waitForFunction(() => globalThis.printed);
  await own.close();
});

test('headings are real headings, and every drawing has a name', async () => {
  await open('pack.a4');
  assert.ok(await page.locator('h1').count() >= 7);
  assert.equal(await page.locator('svg:not([aria-label])').count(), 0);
});
