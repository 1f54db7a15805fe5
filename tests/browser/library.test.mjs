// The page's storage by itself, without the program: whoever writes, keeps; what died is offered page
// by page; what is damaged is set aside.
import assert from 'node:assert/strict';
import {afterEach, beforeEach, test} from 'node:test';
import {keeper, libraryTab} from './library_tab.mjs';
import {stage} from './support.mjs';

const {server, browser} = await stage({drawn: false});
const {context, faults, anew} = await keeper(browser, server.address);
beforeEach(anew);
afterEach(() => assert.deepEqual(faults, []));

const tab = () => libraryTab(context, server.address);

test('saved, deleted, and written over from another tab: what was saved is a version', async () => {
  const [mine, theirs] = [await tab(), await tab()];
  await mine.evaluate(() => put('hero', 0, 'the first'));
  // Their write of the old state is under way while all of this happens.
  await mine.evaluate(async () => {
    await put('hero', 1, 'saved here');
    await library.remove('hero', 2);
  });
  const late = await theirs.evaluate(() => put('hero', 1, 'late, from the other tab'));
  assert.deepEqual([late.outcome, late.current.revision], ['conflict', 0]);
  assert.equal((await theirs.evaluate(() => put('hero', 0, 'late, from the other tab'))).outcome, 'done');
  assert.deepEqual((await mine.evaluate(() => versions('hero'))).map(({words}) => words), ['saved here']);
  assert.deepEqual(await mine.evaluate(() => bin()), []);
});

test('a sheet that is brought back as it was leaves no version behind', async () => {
  const page = await tab();
  const all = await page.evaluate(async () => {
    await put('hero', 0, 'as it is');
    await library.remove('hero', 1);
    await put('hero', 0, 'as it is');
    return versions('hero');
  });
  assert.deepEqual(all, []);
});

test('two replacements within one tick of the clock keep both versions', async () => {
  const page = await tab();
  const all = await page.evaluate(async () => {
    Date.now = () => 1700000000000;
    await put('hero', 0, 'one', true);
    await put('hero', 1, 'two', true);
    await put('hero', 2, 'three', true);
    return versions('hero');
  });
  assert.deepEqual(all.map(({words, revision}) => [words, revision]), [['two', 2], ['one', 1]]);
});

test('a version whose revision something else has already is kept beside it', async () => {
  const page = await tab();
  const all = await page.evaluate(async () => {
    await plant('history', {id: 'hero', revision: 1, nth: 1, changed: 5, bytes: bytes('of another life')});
    await put('hero', 0, 'one');
    await put('hero', 1, 'two', true);
    return versions('hero');
  });
  assert.deepEqual(all.map(({words}) => words), ['one', 'of another life']);
});

test('versions that were named by their times are read, listed as the oldest, dropped and forgotten', async () => {
  const page = await tab();
  const [before, after, gone] = await page.evaluate(async () => {
    await plant('versions', {id: 'hero', changed: 1600000000000, bytes: bytes('of former times')});
    await plant('versions', {id: 'hero', changed: 1500000000000, bytes: bytes('older still')});
    await put('hero', 0, 'one');
    await put('hero', 1, 'two', true);
    const first = await versions('hero');
    await library.dropVersions('hero', [first[0].id, first[1].id]);
    const second = await versions('hero');
    await library.remove('hero', 2);
    await library.forget('hero');
    return [first, second, await versions('hero')];
  });
  assert.deepEqual(before.map(({words}) => words), ['one', 'of former times', 'older still']);
  assert.deepEqual(after.map(({words}) => words), ['older still']);
  assert.deepEqual(gone, []);
});

test('two tabs die with different states of one sheet: each is offered and answered by itself', async () => {
  const pages = [await tab(), await tab(), await tab()];
  await pages[0].evaluate(() => put('hero', 0, 'stored'));
  for (const [place, words] of ['mine', 'theirs', 'theirs'].entries()) {
    await pages[place].evaluate((text) => library.journal.write('hero', 1, bytes(text)), words);
  }
  for (const page of pages) await page.close();
  const next = await tab();
  const left = await next.evaluate(() => load().then(({unfinished}) => unfinished));
  assert.deepEqual(left.map(({words}) => words).sort(), ['mine', 'theirs'], 'what is the same is offered once');
  assert.ok(left.every(({at}) => at > 0));
  const discarded = left.find(({words}) => words === 'mine');
  await next.evaluate(({id, page}) => library.journal.clear(id, page), discarded);
  // Nor does a write of the sheet answer the other offer.
  await next.evaluate(() => put('hero', 1, 'changed since'));
  await next.close();
  const last = await tab();
  const still = await last.evaluate(() => load().then(({unfinished}) => unfinished));
  assert.deepEqual(still.map(({words}) => words), ['theirs']);
});

