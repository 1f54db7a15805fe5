// The floor of the page: storage that loses nothing, a mirror that says what is drawn, and a page
// that leaves the browser what is its own.
import assert from 'node:assert/strict';
import {beforeEach, describe, test} from 'node:test';
import {keeper, libraryTab} from './library_tab.mjs';
import {blank, byRole, inTurn, settle, stage} from './support.mjs';

const {server, browser} = await stage({drawn: false});
const {context, faults, anew} = await keeper(browser, server.address);

describe('the library in the browser', () => {
  beforeEach(anew);

  const tab = () => libraryTab(context, server.address);
  const load = (page) => page.evaluate(() => globalThis.load());
  const put = (page, id, expected, words) =>
    page.evaluate((given) => globalThis.put(...given), [id, expected, words]);

  test('what was put is there after a reload, with its revision', async () => {
    const first = await tab();
    assert.equal((await put(first, 'hero', 0, '{"a":1}')).revision, 1);
    assert.equal((await put(first, 'hero', 1, '{"a":2}')).revision, 2);
    await first.close();
    const {ok, records} = await load(await tab());
    assert.ok(ok);
    assert.deepEqual(records.map(({id, revision, words}) => [id, revision, words]), [['hero', 2, '{"a":2}']]);
    assert.ok(records[0].changed > 0);
    assert.deepEqual(faults, []);
  });

  test('of two tabs that write the same revision one wins, and the other is shown what is there', async () => {
    const [mine, theirs] = [await tab(), await tab()];
    await put(mine, 'hero', 0, 'start');
    const results = await Promise.all([put(mine, 'hero', 1, 'mine'), put(theirs, 'hero', 1, 'theirs')]);
    const won = results.filter((result) => result.outcome === 'done');
    const lost = results.filter((result) => result.outcome === 'conflict');
    assert.equal(won.length, 1);
    assert.equal(lost.length, 1);
    const {records} = await load(mine);
    assert.equal(records[0].words, lost[0].current.words);
    assert.equal(records[0].revision, 2);
  });

  test('tabs that write documents of their own at the same time lose none', async () => {
    const tabs = [await tab(), await tab()];
    await Promise.all(tabs.map((page, index) => page.evaluate(async (number) => {
      for (let round = 0; round < 20; ++round) await put(`doc_${number}_${round}`, 0, `${round}`);
    }, index)));
    assert.equal((await load(tabs[0])).records.length, 40);
  });

  test('another tab hears of a change and of a removal, and nobody hears of what they did', async () => {
    const [mine, theirs] = [await tab(), await tab()];
    await put(mine, 'hero', 0, 'one');
    await theirs.waitForFunction(() => heard.length === 1);
    await mine.evaluate(() => library.remove('hero', 1));
    await theirs.waitForFunction(() => heard.length === 2);
    assert.deepEqual(await theirs.evaluate(() => heard), [
      {id: 'hero', revision: 1, words: 'one'}, {id: 'hero', revision: 0, words: ''}]);
    assert.deepEqual(await mine.evaluate(() => heard), []);
  });

  test('a removed document is gone, and an old copy never passes for the current one', async () => {
    const page = await tab();
    await put(page, 'hero', 0, 'one');
    assert.equal((await page.evaluate(() => library.remove('hero', 1))).outcome, 'done');
    assert.deepEqual((await load(page)).records, []);
    const late = await put(page, 'hero', 1, 'late');
    assert.equal(late.outcome, 'conflict');
    assert.equal(late.current.revision, 0);
    assert.equal((await put(page, 'hero', 0, 'again')).revision, 3);
  });

  test('what a page that died had begun to write is told to the next one, and nothing is changed', async () => {
    const page = await tab();
    await put(page, 'hero', 0, 'one');
    await page.evaluate(() => localStorage.setItem(
        'roadbook.unfinished.gone.hero', JSON.stringify({expected: 1, text: 'two'})));
    const {records, unfinished} = await load(await tab());
    assert.deepEqual(records.map(({revision, words}) => [revision, words]), [[1, 'one']]);
    assert.deepEqual(unfinished.map(({id, expected, words}) => [id, expected, words]), [['hero', 1, 'two']]);
  });

  test('what a page that died had begun to write and did write is not told again', async () => {
    const page = await tab();
    await put(page, 'hero', 0, 'one');
    await page.evaluate(() => localStorage.setItem(
        'roadbook.unfinished.gone.hero', JSON.stringify({expected: 0, text: 'one'})));
    assert.deepEqual((await load(await tab())).unfinished, []);
    assert.equal(await page.evaluate(() => localStorage.length), 0);
  });

  test('a page that dies in the middle of a write has lost nothing', async () => {
    const page = await tab();
    await put(page, 'hero', 0, 'one');
    await page.evaluate(() => { put('hero', 1, 'two'); });
    await page.close();
    // It is written, or the next page is told of it.
    const {records, unfinished} = await load(await tab());
    const kept = records[0].words === 'two' || unfinished.some(({id, words}) => id === 'hero' && words === 'two');
    assert.ok(kept, JSON.stringify([records, unfinished]));
  });

  test('a full store is said in words, and nothing was changed', async () => {
    const page = await tab();
    await put(page, 'hero', 0, 'one');
    const result = await page.evaluate(async () => {
      const real = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function(...given) {
        real.apply(this, given);
        this.transaction.abort();
      };
      Object.defineProperty(IDBTransaction.prototype, 'error', {
        configurable: true, get: () => new DOMException('', 'QuotaExceededError')});
      const given = await put('hero', 1, 'two');
      IDBObjectStore.prototype.put = real;
      return given;
    });
    assert.equal(result.outcome, 'failed');
    assert.match(result.message, /no more room/);
    await page.evaluate(() => localStorage.clear());
    assert.equal((await load(await tab())).records[0].words, 'one');
  });

  test('a browser that keeps nothing is said in words, at load and at write', async () => {
    const page = await blank(context, server.address);
    const [loaded, written] = await page.evaluate(async () => {
      Object.defineProperty(globalThis, 'indexedDB', {
        value: {open() { throw new DOMException('', 'SecurityError'); }}});
      const {Library} = await import('./page.js');
      const library = new Library('test');
      return [await library.load(1000), await library.put('hero', 0, new Uint8Array([1]))];
    });
    assert.equal(loaded.ok, false);
    assert.match(loaded.message, /does not let this page keep anything/);
    assert.equal(written.outcome, 'failed');
    assert.match(written.message, /does not let this page keep anything/);
  });
});

