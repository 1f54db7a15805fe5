// No field cuts what it holds: in every text field of the creation and of the sheets, each full to the
// limit of the file, a real key at either end changes what it says and nothing else. Each is found; keys are
// pressed in every ninth (in tests/long in all of them: tests/ui/field_limits presses them without a browser).
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fullSheets} from '../support/full_sheets.mjs';
import * as web from './support.mjs';

const {server, browser} = await web.stage({drawn: false});

const {documents, texts, steps} = fullSheets(web.root);
const inPlay = (id) => id.endsWith('_play');
const screensOf = ({id, format}) => {
  const kind = format.split('/')[1];
  if (!inPlay(id)) return steps[kind].map((step) => `#/make/${id}/${step}`);
  return kind === 'crew' ? [`#/crew/${id}`] : [`#/sheet/${id}`, `#/sheet/${id}/story`];
};

const exported = async (page) => (await web.exported(page)).map((each) => ({...each, exported: null}));

// Runs in the page: opens what is folded or only read until it is edited, where fields come of it; changes
// nothing. `known` are parts of which none come; gives those, too, that it found. Parts of one kind end alike ("closed",
// "not taken", a number): where no field came of the first `most` of a kind, the others stay shut.
async function openParts([known, most]) {
  const rest = async () => {
    do await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    while (!roadbook.atRest);
  };
  const fields = () => document.querySelectorAll('#mirror input[type=text], #mirror textarea').length;
  const tried = new Set(known);
  const barren = new Set(known);
  const without = new Map();  // how many parts of a kind have none
  const kindOf = (each) => (each.ariaLabel ?? each.textContent).split(': ').at(-1).replace(/\d+/g, '1');
  const next = () => [...document.querySelectorAll('#mirror [aria-expanded=false], #mirror [role=link]')]
    .find((each) => !tried.has(each.dataset.id) && !/^(Menu|More|Undo|Redo)/.test(each.textContent) &&
      (each.ariaExpanded === 'false' || each.textContent === 'Edit') && (without.get(kindOf(each)) ?? 0) < most);
  for (let part = next(); part; part = next()) {
    const {id} = part.dataset;
    const kind = kindOf(part);
    tried.add(id);
    const before = fields();
    roadbook.act(Number(id), 'press');
    await rest();
    if (fields() > before) continue;
    barren.add(id);
    without.set(kind, (without.get(kind) ?? 0) + 1);
    // A list to choose from, or words without a field.
    if (!document.querySelector(`#mirror [data-id="${id}"][aria-expanded=true], #mirror [role=dialog]`)) continue;
    for (const type of ['keydown', 'keyup']) {
      document.activeElement.dispatchEvent(new KeyboardEvent(type, {key: 'Escape', code: 'Escape', bubbles: true}));
    }
    await rest();
  }
  return [...barren];
}

// `barren` is kept from one screen of a sheet to the next: what stands on all of them is opened once.
async function unfold(page, barren) {
  if (await page.getByRole('radio', {name: 'Edit', exact: true}).count() > 0) await web.act(page, 'radio', 'Edit');
  const most = web.thorough ? 1000 : 2;
  for (const each of await page.evaluate(openParts, [[...barren], most])) barren.add(each);
}

// The next text field on the screen that holds one of the texts and was not tried here, by the text's number.
const nextField = (page, tried) => page.evaluate((known) => {
  for (const field of document.querySelectorAll('#mirror input, #mirror textarea')) {
    const text = fullTexts.indexOf(field.value);
    if (text >= 0 && !field.disabled && !field.readOnly && !known.includes(text)) return {text, id: field.dataset.id};
  }
  return null;
}, [...tried]);

const begin = web.inTurn(browser, server.address);

test('a number that is pressed once more still takes what is put in', async () => {
  const sheet = {format: 'roadbook/character', version: web.saveVersion, ruleset: 'beacon-road', id: 'mirela',
    in_play: true, name: 'Mirela Vas', playbook: 'warrior'};
  const {faults, page, done} = await begin({documents: [sheet], at: '#/sheet/mirela'});
  const points = web.byRole(page, 'spinbutton', 'Points');
  for (const figures of ['17', '23']) {
    await web.pressOn(page, points);
    // All at once and without keys, as by a paste: into what has the browser's focus.
    await page.keyboard.insertText(figures);
    await web.settle(page);
    assert.equal(await points.getAttribute('aria-valuenow'), figures);
  }
  assert.deepEqual(faults, []);
  await done();
});

test('no text field cuts what it holds when a key is pressed in it', async () => {
  const {context, faults} = await web.person(browser, {viewport: {width: 1280, height: 3000}});
  const page = await web.open(context, server.address);
  await web.offer(page, JSON.stringify({format: 'roadbook/library', version: 2, documents}), 'full.json');
  await web.press(page, 'button', `Import ${documents.length} sheets`);
  const before = await exported(page);
  const all = [...texts];  // each with its place
  await page.evaluate((wanted) => { globalThis.fullTexts = wanted; }, [...texts.keys()]);
  const found = all.map(() => 0);  // how often each was
  // A text that stands on several screens of a sheet has the same field on each.
  const screens = web.thorough ? 2 : 1;
  const eachOf = web.thorough ? 1 : 9;
  let seen = 0;
  for (const document of documents) {
    const barren = new Set();
    for (const address of screensOf(document)) {
      await page.evaluate((hash) => { location.hash = hash; }, address);
      await web.settle(page);
      await unfold(page, barren);
      const tried = new Set(found.flatMap((times, text) => times >= screens ? [text] : []));
      for (let field = await nextField(page, tried); field; field = await nextField(page, tried)) {
        tried.add(field.text);
        ++found[field.text];
        if (seen++ % eachOf !== 0) continue;
        const [value, place] = all[field.text];
        const about = `${place} on ${address}`;
        const locator = page.locator(`#mirror [data-id="${field.id}"]`);
        const box = await web.reveal(page, locator).catch((error) => assert.fail(`${about}: ${error.message}`));
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
        await web.settle(page);
        const now = () => locator.inputValue();
        assert.equal(await now(), value, `${about}: the click alone changes nothing`);
        await page.keyboard.press('Control+Home');
        await page.keyboard.press('Q');
        await web.settle(page);
        assert.equal(await now(), value, `${about}: it is full, and no letter is lost at its end`);
        await page.keyboard.press('Control+End');
        await page.keyboard.press('Backspace');
        await web.settle(page);
        assert.equal(await now(), value.slice(0, -1), `${about}: one letter goes, and no other`);
        await page.keyboard.press('End');
        await page.keyboard.insertText('é');
        await web.settle(page);
        assert.equal(await now(), value, `${about}: and comes back`);
      }
    }
  }
  const missed = all.filter((_, text) => found[text] === 0).map(([, place]) => place);
  const fields = all.length - missed.length;
  console.log(`${fields} of ${all.length} texts have a field; without one: ${missed.join(', ') || 'none'}`);
  assert.deepEqual(await exported(page), before, 'nothing else has changed');
  assert.ok(fields >= 55, `${fields} fields`);
  assert.deepEqual(faults, []);
  await context.close();
});
