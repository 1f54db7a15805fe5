// What comes in: files, drops, pasted text and links are shown before they do anything, and a link
// tells no server what is in it.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import * as web from './support.mjs';

const {server, browser} = await web.stage({drawn: false});

const mirela = (more = {}) => ({
  format: 'roadbook/character', version: 1, ruleset: 'beacon-road', id: 'mirela', in_play: true,
  name: 'Mirela Vas', archetype: 'warrior', bloodline: 'orc', ...more,
});
const sheet = (more) => JSON.stringify(mirela(more));

// All tests of the one who has these sheets go on in one page; what each brings in has an id or a name of its own.
const documents = [mirela({id: 'linked', notes: 'A secret of Mirela'}), mirela({id: 'written', notes: 'Owes *Marlo*'})];
const inPage = web.inTurn(browser, server.address, web.desktop, (context) => context.grantPermissions(
  ['clipboard-read', 'clipboard-write'], {origin: new URL(server.address).origin}));
const begin = (at = '') => inPage({documents, same: true, at});

const give = (page, text, name = 'mirela.json') => web.offer(page, text, name);

const paste = (page, text) => page.evaluate((words) => {
  const data = new DataTransfer();
  data.setData('text/plain', words);
  document.body.dispatchEvent(new ClipboardEvent('paste', {clipboardData: data, bubbles: true, cancelable: true}));
}, text);

test('A file is shown before it does anything; what differs is merged field by field, and undone', async () => {
  const {faults, page, done} = await begin();
  await give(page, sheet());
  await web.press(page, 'button', 'Import 1 sheet');
  await give(page, sheet());
  await page.getByText('You have it, and it is the same').waitFor({state: 'attached'});
  await web.press(page, 'button', 'Close');

  await give(page, sheet({notes: 'Owes Marlo', coin: 3}));
  await page.getByText('It differs from yours').waitFor({state: 'attached'});
  await web.press(page, 'button', 'What to do with it');
  await web.press(page, 'radio', 'Choose field by field');
  await web.picture(page, 'import');
  const notes = page.getByRole('radiogroup', {name: 'Notes'}).getByRole('radio').nth(1);
  const box = await web.reveal(page, notes);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await web.settle(page);
  await web.press(page, 'button', 'Merge 1');
  const [merged, ...others] = (await web.exported(page)).filter(({id}) => /^mirela/.test(id));
  assert.equal(others.length, 0);
  assert.equal(merged.notes, 'Owes Marlo');
  assert.equal(merged.coin, undefined);
  assert.deepEqual(faults, []);
  await done();
});

test('Pasted text goes the same way, and other text is left alone', async () => {
  const {faults, page, done} = await begin();
  await paste(page, 'just words');
  await web.settle(page);
  assert.equal(await page.getByRole('dialog').count(), 0);
  await paste(page, sheet({id: 'pasted', name: 'Bo Reed'}));
  await web.press(page, 'button', 'Import 1 sheet');
  await page.getByText('Bo Reed imported.').first().waitFor({state: 'attached'});
  assert.deepEqual(faults, []);
  await done();
});

test('A link brings the whole sheet to another person, and no server hears of it', async () => {
  const {faults, page, done} = await begin('#/sheet/linked');
  await web.fromMenu(page, 'Copy link');
  const link = await web.copied(page);
  assert.ok(link.startsWith(`${server.address}#share=2.`), link.slice(0, 80));
  assert.ok(link.length < 2000);

  const other = await web.person(browser);
  const asked = [];
  other.context.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  const second = await web.open(other.context, link);
  await second.getByRole('dialog').waitFor({state: 'attached'});
  await web.press(second, 'button', 'Import 1 sheet');
  await second.waitForFunction((address) => location.href === address, server.address);
  assert.ok(asked.length > 0);
  const code = link.slice(link.indexOf('#') + 10, link.indexOf('#') + 40);
  for (const address of asked) {
    assert.ok(address.startsWith(server.address) || address.startsWith('data:') || address.startsWith('blob:'), address);
    assert.ok(!address.includes(code), address);
  }
  const [copy] = await web.exported(second);
  assert.equal(copy.notes, 'A secret of Mirela');

  // In a page that is open already, too; a link that was cut off says so.
  await second.evaluate((hash) => { location.hash = hash; }, link.slice(link.indexOf('#'), -20));
  await second.getByText(/^This link was cut off or changed/).waitFor({state: 'attached'});
  assert.equal(await second.evaluate(() => location.hash), '#/import');
  await second.keyboard.press('Escape');
  await web.settle(second);
  assert.equal(await second.evaluate(() => location.hash), '#/', 'what remains is the address of the library');
  assert.deepEqual([...faults, ...other.faults], []);
  await other.context.close();
  await done();
});

