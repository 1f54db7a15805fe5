// What must hold on every screen, in both themes, on a desk and on a phone: no violation that
// axe-core knows, a mirror whose elements stand where their nodes are drawn, nothing that goes out
// of the page sideways, also where the window gets another size, and targets that a finger can hit.
import assert from 'node:assert/strict';
import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {test} from 'node:test';
import * as web from './support.mjs';
import {bringSheets, tour, tourOfTable} from './tour.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const {server, browser} = await web.stage({drawn: false});

// What axe-core finds, in short lines. Its contrast rule looks at the page's own text: that of the
// mirror is transparent, and what is seen is drawn; those colors are tested in tests/ui/theme.
async function violations(page) {
  return page.evaluate(async () => {
    const {violations} = await axe.run(document, {
      resultTypes: ['violations'],
      rules: {'color-contrast': {enabled: false}},
    });
    return violations.map(({id, nodes}) =>
      `${id}: ${nodes.map((node) => node.html.slice(0, 160)).slice(0, 4).join(' ; ')}`);
  });
}

// Waits until the window has that size and is drawn so. Then: elements that do not stand exactly where their
// nodes are drawn, nodes without an element, and what stands out of the page at its sides and cannot be reached
// by scrolling up and down; how many were looked at, and what lies over the screen.
const misplaced = (page, window) => page.evaluate(async ({width: wide, scale}) => {
  const end = performance.now() + 60000;
  do {
    if (performance.now() > end) throw new Error(`The page does not come to rest at ${wide} pixels.`);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  } while (innerWidth !== wide || devicePixelRatio !== scale || roadbook.canvas.width !== wide * scale ||
    !roadbook.atRest);
  const found = [];
  let compared = 0;
  for (const [id, {node, element}] of roadbook.mirror.entries) {
    const box = element.getBoundingClientRect();
    if (!element.isConnected) {
      found.push(`${node.role} "${node.name}" (${id}) is not in the page`);
      continue;
    }
    const [x, y, width, height] = node.rect;
    const is = [box.left, box.top, box.width, box.height];
    const wanted = [x, y, Math.max(1, width), Math.max(1, height)];
    ++compared;
    if (is.some((each, index) => Math.abs(each - wanted[index]) > 0.1)) {
      found.push(`${node.role} "${node.name}": is ${is}, is drawn at ${wanted}`);
    }
    if (!['button', 'link', 'checkbox', 'radio', 'spin_button', 'textbox', 'tab', 'heading', 'text']
      .includes(node.role)) continue;
    // Where a part scrolls sideways by itself (a map, a row of tabs), its frame cuts it.
    const own = node.clip && (node.clip[0] > 0 || node.clip[2] < innerWidth - 1);
    if (!own && (x < -0.5 || x + width > innerWidth + 0.5)) {
      found.push(`${node.role} "${node.name}": sideways from ${x} to ${x + width}`);
    }
  }
  const elements = document.querySelectorAll('#mirror [data-id]').length;
  if (elements !== roadbook.mirror.entries.size) found.push(`${elements} elements`);
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
  return {found, compared, dialogs: document.querySelectorAll('#mirror [role=dialog]').length};
}, window);

// Interactive elements that are smaller than a finger needs.
const small = (page) => page.evaluate(() => {
  const found = [];
  for (const {node} of roadbook.mirror.entries.values()) {
    if (!['button', 'link', 'checkbox', 'radio', 'spin_button', 'textbox', 'tab'].includes(node.role)) continue;
    const [, , width, height] = node.rect;
    // The strokes of the steps are as high as a finger wants and share the width of the phone; the
    // list under them opens the same steps in full rows. A field has its frame of one pixel beside.
    const stroke = node.role === 'button' &&
      ['Steps', 'The evening'].includes(roadbook.mirror.entries.get(node.parent)?.node.name);
    const frame = node.role === 'textbox' ? 2 : 0;
    // A word of the rules within a sentence is as high as its line lets it be.
    const within = roadbook.mirror.entries.get(node.parent)?.node.role === 'text';
    if (node.role === 'link' && within && width >= 24 && height >= 24) continue;
    if (width < (stroke ? 24 : 43.9) || height + frame < 43.9) found.push(`${node.role} "${node.name}": ${width} x ${height}`);
  }
  return found;
});

// The screens that axe-core has seen. It takes longer than all else: on the desk it looks at every second one, on the
// phone at the others; in tests/long at all on both.
const examined = new Set();

