// What the mirror of real elements costs: its share of the page's work for a press, beside the frames
// that draw, and the elements that it holds.
//
//   node tests/bench/mirror.mjs PAGE_FOLDER
import * as web from '../browser/support.mjs';

const presses = 40;

const server = await web.serve(process.argv[2]);
const browser = await web.launch();
const row = (...cells) => console.log(cells.map((cell, i) => i ? String(cell).padStart(14) :
  String(cell).padEnd(34)).join(''));

// Counts the time of what follows: all of a frame (`work`), and within it the mirror.
const watch = (page) => page.evaluate(() => {
  globalThis.spent = {work: 0, mirror: 0};
  if (globalThis.watched) return;
  globalThis.watched = true;
  const around = (object, name, kind) => {
    const real = object[name];
    object[name] = function(...given) {
      const began = performance.now();
      try {
        return real.apply(this, given);
      } finally {
        spent[kind] += performance.now() - began;
      }
    };
  };
  around(roadbook, 'tell', 'work');
  around(roadbook.mirror, 'apply', 'mirror');
});

async function measure(page, name, act) {
  await web.settle(page);
  await watch(page);
  for (let turn = 0; turn < presses; ++turn) await act(turn);
  const {spent, elements} = await page.evaluate(() => (
    {spent, elements: document.querySelectorAll('#mirror [data-id]').length}));
  row(name, elements, (spent.work / presses).toFixed(1), (spent.mirror / presses).toFixed(1),
      `${(100 * spent.mirror / spent.work).toFixed(0)} %`);
}

try {
  const {context} = await web.person(browser);
  const page = await web.open(context, server.address);
  console.log();
  row('a press, with what it draws', 'elements', 'all, ms', 'mirror, ms', 'share');
  await web.surprise(page);
  const key = (wanted) => async () => {
    await page.keyboard.press(wanted);
    await web.settle(page);
  };
  await measure(page, 'creation: Tab', key('Tab'));
  await web.press(page, 'button', /^Review/);
  await web.press(page, 'button', /^Finish/);
  await measure(page, 'sheet: Tab', key('Tab'));
  const stress = web.byRole(page, 'spinbutton', 'Stress').first();
  await stress.focus();
  await measure(page, 'sheet: a number changes', (turn) => key(turn % 2 ? 'ArrowLeft' : 'ArrowRight')());
  await context.close();
} finally {
  await browser.close();
  server.stop();
}