describe('the mirror', () => {
  let page;
  beforeEach(async () => {
    faults.length = 0;
    page = await blank(context, server.address, page);
    await page.evaluate(async () => {
      const {Mirror} = await import('./page.js');
      globalThis.acts = [];
      globalThis.mirror = new Mirror(document.getElementById('mirror'), document.getElementById('notes'),
          (id, kind, text, value) => acts.push([id, kind, ...text ? [text] : [], ...value ? [value] : []]));
    });
  });

  const place = {rect: [10, 20, 100, 30], clip: [0, 0, 1280, 800]};
  const apply = (patch) => page.evaluate((given) => mirror.apply(given), patch);
  const show = (...nodes) => apply({
    full: true, nodes: nodes.map((node) => ({parent: 0, ...place, ...node})), gone: [],
    order: nodes.map((node) => node.id)});
  const acts = () => page.evaluate(() => acts.splice(0));

  test('each role is an element that has it, with its name, its state and its reason', async () => {
    await show(
        {id: 1, role: 'region', name: 'Choices'},
        {id: 2, parent: 1, role: 'heading', name: 'What can you do?', level: 1},
        {id: 3, parent: 1, role: 'button', name: 'Next', description: 'One dot is left.', flags: ['disabled']},
        {id: 4, parent: 1, role: 'radio_group', name: 'Special ability'},
        {id: 5, parent: 4, role: 'radio', name: 'Stalwart', flags: ['checked']},
        {id: 6, parent: 4, role: 'radio', name: 'Mule'},
        {id: 7, parent: 1, role: 'checkbox', name: 'Trait', flags: ['checked']},
        {id: 8, role: 'spin_button', name: 'Prowl', value: '2 of 4', min: 0, max: 4, now: 2},
        {id: 9, role: 'textbox', name: 'Name', value: 'Mirela'},
        {id: 10, role: 'textarea', name: 'Notes', value: 'one\ntwo', flags: ['multiline']},
        {id: 11, role: 'tab_list', name: 'Parts'},
        {id: 12, parent: 11, role: 'tab', name: 'Sheet', flags: ['selected']},
        {id: 13, role: 'button', name: 'IRON', value: '16', flags: ['collapsed']},
        {id: 14, role: 'button', name: 'Orc', flags: ['toggle']},
        {id: 15, role: 'status', name: 'Saved'},
        {id: 16, role: 'list', name: 'Sheets'},
        {id: 17, parent: 16, role: 'list_item', name: 'Mirela', value: 'Warrior'},
        {id: 20, role: 'table', name: 'IRON', value: '15', columns: 'What\nHow much'},
        {id: 21, parent: 20, role: 'row', name: 'Every character', value: '8'},
        {id: 22, parent: 20, role: 'row', name: 'Mail', value: '1', description: 'A shield counts already.',
          flags: ['disabled']},
        {id: 18, role: 'list', name: 'Steps'},
        {id: 19, parent: 18, role: 'button', name: 'Archetype', flags: ['current', 'invalid']});
    const has = async (locator, count = 1) => assert.equal(await locator.count(), count, `${locator}`);
    await has(page.getByRole('region', {name: 'Choices'}).getByRole('heading', {name: 'What can you do?', level: 1}));
    await has(page.getByRole('button', {name: 'Next', disabled: true}));
    assert.equal(await page.getByRole('button', {name: 'Next'}).getAttribute('aria-describedby'), 'note-3');
    assert.equal(await page.locator('#note-3').textContent(), 'One dot is left.');
    await has(page.getByRole('radiogroup', {name: 'Special ability'}).getByRole('radio'), 2);
    await has(page.getByRole('radio', {name: 'Stalwart', checked: true}));
    await has(page.getByRole('radio', {name: 'Mule', checked: false}));
    await has(page.getByRole('checkbox', {name: 'Trait', checked: true}));
    assert.equal(await byRole(page, 'spinbutton', 'Prowl').getAttribute('aria-valuetext'), '2 of 4');
    assert.equal(await byRole(page, 'spinbutton', 'Prowl').getAttribute('aria-valuenow'), '2');
    assert.equal(await byRole(page, 'textbox', 'Name').inputValue(), 'Mirela');
    assert.equal(await byRole(page, 'textbox', 'Notes').inputValue(), 'one\ntwo');
    await has(page.getByRole('tab', {name: 'Sheet', selected: true}));
    await has(page.getByRole('button', {name: 'IRON: 16', expanded: false}));
    await has(byRole(page, 'button', 'IRON'));
    await has(page.getByRole('button', {name: 'Orc', pressed: false}));
    await has(page.locator('#mirror').getByRole('status'));
    await has(page.getByRole('list', {name: 'Sheets'}).getByRole('listitem', {name: 'Mirela: Warrior'}));
    const table = page.getByRole('table', {name: 'IRON: 15'});
    assert.deepEqual(await table.getByRole('columnheader').allTextContents(), ['What', 'How much']);
    assert.deepEqual(await table.getByRole('rowheader').allTextContents(), ['Every character', 'Mail']);
    assert.deepEqual(await table.getByRole('cell').allTextContents(), ['8', '1']);
    await apply({full: false, nodes: [{id: 23, parent: 20, role: 'row', name: 'Tier', value: '2', ...place}],
      gone: [21], order: [23, 22]});
    assert.deepEqual(await table.getByRole('row').allTextContents(), ['WhatHow much', 'Tier2', 'Mail1']);
    await has(page.getByRole('group', {name: 'Steps'}).getByRole('button', {name: 'Archetype'}));
    assert.equal(await byRole(page, 'button', 'Archetype').getAttribute('aria-current'), 'step');
    assert.deepEqual(faults, []);
  });

  test('an element stands where its node is drawn, however deep it is nested', async () => {
    await show(
        {id: 1, role: 'region', name: 'a', rect: [100, 50, 500, 400]},
        {id: 2, parent: 1, role: 'group', name: 'b', rect: [120, 80, 300, 200]},
        {id: 3, parent: 2, role: 'button', name: 'c', rect: [130.5, 90, 60, 44]});
    const box = () => byRole(page, 'button', 'c').boundingBox();
    assert.deepEqual(await box(), {x: 130.5, y: 90, width: 60, height: 44});
    // The region moves, and with it the group; the button was said to stay.
    await apply({full: false, nodes: [
      {id: 1, parent: 0, role: 'region', name: 'a', rect: [0, 0, 500, 400], clip: place.clip},
      {id: 2, parent: 1, role: 'group', name: 'b', rect: [20, 30, 300, 200], clip: place.clip}], gone: []});
    assert.deepEqual(await box(), {x: 130.5, y: 90, width: 60, height: 44});
  });

  test('names are text and never become markup', async () => {
    await show({id: 1, role: 'button', name: '<img src=x onerror=alert(1)>'},
               {id: 2, role: 'group', name: '"><b>x</b>'});
    assert.equal(await page.locator('#mirror img, #mirror b').count(), 0);
    assert.equal(await page.locator('#mirror button').textContent(), '<img src=x onerror=alert(1)>');
  });

  test('what is said once is heard from a region that was there before, each time', async () => {
    const voice = page.locator('.voice[role=status]');
    assert.equal(await voice.textContent(), '');
    await page.evaluate(() => {
      globalThis.heard = [];
      new MutationObserver(() => heard.push(document.querySelector('.voice').textContent))
        .observe(document.querySelector('.voice'), {childList: true});
    });
    const said = {id: 0xA0000001, parent: 0, role: 'status', name: 'Name: Mirela undone', ...place};
    await show(said);
    await apply({full: false, nodes: [], gone: [said.id], order: []});
    await apply({full: false, nodes: [said], gone: [], order: [said.id]});
    assert.deepEqual(await page.evaluate(() => heard), [said.name, said.name]);
    assert.equal(await page.locator('#mirror [role=status]').count(), 0);
  });

  test('new, moved and removed nodes come into reading order, and the focus stays', async () => {
    await show({id: 1, role: 'button', name: 'a'}, {id: 2, role: 'button', name: 'b'},
               {id: 3, role: 'button', name: 'c'});
    await page.getByRole('button', {name: 'b'}).focus();
    await acts();
    await apply({full: false, nodes: [{id: 4, parent: 0, role: 'button', name: 'd', ...place}],
                 gone: [1], order: [4, 3, 2]});
    assert.deepEqual(await page.getByRole('button').allTextContents(), ['d', 'c', 'b']);
    assert.equal(await page.evaluate(() => document.activeElement.textContent), 'b');
    assert.deepEqual(await acts(), []);
  });

  test('a click is a press, and only the program decides what is checked', async () => {
    await show({id: 1, role: 'button', name: 'Next'}, {id: 2, role: 'checkbox', name: 'Trait'});
    await page.getByRole('button').dispatchEvent('click');
    await page.getByRole('checkbox').dispatchEvent('click');
    assert.deepEqual(await acts(), [[1, 'press'], [2, 'press']]);
    assert.equal(await page.getByRole('checkbox').isChecked(), false);
  });

  test('the focus follows the program, and the program hears of the person\'s', async () => {
    await show({id: 1, role: 'button', name: 'a'}, {id: 2, role: 'button', name: 'b', flags: ['focused']});
    assert.equal(await page.evaluate(() => document.activeElement.textContent), 'b');
    assert.deepEqual(await acts(), []);
    await page.getByRole('button', {name: 'a'}).focus();
    assert.deepEqual(await acts(), [[1, 'focus']]);
  });

  test('typing tells the whole text, and an answer that comes late overwrites nothing', async () => {
    const field = (value) => ({id: 1, parent: 0, role: 'textbox', name: 'Name', value, ...place});
    await show(field(''));
    await page.getByRole('textbox').click();
    await page.keyboard.type('abc');
    assert.deepEqual(await acts(), [[1, 'focus'], [1, 'set_text', 'a'], [1, 'set_text', 'ab'], [1, 'set_text', 'abc']]);
    await apply({full: false, nodes: [field('a')], gone: []});
    assert.equal(await page.getByRole('textbox').inputValue(), 'abc');
    await apply({full: false, nodes: [field('abc')], gone: []});
    assert.equal(await page.getByRole('textbox').inputValue(), 'abc');
    // The program chose another text: it wins.
    await apply({full: false, nodes: [field('Mirela')], gone: []});
    assert.equal(await page.getByRole('textbox').inputValue(), 'Mirela');
  });

  test('what asks for words shows through the field that has the focus, until the first letter', async () => {
    const field = (value) => ({id: 1, parent: 0, role: 'textbox', name: 'Name', value, ...place});
    await show(field(''));
    const name = page.getByRole('textbox');
    const ground = () => name.evaluate((element) => getComputedStyle(element).backgroundColor);
    await name.click();
    assert.equal(await ground(), 'rgba(0, 0, 0, 0)');
    await page.keyboard.type('M');
    assert.notEqual(await ground(), 'rgba(0, 0, 0, 0)');
    await page.keyboard.press('Backspace');
    assert.equal(await ground(), 'rgba(0, 0, 0, 0)');
  });

  test('a full field takes no letter and loses none, by real keys', async () => {
    const field = (value) => ({id: 1, parent: 0, role: 'textbox', name: 'Name', value, max_length: 5, ...place});
    await show(field('abcdé'));
    const name = page.getByRole('textbox');
    await name.click();
    await page.keyboard.press('Home');
    await page.keyboard.type('Q');
    assert.equal(await name.inputValue(), 'abcdé');
    await page.keyboard.press('End');
    await page.keyboard.type('Q');
    assert.equal(await name.inputValue(), 'abcdé');
    assert.deepEqual(await acts(), [[1, 'focus']]);
    await page.keyboard.press('Backspace');
    assert.equal(await name.inputValue(), 'abcd');
    await page.keyboard.press('Home');
    await page.keyboard.insertText('😀 and more');
    assert.equal(await name.inputValue(), '😀abcd');
    assert.deepEqual(await acts(), [[1, 'set_text', 'abcd'], [1, 'set_text', '😀abcd']]);
  });

  test('a text that is longer than its field stands there whole, and can be made shorter', async () => {
    const text = 'one two three';
    await show({id: 1, role: 'textarea', name: 'Notes', value: text, max_length: 5, ...place});
    const notes = page.getByRole('textbox');
    await notes.click();
    assert.equal(await notes.inputValue(), text);
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('Q');
    assert.equal(await notes.inputValue(), text);
    await page.keyboard.press('Delete');
    assert.equal(await notes.inputValue(), 'ne two three');
    assert.deepEqual(await acts(), [[1, 'focus'], [1, 'set_text', 'ne two three']]);
  });

  test('Enter leaves a field of one line and makes a new line in one of many', async () => {
    await show({id: 1, role: 'textbox', name: 'Name', rect: [10, 10, 200, 30]},
               {id: 2, role: 'textarea', name: 'Notes', rect: [10, 50, 200, 100], flags: ['multiline']});
    await page.getByRole('textbox', {name: 'Name'}).click();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', {name: 'Notes'}).click();
    await page.keyboard.press('Enter');
    assert.deepEqual(await acts(), [[1, 'focus'], [1, 'submit'], [1, 'blur'], [2, 'focus'], [2, 'set_text', '\n']]);
  });

  test('Escape in a line gives back what stood in it when it got the focus, and keeps what was written at length', async () => {
    await show({id: 1, role: 'textbox', name: 'Name', value: 'Mirela', rect: [10, 10, 200, 30]});
    await page.getByRole('textbox', {name: 'Name'}).click();
    await page.keyboard.press('End');
    await page.keyboard.insertText(' Vas');
    await page.keyboard.press('Escape');
    assert.deepEqual(await acts(),
                     [[1, 'focus'], [1, 'set_text', 'Mirela Vas'], [1, 'set_text', 'Mirela'], [1, 'blur']]);
    await show({id: 2, role: 'textbox', name: 'Notes', value: 'A page', flags: ['multiline'], rect: [10, 50, 200, 90]});
    await page.getByRole('textbox', {name: 'Notes'}).click();
    await page.keyboard.press('End');
    await page.keyboard.insertText(' of words');
    await page.keyboard.press('Escape');
    assert.deepEqual(await acts(), [[2, 'focus'], [2, 'set_text', 'A page of words'], [2, 'blur']]);
  });

  test('Escape empties a search, which keeps the focus; in the empty one it leaves it', async () => {
    await show({id: 1, role: 'textbox', name: 'Search', rect: [10, 10, 200, 30], flags: ['search']});
    await page.getByRole('textbox', {name: 'Search'}).click();
    await page.keyboard.insertText('guide');
    await page.keyboard.press('Escape');
    await page.keyboard.insertText('x');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    assert.deepEqual(await acts(),
                     [[1, 'focus'], [1, 'set_text', 'guide'], [1, 'set_text'], [1, 'set_text', 'x'],
                      [1, 'set_text'], [1, 'blur']]);
  });

  test('the keys of a rating set it', async () => {
    await show({id: 1, role: 'spin_button', name: 'Prowl', min: 0, max: 4, now: 2});
    const tell = (key) => page.evaluate((given) => mirror.takesKey(
        Object.assign(new KeyboardEvent('keydown', {key: given, cancelable: true}),
                      {})) , key);
    await page.getByRole('spinbutton').focus();
    await acts();
    await page.evaluate(() => document.addEventListener('keydown', (event) => mirror.takesKey(event)));
    for (const key of ['ArrowUp', 'ArrowLeft', '3', 'End']) await page.keyboard.press(key);
    assert.equal(await tell('a'), false);
    assert.deepEqual(await acts(), [[1, 'increment'], [1, 'decrement'], [1, 'digit', 3], [1, 'set_value', 4]]);
  });

  test('a number is a field for the keyboard of a screen, and the program says what stands in it', async () => {
    await show({id: 1, role: 'spin_button', name: 'Points', min: 1, max: 999, now: 15, flags: ['number_field']},
               {id: 2, role: 'spin_button', name: 'Prowl', min: 0, max: 4, now: 2});
    const field = byRole(page, 'spinbutton', 'Points');
    const made = (locator) => locator.evaluate(
        (element) => [element.localName, element.inputMode, element.getAttribute('aria-valuenow')]);
    assert.deepEqual(await made(field), ['input', 'numeric', '15']);
    assert.deepEqual(await made(byRole(page, 'spinbutton', 'Prowl')), ['div', '', '2']);
    await field.focus();
    await acts();
    // Such keyboards write at once, without keys.
    await page.keyboard.insertText('4');
    await page.evaluate(() => document.execCommand('delete'));
    await page.keyboard.insertText('x');
    assert.deepEqual(await acts(), [[1, 'digit', 4], [1, 'backspace'], [1, 'digit', -1]]);
    await page.keyboard.insertText('1.5');
    assert.deepEqual(await acts(), [[1, 'digit', 1], [1, 'digit', -1], [1, 'digit', 5]]);
    assert.equal(await field.inputValue(), '15');
    // Enter and a selection of all end what was typed; other combinations are the browser's.
    await page.evaluate(() => document.addEventListener('keydown', (event) => mirror.takesKey(event)));
    for (const key of ['Enter', 'Control+a', 'Control+ArrowLeft']) await page.keyboard.press(key);
    assert.deepEqual(await acts(), [[1, 'press'], [1, 'press']]);
    await byRole(page, 'spinbutton', 'Prowl').focus();
    await acts();
    await page.keyboard.press('Control+a');
    assert.deepEqual(await acts(), []);
  });

  test('beside an open dialog nothing can be reached', async () => {
    await show({id: 1, role: 'textbox', name: 'Name'}, {id: 2, role: 'status', name: 'Saved'},
               {id: 3, role: 'dialog', name: 'Delete?', flags: ['modal']},
               {id: 4, parent: 3, role: 'button', name: 'Delete'});
    const apart = (role) => page.locator('#mirror').getByRole(role).evaluate((element) => element.closest('[inert]') !== null);
    assert.deepEqual([await apart('textbox'), await apart('button'), await apart('status')], [true, false, false]);
    await page.mouse.click(50, 35);
    assert.deepEqual(await acts(), []);
    await apply({full: false, nodes: [], gone: [4, 3], order: [1, 2]});
    assert.equal(await apart('textbox'), false);
  });

  test('what is drawn over a field takes the click from it', async () => {
    await show({id: 1, role: 'textbox', name: 'Name'}, {id: 2, role: 'group', name: 'Menu', rect: [60, 20, 200, 200]},
               {id: 3, parent: 2, role: 'button', name: 'Orc', rect: [60, 20, 200, 44]});
    const onTop = (x, y) => page.getByRole('textbox').evaluate(
        (element, at) => mirror.isOnTop(element, ...at), [x, y]);
    assert.equal(await onTop(30, 35), true);
    assert.equal(await onTop(80, 35), false);
  });

  test('a field that is scrolled out of sight takes no clicks and stays in the tree', async () => {
    await show({id: 1, role: 'textbox', name: 'Name', rect: [10, 10, 200, 30], clip: [0, 100, 1280, 700]});
    await page.mouse.click(50, 25);
    assert.deepEqual(await acts(), []);
    assert.equal(await page.getByRole('textbox', {name: 'Name'}).count(), 1);
  });
});

