// A library of 10,000 sheets in the browser: the time to its list, the longest wait while it loads,
// the time to open one, to save one, and what a letter in the palette costs.
//
//   node tests/bench/library.mjs PAGE_FOLDER
import {readFileSync} from 'node:fs';
import * as web from '../browser/support.mjs';

const sheets = 10000;
const save = readFileSync(new URL('../golden/saves/v1/character.json', import.meta.url), 'utf8');

const server = await web.serve(process.argv[2]);
const browser = await web.launch();
// What ends is waited for; so long that a loaded machine ends it, too.
const patience = {timeout: 900000, polling: 100};
const row = (name, ms) => console.log(name.padEnd(44) + ms.toFixed(0).padStart(8) + ' ms');
try {
  const {context} = await web.person(browser);
  context.setDefaultTimeout(patience.timeout);
  const page = await web.open(context, server.address);
  await page.evaluate(async ([text, count]) => {
    const database = await roadbook.library.open();
    const transaction = database.transaction('documents', 'readwrite');
    const whole = JSON.parse(text);
    for (let number = 0; number < count; ++number) {
      const bytes = new TextEncoder().encode(JSON.stringify({...whole, id: `hero_${number}`, name: `Hero ${number}`}));
      transaction.objectStore('documents').put({id: `hero_${number}`, revision: 1, changed: 1 + number, bytes});
    }
    await new Promise((done, fail) => {
      transaction.oncomplete = done;
      transaction.onerror = fail;
    });
  }, [save, sheets]);
  await page.addInitScript(() => {
    // What the program takes for each frame, without what the browser does with it.
    globalThis.frames = [];
    const request = globalThis.requestAnimationFrame.bind(globalThis);
    globalThis.requestAnimationFrame = (draw) => request((time) => {
      const began = performance.now();
      draw(time);
      globalThis.frames.push(performance.now() - began);
    });
    globalThis.waits = [];
    new PerformanceObserver((list) => {
      for (const {startTime, duration} of list.getEntries()) waits.push([startTime, duration]);
    }).observe({type: 'longtask', buffered: true});
    // The list stands when the first sheet can be opened.
    const look = () => {
      const words = document.querySelector('#mirror')?.textContent ?? '';
      if (!globalThis.listed && /Hero \d/.test(document.querySelector('#mirror')?.innerHTML ?? '')) globalThis.listed = performance.now();
      if (globalThis.listed && !globalThis.whole && !/Opening/.test(words)) globalThis.whole = performance.now();
      if (!globalThis.whole) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await page.waitForFunction(() => globalThis.whole, null, patience);
  // The words of 10,000 sheets are gathered before it comes to rest.
  const rest = async () => {
    await page.waitForFunction(() => globalThis.roadbook?.atRest, null, patience);
    await web.settle(page);
  };
  const seen = await page.evaluate(() => {
    const frame = performance.getEntriesByName('roadbook-first-frame')[0].startTime;
    return {frame, listed, whole,
      longest: Math.max(0, ...waits.filter(([start]) => start > listed && start < whole).map(([, lasts]) => lasts))};
  });
  row('10,000 sheets: first frame to the list', seen.listed - seen.frame);
  row('10,000 sheets: list to all of them', seen.whole - seen.listed);
  row('10,000 sheets: longest wait while loading', seen.longest);

  await rest();
  const open = web.byRole(page, 'button', 'Open').or(web.byRole(page, 'button', 'Continue')).first();
  const box = await web.reveal(page, open);
  await page.evaluate(() => addEventListener('pointerdown', () => {
    globalThis.pressed = performance.now();
    const look = () => document.querySelector('#mirror h2, #mirror h1')?.textContent.includes('library') ?
        requestAnimationFrame(look) : globalThis.opened = performance.now();
    requestAnimationFrame(look);
  }, {capture: true, once: true}));
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForFunction(() => globalThis.opened, null, patience);
  row('10,000 sheets: open one', await page.evaluate(() => opened - pressed));

  await rest();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', {name: 'Search and commands'}).waitFor({state: 'attached'});
  await rest();
  const costs = async (keys) => {
    const each = [];
    for (const key of keys) {
      await page.evaluate(() => { globalThis.frames = []; });
      await page.keyboard.press(key);
      await rest();
      each.push(Math.max(...await page.evaluate(() => globalThis.frames)));
    }
    return each;
  };
  const letters = await costs('hero 4711');
  const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
  row('10,000 sheets: the palette, first letter', letters[0]);
  row('10,000 sheets: each further letter (median)', middle(letters.slice(1)));
  row('10,000 sheets: an arrow in it (median)', middle(await costs(Array(5).fill('ArrowDown'))));
  await page.keyboard.press('Escape');
  await rest();
  const saved = [];
  for (let turn = 0; turn < 9; ++turn) {
    saved.push(await page.evaluate(async ([text, number]) => {
      const [record] = await roadbook.library.read(['hero_5']);
      const bytes = new TextEncoder().encode(JSON.stringify({...JSON.parse(text), id: 'hero_5', name: `Saved ${number}`}));
      const began = performance.now();
      const {outcome} = await roadbook.library.put('hero_5', record.revision, bytes);
      if (outcome !== 'done') throw new Error(outcome);
      return performance.now() - began;
    }, [save, turn]));
  }
  row('10,000 sheets: save one (median)', saved.sort((a, b) => a - b)[4]);
} finally {
  await browser.close();
  server.stop();
}
