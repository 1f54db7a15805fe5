// Words on the canvas are selected and copied: by a text cursor of the keyboard's, and by a finger.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import * as web from './support.mjs';

const {server, browser} = await web.stage({drawn: false});

const rule = '#/rules/beacon-road/power.dodge';
const nothingYet = 'nothing yet';

const inTurn = (options) => web.inTurn(browser, server.address, options, (context) => context.grantPermissions(
  ['clipboard-read', 'clipboard-write'], {origin: new URL(server.address).origin}));
const atDesk = inTurn(web.desktop);
const onPhone = inTurn(web.phone);

async function begin(turn) {
  const person = await turn({same: true});
  await person.page.evaluate((words) => navigator.clipboard.writeText(words), nothingYet);
  return person;
}

async function openRule(page) {
  await page.evaluate((address) => { location.hash = address; }, rule);
  const drawer = page.getByRole('dialog', {name: 'Rules of Beacon Road'});
  await drawer.waitFor({state: 'attached'});
  await web.byRole(page, 'button', 'All rules').waitFor({state: 'attached'});
  await web.settle(page);
  return drawer;
}

// Each F7 from now on: whether the page kept it from the browser.
const watchF7 = (page) => page.evaluate(() => {
  globalThis.keptF7 = [];
  addEventListener('keydown', (event) => {
    if (event.code === 'F7') globalThis.keptF7.push(event.defaultPrevented);
  });
});
const keptF7 = (page) => page.evaluate(() => globalThis.keptF7);

const focusedName = (page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('F7 leads a text cursor through a rule, and Ctrl+C puts what it selects into the clipboard', async () => {
  const {faults, page, done} = await begin(atDesk);
  const drawer = await openRule(page);
  await watchF7(page);
  const before = await focusedName(page);
  await page.keyboard.press('F7');
  await page.getByText('Text cursor on: arrows move it').first().waitFor({state: 'attached'});
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('Control+c');
  assert.equal(await web.copied(page, nothingYet), 'Dodge');

  // The whole rule: its heading and each of its paragraphs.
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  const whole = await web.copied(page, 'Dodge');
  assert.ok(whole.startsWith('Dodge\n'), whole);
  const paragraphs = await drawer.locator('p').allTextContents();
  const longest = paragraphs.reduce((a, b) => a.length >= b.length ? a : b);
  assert.ok(longest.length > 30, longest);
  assert.ok(whole.includes(longest), whole);

  // From there word by word.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+ArrowLeft');
  await page.keyboard.press('Control+Shift+ArrowRight');
  await page.keyboard.press('Control+c');
  assert.match(await web.copied(page, whole), /^\S+$/);

  // Escape ends the cursor and not the drawer; the keyboard is back where it was.
  await page.keyboard.press('Escape');
  await web.settle(page);
  assert.equal(await drawer.count(), 1);
  assert.equal(await focusedName(page), before);
  assert.deepEqual(await keptF7(page), [true]);
  await page.keyboard.press('Escape');
  await drawer.waitFor({state: 'detached'});
  assert.deepEqual(faults, []);
  await done();
});

test('in a field F7 stays the browser\'s own', async () => {
  const {faults, page, done} = await atDesk();
  await web.press(page, 'button', 'Make a character');
  await web.press(page, 'button', /^Name and look/);
  await watchF7(page);
  const field = web.byRole(page, 'textbox', 'Name');
  await field.focus();
  await page.keyboard.press('F7');
  await page.keyboard.type('Mirela');
  await web.settle(page);
  assert.deepEqual(await keptF7(page), [false]);
  assert.equal(await field.inputValue(), 'Mirela');
  assert.equal(await page.getByText('Text cursor on').count(), 0);
  assert.deepEqual(faults, []);
  await done();
});

test('the command palette begins the text cursor, too', async () => {
  const {faults, page, done} = await begin(atDesk);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: 'Search and commands'});
  await dialog.waitFor();
  await page.keyboard.type('select text');
  await dialog.getByRole('button', {name: /^Select text/}).first().waitFor();
  await page.keyboard.press('Enter');
  await dialog.waitFor({state: 'detached'});
  await page.getByText('Text cursor on: arrows move it').first().waitFor({state: 'attached'});
  await page.keyboard.press('Control+Shift+ArrowRight');
  await page.keyboard.press('Control+c');
  assert.match(await web.copied(page, nothingYet), /\S/);
  assert.deepEqual(faults, []);
  await done();
});

test('a finger that rests on a word selects it, and Copy puts it into the clipboard', async () => {
  const {context, faults, page} = await begin(onPhone);
  await page.evaluate(() => { location.hash = '#/about'; });
  await page.waitForFunction(() => [...document.querySelectorAll('#mirror p')]
    .some((each) => each.textContent.length > 60));
  await web.settle(page);
  // A paragraph in sight, and its first word.
  const [x, y, word] = await page.evaluate(() => {
    const seen = [...document.querySelectorAll('#mirror p')].find((each) => {
      const box = each.getBoundingClientRect();
      return !each.dataset.clip && each.textContent.length > 60 && box.top > 90 && box.bottom < innerHeight - 160;
    });
    const box = seen.getBoundingClientRect();
    return [box.left + 4, box.top + 9, seen.textContent.split(' ')[0]];
  });
  const session = await context.newCDPSession(page);
  const touch = (type) => session.send('Input.dispatchTouchEvent',
                                       {type, touchPoints: type === 'touchEnd' ? [] : [{x, y}]});
  await touch('touchStart');
  await web.byRole(page, 'button', 'Select all').waitFor({state: 'attached'});
  await touch('touchEnd');
  await web.settle(page);
  await web.picture(page, 'selection-finger');
  await web.tap(page, 'button', 'Copy');
  assert.equal(await web.copied(page, nothingYet), word);
  await page.getByText('Copied.').first().waitFor({state: 'attached'});
  assert.equal(await web.byRole(page, 'button', 'Select all').count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});
