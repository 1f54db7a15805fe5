// Finding and doing by the palette, the list of keys, names in every script, copying a sheet.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {stored} from './stored.mjs';
import * as web from './support.mjs';

const {server, browser} = await web.stage({drawn: false});

// The clipboard may be read and written.
const begin = web.inTurn(browser, server.address, web.desktop, (context) => context.grantPermissions(
  ['clipboard-read', 'clipboard-write'], {origin: new URL(server.address).origin}));
const heroes = [{format: 'roadbook/character', version: web.saveVersion, ruleset: 'beacon-road', id: 'mirela',
  in_play: true, name: 'Mirela Vas', playbook: 'warrior', heritage: 'orc'}];

const atTable = [...heroes.map((hero) => ({...hero, crew: 'lanterns'})),
  {...heroes[0], id: 'seren', name: 'Seren Oak'},
  {format: 'roadbook/crew', version: web.saveVersion, ruleset: 'beacon-road', id: 'lanterns', in_play: true,
    name: 'The Ash Lanterns', type: 'sin_eaters'},
  {format: 'roadbook/crew', version: web.saveVersion, ruleset: 'beacon-road', id: 'moths', name: 'The Pale Moths',
    type: 'guild'}];

// All tests of these sheets go on in one page, and those of an empty library in another.
const withTable = (at = '') => begin({documents: atTable, at, same: true});

async function atNames(page) {
  await web.press(page, 'button', 'Make a character');
  await web.press(page, 'button', /^Name and look/);
}

test('a name in any script is drawn, and stands in the mirror as it was written', async (t) => {
  const drawn = await web.launch();
  t.after(() => drawn.close());
  // Small: to draw without a graphics card takes as long as there are pixels.
  const {context, faults} = await web.person(drawn, {viewport: {width: 1280, height: 500}});
  const page = await web.open(context, server.address);
  await atNames(page);
  const names = ['Łukasz Đỗ Αθηνά Юрий', 'محمد بن سلمان', 'नमस्ते दुनिया', '東京の夜', '👩‍👧‍👦 🇳🇱',
    ...web.thorough ? ['שלום עולם', 'สวัสดี', '서울'] : []];
  const seen = new Map();
  for (const name of names) {
    await web.fill(page, 'Name', name);
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
  const {faults, page, done} = await withTable('#/sheet/mirela');
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
  await done();
});

test('a search is emptied by its cross, by the mouse and by a finger, and waits for more', async () => {
  const emptied = async (page, name, press) => {
    const field = page.getByRole('dialog').getByRole('textbox', {name});
    await field.focus();
    await page.keyboard.type('dodge');
    await web.settle(page);
    await press(page, 'button', `Empty: ${name}`);
    assert.equal(await field.inputValue(), '');
    await page.keyboard.type('mail');
    await web.settle(page);
    assert.equal(await field.inputValue(), 'mail');
  };
  const {faults, page, done} = await withTable();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', {name: 'Search and commands'});
  await palette.waitFor();
  await emptied(page, 'A screen, a sheet, a field, an action, a rule', web.press);
  for (let left = 0; left < 3 && await palette.count() > 0; ++left) {
    await page.keyboard.press('Escape');
    await web.settle(page);
  }
  await palette.waitFor({state: 'detached'});
  assert.deepEqual(faults, []);
  await done();

  const {context, faults: theirs} = await web.person(browser, web.phone);
  const small = await web.open(context, server.address);
  await web.fromMenu(small, 'Rules');
  await small.getByRole('dialog', {name: 'Rules of Beacon Road'}).waitFor();
  await web.settle(small);
  await emptied(small, 'Search the rules', web.tap);
  assert.deepEqual(theirs, []);
  await context.close();
});

// From that address: what the first find of those words leads to.
async function leadsTo(page, from, words) {
  await page.evaluate((hash) => { location.hash = hash; }, from);
  await web.settle(page);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: 'Search and commands'});
  await dialog.waitFor();
  await page.keyboard.insertText(words);
  await web.settle(page);
  await page.keyboard.press('Enter');
  await dialog.waitFor({state: 'detached'});
  await web.settle(page);
  return page.evaluate(() => location.hash);
}

