// What is kept is kept: two tabs, pages that die, storage that refuses, is cleared, or is newer than
// the page. Each long test counts what was acknowledged ("Saved") and what is there.
//
// Short here; tests/long makes the long ones long.
import assert from 'node:assert/strict';
import {after, test} from 'node:test';
import {inField, names, openName, stored, type, typeAtOnce} from './stored.mjs';
import * as web from './support.mjs';
import {act} from './support.mjs';

const rounds = Number(process.env.ROADBOOK_ROUNDS ?? 1);
// The order to begin with; where only one is tried, one that has a step of every kind.
const first = Number(process.env.ROADBOOK_FIRST ?? (rounds === 1 ? 99 : 1));
const together = Number(process.env.ROADBOOK_TOGETHER ?? 4);  // rounds at the same time
const crashes = Number(process.env.ROADBOOK_CRASHES ?? 1);
const {server, browser} = await web.stage({drawn: false});
const begin = web.inTurn(browser, server.address);
// For tabs of which one dies, or that are as independent of each other as they can be.
const apart = await web.launch({drawn: false, apart: true});
after(() => apart.close());

const hero = (fields = {}) => ({format: 'roadbook/character', version: 1, ruleset: 'beacon-road',
  id: 'hero', name: 'Mirela', ...fields});

// A page with these documents in the library, open.
const withAll = (...documents) => begin({documents});

// Tests that need a page, or two of one person, go on in those of the test before. Each has a sheet of its own in the
// library, and looks at that one alone.
const ofOnePage = ['settings', 'written', 'no_room', 'version', 'bin'].map((id) => hero({id}));
const ofTwoPages = ['unfinished', 'no_event', 'method', 'late', 'choice'].map((id) => hero({id}));
const recordsOf = async (page, id) => Object.fromEntries(Object.entries(await stored(page))
    .map(([store, records]) => [store, records.filter((each) => String(each.id).startsWith(id))]));
const namesOf = async (page, id) => (await recordsOf(page, id)).documents.filter(({text}) => text)
    .map(({text}) => JSON.parse(text).name);

// The page is at the name of that sheet.
async function atName(page, id) {
  await page.evaluate((hash) => { location.hash = hash; }, `#/make/${id}/name`);
  await web.settle(page);
  await web.byRole(page, 'textbox', 'Name').waitFor({state: 'attached'});
}

// One page, at the name of that sheet.
async function withOwn(id) {
  const person = await begin({documents: ofOnePage, same: true});
  await atName(person.page, id);
  return person;
}

// Two tabs of one person, both at the name of that sheet. `offered`: how many dialogs the second one began with.
// A test that fails does not come to `done`, and the next one gets two new tabs.
let two = null;
async function withTwo(id) {
  two ??= begin({documents: ofTwoPages}).then(async ({context, faults, page: mine}) => {
    await mine.evaluate(() => roadbook.library.journal.write('unfinished', 1, new TextEncoder().encode('{}')));
    const theirs = await web.open(context, server.address);
    return {context, faults, mine, theirs, offered: await theirs.getByRole('dialog').count()};
  });
  const pair = await two;
  two = null;
  pair.faults.length = 0;
  for (const page of [pair.mine, pair.theirs]) await atName(page, id);
  return {...pair, done: async () => { two = pair; }};
}

// A tab that may die, at the name of that sheet. `done(page)` hands on one that lives.
const ofMortals = ['killed', 'one_offer', 'two_offers'].map((id) => hero({id}));
let living = null;
async function mortal(id) {
  living ??= web.person(apart).then(async ({context, faults}) => {
    const page = await web.blank(context, server.address);
    await web.plant(page, ofMortals);
    await page.goto(server.address);
    await web.ready(page);
    return {context, faults, page};
  });
  const one = await living;
  living = null;
  one.faults.length = 0;
  await atName(one.page, id);
  return {...one, done: async (page) => { living = {...one, page}; }};
}

// Adds to what stands in the field, as keys do: at once, whatever came in a moment ago.
const typeBehind = (page, text) => page.evaluate((given) => {
  const field = [...document.querySelectorAll('#mirror input')]
      .find((each) => each.getAttribute('aria-label') === 'Name' || each.labels?.[0]?.textContent === 'Name');
  roadbook.act(Number(field.dataset.id), 'set_text', `${field.value} ${given}`);
}, text);
const shownName = (page) => web.byRole(page, 'textbox', 'Name').inputValue();

const status = (page) => page.evaluate(
    () => [...document.querySelectorAll('[role=status]')].map((each) => each.textContent).join(' | '));
const says = (page, words) => page.waitForFunction(
    (wanted) => [...document.querySelectorAll('[role=status]')]
        .some((each) => new RegExp(wanted).test(each.textContent)), words, {timeout: 30000});
const saved = async (page) => {
  await page.waitForFunction(() => {
    const words = [...document.querySelectorAll('[role=status]')].map((each) => each.textContent);
    return words.some((each) => /Saved/.test(each)) && !words.some((each) => /Saving/.test(each));
  }, null, {timeout: 30000});
};
const text = (page, words) => page.getByText(words).first().waitFor({state: 'attached', timeout: 30000});
const picture = (page, name) => web.picture(page, `store-${name}`);