test('a page that finds its own state stored forgets that one, and not what another left', async () => {
  const pages = [await tab(), await tab()];
  await pages[0].evaluate(() => library.journal.write('hero', 0, bytes('stored')));
  await pages[1].evaluate(async () => {
    library.journal.write('hero', 0, bytes('not stored'));
    await library.journal.settled();
  });
  for (const page of pages) await page.close();
  const next = await tab();
  await next.evaluate(() => put('hero', 0, 'stored'));
  const left = await next.evaluate(() => load().then(({unfinished}) => unfinished));
  assert.deepEqual(left.map(({words}) => words), ['not stored']);
});

test('what was noted is in IndexedDB too: it is offered where localStorage came too late', async () => {
  const first = await tab();
  await first.evaluate(async () => {
    await put('hero', 0, 'stored');
    library.journal.write('hero', 1, bytes('typed'));
    library.journal.write('hero', 1, bytes('typed on'));
    await library.journal.settled();
    localStorage.clear();
  });
  await first.close();
  const left = await (await tab()).evaluate(() => load().then(({unfinished}) => unfinished));
  assert.deepEqual(left.map(({id, expected, words}) => [id, expected, words]), [['hero', 1, 'typed on']]);
});

test('of the two places the newer entry counts, and what the page stored after it is not offered', async () => {
  const first = await tab();
  const old = await first.evaluate(async () => {
    await put('hero', 0, 'stored');
    library.journal.write('hero', 1, bytes('typed'));
    const [key] = Object.keys(localStorage).filter((each) => each.startsWith('roadbook.unfinished.'));
    const text = localStorage.getItem(key);
    library.journal.write('hero', 1, bytes('typed on'));
    await library.journal.settled();
    localStorage.setItem(key, text);
    return [key, text];
  });
  await first.close();
  const next = await tab();
  let left = await next.evaluate(() => load().then(({unfinished}) => unfinished));
  assert.deepEqual(left.map(({words}) => words), ['typed on']);
  // Saved, and then localStorage comes back as it was seconds before.
  const saved = await next.evaluate(async ([key, text]) => {
    library.journal.write('hero', 1, bytes('mine'));
    const mine = Object.keys(localStorage).find((each) => each.includes(library.journal.page));
    const before = localStorage.getItem(mine);
    await put('hero', 1, 'mine, and saved');
    await library.journal.settled();
    return [mine, before];
  }, old);
  await next.close();
  const last = await tab();
  await last.evaluate(([key, text]) => localStorage.setItem(key, text), saved);
  left = await last.evaluate(() => load().then(({unfinished}) => unfinished));
  assert.deepEqual(left.map(({words}) => words), ['typed on']);
});

test('what is saved leaves nothing in the journal, in neither place', async () => {
  const page = await tab();
  const left = await page.evaluate(async () => {
    for (let number = 0; number < 20; ++number) {
      library.journal.write('hero', number, bytes(`typed ${number}`));
      await put('hero', number, `typed ${number}`);
    }
    await library.journal.settled();
    return [await library.journal.inIndexedDb(), Object.keys(localStorage)];
  });
  assert.deepEqual(left, [[], []]);
});

