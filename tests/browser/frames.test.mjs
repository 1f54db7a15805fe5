// No work when nothing happens, and a picture at once when something does.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import * as web from './support.mjs';

const {server, browser} = await web.stage({drawn: false});
const begin = web.inTurn(browser, server.address);

const shown = (page) => page.evaluate(() => roadbook.framesShown);

async function middleOf(page, role, name) {
  const box = await web.reveal(page, web.byRole(page, role, name));
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const seconds = web.thorough ? 10 : 4;
test(`${seconds} idle seconds have no frame, no timer faster than a second, and cost no more than an empty page`, async () => {
  const {context} = await web.person(browser);
  const page = await context.newPage();
  // Every timer is written down from the first moment on.
  await page.addInitScript(() => {
    globalThis.asked = [];
    for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback']) {
      const real = globalThis[name];
      globalThis[name] = (action, wait, ...rest) => {
        asked.push([name, typeof wait === 'number' ? wait : 0]);
        return real.call(globalThis, action, wait, ...rest);
      };
    }
  });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const busy = async () => {
    const {metrics} = await session.send('Performance.getMetrics');
    return metrics.find(({name}) => name === 'TaskDuration').value;
  };
  const idle = async (milliseconds) => {
    const before = await busy();
    await new Promise((done) => setTimeout(done, milliseconds));
    return await busy() - before;
  };
  await page.goto('about:blank');
  const empty = await idle(2000) / 2;

  await page.goto(server.address);
  await web.ready(page);
  await web.surprise(page);
  await web.settle(page);
  await page.waitForFunction(() => [...document.querySelectorAll('[role=status]')]
    .some((each) => /Saved/.test(each.textContent)));
  // What the saving and the tooltips had asked for is over.
  await page.waitForFunction(async () => {
    const before = asked.length;
    await new Promise((done) => setTimeout(done, 1500));
    return asked.length === before + 1;
  }, null, {timeout: 60000, polling: 100});
  await page.evaluate(() => asked.splice(0));
  const frames = await shown(page);
  const used = await idle(seconds * 1000) / seconds;
  assert.equal(await shown(page) - frames, 0);
  const fast = (await page.evaluate(() => asked)).filter(([, wait]) => wait < 1000);
  assert.deepEqual(fast, []);
  assert.ok(used - empty < 0.005, `busy for ${used} s a second; an empty page for ${empty}`);
  await context.close();
});

test('one click is at most five pictures, wherever it goes', async () => {
  const {page, done} = await begin();
  for (const [role, name] of [['button', 'Menu'], ['button', 'Make a character'], ['radio', 'Warrior'],
    ['radio', 'Wizard'], ['button', 'Next: Bloodline']]) {
    const [x, y] = await middleOf(page, role, name);
    await page.mouse.move(x, y);
    await web.settle(page);
    const before = await shown(page);
    await page.mouse.click(x, y);
    await web.settle(page);
    const drawn = await shown(page) - before;
    assert.ok(drawn >= 1 && drawn <= 5, `${drawn} pictures for a click on ${name}`);
    if (name === 'Menu') await page.keyboard.press('Escape');
    await web.settle(page);
  }
  await done();
});

test('a picture waits for no answer of the graphics', async () => {
  const {context} = await web.person(browser);
  const page = await context.newPage();
  // Each of these stops the page until all that was drawn before has been worked through.
  await page.addInitScript(() => {
    globalThis.questions = [];
    for (const name of ['getParameter', 'getError', 'finish', 'readPixels', 'getUniformLocation',
      'getAttribLocation', 'getProgramParameter', 'getShaderParameter', 'checkFramebufferStatus']) {
      const real = WebGL2RenderingContext.prototype[name];
      WebGL2RenderingContext.prototype[name] = function(...given) {
        questions.push(name);
        return real.apply(this, given);
      };
    }
  });
  await page.goto(server.address);
  await web.ready(page);
  assert.ok(await page.evaluate(() => questions.splice(0).length) > 0, 'the start asks, and is heard');
  const before = await shown(page);
  await web.press(page, 'button', 'Make a character');
  await web.press(page, 'radio', 'Wizard');
  assert.ok(await shown(page) - before >= 2);
  assert.deepEqual(await page.evaluate(() => questions), []);
  await context.close();
});