// Deletes the sheet that was changed last: the first one in the library.
async function removeFirst(page, name) {
  assert.equal(await page.getByRole('listitem').first().getAttribute('aria-label'), name);
  await act(page, 'button', 'More');
  await act(page, 'button', 'Delete');
  await saved(page);
}

const random = (seed) => () => {
  seed = (seed * 1664525 + 1013904223) >>> 0;
  return seed / 4294967296;
};

test('a change is written without another event, and "Saved" is not said before it is in the store', async () => {
  const {page, faults, done} = await withOwn('written');
  await page.evaluate(() => {
    const put = roadbook.library.put.bind(roadbook.library);
    roadbook.library.put = async (...all) => {
      const result = await put(...all);
      globalThis.ended = true;
      return result;
    };
    // When the program wants to be called again, if nothing happens until then.
    globalThis.asked = [];
    const ask = roadbook.requestFrameIn.bind(roadbook);
    roadbook.requestFrameIn = (seconds) => {
      asked.push(seconds);
      ask(seconds);
    };
  });
  await typeAtOnce(page, 'Mirela Vas');
  await page.waitForFunction(() => globalThis.ended || /Saving/.test(document.querySelector('[role=status]').textContent));
  await saved(page);
  assert.ok(await page.evaluate(() => globalThis.ended));
  assert.deepEqual(await namesOf(page, 'written'), ['Mirela Vas']);
  const wanted = await page.evaluate(() => asked.filter((seconds) => seconds > 0));
  assert.ok(wanted.length > 0 && Math.max(...wanted) <= 0.7, `to be called in ${wanted.join(', ')} s`);
  await page.evaluate(() => {
    delete roadbook.library.put;
    delete roadbook.requestFrameIn;
  });
  assert.deepEqual(faults, []);
  await done();
});

test('the settings say where, how much and how safe, and back up everything in one press', async () => {
  const {page, done} = await withOwn('settings');
  await act(page, 'button', 'Menu');
  await act(page, 'button', 'Settings');
  await text(page, /Your browser may delete this data|Nothing is removed unless/);
  await text(page, 'never');
  const [download] = await Promise.all([page.waitForEvent('download'), act(page, 'button', 'Back up everything')]);
  assert.equal(download.suggestedFilename(), 'library.roadbook.json');
  await text(page, /today, /);
  await picture(page, 'settings');
  await done();
});

test('two tabs in random order: nothing that was acknowledged is nowhere', async () => {
  const sum = {acknowledged: 0, inSheets: 0, inBin: 0, inVersions: 0, inJournal: 0, deletes: 0, undos: 0,
    brought: 0, copies: 0};
  let next = first;
  const some = async () => {
    while (next < first + rounds) {
      const counted = await twoTabs(next++);
      for (const key of Object.keys(sum)) sum[key] += counted[key];
    }
  };
  await Promise.all(Array.from({length: together}, some));
  console.log(`two tabs: ${rounds} orders, ${sum.acknowledged} acknowledged: ${sum.inSheets} in sheets, ` +
      `${sum.inVersions} in versions, ${sum.inBin} in the bin, ${sum.inJournal} offered at the next start; ` +
      `${sum.deletes} deletes, ${sum.undos} undone, ${sum.brought} offers taken, ${sum.copies} second versions`);
  assert.ok(sum.acknowledged > 0);
});

