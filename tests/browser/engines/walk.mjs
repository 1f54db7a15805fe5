// What is tested in each further engine: the whole walk, and all that the engine lets itself be
// driven to do. What an engine does not let itself be driven to is named in its own file.
//
// The first picture of each page is drawn by the engine; after it nothing is, where nobody looks at pictures.
import assert from 'node:assert/strict';
import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {after, before, describe, test} from 'node:test';
import {drawNothing, fromDotsToPeople, longer, picturesFolder, serve, thorough, wayTo} from '../support.mjs';
import * as step from './steps.mjs';

const pictures = picturesFolder && join(picturesFolder, 'engines');

// `launch` starts the browser; `more({openEmpty})` adds tests that only this engine can do; `openEmpty()` gives a tab
// with an empty library.
export function walkIn(name, launch, more = () => {}) {
  describe(name, () => {
    let browser;
    let server;
    before(async () => {
      if (pictures) mkdirSync(pictures, {recursive: true});
      server = await serve();
      browser = await launch();
    });
    after(async () => {
      await browser?.close();
      server?.stop();
    });

    async function begun(tab) {
      await step.ready(tab);
      if (!pictures) await tab.run(drawNothing);
    }
    // An own empty library for each test.
    async function openEmpty() {
      const tab = await browser.open(`${server.address}page.css`);
      await tab.run(async () => {
        localStorage.clear();
        for (const {name} of await indexedDB.databases()) {
          await new Promise((done, fail) => {
            const asked = indexedDB.deleteDatabase(name);
            asked.onsuccess = done;
            asked.onerror = fail;
          });
        }
      });
      // A stylesheet has no icon, and one browser complains about that.
      tab.faults?.splice(0);
      await tab.go(server.address);
      await begun(tab);
      return tab;
    }
    // One for tests after each other: its library is empty still, and then a creation is begun.
    let empty;
    let creation;
    const picture = async (tab, what) => {
      if (pictures) await tab.picture(join(pictures, `${name.toLowerCase()}-${what}.png`));
    };

    // In Chromium that is walk.test.mjs.
    const inOthers = name === 'Chromium' ? longer : {};
    test('a character is made from an empty page, saved, and there after a reload', inOthers, async () => {
      const tab = await openEmpty();
      await picture(tab, '0-empty');
      await makeCharacter(tab);
      const iron = await step.number(tab, 'IRON');
      // 8, 6 for BODY (Skirmish, Wreck) and 2 for Stalwart.
      if (thorough) assert.equal(iron, '16');
      assert.match(iron, /^\d+$/);
      await picture(tab, '1-sheet');
      await tab.reload();
      await begun(tab);
      await picture(tab, '2-again');
      assert.equal(await step.number(tab, 'IRON'), iron);
      await step.press(tab, 'link', 'Library');
      await step.find(tab, 'heading', /Mirela Vas/);
      assert.deepEqual(tab.faults, []);
      await tab.close();
    });

    test('a crew is made, saved, and there after a reload', longer, async () => {
      const tab = await openEmpty();
      await makeCrew(tab);
      await picture(tab, '3-crew');
      await tab.reload();
      await step.ready(tab);
      await step.find(tab, 'heading', 'The Ash Lanterns');
      await step.press(tab, 'link', 'Library');
      await step.find(tab, 'heading', /The Ash Lanterns/);
      assert.deepEqual(tab.faults, []);
      await tab.close();
    });

    test('the canvas is as sharp as the screen, also after a change of size', async () => {
      const tab = empty = await openEmpty();
      for (const [width, height] of [[700, 500], [1200, 760]]) {
        await tab.resize(width, height);
        await step.settle(tab);
        const [canvas, page] = await tab.run(() => [[roadbook.canvas.width, roadbook.canvas.height],
          [Math.round(innerWidth * devicePixelRatio), Math.round(innerHeight * devicePixelRatio)]]);
        assert.deepEqual(canvas, page);
      }
      await tab.resize(1280, 800);
    });

    test('the engine itself reads roles and names out of the mirror; keys alone open the steps, choose, and leave a menu',
      async () => {
        const tab = empty ?? await openEmpty();
        assert.equal(await tab.heard('button', 'Make a character'), 1);
        assert.equal(await tab.heard('heading', 'Who takes to the road?'), 1);
        assert.equal(await tab.heard('region', 'Library'), 1);
        await keyTo(tab, 'Make a character');
        await tab.press('Enter');
        await step.settle(tab);
        await keyTo(tab, 'Warrior');
        await tab.press('Space');
        await step.settle(tab);
        assert.equal(await tab.heard('radio', 'Warrior'), 1);
        assert.equal((await step.find(tab, 'radio', 'Warrior')).checked, true);
        await keyTo(tab, 'Menu');
        await tab.press('Enter');
        await step.settle(tab);
        await tab.press('Escape');
        await step.settle(tab);
        assert.match(await focused(tab), /^Menu/, 'the focus is given back');
        creation = tab;
      });

    test('text is copied, cut and pasted with the browser\'s own keys; a composition is left alone until it ends', async () => {
      const tab = creation ?? await openEmpty();
      if (!creation) await step.press(tab, 'button', 'Make a character');
      await step.press(tab, 'button', /^Name and look/);
      await step.write(tab, 'Name', 'Élise Đặng');
      await tab.press('Control+a');
      await tab.press('Control+c');
      await step.press(tab, 'textbox', 'In your own words');
      await tab.press('Control+a');
      await tab.press('Control+v');
      await step.settle(tab);
      assert.equal((await step.find(tab, 'textbox', 'In your own words')).value, 'Élise Đặng');
      await tab.press('Control+a');
      await tab.press('Control+x');
      await step.settle(tab);
      assert.equal((await step.find(tab, 'textbox', 'In your own words')).value, '');
      await tab.press('Control+v');
      await tab.press('Control+v');
      await tab.run(() => document.activeElement.blur());
      await step.settle(tab);
      assert.equal((await step.find(tab, 'textbox', 'In your own words')).value, 'Élise ĐặngÉlise Đặng');

      await step.press(tab, 'textbox', 'Name');
      await tab.press('Control+a');
      await tab.press('Delete');
      // The events that an input method sends, in their order; no driver of this engine has one.
      const told = await tab.run(async () => {
        const field = document.activeElement;
        const next = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const compose = (type, data) => field.dispatchEvent(new CompositionEvent(type, {data, bubbles: true}));
        compose('compositionstart', '');
        const shown = [];
        for (const text of ['み', 'みれ', 'みれら']) {
          field.dispatchEvent(new KeyboardEvent('keydown', {key: 'Process', code: 'Enter', isComposing: true,
            bubbles: true, cancelable: true}));
          compose('compositionupdate', text);
          field.value = text;
          field.dispatchEvent(new InputEvent('input', {data: text, inputType: 'insertCompositionText',
            isComposing: true, bubbles: true}));
          await next();
          shown.push([field.value, document.activeElement === field]);
        }
        field.value = 'ミレラ';
        field.dispatchEvent(new InputEvent('input', {data: 'ミレラ', inputType: 'insertCompositionText',
          isComposing: true, bubbles: true}));
        compose('compositionend', 'ミレラ');
        await next();
        return shown;
      });
      assert.deepEqual(told, [['み', true], ['みれ', true], ['みれら', true]]);
      await tab.run(() => document.activeElement.blur());
      await step.settle(tab);
      assert.equal((await step.find(tab, 'textbox', 'Name')).value, 'ミレラ');
      await tab.close();
    });

    test('nothing is drawn while nothing happens, and a few pictures for one click', longer, async () => {
      const tab = await openEmpty();
      await step.settle(tab);
      const idle = await tab.run(async () => {
        const before = roadbook.framesShown;
        await new Promise((done) => setTimeout(done, 3000));
        return roadbook.framesShown - before;
      });
      assert.equal(idle, 0);
      const menu = await step.find(tab, 'button', 'Menu');
      // The pointer is there already: one click is a press and a release.
      await tab.move(menu.x + menu.width / 2, menu.y + menu.height / 2);
      await step.settle(tab);
      const before = await tab.run(() => roadbook.framesShown);
      await tab.click(menu.x + menu.width / 2, menu.y + menu.height / 2);
      await step.settle(tab);
      const drawn = await tab.run(() => roadbook.framesShown) - before;
      assert.ok(drawn >= 1 && drawn <= 5, `${drawn} pictures for one click`);
      await tab.press('Escape');
      await tab.close();
    });

    test('graphics that were taken away come back', name === 'Chromium' ? {} : longer, async () => {
      const tab = await openEmpty();
      const drawn = await tab.run(async () => {
        const extension = roadbook.canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
        const next = (type) => new Promise((done) => roadbook.canvas.addEventListener(type, done, {once: true}));
        const lost = next('webglcontextlost');
        extension.loseContext();
        await lost;
        const shown = roadbook.framesShown;
        const restored = next('webglcontextrestored');
        setTimeout(() => extension.restoreContext(), 0);
        await restored;
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        return roadbook.framesShown - shown;
      });
      assert.ok(drawn > 0);
      await picture(tab, '4-restored');
      await tab.close();
    });

    more({openEmpty});
  });
}