// Where each screen is held to all of this: a look for a tour, with what it found. `windows`: the sizes that
// the screens are looked at in, too: each in the next one, and in tests/long each in all of them.
async function inspector(page, {own, windows = [], finger, theme}) {
  const wrong = new Set();
  const seen = [];
  const session = await page.context().newCDPSession(page);
  // As a person or the browser's zoom does.
  const resize = ({width, height, scale, mobile = false}) => session.send('Emulation.setDeviceMetricsOverride',
    {width, height, deviceScaleFactor: scale, mobile});
  // Playwright's own pictures have the size that it gave the window.
  const take = async (path) => {
    writeFileSync(path, Buffer.from((await session.send('Page.captureScreenshot')).data, 'base64'));
  };
  const look = async (there, screen) => {
    seen.push(screen);
    const inWindow = async (size) => {
      const where = `${screen} ${size.width}`;
      const {found, compared, dialogs} = await misplaced(there, size);
      assert.ok(compared > 5, `${where} has elements`);
      for (const each of found) wrong.add(`${where}: ${each}`);
      await web.picture(there, join('tour', `${where.replace(/[^a-z0-9]+/gi, '-')}-${theme}`), take);
      return dialogs;
    };
    const open = await inWindow(own);
    if (web.thorough || (finger ? !examined.has(screen) : seen.length % 2 === 1)) {
      examined.add(screen);
      for (const each of await violations(there)) wrong.add(`${screen}: axe: ${each}`);
    }
    if (finger) for (const each of await small(there)) wrong.add(`${screen}: small: ${each}`);
    if (windows.length === 0) return;
    const others = web.thorough ? windows : [windows[seen.length % windows.length]];
    for (const each of others) {
      await resize(each);
      if (await inWindow(each) !== open) wrong.add(`${screen} ${each.width}: what lay over it is gone`);
    }
    await resize(own);
    await misplaced(there, own);
  };
  return {wrong, seen, look};
}

// Each size in one theme: what is looked at here is the same in both, and their colors are tested without
// a browser. Pictures are wanted of both, and tests/long walks through both.
const desk = {options: web.desktop, press: web.press, own: {...web.desktop.viewport, scale: 1},
  windows: [{width: 1920, height: 1080, scale: 1}, {width: 960, height: 600, scale: 2}]};
const phone = {options: web.phone, press: web.tap, finger: true,
  own: {...web.phone.viewport, scale: 2, mobile: true},
  windows: [{width: 320, height: 640, scale: 2, mobile: true}, {width: 768, height: 1024, scale: 1}]};

for (const {name, theme, again, options, press, own, windows, finger} of [
  {name: 'on a desk, on paper', ...desk, theme: 'light'},
  {name: 'on a desk, at night', ...desk, theme: 'dark', again: true},
  {name: 'on a phone, on paper', ...phone, theme: 'light', again: true},
  {name: 'on a phone, at night', ...phone, theme: 'dark'},
]) {
  if (again && !web.thorough) continue;
  test(`every screen is in order ${name}`, async () => {
    const {context, faults} = await web.person(browser, {...options, colorScheme: theme});
    const page = await web.open(context, server.address);
    await page.evaluate(axe);
    const {wrong, seen, look} = await inspector(page, {own, finger, theme});
    await tour(page, look, press).catch((error) => wrong.add(String(error)));
    assert.deepEqual([...wrong], []);
    assert.ok(seen.length >= 30, `${seen.length} screens were seen`);
    assert.deepEqual(faults, []);
    await context.close();
  });

  const sizes = windows.map(({width, scale}) => scale > 1 && !finger ? `${width} (zoomed)` : width).join(' and ');
  test(`every screen of the table and of every game is in order ${name}, and fits ${sizes} pixels`, async () => {
    const {context, faults} = await web.person(browser, {...options, colorScheme: theme});
    const page = await web.open(context, server.address);
    await page.evaluate(axe);
    const {wrong, seen, look} = await inspector(page, {own, windows, finger, theme});
    await bringSheets(page, look);
    await tourOfTable(page, look, {press, every: web.thorough ? 1 : 2, from: finger ? 1 : 0})
      .catch((error) => wrong.add(String(error)));
    assert.deepEqual([...wrong], []);
    const least = web.thorough ? 35 : 20;
    assert.ok(seen.length >= least, `${seen.length} screens were seen`);
    assert.deepEqual(faults, []);
    await context.close();
  });
}