// One order: two tabs type, save, delete, undo, reload and close as chance has it, and their writes
// take as long as chance has it. What a tab shows as saved counts from then on; what its player undid
// himself counts no longer. Gives where it all is in the end.
async function twoTabs(order) {
  const {context: mine, faults: complaints} = await web.person(apart);
  const chance = random(order * 7919);
  await mine.addInitScript((seed) => {
    let number = seed;
    const next = () => (number = (number * 1664525 + 1013904223) >>> 0) / 4294967296;
    let page;
    Object.defineProperty(globalThis, 'roadbook', {get: () => page, set: (given) => {
      page = given;
      const change = page.library.change.bind(page.library);
      page.library.change = async (...all) => {
        const slow = next();
        if (slow < 0.5) await new Promise((done) => setTimeout(done, slow < 0.1 ? 1500 : 400 * slow));
        return change(...all);
      };
    }});
  }, order);
  const first = await web.blank(mine, server.address);
  await web.plant(first, [hero({name: 's'})]);
  await first.goto(server.address);
  await web.ready(first);
  const tabs = [first, await web.open(mine, server.address)];
  const acks = new Set();
  const undone = new Set();  // by the player who typed it; the other tab may show it a moment longer
  const typed = [new Set(), new Set()];  // what the player of each tab could undo
  const steps = [];
  const sum = {deletes: 0, undos: 0, brought: 0};
  let tokens = 0;
  const seen = (page) => page.evaluate(() => {
    const words = [...document.querySelectorAll('[role=status]')].map((each) => each.textContent).join();
    const field = [...document.querySelectorAll('#mirror input')]
        .find((each) => each.getAttribute('aria-label') === 'Name' || each.labels?.[0]?.textContent === 'Name');
    return {saved: /Saved/.test(words) && !/Saving|Not saved/.test(words), open: Boolean(field),
      tokens: (field?.value ?? '').split(' ')};
  });
  const look = async (page) => {
    const {saved: safe, open, tokens: shown} = await seen(page);
    if (safe && open) shown.filter((token) => !undone.has(token)).forEach((token) => acks.add(token));
  };
  const start = async (page) => {
    if (await offered(page)) ++sum.brought;
  };
  // What the other tab saves may lay the screen out anew between a look and a press: the press is repeated.
  const pressed = (page, name) => page.evaluate((wanted) => {
    const button = [...document.querySelectorAll('#mirror button')].find((each) =>
      !each.closest('[inert]') && (each.getAttribute('aria-label') ?? each.textContent) === wanted);
    if (button) roadbook.act(Number(button.dataset.id), 'press');
    return Boolean(button);
  }, name);
  const openBin = async (page) => {
    const bin = page.getByRole('dialog', {name: 'The bin'});
    for (let turns = 0; turns < 50 && await bin.count() === 0; ++turns) {
      await start(page);
      await pressed(page, 'The bin…');
      await web.settle(page);
    }
    await bin.waitFor({state: 'attached'});
    // It has looked into the store.
    await bin.getByText('Opening the bin…').waitFor({state: 'detached'});
  };
  // Some sheet is open at its name; a deleted one is brought back where there is no other.
  const openSome = async (page, which) => {
    if ((await seen(page)).open) return;
    await start(page);
    if (await page.getByRole('button', {name: 'Continue'}).count() === 0) {
      await openBin(page);
      const back = page.getByRole('button', {name: /^Restore/});
      if (await back.count() > 0) await act(page, 'button', /^Restore/);
      if (await page.getByRole('dialog').count() > 0) await page.keyboard.press('Escape');
      await web.settle(page);
      typed[which].clear();
    }
    if (await page.getByRole('button', {name: 'Continue'}).count() > 0) await openName(page).catch(() => {});
  };
  const undo = async (page, which) => {
    await look(page);
    const before = (await seen(page)).tokens;
    await page.keyboard.press('Control+z');
    await web.settle(page);
    const after = new Set((await seen(page)).tokens);
    for (const token of before) {
      if (after.has(token) || !typed[which].has(token)) continue;
      undone.add(token);
      acks.delete(token);
    }
    ++sum.undos;
  };
  const remove = async (page) => {
    if ((await seen(page)).open) await act(page, 'link', 'Library');
    for (let turns = 0; turns < 10 && await pressed(page, 'More'); ++turns) {
      await web.settle(page);
      if (!await pressed(page, 'Delete')) continue;
      await web.settle(page);
      ++sum.deletes;
      return;
    }
  };
  for (let step = 0; step < 9; ++step) {
    const which = chance() < 0.5 ? 0 : 1;
    const page = tabs[which];
    const kind = chance();
    if (kind < 0.55) {
      // Perhaps both at the same moment.
      const both = chance() < 0.4 ? [0, 1] : [which];
      for (const each of both) await openSome(tabs[each], each);
      steps.push(`type ${both}`);
      await Promise.all(both.map(async (each) => {
        if (!(await seen(tabs[each])).open) return;
        const token = `t${++tokens}`;
        typed[each].add(token);
        await typeBehind(tabs[each], token);
      }));
      if (chance() < 0.7) await Promise.all(both.map((each) => saved(tabs[each])));
    } else if (kind < 0.69) {
      steps.push(`delete ${which}`);
      await look(page);
      await remove(page);
    } else if (kind < 0.76) {
      steps.push(`undo ${which}`);
      await undo(page, which);
    } else if (kind < 0.9) {
      steps.push(`reload ${which}`);
      await look(page);
      await page.reload();
      await web.ready(page);
      typed[which].clear();
      await start(page);
    } else {
      steps.push(`close ${which}`);
      await look(page);
      await page.close();
      typed[which].clear();
      tabs[which] = await web.open(mine, server.address);
      await start(tabs[which]);
    }
    await look(tabs[which]);
  }
  for (const page of tabs) {
    await saved(page);
    await look(page);
  }
  const all = await stored(tabs[0]);
  const tokensIn = (records) => new Set(records.filter(({text}) => text)
      .flatMap(({text}) => JSON.parse(text).name.split(' ')));
  const places = [tokensIn(all.documents), tokensIn(all.versions), tokensIn(all.bin), tokensIn(all.journal)];
  const counted = [0, 0, 0, 0];
  const nowhere = [];
  for (const token of acks) {
    const place = places.findIndex((each) => each.has(token));
    if (place < 0) nowhere.push(token);
    else ++counted[place];
  }
  assert.deepEqual(nowhere, [], `order ${order} (${steps.join(', ')}): acknowledged and nowhere`);
  const copies = all.documents.filter(({id}) => id.includes('_kept_')).length;
  assert.deepEqual(complaints, []);
  await mine.close();
  const [inSheets, inVersions, inBin, inJournal] = counted;
  return {...sum, acknowledged: acks.size, inSheets, inVersions, inBin, inJournal, copies};
}

