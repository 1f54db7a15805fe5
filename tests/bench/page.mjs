// Prints size and start of Roadbook's page beside the bare Dear ImGui page.
//
//   node tests/bench/page.mjs PAGE_FOLDER BARE_FOLDER
//
// The size is what a first visit really loads, compressed by Brotli 11 as the server sends it. The
// start is the time from navigation to the first frame drawn with something in it, which the page's
// performance mark tells; the name and the bar stand earlier, beside what the browser needs for a page
// with one line of text and nothing else. The pages run in turn; the medians are shown. Who counts what a
// visit loads works beside it, so that the sizes have visits of their own.
import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import {existsSync, mkdtempSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {asksFor, sent} from '../support/first_visit.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const {chromium} = createRequire(join(here, '../browser/package.json'))('playwright-core');
const runs = 15;

// Serves a folder with our own server, on any free port.
function serve(folder) {
  const child = spawn(process.execPath, [join(here, '../../web/server.mjs'), folder, '--port', '0'],
      {stdio: ['ignore', 'pipe', 'inherit']});
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (text) => resolve({url: String(text).trim(), stop: () => child.kill()}));
    child.once('exit', () => reject(new Error(`The server of ${folder} ended.`)));
  });
}

// One first visit in a profile of its own: the names of what is loaded, if they are asked for, and the
// milliseconds to the first frame.
async function visit(browser, url, program, counted) {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  const page = await context.newPage();
  const loaded = counted ? asksFor(page) : [];
  await page.goto(url);
  let milliseconds = NaN;
  if (program) {
    const start = await page.waitForFunction(
        () => performance.getEntriesByType('mark').find(({name}) => name.endsWith('first-frame'))
            ?.startTime, null, {timeout: 60000});
    milliseconds = await start.jsonValue();
  }
  const seen = await (await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)).jsonValue();
  await page.waitForLoadState('networkidle');
  await context.close();
  return {loaded, milliseconds, seen};
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const row = (...cells) => console.log(cells.map((cell, i) => i ? String(cell).padStart(12) :
  String(cell).padEnd(34)).join(''));

const line = mkdtempSync(join(tmpdir(), 'roadbook-line-'));
writeFileSync(join(line, 'index.html'), '<!doctype html><html lang="en"><title>One line</title><p>One line</p></html>\n');
const programs = process.argv.slice(2, 4);
const pages = [...programs, line].map((folder) => ({folder, times: [], seen: [], loaded: []}));
const browser = await chromium.launch({
  executablePath: process.env.ROADBOOK_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking',
    '--disable-component-update', '--disable-sync', '--use-gl=angle', '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader'],
});
try {
  for (const page of pages) page.server = await serve(page.folder);
  for (const page of pages) {
    const {loaded} = await visit(browser, page.server.url, page.folder !== line, true);
    page.loaded = [...loaded].filter((name) => existsSync(join(page.folder, name)));
  }
  for (let run = 0; run < runs; ++run) {
    for (const page of pages) {
      const {milliseconds, seen} = await visit(browser, page.server.url, page.folder !== line, false);
      page.times.push(milliseconds);
      page.seen.push(seen);
    }
  }
} finally {
  await browser.close();
  for (const page of pages) page.server?.stop();
  rmSync(line, {recursive: true});
}
const floor = pages.pop();

console.log();
for (const page of pages) {
  page.total = 0;
  row(page.folder, 'bytes', 'Brotli 11');
  for (const name of page.loaded) {
    page.total += sent(page.folder, name);
    row(`  ${name}`, statSync(join(page.folder, name)).size, sent(page.folder, name));
  }
  row('  together', '', page.total);
}
const [ours, bare] = pages;
console.log();
row('', 'Roadbook', 'bare page', 'ratio');
row('first visit, bytes', ours.total, bare.total, (ours.total / bare.total).toFixed(2));
const [name, text] = [median(ours.seen), median(floor.seen)];
row('name and bar, ms (median)', name.toFixed(0), '', '');
row('  a page of one line', text.toFixed(0), '', (name / text).toFixed(2));
const [a, b] = [median(ours.times), median(bare.times)];
row('first frame, ms (median)', a.toFixed(0), b.toFixed(0), (a / b).toFixed(2));