test('damaged records are set aside with what is left of them, and hide no other', async () => {
  const page = await tab();
  const {ok, records, unreadable, odd} = await page.evaluate(async () => {
    const good = bytes('good');
    await put('hero', 0, 'good');
    const faulty = {no_bytes: {revision: 1, changed: 5}, text_for_bytes: {revision: 1, changed: 5, bytes: 'text'},
      number_for_bytes: {revision: 1, changed: 5, bytes: 7}, null_bytes: {revision: 1, changed: 5, bytes: null},
      no_revision: {changed: 5, bytes: good}, text_revision: {revision: '7', changed: 5, bytes: good},
      no_number: {revision: NaN, changed: 5, bytes: good}, negative: {revision: -1, changed: 5, bytes: good},
      half: {revision: 1.5, changed: 5, bytes: good}, endless: {revision: Infinity, changed: 5, bytes: good},
      nothing_at_all: {}};
    for (const [id, rest] of Object.entries(faulty)) await plant('documents', {id, ...rest});
    // These are odd and can be opened.
    await plant('documents', {id: 'a_buffer', revision: 1, changed: 5, bytes: good.buffer});
    await plant('documents', {id: 'no_time', revision: 1, bytes: good});
    await plant('documents', {id: 'odd_time', revision: 1, changed: 'yesterday', bytes: good});
    await plant('documents', {id: 'removed', revision: 'x', removed: 'long ago'});
    for (const id of [5, new Date(0), ['a', 'b'], new Uint8Array([1])]) {
      await plant('documents', {id, revision: 1, changed: 5, bytes: good});
    }
    const loaded = await load();
    return {...loaded, odd: Object.keys(faulty)};
  });
  assert.ok(ok);
  assert.deepEqual(records.map(({id}) => id).sort(), ['a_buffer', 'hero', 'no_time', 'odd_time']);
  assert.deepEqual(records.map(({words}) => words), ['good', 'good', 'good', 'good']);
  const aside = new Map(unreadable.map((each) => [each.id, each]));
  for (const id of odd) assert.ok(aside.get(id)?.message, id);
  assert.equal(aside.size, odd.length + 4);
  assert.equal(aside.get('no_number').words, 'good');
  assert.match(aside.get('no_number').message, /revision is not a number/);
  assert.match(aside.get('no_bytes').message, /lost the content/);
});

test('in every part of a large library damaged records are set aside', async () => {
  const page = await tab();
  const [records, unreadable] = await page.evaluate(async () => {
    for (let number = 0; number < 30; ++number) {
      const id = `hero_${String(number).padStart(2, '0')}`;
      if (number % 3 === 0) await plant('documents', {id, revision: 1, changed: 5});
      else await put(id, 0, 'good');
    }
    let part = await library.load(5);
    const all = [...part.records];
    const aside = [...part.unreadable];
    while (part.more) {
      part = await library.loadMore(5);
      all.push(...part.records);
      aside.push(...part.unreadable);
    }
    return [all.length, aside.length];
  });
  assert.deepEqual([records, unreadable], [20, 10]);
});

test('nothing is written over a damaged record by somebody who does not know of it', async () => {
  const page = await tab();
  const results = await page.evaluate(async () => {
    await plant('documents', {id: 'lost', revision: 3, changed: 5});
    await plant('documents', {id: 'odd', revision: NaN, changed: 5, bytes: bytes('good')});
    const given = [];
    for (const id of ['lost', 'odd']) given.push(await put(id, 0, 'new'), await put(id, 9, 'new'));
    // Who knows what is there, can.
    given.push(await put('odd', 1, 'newer', true));
    return [given, await versions('odd')];
  });
  assert.deepEqual(results[0].map(({outcome}) => outcome), ['conflict', 'conflict', 'conflict', 'conflict', 'done']);
  assert.deepEqual(results[0][2].current, {id: 'odd', revision: 1, changed: 5, bytes: undefined, words: 'good'});
  assert.deepEqual(results[1].map(({words}) => words), ['good']);
});

test('damaged entries of bin, versions and journal hinder nothing', async () => {
  const page = await tab();
  const [thrown, kept, ok] = await page.evaluate(async () => {
    await plant('bin', {id: 'gone'});
    await plant('bin', {id: 7, removed: 3, bytes: bytes('odd')});
    await plant('versions', {id: 'hero', changed: 'x'});
    await plant('history', {id: 'hero', revision: 'x', nth: 'y', bytes: 'z'});
    await plant('journal', {page: 'dead', id: 'hero'});
    await plant('journal', {page: 1, id: 2, expected: 'x', number: -1, bytes: null});
    localStorage.setItem('roadbook.unfinished.dead.hero', '{"expected": "x"}');
    localStorage.setItem('roadbook.unfinished.', 'null');
    return [await bin(), await versions('hero'), (await load()).ok];
  });
  assert.deepEqual(thrown.map(({id, changed}) => [id, changed]), [['gone', 0]]);
  assert.equal(kept.length, 2);
  assert.ok(ok);
});