test('no event comes between news of another tab and what is typed: neither is written over', async () => {
  const {mine, theirs, faults, done} = await withTwo('no_event');
  // In this tab no frame comes by itself.
  await mine.evaluate(() => {
    globalThis.frames = globalThis.requestAnimationFrame;
    globalThis.requestAnimationFrame = () => 0;
  });
  await typeAtOnce(theirs, 'Mirela, theirs');
  await saved(theirs);
  await mine.waitForFunction(() => roadbook.library.known.get('no_event') === 2, null, {polling: 10});
  assert.equal(await shownName(mine), 'Mirela, theirs', 'what is typed next is typed behind it');

  // Typed, and not yet taken in when the next news come.
  await typeAtOnce(mine, 'Mirela, mine');
  await typeAtOnce(theirs, 'Mirela, theirs again');
  await saved(theirs);
  await mine.waitForFunction(() => roadbook.library.known.get('no_event') === 3, null, {polling: 10});
  await mine.evaluate(() => {
    globalThis.requestAnimationFrame = globalThis.frames;
    roadbook.frameAsked = false;
    roadbook.run();
  });
  await mine.waitForFunction(async () =>
    (await roadbook.library.ids()).filter((id) => id.startsWith('no_event')).length === 2, null, {polling: 50});
  await saved(mine);
  assert.deepEqual((await namesOf(mine, 'no_event')).sort(), ['Mirela, mine', 'Mirela, theirs again']);
  assert.deepEqual(faults, []);
  await done();
});

test('what an input method writes while another tab changes the field stands beside the change', async () => {
  const {context, mine, theirs, faults, done} = await withTwo('method');
  await mine.bringToFront();
  await web.byRole(mine, 'textbox', 'Name').focus();
  await mine.keyboard.press('End');
  const method = await context.newCDPSession(mine);
  const compose = (words) => method.send('Input.imeSetComposition',
                                         {text: words, selectionStart: words.length, selectionEnd: words.length});
  await compose('か');
  await web.settle(mine);
  await saved(mine);
  await theirs.waitForFunction(() => roadbook.library.known.get('method') === 2, null, {polling: 10});
  await web.settle(theirs);
  await typeBehind(theirs, 'of Brightwater');
  await saved(theirs);
  await mine.waitForFunction(() => roadbook.library.known.get('method') === 3, null, {polling: 10});
  await web.settle(mine);
  assert.equal(await shownName(mine), 'Mirelaか', 'the input method keeps its field');
  await compose('かな');
  await method.send('Input.insertText', {text: '仮名'});
  await web.settle(mine);
  await saved(mine);
  assert.equal(await shownName(mine), 'Mirela仮名 of Brightwater');
  assert.deepEqual(await namesOf(mine, 'method'), ['Mirela仮名 of Brightwater']);
  assert.deepEqual(faults, []);
  await done();
});

// Takes everything that is offered after a page died. The page stands in the library, or at the sheet of its
// address.
async function offered(page) {
  const dialog = page.getByRole('dialog', {name: 'Unsaved changes'});
  await dialog.or(page.getByRole('button', {name: 'Import files…'})).or(page.getByRole('textbox', {name: 'Name'}))
      .first().waitFor({state: 'attached'});
  await web.settle(page);
  if (await dialog.count() === 0) return false;
  const back = dialog.getByRole('button', {name: /^Restore/});
  for (let left = await back.count(); left > 0; left = await back.count()) {
    await act(page, 'button', /^Restore/);
    const compare = page.getByRole('button', {name: 'Keep both'});
    if (await compare.count() > 0) await page.keyboard.press('Escape');
    await web.settle(page);
  }
  await saved(page);
  return true;
}

test('a page that is killed in the middle of edits loses nothing that was typed', async () => {
  let acknowledged = 0;
  let inStore = 0;
  let broughtBack = 0;
  const chance = random(4711);
  const {context, page: opened, done} = await mortal('killed');
  let page = opened;
  let whole = 'Mirela';
  for (let count = 1; count <= crashes; ++count) {
    let saidSaved = whole;
    const keys = 1 + Math.floor(chance() * 6);
    for (let key = 0; key < keys; ++key) {
      whole = `${whole.slice(-60)}${'abcdefgh'[key]}${count}`;
      await typeAtOnce(page, whole);
      if (chance() < 0.3) await web.settle(page).then(() => saved(page));
      if (/Saved/.test(await status(page)) && await shownName(page) === whole) saidSaved = whole;
    }
    // The frame that takes up the last key; whether it is saved by then is chance.
    await page.waitForFunction((text) => [...document.querySelectorAll('#mirror input')][0]?.value === text,
                               whole, {polling: 5});
    await crash(page);
    page = await web.open(context, server.address);
    const [name] = await namesOf(page, 'killed');
    if (name === whole) ++inStore;
    else if (await offered(page)) ++broughtBack;
    ++acknowledged;
    const [now] = await namesOf(page, 'killed');
    assert.ok(now === whole || now === saidSaved || whole.startsWith(now), `crash ${count}: ${now}`);
    assert.equal(now, whole, `crash ${count}: everything that was typed is there; saved was ${saidSaved}`);
    await atName(page, 'killed');
  }
  console.log(`killed ${crashes} times: ${acknowledged} texts, ${inStore} in the store, ${broughtBack} brought back`);
  assert.equal(inStore + broughtBack, acknowledged);
  await done(page);
});

