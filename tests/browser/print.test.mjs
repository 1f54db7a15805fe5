// The sheets in a real browser: how many pages they take, that nothing sticks out or is cut, that
// the licence stands at the foot of every page, that every word can be found again in the PDF.
//
// There are some two hundred sheets. Here those are printed that are the fullest of their kind; tests/long prints all.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {after, before, test} from 'node:test';
import {pathToFileURL} from 'node:url';
import {launch, longer, open as openPage, person, root, serve, thorough} from './support.mjs';

const builds = process.env.ROADBOOK_CLI ? dirname(process.env.ROADBOOK_CLI)
                                        : join(root, 'build/tests');
const writer = process.env.ROADBOOK_PRINT_TESTS ?? join(builds, 'bin/roadbook_print_tests');
const folder = mkdtempSync(join(tmpdir(), 'roadbook-print-'));
const pictures = process.env.ROADBOOK_PICTURES;
let browser;
let page;

before(async () => {
  execFileSync(writer, ['[sheets]'], {env: {...process.env, ROADBOOK_SHEETS: folder}});
  browser = await launch({drawn: false});
  await renew();
});

async function renew() {
  await page?.close();
  page = await browser.newPage();
  await page.emulateMedia({media: 'print'});
}

after(async () => {
  await browser?.close();
  rmSync(folder, {recursive: true, force: true});
});

const papers = ['a4', 'a4-across', 'letter', 'letter-across', 'a4-ink', 'letter-ink'];

async function open(name) {
  await page.goto(pathToFileURL(join(folder, `${name}.html`)).href);
  await page.evaluate(() => document.fonts.ready);
}

// The PDF of a document; `{file, pages, texts, foot, sheets}`, one text for each page, what stands at the foot of
// each, and how many sheets of characters there are. Printed once for all who ask.
const made = new Map();
async function printed(name) {
  if (!made.has(name)) made.set(name, await print(name));
  return made.get(name);
}

