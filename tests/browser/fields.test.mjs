// No field cuts what it holds: in every text field of the creation and of the sheets, each full to the
// limit of the file, a real key at either end changes what it says and nothing else.
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

async function exported(page) {
  const [download] = await Promise.all([page.waitForEvent('download'), web.fromMenu(page, 'Export everything')]);
  const stream = await download.createReadStream();
  let text = '';
  for await (const part of stream) text += part;
  return JSON.parse(text).documents.map((each) => ({...each, exported: null}));
}

// Opens what is folded or only read until it is edited, where fields come of it; changes nothing.
async function unfold(page) {
  const done = new Set();
  const fields = () => page.locator('#mirror input[type=text], #mirror textarea').count();
  const act = async (id) => {
    await page.evaluate((node) => roadbook.act(Number(node), 'press'), id);
    await web.settle(page);
  };
  const edit = page.getByRole('radio', {name: 'Edit', exact: true});
  if (await edit.count() > 0) await act(await edit.first().getAttribute('data-id'));
  for (let turn = 0; turn < 60; ++turn) {
    const id = await page.evaluate((known) => {
      const folded = [...document.querySelectorAll('#mirror [aria-expanded=false], #mirror [role=link]')];
      return folded.find((each) => !known.includes(each.dataset.id) &&
        !/^(Menu|More|Undo|Redo)/.test(each.textContent) &&
        (each.ariaExpanded === 'false' || each.textContent === 'Edit'))?.dataset.id;
    }, [...done]);
    if (id === undefined) return;
    done.add(id);
    const before = await fields();
    await act(id);
    if (await fields() > before) continue;
    // A list to choose from, or words without a field.
    const stays = await page.locator(`#mirror [data-id="${id}"][aria-expanded=true]`).count();
    if (stays > 0 || await page.getByRole('dialog').count() > 0) await page.keyboard.press('Escape');
    await web.settle(page);
  }
}

// The next text field on the screen that holds one of the texts and was not tried here.
const nextField = (page, tried) => page.evaluate(([mine, known]) => {
  const wanted = new Set(mine);
  const field = [...document.querySelectorAll('#mirror input, #mirror textarea')].find((each) =>
    !each.disabled && !each.readOnly && wanted.has(each.value) && !known.includes(each.value));
  return field && {id: field.dataset.id, value: field.value, name: field.getAttribute('aria-label')};
}, [[...texts.keys()], [...tried]]);

test('no text field cuts what it holds when a key is pressed in it', async () => {
  const {context, faults} = await web.person(browser, {viewport: {width: 1280, height: 1400}});
  const page = await web.open(context, server.address);
  await page.evaluate((json) => {
    globalThis.roadbook.opened([{name: 'full.json', bytes: new TextEncoder().encode(json)}]);
  }, JSON.stringify({format: 'roadbook/library', version: 2, documents}));
  await web.press(page, 'button', `Import ${documents.length} sheets`);
  const before = await exported(page);
  const found = new Map();
  // A text that stands on several screens of a sheet has the same field on each.
  const screens = process.env.ROADBOOK_THOROUGH ? 2 : 1;
  const often = (value) => (found.get(texts.get(value)) ?? []).length >= screens;
  for (const document of documents) {
    for (const address of screensOf(document)) {
      await page.evaluate((hash) => { location.hash = hash; }, address);
      await web.settle(page);
      await unfold(page);
      const tried = new Set([...texts.keys()].filter(often));
      for (let field = await nextField(page, tried); field; field = await nextField(page, tried)) {
        tried.add(field.value);
        const place = texts.get(field.value);
        found.set(place, [...(found.get(place) ?? []), address]);
        const about = `${place} on ${address}`;
        const locator = page.locator(`#mirror [data-id="${field.id}"]`);
        const box = await web.reveal(page, locator).catch((error) => assert.fail(`${about}: ${error.message}`));
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
        await web.settle(page);
        const now = () => locator.inputValue();
        assert.equal(await now(), field.value, `${about}: the click alone changes nothing`);
        await page.keyboard.press('Control+Home');
        await page.keyboard.press('Q');
        await web.settle(page);
        assert.equal(await now(), field.value, `${about}: it is full, and no letter is lost at its end`);
        await page.keyboard.press('Control+End');
        await page.keyboard.press('Backspace');
        await web.settle(page);
        assert.equal(await now(), field.value.slice(0, -1), `${about}: one letter goes, and no other`);
        await page.keyboard.press('End');
        await page.keyboard.insertText('é');
        await web.settle(page);
        assert.equal(await now(), field.value, `${about}: and comes back`);
      }
    }
  }
  const missed = [...texts.values()].filter((place) => !found.has(place));
  console.log(`${found.size} of ${texts.size} texts have a field; without one: ${missed.join(', ') || 'none'}`);
  assert.deepEqual(await exported(page), before, 'nothing else has changed');
  assert.ok(found.size >= 55, `${found.size} fields`);
  assert.deepEqual(faults, []);
  await context.close();
});