// A tab whose writes never come to their end.
const holdBack = (page) => page.evaluate(() => {
  roadbook.library.write = () => new Promise(() => {});
});
async function crash(page) {
  const client = await page.context().newCDPSession(page);
  client.send('Page.crash').catch(() => {});
  await page.waitForEvent('crash');
  await page.close();
}

test('two tabs die with different states of one sheet: one is let go of, the other stays on offer', async () => {
  const {context, faults, page: one, done} = await mortal('one_offer');
  const tabs = [one, await web.open(context, server.address)];
  await atName(tabs[1], 'one_offer');
  for (const [place, page] of tabs.entries()) {
    await holdBack(page);
    await typeAtOnce(page, ['Mirela One', 'Mirela Two'][place]);
    await inField(page, ['Mirela One', 'Mirela Two'][place]);
    await page.evaluate(() => roadbook.library.journal.settled());
  }
  for (const page of tabs) await crash(page);
  let page = await web.open(context, server.address);
  const dialog = () => page.getByRole('dialog', {name: 'Unsaved changes'});
  const offers = () => dialog().getByRole('listitem').evaluateAll((all) => all.map((each) => each.ariaLabel));
  await dialog().waitFor({state: 'attached'});
  const both = (await offers()).map((each) => each.replace(/,.*/, ''));
  assert.deepEqual([...both].sort(), ['Mirela One', 'Mirela Two']);
  await picture(page, 'two-offers');
  const answer = page.getByRole('button', {name: /^(Discard|Discard)$/}).nth(both.indexOf('Mirela One'));
  await answer.evaluate((element) => roadbook.act(Number(element.dataset.id), 'press'));
  await web.settle(page);
  assert.deepEqual((await offers()).map((each) => each.replace(/,.*/, '')), ['Mirela Two']);
  await page.reload();
  await web.ready(page);
  await dialog().waitFor({state: 'attached'});
  assert.deepEqual((await offers()).map((each) => each.replace(/,.*/, '')), ['Mirela Two']);
  await act(page, 'button', /^Restore/);
  await saved(page);
  assert.deepEqual(await namesOf(page, 'one_offer'), ['Mirela Two']);
  assert.deepEqual(faults, []);
  await done(page);
});

test('two tabs died with different states, and both are brought back: both are there', web.longer, async () => {
  const {context, page: one} = await mortal('two_offers');
  const tabs = [one, await web.open(context, server.address)];
  await atName(tabs[1], 'two_offers');
  for (const [place, page] of tabs.entries()) {
    await holdBack(page);
    await typeAtOnce(page, ['Mirela One', 'Mirela Two'][place]);
    await inField(page, ['Mirela One', 'Mirela Two'][place]);
  }
  for (const page of tabs) await crash(page);
  const page = await web.open(context, server.address);
  assert.ok(await offered(page));
  assert.deepEqual((await namesOf(page, 'two_offers')).sort(), ['Mirela One', 'Mirela Two']);
  assert.deepEqual((await stored(page)).journal, []);
  await context.close();
});

test('a tab saves and deletes while another still writes its old state: what was saved is a version', async () => {
  const {mine, theirs, faults, done} = await withTwo('late');
  await theirs.evaluate(() => {
    const change = roadbook.library.change.bind(roadbook.library);
    const gate = new Promise((open) => { globalThis.letGo = open; });
    roadbook.library.change = async (...all) => {
      globalThis.underWay = true;
      await gate;
      return change(...all);
    };
  });
  await typeAtOnce(theirs, 'Mirela, late');
  await theirs.waitForFunction(() => globalThis.underWay);
  await type(mine, 'Mirela, saved');
  await saved(mine);
  await act(mine, 'link', 'Library');
  await removeFirst(mine, 'Mirela, saved');
  assert.deepEqual((await recordsOf(mine, 'late')).bin.map(({text: kept}) => JSON.parse(kept).name), ['Mirela, saved']);
  await theirs.evaluate(() => globalThis.letGo());
  await text(theirs, /was deleted in another window while it was changed here. It stays/);
  await saved(theirs);
  assert.deepEqual(await namesOf(theirs, 'late'), ['Mirela, late']);
  const kept = (await recordsOf(theirs, 'late')).versions.map(({text: words}) => JSON.parse(words).name);
  assert.ok(kept.includes('Mirela, saved'), kept.join());
  await theirs.evaluate(() => { delete roadbook.library.change; });
  assert.deepEqual(faults, []);
  await done();
});

test('a journal of a tab that lives is not offered to another', async () => {
  const {mine, offered, done} = await withTwo('unfinished');
  assert.equal(await mine.evaluate(() => Object.keys(localStorage).filter((each) => /unfinished\..*\.unfinished$/.test(each)).length), 1);
  assert.equal(offered, 0);
  await done();
});