const focused = (tab) => tab.run(() => {
  const element = document.activeElement;
  return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
});

// Tab until the element of that name has the focus, or into its group and then arrows.
async function keyTo(tab, name) {
  let stuck = '';
  for (let presses = 0; presses < 200; ++presses) {
    const [here, arrow] = await tab.run(wayTo, name);
    if (here === 'there') return;
    const key = arrow && stuck !== here ? arrow : 'Tab';
    await tab.press(key);
    await step.settle(tab);
    const after = await tab.run(() => document.activeElement?.dataset.id ?? '');
    stuck = key !== 'Tab' && after === here ? here : '';
  }
  throw new Error(`The keys do not come to ${name}.`);
}

// Each step by hand; in the short form the first one and the name, and the rest by chance.
async function makeCharacter(tab) {
  const {press} = step;
  await press(tab, 'button', 'Make a character');
  await press(tab, 'radio', 'Warrior');
  if (thorough) await chooseOthers(tab);
  else await press(tab, 'button', 'Fill in the rest');
  await press(tab, 'button', /^(Next: )?Name and look/);
  await step.fill(tab, 'Name', 'Mirela Vas');
  await press(tab, 'button', 'Next: Review');
  await press(tab, 'button', /^Finish/);
  await step.saved(tab);
}

