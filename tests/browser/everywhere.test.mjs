// What must hold on every screen, in both themes, on a desk and on a phone: no violation that
// axe-core knows, a mirror whose elements stand where their nodes are drawn, nothing that goes out
// of the page sideways, and targets that a finger can hit.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {test} from 'node:test';
import * as web from './support.mjs';
import {bringSheets, tour, tourOfTable} from './tour.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const {server, browser} = await web.stage({drawn: false});

// What axe-core finds, in short lines. Its contrast rule looks at the page's own text: that of the
// mirror is transparent, and what is seen is drawn; those colours are tested in tests/ui/theme.
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

// Elements that do not stand exactly where their nodes are drawn, and nodes without an element.
const displaced = (page) => page.evaluate(() => {
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
  }
  const elements = document.querySelectorAll('#mirror [data-id]').length;
  if (elements !== roadbook.mirror.entries.size) found.push(`${elements} elements`);
  return {found, compared};
});

// What stands out of the page at its sides and cannot be reached by scrolling up and down.
export const sideways = (page) => page.evaluate(() => {
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
  for (const {node, element} of roadbook.mirror.entries.values()) {
    if (!['button', 'link', 'checkbox', 'radio', 'spin_button', 'textbox', 'tab', 'heading', 'text']
      .includes(node.role)) continue;
    const [x, , width] = node.rect;
    // Where a part scrolls sideways by itself (a map, a row of tabs), its frame cuts it.
    const own = node.clip && (node.clip[0] > 0 || node.clip[2] < innerWidth - 1);
    if (!own && (x < -0.5 || x + width > innerWidth + 0.5)) {
      found.push(`${node.role} "${node.name}": from ${x} to ${x + width}`);
    }
    void element;
  }
  return found;
});

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

// Where each screen is held to all of this: a look for a tour, with what it found.
function inspector(finger) {
  const wrong = new Set();
  const seen = [];
  const look = async (there, screen) => {
    seen.push(screen);
    const {found, compared} = await displaced(there);
    assert.ok(compared > 5, `${screen} has elements`);
    for (const each of found) wrong.add(`${screen}: rectangle: ${each}`);
    for (const each of await violations(there)) wrong.add(`${screen}: axe: ${each}`);
    for (const each of await sideways(there)) wrong.add(`${screen}: sideways: ${each}`);
    if (finger) for (const each of await small(there)) wrong.add(`${screen}: small: ${each}`);
  };
  return {wrong, seen, look};
}

// Each size in one theme: what is looked at here is the same in both, and their colors are tested without
// a browser. Pictures are wanted of both, and tests/long walks through both.
const whole = Boolean(process.env.ROADBOOK_THOROUGH || process.env.ROADBOOK_PICTURES);

for (const {name, options, press, finger, again} of [
  {name: 'on a desk, on paper', options: {...web.desktop, colorScheme: 'light'}, press: web.press},
  {name: 'on a desk, at night', options: {...web.desktop, colorScheme: 'dark'}, press: web.press, again: true},
  {name: 'on a phone, on paper', options: {...web.phone, colorScheme: 'light'}, press: web.tap, finger: true, again: true},
  {name: 'on a phone, at night', options: {...web.phone, colorScheme: 'dark'}, press: web.tap, finger: true},
]) {
  if (again && !whole) continue;
  test(`every screen is in order ${name}`, async () => {
    const {context, faults} = await web.person(browser, options);
    const page = await web.open(context, server.address);
    await page.evaluate(axe);
    const {wrong, seen, look} = inspector(finger);
    await tour(page, look, press).catch((error) => wrong.add(String(error)));
    assert.deepEqual([...wrong], []);
    assert.ok(seen.length >= 30, `${seen.length} screens were seen`);
    assert.deepEqual(faults, []);
    await context.close();
  });

  test(`every screen of the table and of every game is in order ${name}`, async () => {
    const {context, faults} = await web.person(browser, options);
    const page = await web.open(context, server.address);
    await page.evaluate(axe);
    const {wrong, seen, look} = inspector(finger);
    await bringSheets(page, look);
    await tourOfTable(page, look, press).catch((error) => wrong.add(String(error)));
    assert.deepEqual([...wrong], []);
    assert.ok(seen.length >= 35, `${seen.length} screens were seen`);
    assert.deepEqual(faults, []);
    await context.close();
  });
}

// The tour of the table in other windows: nothing leaves them sideways.
for (const {name, options} of [
  {name: '320', options: {...web.phone, viewport: {width: 320, height: 640}}},
  {name: '768', options: {...web.desktop, viewport: {width: 768, height: 1024}}},
  {name: '1920', options: {...web.desktop, viewport: {width: 1920, height: 1080}}},
  {name: '200', options: {...web.desktop, viewport: {width: 960, height: 600}, deviceScaleFactor: 2}},
]) {
  test(`every screen of the table fits its window, ${name}`, async () => {
    const {context} = await web.person(browser, options);
    const page = await web.open(context, server.address);
    const wrong = [];
    const look = async (there, screen) => {
      for (const each of await sideways(there)) wrong.push(`${screen}: ${each}`);
      await web.picture(there, join('tour', `${screen.replace(/[^a-z0-9]+/gi, '-')}-${name}`));
    };
    await bringSheets(page, look);
    await tourOfTable(page, look, options.hasTouch ? web.tap : web.press);
    assert.deepEqual(wrong, []);
    await context.close();
  });
}