// Every third is looked for; tests/long looks for all.
test('every screen that has an address is found by its name from where it applies', async () => {
  const {faults, page, done} = await withTable();
  const all = {
    '#/sheet/mirela': [['story', '#/sheet/mirela/story'], ['mirela story', '#/sheet/mirela/story'],
      ['seren story', '#/sheet/seren/story'], ['oak gear', '#/sheet/seren/gear'], ['seren journal', '#/journal/seren'],
      ['lanterns growth', '#/crew/lanterns/growth'], ['seren steps', /^#\/make\/seren\//],
      ['roll wreck', /^#\/play\/mirela\/./], ['actions', '#/sheet/mirela/actions'],
      ['gear', '#/sheet/mirela/gear'], ['steps of the creation', /^#\/make\/mirela\//], ['bloodline', /^#\/make\/mirela\//],
      ['guide of the evening', '#/guide/lanterns'], ['game master', '#/table/lanterns'], ['journal', '#/journal/mirela'],
      ['print', '#/print/mirela'], ['print blank', '#/print'], ['moves', '#/play/mirela'], ['earlier versions', '#/versions/mirela'], ['portrait', '#/portrait/mirela'],
      ['the ash lanterns', '#/crew/lanterns'], ['library', '#/']],
    '#/crew/lanterns': [['people', '#/crew/lanterns/people'], ['growth', '#/crew/lanterns/growth'],
      ['guide', '#/guide/lanterns'], ['table', '#/table/lanterns'], ['journal', '#/journal/lanterns']],
    '#/crew/moths': [['guide', '#/guide/moths']],
    '#/make/mirela/traits': [['open the sheet', '#/sheet/mirela'], ['story', '#/sheet/mirela/story']],
    '#/': [['mirela', /^#\/sheet\/mirela/], ['guide lanterns', '#/guide/lanterns'], ['table lanterns', '#/table/lanterns'],
      ['moths guide', '#/guide/moths'], ['pale table', '#/table/moths'],
      ['earlier versions mirela', '#/versions/mirela'], ['bin', '#/bin'], ['workshop', '#/workshop'],
      ['settings', '#/settings'], ['text size', '#/settings'], ['about', '#/about'],
      ['rules of beacon', '#/rules/beacon-road']],
  };
  for (const [from, asked] of Object.entries(all)) {
    for (const [words, wanted] of asked.filter((_, at) => web.thorough || at % 3 === 0)) {
      const found = await leadsTo(page, from, words);
      if (wanted instanceof RegExp) assert.match(found, wanted, `${words} at ${from}`);
      else assert.equal(found, wanted, `${words} at ${from}`);
    }
  }
  assert.deepEqual(faults, []);
  await done();
});

test('the guide of a crew that is not in play leads back to the crew, by its name and by its pages', async () => {
  const {faults, page, done} = await withTable();
  for (const [role, name] of [['link', 'The Pale Moths'], ['tab', 'Sheet']]) {
    await page.evaluate(() => { location.hash = '#/guide/moths'; });
    await web.settle(page);
    await web.press(page, role, name);
    await web.settle(page);
    assert.equal(await page.evaluate(() => location.hash), '#/crew/moths', name);
  }
  assert.deepEqual(faults, []);
  await done();
});

test('what the palette finds of namesakes says whose it is, by what they are, their crew and their game', async () => {
  const nell = (id, more) => ({format: 'roadbook/character', version: web.saveVersion, ruleset: 'beacon-road', id,
    in_play: true, name: 'Nell', ...more});
  const {faults, page, done} = await begin({documents: [nell('n1', {playbook: 'warrior', heritage: 'orc'}),
    nell('n2', {playbook: 'rogue', heritage: 'elf', crew: 'lanterns'}),
    nell('n3', {ruleset: 'blades-srd', playbook: 'cutter'}), atTable.find((each) => each.id === 'lanterns')]});
  await page.getByRole('heading', {name: 'Nell'}).nth(2).waitFor({state: 'attached'});
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: 'Search and commands'});
  await dialog.waitFor();
  for (const words of ['nell', 'nell story', 'earlier versions nell']) {
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(words);
    await web.settle(page);
    const told = await dialog.getByRole('button', {name: /(^|: )Nell$/}).evaluateAll((all) => all.map(
      (each) => `${each.textContent || each.getAttribute('aria-label')} | ` +
        document.getElementById(each.getAttribute('aria-describedby'))?.textContent));
    assert.ok(told.length >= 3, told.join('\n'));
    assert.equal(new Set(told).size, told.length, told.join('\n'));
    // The game stands where no narrow line cuts it.
    for (const part of ['Warrior', 'The Ash Lanterns', 'Character · Blades in the Dark ·']) {
      assert.ok(told.some((each) => each.includes(part)), `${part} in ${told.join('\n')}`);
    }
  }
  assert.deepEqual(faults, []);
  await done();
});

test('the rules check of the open sheet is found by its name, and by what it finds', async () => {
  const {faults, page, done} = await withTable();
  for (const from of ['#/sheet/mirela', '#/crew/lanterns']) {
    for (const words of ['rules check', 'conflict', 'things left']) {
      await leadsTo(page, from, words);
      await page.getByRole('dialog', {name: 'Rules check'}).waitFor({state: 'attached'});
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({state: 'detached'});
    }
  }
  assert.deepEqual(faults, []);
  await done();
});

test('what is undone on another sheet than the open one says whose it is', async () => {
  const {faults, page, done} = await withTable('#/sheet/mirela');
  const undo = (name) => page.getByRole('button', {name}).first().waitFor({state: 'attached'});
  await web.byRole(page, 'spinbutton', 'Stress').evaluate((element) => element.focus());
  await page.keyboard.press('3');
  await undo(/^Undo: Stress/);
  await page.evaluate(() => { location.hash = '#/crew/lanterns'; });
  await undo(/^Undo: Mirela Vas: Stress/);
  await page.keyboard.press('Control+z');
  await undo(/^Redo: Mirela Vas: Stress/);
  await page.evaluate(() => { location.hash = '#/sheet/mirela'; });
  await undo(/^Redo: Stress/);
  assert.deepEqual(faults, []);
  await done();
});

test('a number of two digits is one step of undo', async () => {
  const {faults, page, done} = await withTable('#/crew/lanterns');
  const rep = web.byRole(page, 'spinbutton', 'Rep');
  const step = (name) => page.getByRole('button', {name}).first().waitFor({state: 'attached'});
  await rep.evaluate((element) => element.focus());
  await page.keyboard.press('1');
  await page.keyboard.press('1');
  await step(/^Undo: Rep 0 → 11/);
  await page.keyboard.press('Control+z');
  await step(/^Redo: Rep 0 → 11/);
  await web.settle(page);
  assert.equal(await rep.getAttribute('aria-valuenow'), '0');
  assert.deepEqual(faults, []);
  await done();
});

test('Ctrl+K finds a step and goes there; a question mark lists the keys', async () => {
  const {faults, page, done} = await begin({same: true});
  await atNames(page);
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
  await done();
});

test('a copied sheet can be read, and pasted it is the same sheet', async () => {
  const {faults, page, done} = await withTable('#/sheet/mirela');
  await web.fromMenu(page, 'Copy this sheet');
  await web.settle(page);
  const text = await web.copied(page);
  assert.match(text, /^Mirela Vas\n/);
  const sheet = JSON.parse(text.slice(text.indexOf('\n{') + 1));
  assert.equal(sheet.format, 'roadbook/character');
  assert.equal(sheet.name, 'Mirela Vas');

  // Another person pastes it, anywhere on the page.
  const {faults: theirs, page: other, done: theyAreDone} = await begin({same: true});
  await other.bringToFront();
  await other.evaluate((words) => navigator.clipboard.writeText(words), text);
  await other.keyboard.press('ControlOrMeta+v');
  await web.press(other, 'button', 'Import 1 sheet');
  await other.getByText('Mirela Vas imported.').first().waitFor({state: 'attached'});
  assert.deepEqual(theirs, []);
  await theyAreDone();
  assert.deepEqual(faults, []);
  await done();
});

// The last one of these sheets: it makes others.
test('the palette makes new sheets, and lets what was chosen be changed', async () => {
  const {faults, page, done} = await withTable();
  await leadsTo(page, '#/sheet/mirela', 'edit');
  assert.ok(await web.byRole(page, 'radio', 'Edit').isChecked());
  assert.equal(await leadsTo(page, '#/sheet/mirela', 'seren edit'), '#/sheet/seren');
  assert.ok(await web.byRole(page, 'radio', 'Edit').isChecked());
  await leadsTo(page, '#/sheet/mirela', 'hit points');
  assert.equal(await page.evaluate(() => location.hash), '#/sheet/mirela', 'they stand on the sheet');
  for (const words of ['new character', 'new crew']) {
    assert.match(await leadsTo(page, '#/', words), /^#\/make\//, words);
  }
  assert.match(await leadsTo(page, '#/', 'random character'), /^#\/sheet\//);
  assert.deepEqual(faults, []);
  await done();
});

test('a crew that is made from a character\'s sheet has the character in it, in one step of undo', async () => {
  const {faults, page, done} = await begin({documents: heroes, at: '#/sheet/mirela/story'});
  const sheets = async () => Object.fromEntries((await stored(page)).documents.filter(({text}) => text)
    .map(({id, text}) => [id, JSON.parse(text)]));
  await web.press(page, 'button', 'Make a crew');
  await page.waitForFunction(() => location.hash.startsWith('#/make/'));
  const crew = new URL(page.url()).hash.split('/')[2];
  await web.saved(page);
  assert.equal((await sheets()).mirela.crew, crew);
  await page.keyboard.press('Control+z');
  await web.saved(page);
  const after = await sheets();
  assert.deepEqual([after.mirela.crew ?? '', after[crew]], ['', undefined]);
  assert.deepEqual(faults, []);
  await done();
});