describe('the page', () => {
  const begin = inTurn(browser, server.address);

  test('it starts under its policy without a complaint of the browser', async () => {
    const {faults, done} = await begin({same: true});
    assert.deepEqual(faults, []);
    await done();
  });

  test('the browser\'s own keys stay its own, and the program has its three', async () => {
    const {page, done} = await begin({same: true});
    await page.evaluate(() => {
      globalThis.kept = [];
      globalThis.keeping = new AbortController();
      addEventListener('keydown', (event) => {
        if (event.defaultPrevented) kept.push(event.key);
        event.preventDefault();
      }, keeping);
    });
    for (const key of ['F5', 'F12', 'Control+r', 'Control+l', 'Control+p', 'Control+Shift+i', 'Control+-',
      'Alt+ArrowLeft']) await page.keyboard.press(key);
    assert.deepEqual(await page.evaluate(() => kept), []);
    await page.keyboard.press('Control+z');
    assert.deepEqual(await page.evaluate(() => kept), ['z']);
    await page.evaluate(() => keeping.abort());
    await done();
  });

  test('Tab goes through the program and out of it again', async () => {
    const {page, done} = await begin({same: true});
    const seen = [];
    for (let presses = 0; presses < 200; ++presses) {
      await page.keyboard.press('Tab');
      await settle(page);
      const id = await page.evaluate(() => document.activeElement?.dataset?.id ?? '');
      if (id === '') break;
      assert.ok(!seen.includes(id), 'Tab came to the same element twice.');
      seen.push(id);
    }
    assert.ok(seen.length > 1);
    await done();
  });

  test('paper shows the sheet alone, and the screen never shows it', async () => {
    const {faults, page, done} = await begin({same: true});
    await page.evaluate(() => {
      window.print = () => {};
      roadbook.files.print('Mirela', '<!doctype html><html lang="en"><head><style>h1 { color: rgb(1, 2, 3); }' +
          '</style></head><body class="sheet"><h1>Mirela Vas</h1><script>document.title = "x"</script></body></html>');
    });
    const heading = page.locator('#print-root h1');
    assert.equal(await heading.isVisible(), false);
    await page.emulateMedia({media: 'print'});
    assert.equal(await heading.isVisible(), true);
    assert.equal(await page.locator('#canvas').isVisible(), false);
    assert.equal(await heading.evaluate((element) => getComputedStyle(element).color), 'rgb(1, 2, 3)');
    assert.equal(await page.locator('#print-root script').count(), 0);
    await page.emulateMedia({media: 'screen'});
    assert.deepEqual(faults, []);
    await done();
  });
});