async function chooseOthers(tab) {
  const {press} = step;
  await press(tab, 'button', 'Next: Bloodline');
  await press(tab, 'radio', 'Orc');
  await press(tab, 'button', 'Next: Traits');
  for (const trait of ['Brash', 'Bold', 'Vengeful']) await press(tab, 'checkbox', trait);
  await press(tab, 'button', 'Next: Background');
  await press(tab, 'radio', 'Military');
  await press(tab, 'button', 'Next: Action dots');
  for (const [role, name, place] of fromDotsToPeople) await press(tab, role, name, place);
}

async function makeCrew(tab) {
  const {press} = step;
  await press(tab, 'button', 'Make a crew');
  await press(tab, 'radio', 'Sin-eaters');
  await step.fill(tab, "The crew's name", 'The Ash Lanterns');
  await press(tab, 'button', /^Next: Reputation/);
  await press(tab, 'radio', 'Honorable');
  await step.fill(tab, 'Lair', 'A dry cistern');
  await press(tab, 'button', /^Next: Hunting grounds/);
  await press(tab, 'button', 'Roll this step');
  await press(tab, 'button', /^Next: Special ability/);
  await press(tab, 'radio', 'Forged in the Fire');
  await press(tab, 'button', /^Next: Upgrades/);
  await press(tab, 'button', 'Roll this step');
  await press(tab, 'button', /^Next: Favorite contact/);
  await press(tab, 'button', 'Roll this step');
  await press(tab, 'button', /^Finish/);
  await step.saved(tab);
}
