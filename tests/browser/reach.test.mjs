// Finding and doing by the palette, the list of keys, names in every script, copying a sheet.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import * as web from './support.mjs';

const {server, browser} = await web.stage({drawn: false});

async function atNames(context) {
  const page = await web.open(context, server.address);
  await web.press(page, 'button', 'Make a character');
  await web.press(page, 'button', /^Name and look/);
  return page;
}

test('a name in any script is drawn, and stands in the mirror as it was written', async (t) => {
  const drawn = await web.launch();
  t.after(() => drawn.close());
  const {context, faults} = await web.person(drawn, web.desktop);
  const page = await atNames(context);
  const names = ['Łukasz Đỗ Αθηνά Юрий', 'שלום עולם', 'محمد بن سلمان', 'नमस्ते दुनिया', 'สวัสดี',
    '東京の夜', '서울', '👩‍👧‍👦 🇳🇱'];
  const seen = new Map();
  for (const name of names) {
    await web.fill(page, 'Name', name);
    await web.settle(page);
    // The sheet beside the steps says it, too, drawn in the display face.
    const shown = web.byRole(page, 'textbox', 'Name on the sheet');
    assert.equal(await shown.inputValue(), name);
    const box = await shown.boundingBox();
    const png = await page.screenshot({clip: box});
    // Each name has a picture of its own: none is drawn as the same boxes or question marks.
    for (const [other, bytes] of seen) {
      assert.ok(!png.equals(bytes), `${name} looks like ${other}`);
    }
    seen.set(name, png);
  }
  await web.picture(page, 'scripts');
  assert.deepEqual(faults, []);
  await context.close();
});

test('Ctrl+K on the Play page finds the words of the Story page and opens them to be written', async () => {
  const {context, faults} = await web.person(browser, web.desktop);
  const page = await web.open(context, server.address);
  await web.press(page, 'button', 'Surprise me');
  await web.press(page, 'radio', 'Play');
  await web.press(page, 'tab', 'Play');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: 'Search and commands'});
  await dialog.waitFor();
  await page.keyboard.type('alias');
  await dialog.getByRole('button', {name: /^Alias/}).first().waitFor();
  await page.keyboard.press('Enter');
  await dialog.waitFor({state: 'detached'});
  await web.settle(page);
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Alias');
  assert.deepEqual(faults, []);
  await context.close();
});

test('Ctrl+K finds a step and goes there; a question mark lists the keys', async () => {
  const {context, faults} = await web.person(browser, web.desktop);
  const page = await atNames(context);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: 'Search and commands'});
  await dialog.waitFor();
  await page.keyboard.type('bloodl');
  await dialog.getByRole('button', {name: /^Bloodline/}).first().waitFor();
  await web.picture(page, 'palette');
  await page.keyboard.press('Enter');
  await dialog.waitFor({state: 'detached'});
  await page.getByRole('radio', {name: /^Orc/}).waitFor();

  await page.keyboard.press('Shift+?');
  const keys = page.getByRole('dialog', {name: 'Keys'});
  await keys.waitFor();
  await web.picture(page, 'keys');
  await page.keyboard.press('Escape');
  await keys.waitFor({state: 'detached'});
  assert.deepEqual(faults, []);
  await context.close();
});

test('a copied sheet can be read, and pasted it is the same sheet', async () => {
  const {context, faults} = await web.person(browser, web.desktop);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], {origin: new URL(server.address).origin});
  const page = await atNames(context);
  await web.fill(page, 'Name', 'Mirela Vas');
  await web.fromMenu(page, 'Copy this sheet');
  await web.settle(page);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(text, /^Mirela Vas\n/);
  const sheet = JSON.parse(text.slice(text.indexOf('\n{') + 1));
  assert.equal(sheet.format, 'roadbook/character');
  assert.equal(sheet.name, 'Mirela Vas');

  // Another person pastes it, anywhere on the page.
  const {context: elsewhere, faults: theirs} = await web.person(browser, web.desktop);
  await elsewhere.grantPermissions(['clipboard-read', 'clipboard-write'], {origin: new URL(server.address).origin});
  const other = await web.open(elsewhere, server.address);
  await other.evaluate((words) => navigator.clipboard.writeText(words), text);
  await other.keyboard.press('ControlOrMeta+v');
  await web.press(other, 'button', 'Import 1 sheet');
  await other.getByText('Mirela Vas imported.').first().waitFor({state: 'attached'});
  assert.deepEqual(theirs, []);
  await elsewhere.close();
  assert.deepEqual(faults, []);
  await context.close();
});