async function print(name) {
  // A page that has shown a hundred sheets may say that it is being printed still.
  if (made.size % 40 === 39) await renew();
  await open(name);
  const file = join(folder, `${name}.pdf`);
  writeFileSync(file, await page.pdf({preferCSSPageSize: true, printBackground: true,
                                      tagged: true}));
  const [foot, sheets] = await page.evaluate(() => [document.querySelector('.rb-licence')?.innerText ?? '',
    document.querySelectorAll('.rb-character').length]);
  await look(name);
  const texts = execFileSync('pdftotext', ['-layout', file, '-'], {maxBuffer: 1 << 28})
      .toString('utf8').split('\f').slice(0, -1);
  if (pictures) {
    mkdirSync(pictures, {recursive: true});
    execFileSync('pdftoppm', ['-r', '80', '-png', file, join(pictures, `print-${name}`)]);
  }
  return {file, pages: texts.length, texts, foot, sheets};
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

// The height of a word of the foot in the PDF, which no sheet sets smaller: a browser that finds the
// page too wide prints all of it smaller.
function foot_height(file) {
  const words = execFileSync('pdftotext', ['-bbox', '-f', '1', '-l', '1', file, '-']).toString();
  const word = /yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">Creative</.exec(words);
  return word ? Number(word[2]) - Number(word[1]) : 0;
}

// On A4 every kind of sheet, on the other papers the fullest.
const fullest = {'a4-across': ['typical', 'crew'], 'letter': ['laden', 'crew_laden', 'blank_crew'],
  'letter-across': ['typical', 'blank'], 'a4-ink': ['right_to_left'], 'letter-ink': ['laden']};

const two_pages = ['typical', 'empty', 'laden', 'right_to_left', 'blank', 'crew', 'crew_laden', 'blank_crew'];

for (const paper of papers) {
  for (const kind of two_pages) {
    if (paper.endsWith('ink') && kind.includes('blank')) continue;
    // Across, a crew's blank sheet lists more than one leaf holds.
    if (paper.endsWith('across') && kind === 'blank_crew') continue;
    // Nor does it hold all of a crew that has lived long, or of a character that has: nothing is set
    // smaller than anybody can read.
    if ((paper.endsWith('across') || paper.endsWith('ink')) && kind === 'crew_laden') continue;
    if (paper.endsWith('across') && kind === 'laden') continue;
    const short = paper === 'a4' || fullest[paper].includes(kind);
    test(`${kind} on ${paper} is one leaf`, short ? {} : longer, async () => {
      const {pages} = await printed(`${kind}.${paper}`);
      assert.equal(pages, 2);
    });
  }
}

test('a crew whose upgrades are read on the sheet is one leaf, with its name on both pages', async () => {
  for (const paper of ['a4', 'letter', 'letter-ink']) {
    const {pages, texts} = await printed(`crew_lived.${paper}`);
    assert.equal(pages, 2, paper);
    for (const text of texts) assert.ok(text.includes('The Ash Lanterns'), paper);
  }
});

test('across, a crew is one leaf, too, however many upgrades are marked', async () => {
  for (const kind of ['crew_lived', 'crew_upgraded']) {
    for (const paper of ['a4-across', 'letter-across']) {
      const {pages} = await printed(`${kind}.${paper}`);
      assert.equal(pages, 2, `${kind} on ${paper}`);
    }
  }
});

test('across, the special abilities of a crew without a map fill their column', async () => {
  for (const paper of ['a4', 'letter']) {
    await open(`across_crew_wyrd-wolds_1.${paper}`);
    const [section, column] = await page.evaluate(() => ['.rb-growth .rb-abilities', '.rb-growth .rb-column-a']
        .map((each) => document.querySelector(each).getBoundingClientRect().width));
    assert.ok(section > column - 1, `${paper}: ${section} of ${column}`);
    const starts = await page.evaluate(() => [...document.querySelectorAll('.rb-growth .rb-abilities .rb-entry')]
        .map((each) => Math.round(each.getBoundingClientRect().left)));
    assert.equal(new Set(starts).size, 2, paper);
  }
});

const everySecond = (names) => names.filter((_, at) => at % 2 === 0);

test('across, a new crew and one whose questions are all answered is one leaf', async () => {
  const names = readdirSync(folder).filter((name) => /^across_crew_.*\.html$/.test(name));
  assert.equal(names.length, 24);
  const looked_at = thorough ? names : everySecond(names.filter((each) => /_1\.letter/.test(each)));
  const long = [];
  for (const name of ['crew_answered.a4-across.html', 'crew_answered.letter-across.html', ...looked_at]) {
    const {pages} = await printed(name.replace(/\.html$/, ''));
    if (pages !== 2) long.push(`${name}: ${pages} pages`);
  }
  assert.deepEqual(long, []);
});

test('a blank sheet of every archetype and crew type is one leaf', async () => {
  const all = readdirSync(folder).filter(
      (name) => /^((blank_\w+|fully_blank(_crew)?)\.a4|blank_crew_\w+\.letter)\.html$/.test(name));
  assert.ok(all.length > 6);
  const names = all.filter((name) => thorough || /fully_blank|_wizard|_own\.letter/.test(name));
  assert.ok(names.includes('blank_crew_own.letter.html'));
  assert.ok(names.length > 2);
  const long = [];
  for (const name of names) {
    const {pages} = await printed(name.replace(/\.html$/, ''));
    if (pages !== 2) long.push(`${name}: ${pages} pages`);
  }
  assert.deepEqual(long, []);
});

test('the blank sheets of every other game are one leaf each, on A4 and Letter', async () => {
  for (const game of ['blades-srd', 'wyrd-wolds']) {
    for (const paper of thorough ? ['a4', 'letter'] : ['letter']) {
      const name = `blanks_${game}.${paper}`;
      const {pages, sheets} = await printed(name);
      assert.ok(sheets > 4, name);
      assert.equal(pages, 2 * sheets, name);
    }
  }
});

test('with the reasons of all its numbers a sheet is one leaf, too', async () => {
  for (const name of [...thorough ? ['reasons.a4'] : [], 'reasons.letter', 'crew_reasons.a4']) {
    const {pages} = await printed(name);
    assert.equal(pages, 2, name);
  }
});

const largerSheets = !thorough ? ['typical_large.a4-115', 'laden_large.a4-150', 'reference_large.a4-150',
  'crew_large.letter-130', 'blank_crew_large.letter-130'] :
    ['a4-115', 'a4-130', 'a4-150', 'letter-130'].flatMap((size) =>
      ['typical', 'laden', 'crew', 'blank', 'blank_crew', 'reference'].map((kind) => `${kind}_large.${size}`));

// How far down each page there are words, its foot left out: 0 to 1.
function filled(file) {
  const words = execFileSync('pdftotext', ['-bbox', file, '-'], {maxBuffer: 1 << 28}).toString();
  return words.split('<page ').slice(1).map((page) => {
    const height = Number(/height="([\d.]+)"/.exec(page)[1]);
    const ends = [...page.matchAll(/yMax="([\d.]+)"/g)].map((found) => Number(found[1]));
    const foot = 20 / 25.4 * 72;
    return Math.max(0, ...ends.filter((end) => end < height - foot)) / height;
  });
}

// The size of the text of each side in points, and the smallest of what is looked up.
const sizes = () => page.evaluate(() => {
  const points = (each) => Number.parseFloat(getComputedStyle(each).fontSize) * 72 / 96;
  const all = (selector) => [...document.querySelectorAll(selector)].map(points);
  return {sides: all('.rb-leaf, .rb-reference'),
    least: Math.min(...all('.rb-quick li, .rb-quick-running, .rb-quick-rows, .rb-reference-body, .rb-claim p'))};
});

test('in larger text all is as large as was asked for', async () => {
  for (const name of largerSheets) {
    await printed(name);
    const percent = Number(/-(\d+)$/.exec(name)[1]);
    const whole = name.includes('.a4') ? 8.33 : 8.1;
    const {sides, least} = looked.get(name).sizes;
    assert.ok(sides.length > 0, name);
    for (const size of sides) assert.ok(Math.abs(size - whole * percent / 100) < 0.05, `${name}: ${size}`);
    // What is looked up is not left behind.
    assert.ok(least > whole * percent / 100 * 0.88, `${name}: ${least}`);
  }
});

test('larger text fills page after page: none but the last is left half empty', async () => {
  const empty = [];
  for (const name of largerSheets) {
    const {file} = await printed(name);
    const pages = filled(file);
    assert.ok(pages.length > 2, name);
    for (const [index, part] of pages.slice(0, -1).entries()) {
      if (part < 0.5) empty.push(`${name}, page ${index + 1}: ${part.toFixed(2)}`);
    }
  }
  assert.deepEqual(empty, []);
});

test('in larger text a word of the harm is not broken', async () => {
  await open('laden_large.a4-150');
  const lines = await page.evaluate(() => [...document.querySelectorAll('.rb-harm .rb-writing')].map((cell) => {
    cell.textContent = 'Battered';
    const range = document.createRange();
    range.selectNodeContents(cell);
    return range.getClientRects().length;
  }));
  assert.ok(lines.length > 3);
  assert.deepEqual([...new Set(lines)], [1]);
});

test('in larger text what is ticked in a downtime stands on one page with its heading', async () => {
  for (const name of ['typical_large.a4-150', 'laden_large.a4-150']) {
    const {texts} = await printed(name);
    await open(name);
    const boxes = await page.evaluate(() => [...document.querySelectorAll('.rb-ticked')].map((box) => ({
      kept: getComputedStyle(box).breakInside,
      words: [...box.querySelectorAll('h2, li')].map((each) => each.textContent.trim()),
    })));
    assert.ok(boxes.length > 0, name);
    for (const {kept, words} of boxes) {
      assert.equal(kept, 'avoid', name);
      assert.ok(words.length > 2, name);
      const whole = texts.some((text) => words.every((each) => text.includes(each)));
      assert.ok(whole, `${name}: ${words.join(', ')}`);
    }
  }
});

test('in larger text the map of claims stands whole on one page, wherever the one before it ends', async () => {
  for (const above of [0, 60, 90]) {
    await open('crew_large.a4-150');
    await page.addStyleTag({content: `.rb-paper .rb-claims{padding-top:${above}mm}`});
    const file = join(folder, 'map.pdf');
    writeFileSync(file, await page.pdf({preferCSSPageSize: true, printBackground: true}));
    const texts = execFileSync('pdftotext', ['-layout', file, '-']).toString('utf8').split('\f');
    const words = await page.evaluate(() => [...document.querySelectorAll('.rb-claims:not(.rb-prison) .rb-claim-name')]
        .flatMap((each) => each.textContent.trim().split(/\s+/)));
    assert.ok(words.length > 15);
    assert.ok(texts.some((text) => words.every((each) => text.includes(each))), `${above} mm: ${words.join(' ')}`);
  }
});

test('a short list of what is looked up stands whole under its heading, in one column', async () => {
  const parted = [];
  for (const name of ['typical.a4', 'typical.letter', 'typical_large.a4-115']) {
    await printed(name);
    await open(name);
    const lists = await page.evaluate(() => [...document.querySelectorAll('.rb-quick section')].map((section) => ({
      heading: section.querySelector('h2').textContent,
      entries: section.querySelectorAll('li').length,
      pieces: section.getClientRects().length,
    })));
    assert.ok(lists.length > 2, name);
    for (const {heading, entries, pieces} of lists) {
      if (entries <= 6 && pieces > 1) parted.push(`${name}: ${heading}`);
    }
  }
  assert.deepEqual(parted, []);
});

test('the lines for the special abilities of a blank crew stand in rows, as many in each', async () => {
  await open('fully_blank_crew.a4');
  const lines = await page.evaluate(() => [...document.querySelectorAll('.rb-abilities .rb-lines i')].map((line) =>
    Math.round(line.getBoundingClientRect().bottom)));
  const rows = [...new Set(lines)].map((row) => lines.filter((each) => each === row).length);
  assert.ok(lines.length > 3);
  assert.deepEqual([...new Set(rows)], [3]);
});

test('larger text sends the special abilities to the head of the back', async () => {
  const {texts} = await printed('typical_large.a4-115');
  assert.ok(!texts[0].includes('Special abilities'));
  assert.ok(texts[0].includes('Experience'));
  assert.match(texts[1], /^\W*Mirela Vas[^]*Special abilities/);  // behind the glyph of an ornament
});

test('frame, head and what was learned have the accent; the ink saver has black and no frame', async () => {
  const look_at = () => page.evaluate(() => {
    const style = (selector) => getComputedStyle(document.querySelector(selector));
    const probe = document.createElement('i');
    probe.style.color = 'var(--rb-accent)';
    document.querySelector('.rb-character').append(probe);
    const accent = getComputedStyle(probe).color;
    probe.remove();
    return {accent, framed: style('.rb-frame').display !== 'none', found: {
      frame: style('.rb-frame line').stroke, corner: style('.rb-frame text').fill,
      head: style('.rb-head').borderBottomColor, back: style('.rb-running').borderBottomColor,
      learned: style('.rb-selected h3').color, ticked: style('.rb-selected .rb-tick .rb-own').fill}};
  });
  await open('typical.a4');
  const full = await look_at();
  assert.ok(full.framed);
  assert.notEqual(full.accent, 'rgb(0, 0, 0)');
  for (const [what, color] of Object.entries(full.found)) assert.equal(color, full.accent, what);
  await open('typical.a4-ink');
  const ink = await look_at();
  assert.equal(ink.framed, false);
  const plate = await page.evaluate(() => [...document.querySelectorAll('.rb-plate > svg')]
    .map((each) => getComputedStyle(each).display));
  assert.deepEqual([...new Set(plate)], ['none']);
  for (const [what, color] of Object.entries(ink.found)) assert.equal(color, 'rgb(0, 0, 0)', what);
});

// Where lines begin and end down a column of the first page, in pixels of 600 to the inch.
function lines_down(file, x, y) {
  const height = 60;
  const column = join(folder, 'column');
  execFileSync('pdftoppm', ['-r', '600', '-f', '1', '-l', '1', '-gray', '-x', x, '-y', y, '-W', '1', '-H', height,
                            '-singlefile', file, column], {stdio: 'ignore'});
  const pixels = readFileSync(`${column}.pgm`).subarray(-height);
  const edges = [];
  for (let i = 1; i < height; ++i) if ((pixels[i] < 160) !== (pixels[i - 1] < 160)) edges.push(i);
  return edges;
}

test('the lines of the frame go on where those of its corners end', async () => {
  const {file} = await printed('typical.a4');
  for (const [in_corner, beside, ends] of [[380, 430, [140, 6816]], [4580, 4530, [6816, 140]]]) {
    for (const y of thorough ? ends : ends.slice(0, 1)) {
      const corner = lines_down(file, in_corner, y);
      const line = lines_down(file, beside, y);
      assert.equal(corner.length, 4, `a thick and a thin line at ${in_corner}, ${y}`);
      assert.equal(line.length, 4, `a thick and a thin line at ${beside}, ${y}`);
      // A pixel is lost in the drawing of letters.
      line.forEach((edge, i) => assert.ok(Math.abs(edge - corner[i]) <= 1, `${corner} and ${line} at ${y}`));
    }
  }
});

test('what is new of every game is one leaf, on A4 and Letter', async () => {
  const names = readdirSync(folder).filter((name) => /^new_(crew|character)_.*\.html$/.test(name));
  assert.equal(names.length, 48);
  const long = [];
  // The first of a game and kind, on the paper that is lower.
  for (const name of thorough ? names : everySecond(names.filter((each) => /_1\.letter/.test(each)))) {
    const {pages} = await printed(name.replace(/\.html$/, ''));
    if (pages !== 2) long.push(`${name}: ${pages} pages`);
  }
  assert.deepEqual(long, []);
});

test('in the smallest sizes of text a sheet is one leaf, as it is in the usual one', async () => {
  const kinds = thorough ? two_pages.filter((each) => each !== 'right_to_left') : ['laden', 'crew', 'blank_crew'];
  for (const paper of thorough ? ['a4', 'letter'] : ['letter']) {
    for (const percent of thorough ? [80, 90] : [80]) {
      for (const kind of kinds) {
        const name = `${kind}_small.${paper}-${percent}`;
        const {pages} = await printed(name);
        assert.equal(pages, 2, name);
      }
    }
  }
});

test('a crew with many clocks is one leaf, and each of them stands on it', async () => {
  for (const paper of thorough ? ['a4', 'letter'] : ['letter']) {
    const {pages, texts} = await printed(`crew_clocks.${paper}`);
    assert.equal(pages, 2, paper);
    for (const name of ['The watch', 'Errand 0', 'Errand 6']) {
      assert.ok(texts[1].replace(/\s+/g, ' ').includes(name), `${name} on ${paper}`);
    }
  }
});

test('the reference, with every table of the game, is two leaves at most on every paper', async () => {
  for (const paper of thorough ? ['a4', 'a4-across', 'letter', 'letter-across'] : ['a4', 'a4-across']) {
    const {pages} = await printed(`reference.${paper}`);
    assert.ok(pages >= 2 && pages <= 4, `${paper}: ${pages}`);
  }
});

// The size of every text that stands in an element of its own, in points; a label may be smaller than
// what it stands above.
async function smallest() {
  return page.evaluate(() => {
    const isLabel = (element) =>
        element.closest('dt, th, caption, .rb-label, .rb-game, .rb-licence, .rb-card-foot') !== null;
    const found = new Map();
    for (const element of document.querySelectorAll('.rb-paper *')) {
      const own = [...element.childNodes].some((node) =>
          node.nodeType === Node.TEXT_NODE && node.data.trim() !== '');
      if (!own || element.closest('.rb-emblem')) continue;
      const svg = element.closest('svg');
      const scale = svg === null ? 1 : svg.getScreenCTM().a;
      const points = Number.parseFloat(getComputedStyle(element).fontSize) * scale * 72 / 96;
      if (points > (isLabel(element) ? 6.45 : 7.45)) continue;
      found.set(`${element.tagName} ${element.getAttribute('class') ?? ''}`, points);
    }
    return [...found].map(([what, points]) => `${what}: ${points.toFixed(2)}`);
  });
}

// The papers with the smallest text that can be chosen.
const smallestPapers = thorough ? ['.a4-80', '.letter-80'] : ['.letter-80'];

// How the document is set that is open, and what is wrong with it, by its name: `{sizes, overflowing, small}`.
const looked = new Map();
async function look(name) {
  looked.set(name, {sizes: await sizes(), overflowing: await overflowing(), small: await smallest()});
}

// What is wrong with any sheet: "name: fault". Here only those are opened that were not printed.
async function everywhere(kind) {
  const all = readdirSync(folder).filter((each) => each.endsWith('.html')).map((each) => each.slice(0, -5));
  assert.ok(all.length > 100, `${all.length} sheets`);
  const names = all.filter((each) => thorough || looked.has(each) || smallestPapers.some((end) => each.endsWith(end)));
  assert.ok(names.length > 50, `${names.length} sheets`);
  for (const name of names) {
    if (looked.has(name)) continue;
    await open(name);
    await look(name);
  }
  return names.flatMap((name) => looked.get(name)[kind].map((fault) => `${name}: ${fault}`));
}

test('all cards of a set are set in one size', async () => {
  for (const name of ['cards.a4', 'cards.letter-across']) {
    await open(name);
    const sizes = await page.evaluate(() => [...new Set([...document.querySelectorAll(
        '.rb-card > p:not([class])')].map((text) => getComputedStyle(text).fontSize))]);
    assert.equal(sizes.length, 1, `${name}: ${sizes}`);
  }
});

test('no sheet is shrunk to fit its page', async () => {
  for (const paper of thorough ? papers.filter((each) => !each.endsWith('ink')) : ['a4', 'letter-across']) {
    const usual = foot_height((await printed(`typical.${paper}`)).file);
    assert.ok(usual > 4);
    for (const kind of ['overfull', 'empty', 'blank']) {
      const height = foot_height((await printed(`${kind}.${paper}`)).file);
      assert.ok(Math.abs(height - usual) < 0.05, `${kind} on ${paper}: ${height}, not ${usual}`);
    }
  }
});

test('the licence stands at the foot of each page', async () => {
  for (const name of ['typical.a4', 'overfull.letter-across', 'crew_overfull.a4', 'cards.a4', 'reference.a4-across',
                      ...thorough ? ['cards.letter', 'pack.a4', 'overfull.letter'] : []]) {
    const {texts} = await printed(name);
    for (const [index, text] of texts.entries()) {
      assert.ok(text.includes('Creative Commons'), `${name}, page ${index + 1}`);
    }
  }
});

test('no page is left with nothing but its foot', async () => {
  for (const name of ['typical.a4', 'overfull.a4', 'overfull.letter-across', 'crew_overfull.a4', 'cards.a4',
                      'reference.a4', 'blank_crew_own.a4', 'large.a4', ...thorough ?
                        ['cards.letter', 'pack.a4', 'crew_large.a4', 'cards.a4-across'] : []]) {
    const {texts, foot} = await printed(name);
    const count = (text) => text.split(/\s+/).filter(Boolean).length;
    assert.ok(count(foot) > 10, `${name} has a foot`);
    for (const [index, text] of texts.entries()) {
      const words = count(text) - count(foot);
      assert.ok(words > 10, `${name}, page ${index + 1} has ${words} words`);
    }
  }
});

test('the pages that the page shows are the pages of the PDF, heading for heading', async () => {
  const server = await serve();
  const {context} = await person(browser);
  const shown = await openPage(context, server.address);
  for (const name of ['typical.a4', 'overfull.letter-across', 'right_to_left.a4', 'crew_overfull.a4', 'cards.a4',
                      'reference.a4', 'typical_large.a4-115', ...thorough ?
                        ['laden.letter', 'blank_crew_own.a4', 'overfull.a4', 'crew.a4', 'pack.a4', 'large.a4', 'blank.a4-across', 'right_to_left.letter',
                          'crew_overfull.letter', 'reference.letter'] : []]) {
    const {file} = await printed(name);
    const texts = execFileSync('pdftotext', [file, '-'], {maxBuffer: 1 << 28}).toString('utf8')
        .split('\f').slice(0, -1).map((text) => text.replace(/\s+/g, ' '));
    const {count, headings} = await shown.evaluate(async (html) => {
      const {paper} = globalThis.roadbook;
      paper.show(html);
      paper.place(0, 0, 800, 600);
      await document.fonts.ready;
      paper.settle();
      const left = paper.flow.getBoundingClientRect().left;
      const headings = [...paper.flow.querySelectorAll('h2, h3')].map((each) => [
        each.textContent.trim().replace(/\s+/g, ' '),
        Math.floor((each.getBoundingClientRect().left - left) / (paper.step * paper.factor) + 0.01)]);
      return {count: paper.count, headings};
    }, readFileSync(join(folder, `${name}.html`), 'utf8'));
    assert.equal(count, texts.length, `${name}: pages`);
    let compared = 0;
    for (const [words, at] of headings) {
      const there = texts.flatMap((text, index) => text.includes(words) ? [index] : []);
      if (there.length !== 1) continue;  // in the text of another page, too
      ++compared;
      assert.equal(at, there[0], `${name}: "${words}"`);
    }
    assert.ok(compared > 0 || name.startsWith('cards'), name);
  }
  await context.close();
  server.stop();
});

test('the PDF is tagged, its headings and tables too', async () => {
  const {file} = await printed('crew.a4');
  const tree = execFileSync('pdfinfo', ['-struct', file]).toString();
  assert.match(tree, /\bH1\b/);
  assert.ok((tree.match(/\bH2\b/g) ?? []).length >= 8);
  assert.match(tree, /\bTable\b/);
  assert.match(tree, /\bL\b/);
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
  const listen = (request) => {
    if (!request.url().startsWith('data:')) asked.push(request.url());
  };
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

// Pictures of pages, looked at by a person, against what is printed now. They are compared in cells of
// eight pixels: where the type is drawn a little otherwise by another browser nothing is said, where
// something moves, goes or comes, it is. `tests/golden/print/renew` makes them anew.
const golden = join(root, 'tests/golden/print');
const goldenPages = [['typical.a4', 1], ['typical.a4', 2], ['laden.letter', 1], ['laden.letter', 2],
                     ['right_to_left.a4-ink', 1], ['crew.a4', 1], ['crew.a4', 2], ['cards.a4', 1],
                     ['reference.a4', 1], ['blank.a4', 1], ['typical.a4-across', 1]];
// Those that another one is like.
const likeOthers = ['laden.letter 1', 'crew.a4 2', 'blank.a4 1'];

async function differing(first, second) {
  const addresses = [first, second].map((file) => `data:image/png;base64,${readFileSync(file, 'base64')}`);
  return page.evaluate(async (pictures) => {
    const cells = [];
    for (const address of pictures) {
      const image = new Image();
      image.src = address;
      await image.decode();
      const [wide, high] = [Math.ceil(image.width / 8), Math.ceil(image.height / 8)];
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0);
      const {data} = context.getImageData(0, 0, image.width, image.height);
      const sums = new Float64Array(wide * high);
      const counts = new Float64Array(wide * high);
      for (let y = 0; y < image.height; ++y) {
        for (let x = 0; x < image.width; ++x) {
          const cell = Math.floor(y / 8) * wide + Math.floor(x / 8);
          sums[cell] += data[(y * image.width + x) * 4];
          counts[cell] += 1;
        }
      }
      cells.push(sums.map((sum, index) => sum / counts[index]));
    }
    if (cells[0].length !== cells[1].length) return 1;
    let apart = 0;
    for (let i = 0; i < cells[0].length; ++i) if (Math.abs(cells[0][i] - cells[1][i]) > 28) ++apart;
    return apart / cells[0].length;
  }, addresses);
}

const most = 0.015;  // of the cells

async function pictured(name, number, file) {
  const {file: pdf} = await printed(name);
  execFileSync('pdftoppm', ['-r', '60', '-gray', '-png', '-f', String(number), '-l', String(number),
                            '-singlefile', pdf, file.replace(/\.png$/, '')]);
  return file;
}

for (const [name, number] of goldenPages) {
  const here = process.env.ROADBOOK_RENEW_GOLDEN || !likeOthers.includes(`${name} ${number}`);
  test(`page ${number} of ${name} looks as it did`, here ? {} : longer, async () => {
    const kept = join(golden, `${name}-${number}.png`);
    if (process.env.ROADBOOK_RENEW_GOLDEN) {
      await pictured(name, number, kept);
      return;
    }
    const now = await pictured(name, number, join(folder, `${name}-${number}.png`));
    await page.goto('about:blank');
    const apart = await differing(kept, now);
    assert.ok(apart <= most, `${(apart * 100).toFixed(1)} % of ${kept} look otherwise now. Look at it; ` +
              'tests/golden/print/renew makes the pictures anew.');
  });
}

test('a page that changed does not pass for the one that it was', async () => {
  await page.goto('about:blank');
  assert.ok(await differing(join(golden, 'typical.a4-1.png'), join(golden, 'laden.letter-1.png')) > most);
  // One line of a heading that is gone, and all below it moved up: the least that must be seen.
  const {file} = await printed('typical.a4');
  await open('typical.a4');
  await page.evaluate(() => document.querySelector('.rb-abilities h2').remove());
  const changed = join(folder, 'changed.pdf');
  writeFileSync(changed, await page.pdf({preferCSSPageSize: true, printBackground: true}));
  const [before, after] = [join(folder, 'before.png'), join(folder, 'after.png')];
  for (const [pdf, png] of [[file, before], [changed, after]]) {
    execFileSync('pdftoppm', ['-r', '60', '-gray', '-png', '-f', '1', '-singlefile', pdf, png.slice(0, -4)]);
  }
  await page.goto('about:blank');
  assert.ok(await differing(before, after) > most);
});

test('headings are real headings, and every drawing has a name', async () => {
  await open('pack.a4');
  assert.ok(await page.locator('h1').count() >= 7);
  assert.equal(await page.locator('svg:not([aria-label], [aria-hidden])').count(), 0);
});

test('in names and headings an apostrophe looks as it does in a book, and what is read is as it was written', async () => {
  await open('pack.a4');
  const widths = await page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    const wide = (face, text) => {
      pen.font = `48px "${face}"`;
      return pen.measureText(text).width;
    };
    return ['EB Garamond', 'Inter'].map((face) => [wide(face, "'"), wide(face, '\u2019')]);
  });
  assert.equal(widths[0][0], widths[0][1]);
  assert.notEqual(widths[1][0], widths[1][1]);
  const {texts} = await printed('pack.a4');
  assert.ok(texts.some((text) => text.includes("'")));
  assert.ok(!texts.some((text) => text.includes('\u2019')));
});

// At the end, when most have been looked at for print.
test('nothing sticks out of any sheet, and no card is too full', async () => {
  assert.deepEqual((await everywhere('overflowing')).slice(0, 20), []);
});

test('no text is smaller than 7.5 points, and no label than 6.5', async () => {
  assert.deepEqual((await everywhere('small')).slice(0, 20), []);
  // At the smallest size that can be chosen, too, on everything that is printed.
  for (const kind of ['typical', 'laden', 'crew', 'cards', 'reference', 'blank', 'blank_crew']) {
    for (const paper of smallestPapers) {
      assert.ok(looked.has(`${kind}_small${paper}`), `${kind} on ${paper}`);
    }
  }
});