test('while a sheet is saved, nothing in the bar moves', async () => {
  const {context, page: held} = await web.inTurn(browser, server.address, web.phone)();
  await web.tap(held, 'button', 'Make a character');
  await held.getByText('Saved').waitFor({state: 'attached'});
  await web.settle(held);
  await held.evaluate(() => {
    globalThis.words = [];
    globalThis.places = [];
    const note = (list, value) => { if (list.at(-1) !== value) list.push(value); };
    // Once between two pictures.
    const look = () => {
      const menu = [...document.querySelectorAll('#mirror button')].find((each) => each.textContent === 'Menu');
      note(places, menu.getBoundingClientRect().left);
      note(words, document.querySelector('#mirror [role=status]').textContent);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await web.tap(held, 'radio', 'Warrior');
  await held.waitForFunction(() => words.length > 2 && words.at(-1) === 'Saved');
  const {words, places} = await held.evaluate(() => ({words, places}));
  assert.deepEqual(words, ['Saved', 'Saving…', 'Saved']);
  assert.equal(places.length, 1, places.join(', '));
  await context.close();
});

test('a click is drawn inside its own event, before the browser paints again', async () => {
  const {page, done} = await begin();
  const [x, y] = await middleOf(page, 'button', 'Make a character');
  await page.mouse.move(x, y);
  await web.settle(page);
  await page.evaluate(() => {
    addEventListener('pointerup', () => { globalThis.first = roadbook.framesShown; }, {capture: true, once: true});
    // Heard after the page's own listener, in the same event.
    addEventListener('pointerup', () => { globalThis.second = roadbook.framesShown; }, {once: true});
  });
  await page.mouse.click(x, y);
  const [first, second] = await page.evaluate(() => [first, second]);
  assert.ok(second > first, 'the picture came with the event');
  await done();
});

test('a typed letter stands in its field at once, and in the sheet within two frames', async () => {
  const {page, done} = await begin();
  await web.surprise(page);
  await web.press(page, 'button', /^Name and look/);
  const [x, y] = await middleOf(page, 'textbox', 'Name');
  await page.mouse.click(x, y);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await web.settle(page);
  await page.evaluate(() => {
    globalThis.seen = [];
    // Heard after the page's own listener, so that its frame is drawn before ours is asked.
    document.addEventListener('input', (event) => {
      const before = roadbook.framesShown;
      const value = event.target.value;
      // The letter itself is drawn by the browser, with its next frame; the sheet follows.
      requestAnimationFrame(() => requestAnimationFrame(() =>
        seen.push({value, frames: roadbook.framesShown - before})));
    });
  });
  for (const letter of 'Mirela') {
    await page.keyboard.type(letter);
    await web.settle(page);
  }
  const seen = await page.evaluate(() => seen);
  assert.deepEqual(seen.map(({value}) => value), ['M', 'Mi', 'Mir', 'Mire', 'Mirel', 'Mirela']);
  for (const {value, frames} of seen) assert.ok(frames >= 1, `the sheet does not show "${value}"`);
  await done();
});

test('scrolling draws a new picture in each frame that the wheel turns in', async () => {
  const {page, done} = await begin();
  await web.press(page, 'button', 'Make a character');
  await web.press(page, 'button', /^Action dots/);  // a step that is higher than the window
  await web.settle(page);
  await page.mouse.move(600, 450);
  // Away from the upper end, so that there is room in both directions.
  await page.mouse.wheel(0, 150);
  await web.settle(page);
  const {ticks, drawn} = await page.evaluate(async () => {
    let ticks = 0;
    const before = roadbook.framesShown;
    const canvas = roadbook.canvas;
    await new Promise((done) => {
      const turn = () => {
        if (ticks === 20) return done();
        canvas.dispatchEvent(new WheelEvent('wheel', {deltaY: ticks % 2 === 0 ? 30 : -30, clientX: 600,
          clientY: 450, bubbles: true, cancelable: true}));
        ++ticks;
        requestAnimationFrame(turn);
      };
      requestAnimationFrame(turn);
    });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return {ticks, drawn: roadbook.framesShown - before};
  });
  assert.ok(drawn >= ticks - 1, `${drawn} pictures for ${ticks} turns of the wheel`);
  await done();
});