test('no more room: said at once, the stored sheet untouched, export works, and saved when there is', async () => {
  const {page, done} = await withOwn('no_room');
  const ways = [['quota', 'no more room'], ['abort', 'could not read or write']];
  for (const [how, words] of web.thorough ? ways : ways.slice(0, 1)) {
    const before = (await namesOf(page, 'no_room'))[0];
    await page.evaluate((kind) => {
      const put = IDBObjectStore.prototype.put;
      globalThis.mend = () => { IDBObjectStore.prototype.put = put; };
      IDBObjectStore.prototype.put = function(value) {
        const request = put.call(this, value);
        if (kind === 'abort') {
          this.transaction.abort();
          return request;
        }
        Object.defineProperty(this.transaction, 'error',
                              {value: new DOMException('', 'QuotaExceededError')});
        this.transaction.abort();
        return request;
      };
    }, how);
    await type(page, `${before} ${how}`);
    await says(page, `Not saved.*${words}`);
    await picture(page, how);
    assert.deepEqual(await namesOf(page, 'no_room'), [before]);
    await act(page, 'button', 'Menu');
    const [download] = await Promise.all([page.waitForEvent('download'), act(page, 'button', 'Export everything')]);
    assert.equal(download.suggestedFilename(), 'library.roadbook.json');
    await page.evaluate(() => globalThis.mend());
    await page.keyboard.press('Control+s');
    await saved(page);
    assert.deepEqual(await namesOf(page, 'no_room'), [`${before} ${how}`]);
  }
  await done();
});

test('a browser that keeps nothing is said, and what is made can be exported', async () => {
  const {context} = await web.person(browser);
  await context.addInitScript(() => {
    indexedDB.open = () => { throw new DOMException('denied', 'SecurityError'); };
  });
  const page = await web.open(context, server.address);
  await text(page, /does not let this page keep anything/);
  await picture(page, 'denied');
  await act(page, 'button', 'New character');
  await says(page, 'Not saved');
  await act(page, 'button', 'Menu');
  const [download] = await Promise.all([page.waitForEvent('download'), act(page, 'button', 'Export this character')]);
  assert.match(download.suggestedFilename(), /json$/);
  await context.close();
});

test('a storage that does not answer is said, and what it answers later is taken up', async () => {
  const {context} = await web.person(browser);
  await context.addInitScript(() => {
    // Until something answers, the page has no long patience.
    const wait = setTimeout;
    globalThis.setTimeout = (then, after, ...given) => wait(then, after < 10000 ? after : 50, ...given);
    const open = indexedDB.open.bind(indexedDB);
    const held = [];
    indexedDB.open = (...given) => {
      const silent = {};
      held.push(() => {
        const request = open(...given);
        for (const event of ['onupgradeneeded', 'onblocked', 'onerror', 'onsuccess']) {
          request[event] = (told) => {
            for (const name of ['result', 'transaction', 'error']) {
              try { silent[name] = request[name]; } catch { /* not there yet */ }
            }
            silent[event]?.(told);
          };
        }
      });
      return silent;
    };
    globalThis.answerAll = () => {
      indexedDB.open = open;
      globalThis.setTimeout = wait;
      held.splice(0).forEach((answer) => answer());
    };
  });
  const page = await web.open(context, server.address);
  await text(page, /storage does not answer/);
  await act(page, 'button', 'New character');
  await says(page, 'Not saved.*does not answer');
  await page.evaluate(() => answerAll());
  await page.keyboard.press('Control+s');
  await saved(page);
  assert.equal((await stored(page)).documents.length, 1);
  await context.close();
});

test('a large library comes in whole, and a tab that slept sees all that others did to it meanwhile', async () => {
  const id = (number) => `hero_${String(number).padStart(3, '0')}`;
  const {context, faults} = await web.person(browser);
  const sleeper = await web.blank(context, server.address);
  await sleeper.evaluate(async (heroes) => {
    const {Library} = await import('./page.js');
    const database = await new Library('roadbook', null).open();
    const transaction = database.transaction('documents', 'readwrite');
    for (const [place, each] of heroes.entries()) {
      // Changed in an order that is not the one of their ids.
      transaction.objectStore('documents').put({id: each.id, revision: 1, changed: 1 + place * 389 % 700,
        bytes: new TextEncoder().encode(JSON.stringify(each))});
    }
    await new Promise((done) => { transaction.oncomplete = done; });
  }, [...Array(700).keys()].map((number) => hero({id: id(number), name: `Hero ${number}`})));
  await sleeper.addInitScript(() => {
    globalThis.told = [];
    let page;
    Object.defineProperty(globalThis, 'roadbook', {get: () => page, set: (given) => {
      page = given;
      const watch = page.library.watch.bind(page.library);
      page.library.watch = (watcher) => watch((record) => {
        told.push(`${record.id} ${record.revision}${record.lost ? ' lost' : ''}`);
        watcher(record);
      });
    }});
  });
  await sleeper.goto(server.address);
  await sleeper.waitForFunction(() => globalThis.roadbook?.library.known.size === 700 && roadbook.atRest &&
    !/Opening/.test(document.querySelector('#mirror').textContent));
  await web.byRole(sleeper, 'button', /of 700$/).waitFor({state: 'attached'});
  const newest = [...Array(700).keys()].find((number) => number * 389 % 700 === 699);
  const cards = await sleeper.getByRole('listitem').evaluateAll((all) => all.map((each) => each.ariaLabel));
  assert.equal(cards[0], `Hero ${newest}`);

  assert.deepEqual(await sleeper.evaluate(() => told), [], 'nothing is news that was loaded');
  await sleeper.evaluate(() => roadbook.library.channel.close());
  // The storage of another tab is enough for that.
  const other = await web.blank(context, server.address);
  const changed = ['a_first', id(0), id(255), id(256), id(511), id(699), 'z_last'];
  const outcomes = await other.evaluate(async ([changes, removed]) => {
    const {Library} = await import('./page.js');
    const library = new Library('roadbook', null);
    const outcomes = [];
    for (const each of changes) {
      const [before] = await library.read([each.id]);
      const bytes = new TextEncoder().encode(JSON.stringify(each));
      outcomes.push((await library.put(each.id, before?.revision ?? 0, bytes)).outcome);
    }
    outcomes.push((await library.remove(removed, 1)).outcome);
    const database = await library.open();
    const transaction = database.transaction('documents', 'readwrite');
    transaction.objectStore('documents').delete('hero_400');
    await new Promise((done) => { transaction.oncomplete = done; });
    return outcomes;
  }, [changed.map((each) => hero({id: each, name: `${each}, changed`})), id(300)]);
  assert.deepEqual([...new Set(outcomes)], ['done']);
  await sleeper.evaluate(() => roadbook.library.refresh());
  assert.deepEqual((await sleeper.evaluate(() => told)).sort(), ['a_first 1', 'hero_000 2', 'hero_255 2',
    'hero_256 2', 'hero_300 0', 'hero_400 0 lost', 'hero_511 2', 'hero_699 2', 'z_last 1']);
  await sleeper.getByRole('heading', {name: 'z_last, changed'}).waitFor({state: 'attached'});
  assert.deepEqual(faults, []);
  await context.close();
});