test('A file that is too large is told and not read', async () => {
  const {faults, page, done} = await begin();
  await page.evaluate(() => {
    const read = Blob.prototype.arrayBuffer;
    globalThis.reading = read;
    globalThis.sizesRead = [];
    Blob.prototype.arrayBuffer = function() {
      globalThis.sizesRead.push(this.size);
      return read.call(this);
    };
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(17 * 1024 * 1024)], 'huge.json'));
    files.items.add(new File(['{'], 'small.json'));
    document.body.dispatchEvent(
        new DragEvent('drop', {dataTransfer: files, bubbles: true, cancelable: true}));
  });
  await page.getByText('This file has 17 MB. Roadbook reads files up to 16 MB.')
      .waitFor({state: 'attached'});
  assert.deepEqual(await page.evaluate(() => globalThis.sizesRead), [1]);
  await page.evaluate(() => { Blob.prototype.arrayBuffer = globalThis.reading; });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({state: 'detached'});
  assert.deepEqual(faults, []);
  await done();
});

test('Very many sheets are looked at while frames are drawn, and Cancel ends it', async () => {
  const {faults, page, done} = await begin();
  const many = (count) => JSON.stringify({format: 'roadbook/library', version: 1, documents:
    Array.from({length: count}, (_, index) => ({
      format: 'roadbook/character', version: 1, ruleset: 'beacon-road', notes: `${index}`}))});
  await web.give(page, many(40000), 'many.json');
  await page.getByRole('progressbar', {name: 'Read'}).waitFor({state: 'attached'});
  const {x, y, width, height} = await web.byRole(page, 'button', 'Cancel').boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.getByText('Nothing was imported.').first().waitFor({state: 'attached'});
  await give(page, many(2000), 'some.json');
  await page.getByRole('button', {name: 'Import 2000 sheets'}).waitFor({state: 'attached'});
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({state: 'detached'});
  assert.deepEqual(faults, []);
  await done();
});

test('A sheet is exported to read, as Markdown and as HTML without styles', async () => {
  const {faults, page, done} = await begin('#/sheet/written');
  const kept = (item) => web.downloaded(page, () => web.fromMenu(page, item));
  const {name: markdownName, text: markdown} = await kept('Export as Markdown');
  assert.match(markdownName, /\.md$/);
  assert.ok(markdown.startsWith('# Mirela Vas\n'));
  assert.ok(markdown.includes('Owes \\*Marlo\\*'));
  await page.getByText(/Only the JSON file holds the whole sheet/).first()
      .waitFor({state: 'attached'});
  const {name: htmlName, text: html} = await kept('Export as plain HTML');
  assert.match(htmlName, /\.html$/);
  assert.ok(html.includes('<h1><bdi>Mirela Vas</bdi></h1>'));
  assert.ok(!/<style|style=|class=/.test(html));
  assert.deepEqual(faults, []);
  await done();
});

const made = (name) => readFileSync(`${web.root}/tests/data/import/made-${name}.json`, 'utf8');

test('A sheet of another program says what became of each thing before it comes in', async () => {
  const {faults, page, done} = await begin();
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await give(page, made('foundry-dez384'), 'orla.json');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('From Foundry: a character of Blades in the Dark, version 6.0.1.').waitFor({state: 'attached'});
  const lines = (title) => dialog.getByRole('list', {name: title});
  await lines('Understood').getByText('Actions: Hunt 1, Skirmish 2, Wreck 1, Command 2').waitFor({state: 'attached'});
  await lines('In your own words').getByText(/^Special ability, made one of your own: Whale Song/).waitFor({state: 'attached'});
  await lines('Kept in the file, with no place on the sheet')
      .getByText('Picture, not opened: worlds/made/orla.webp').waitFor({state: 'attached'});
  await web.picture(page, 'import-foundry');
  // A part is shut and opened again.
  await web.press(page, 'button', /^Understood/);
  assert.equal(await lines('Understood').count(), 0);
  await web.press(page, 'button', 'Import 1 sheet');
  const sheet = (await web.exported(page)).find(({name}) => name === 'Orla Vance');
  assert.equal(sheet.tracks.stress, 4);
  assert.equal(sheet.foundry_blades.system.table_of_mine.word, 'ebb');
  assert.deepEqual(asked.filter((address) => address.includes('example.org')), []);
  assert.deepEqual(faults, []);
  await done();
});

test('Files of every program are dropped and pasted; one with faults changes nothing', async () => {
  const {faults, page, done} = await begin();
  const before = (await web.exported(page)).length;
  for (const [name, says] of [
    ['foundry-gmonlineua-crew', 'From Foundry: a crew of scoundrels.'],
    ['blades-in-the-sheets-v4-russian', 'From Blades in the Sheets: a character, version 4.'],
    ['portal-character', 'From BitD Portal: a character.'],
    ['roll20-v3', 'From Roll20: a character.']]) {
    await paste(page, made(name));
    await page.getByRole('dialog').getByText(says).waitFor({state: 'attached'});
    if (name === 'roll20-v3') {
      await page.getByRole('list', {name: 'Doubtful: please check'})
          .getByText('stress: It is there more than once; the first one counts.').waitFor({state: 'attached'});
      await web.picture(page, 'import-roll20');
    }
    await web.press(page, 'button', 'Import 1 sheet');
  }
  await give(page, made('foundry-clock'), 'clock.json');
  await page.getByText('At /type').waitFor({state: 'attached'});
  await web.press(page, 'button', 'Close');
  assert.equal((await web.exported(page)).length, before + 4);
  assert.deepEqual(faults, []);
  await done();
});