test('storage that is cleared under a running page is filled again from it', async () => {
  const {context, page, done} = await withAll(hero(), hero({id: 'second', name: 'Bo'}));
  const client = await context.newCDPSession(page);
  await client.send('Storage.clearDataForOrigin',
                    {origin: new URL(server.address).origin, storageTypes: 'indexeddb'});
  await page.evaluate(() => roadbook.library.refresh());
  await text(page, /is being saved again/);
  await saved(page);
  assert.deepEqual((await names(page)).sort(), ['Bo', 'Mirela']);
  await done();
});

test('a library of a newer Roadbook can be looked at and is not touched', async () => {
  // A newer page was here, and made a layout of its own.
  const renew = (page) => page.evaluate(() => new Promise((done, fail) => {
    const request = indexedDB.open('roadbook', 99);
    request.onupgradeneeded = () => request.result.createObjectStore('auras');
    request.onsuccess = () => done(request.result.close());
    request.onerror = () => fail(request.error);
  }));
  const {page, done} = await begin({documents: [hero()], prepare: renew});
  await text(page, /A newer Roadbook has used the storage/);
  await picture(page, 'newer-library');
  await openName(page);
  await type(page, 'Changed');
  await web.settle(page);
  assert.deepEqual(await names(page), ['Mirela']);
  await done();
});

test('a library of the first layout opens, and its removed sheets stay removed', async () => {
  const prepare = (page) => page.evaluate(async (text) => {
    await new Promise((done) => {
      const request = indexedDB.open('roadbook', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('documents', {keyPath: 'id'});
      request.onsuccess = () => {
        const bytes = new TextEncoder().encode(text);
        const store = request.result.transaction('documents', 'readwrite').objectStore('documents');
        store.put({id: 'hero', revision: 4, changed: 1000, bytes});
        store.put({id: 'gone', revision: 3, changed: 1000, removed: true});
        store.transaction.oncomplete = done;
        // The page of that time lets go when a newer one comes.
        request.result.onversionchange = () => request.result.close();
      };
    });
  }, JSON.stringify(hero()));
  const {page, done} = await begin({prepare});
  await openName(page);
  await type(page, 'Mirela Vas');
  await saved(page);
  const {documents} = await stored(page);
  assert.equal(documents.find(({id}) => id === 'hero').revision, 5);
  assert.deepEqual(await names(page), ['Mirela Vas']);
  assert.equal(documents.find(({id}) => id === 'gone').revision, 3);
  await done();
});

// A library with one good sheet, one of a newer Roadbook, and what cannot be read: these tests go on in one page.
const newer = {id: 'newer', text: JSON.stringify({...hero({id: 'newer', version: web.saveVersion + 1}), aura: {hue: 3}})};
const someOdd = [hero(), newer, {id: 'torn', text: '{"format":"roadbook/char'}, {id: 'empty', text: ''}];
const prepareOdd = (page) => page.evaluate(async (good) => {
  const {Library} = await import('./page.js');
  const database = await new Library('roadbook', null).open();
  const transaction = database.transaction('documents', 'readwrite');
  const documents = transaction.objectStore('documents');
  const bytes = new TextEncoder().encode(good);
  documents.put({id: 'without_bytes', revision: 1, changed: 5});
  documents.put({id: 'odd_revision', revision: 'seven', changed: 5, bytes});
  documents.put({id: 12, revision: 1, changed: 5, bytes});
  await new Promise((done) => { transaction.oncomplete = done; });
}, JSON.stringify(hero()));
const withOdd = () => begin({documents: someOdd, prepare: prepareOdd, same: true});

test('a damaged sheet is set aside with its bytes and hides no other', async () => {
  const {page, done} = await withOdd();
  await text(page, 'Set aside');
  await text(page, 'torn');
  await text(page, /The file is empty/);
  assert.equal(await page.getByRole('listitem', {name: 'Mirela'}).count(), 2);
  await picture(page, 'damaged');
  const copies = page.getByRole('button', {name: /^Keep a copy/});
  const files = [];
  for (const each of await copies.all()) {
    const [download] = await Promise.all([page.waitForEvent('download'),
      each.evaluate((element) => roadbook.act(Number(element.dataset.id), 'press'))]);
    files.push(download.suggestedFilename());
  }
  assert.deepEqual(files.sort(), ['odd_revision.json', 'torn.json'], 'of what has bytes');
  await done();
});

test('records without bytes or with an odd revision are set aside by name, and the library opens', async () => {
  const {page, faults, done} = await withOdd();
  for (const each of ['Set aside', 'without_bytes', 'odd_revision', 'Record 12']) await text(page, each);
  await text(page, /has lost the content/);
  await text(page, /revision is not a number/);
  assert.equal(await page.getByRole('listitem', {name: 'Mirela'}).count(), 2);
  await picture(page, 'odd-records');
  await atName(page, 'hero');
  await type(page, 'Mirela Vas');
  await saved(page);
  assert.deepEqual(await namesOf(page, 'hero'), ['Mirela Vas']);
  assert.deepEqual(faults, []);
  await done();
});

test('a sheet of a newer Roadbook can be looked at and not changed; its bytes stay', async () => {
  const {page, done} = await withOdd();
  await atName(page, 'newer');
  await text(page, new RegExp(`A newer Roadbook wrote this sheet \\(version ${web.saveVersion + 1}`));
  await picture(page, 'newer');
  await type(page, 'Changed');
  await web.settle(page);
  assert.deepEqual((await recordsOf(page, 'newer')).documents.map((each) => each.text), [newer.text]);
  assert.equal(await shownName(page), 'Mirela');
  await done();
});

test('when two tabs changed one sheet, a player chooses field by field', async () => {
  const {mine: first, theirs: second, done} = await withTwo('choice');
  // Both before either hears of the other.
  for (const page of [first, second]) await page.evaluate(() => { roadbook.library.channel.onmessage = null; });
  await type(first, 'Mirela One');
  await saved(first);
  await type(second, 'Mirela Two');
  await text(second, /was changed in another window, too/);
  // Both versions are stored: one that never was would lie in no bin.
  while ((await recordsOf(second, 'choice')).documents.length < 2) await web.settle(second);
  await act(second, 'button', 'Compare');
  await text(second, 'Two versions of Mirela One');
  await picture(second, 'compare');
  await act(second, 'button', /^All: This window/);
  await act(second, 'button', 'Keep what is chosen');
  await saved(second);
  assert.deepEqual(await namesOf(second, 'choice'), ['Mirela Two']);
  assert.deepEqual((await recordsOf(second, 'choice')).bin.length, 1, 'the second version lies in the bin');
  await done();
});

test('an earlier version can be looked at, and gone back to, and that can be undone', async () => {
  const {page, done} = await withOwn('version');
  await type(page, 'Someone else');
  await saved(page);
  assert.equal((await recordsOf(page, 'version')).versions.length, 1);
  await act(page, 'button', 'Menu');
  await act(page, 'button', /^Earlier versions/);
  await text(page, /^Differs in Name/);
  await picture(page, 'versions');
  await act(page, 'button', 'Preview');
  await text(page, /This is how it looked/);
  await picture(page, 'looking');
  await act(page, 'button', 'Restore this version');
  await saved(page);
  assert.deepEqual(await namesOf(page, 'version'), ['Mirela']);
  await page.keyboard.press('Control+z');
  await web.settle(page);
  await saved(page);
  assert.deepEqual(await namesOf(page, 'version'), ['Someone else']);
  await done();
});

test('a deleted sheet comes back from the bin, and goes for good when that is asked for', async () => {
  const {page, done} = await withOwn('bin');
  await type(page, 'Mirela of the bin');
  await saved(page);
  await act(page, 'link', 'Library');
  await removeFirst(page, 'Mirela of the bin');
  assert.equal((await recordsOf(page, 'bin')).bin.length, 1);
  await act(page, 'button', /^The bin/);
  await text(page, /30 days are left/);
  await picture(page, 'bin');
  await act(page, 'button', 'Restore');
  await saved(page);
  assert.deepEqual(await namesOf(page, 'bin'), ['Mirela of the bin']);
  assert.equal((await recordsOf(page, 'bin')).bin.length, 0);
  await removeFirst(page, 'Mirela of the bin');
  await act(page, 'button', /^The bin/);
  await act(page, 'button', /^Delete for good/);
  await act(page, 'button', /^Delete for good$/);
  await text(page, 'The bin is empty.');
  assert.equal((await recordsOf(page, 'bin')).bin.length, 0);
  await done();
});
