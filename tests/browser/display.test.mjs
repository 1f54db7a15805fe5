// Sharp at every zoom and density, and as the person asked the system for: colors, contrast, motion.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import * as web from './support.mjs';

let server;
let browser;
let undrawn;  // a browser for what looks at no picture
let measure;  // a page that looks at pictures
let begin;    // a page that nobody looks at
let onPhone;  // one on a phone
let seen;     // a page that is drawn

before(async () => {
  server = await web.serve();
  browser = await web.launch();
  undrawn = await web.launch({drawn: false});
  measure = await browser.newPage();
  begin = web.inTurn(undrawn, server.address);
  onPhone = web.inTurn(undrawn, server.address, web.phone);
  const {context} = await web.person(browser, {...web.desktop, colorScheme: 'dark'});
  seen = await web.open(context, server.address);
});
after(async () => {
  await browser?.close();
  await undrawn?.close();
  server?.stop();
});

// The steepest step from one pixel to the next, in the rows of a picture, against the whole range
// from its darkest to its lightest; `enlarge` first blows the picture up, as a browser does with a
// canvas that is too small.
async function crispness(png, enlarge = 1) {
  return measure.evaluate(async ([data, factor]) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
    const canvas = new OffscreenCanvas(bitmap.width * factor, bitmap.height * factor);
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const {data: pixels, width, height} = context.getImageData(0, 0, canvas.width, canvas.height);
    const light = new Float64Array(width * height).map((_, at) =>
      pixels[4 * at] * 0.3 + pixels[4 * at + 1] * 0.6 + pixels[4 * at + 2] * 0.1);
    const [low, high] = [light.reduce((a, b) => Math.min(a, b)), light.reduce((a, b) => Math.max(a, b))];
    const steps = [];
    for (let y = 0; y < height; ++y) {
      let steepest = 0;
      for (let x = 1; x < width; ++x) {
        steepest = Math.max(steepest, Math.abs(light[y * width + x] - light[y * width + x - 1]));
      }
      steps.push(steepest / Math.max(1, high - low));
    }
    // The middle of the upper half: rows without a letter are no measure.
    steps.sort((a, b) => b - a);
    return steps[Math.floor(steps.length / 4)];
  }, [png.toString('base64'), enlarge]);
}

// Gives a page a window of that size and that density, as the browser's zoom and another screen do.
async function inWindow(page, session, width, height, scale) {
  await session.send('Emulation.setDeviceMetricsOverride', {width, height, deviceScaleFactor: scale, mobile: false});
  await page.waitForFunction(([wide, ratio]) => innerWidth === wide && devicePixelRatio === ratio &&
    roadbook.canvas.clientWidth === wide, [width, scale]);
  await web.settle(page);
}

// A page that stands on a step of a creation and knows the addresses of it and of the finished sheet: one for all
// zooms and widths, which change its window.
let made;
async function makeOne() {
  const {page, context} = await begin();
  const address = () => page.evaluate(() => location.hash);
  await web.surprise(page);
  const step = await address();
  await web.fromMenu(page, 'Open the sheet');
  return {context, page, screens: ['#/', step, await address()]};
}

// A browser's zoom makes the page smaller and its pixels denser by the same factor.
const zooms = web.thorough ? [0.5, 0.75, 1, 1.5, 2, 3] : [0.5, 1.5, 3];
test(`from ${zooms[0]} to ${zooms.at(-1)} times the size the picture has the screen's own pixels, and nothing stands out sideways`,
  async () => {
    const {context, page, screens} = await (made ??= makeOne());
    const session = await context.newCDPSession(page);
    for (const screen of screens.slice(0, 2)) {
      await page.evaluate((hash) => { location.hash = hash; }, screen);
      for (const zoom of zooms) {
        await inWindow(page, session, Math.round(1280 / zoom), Math.round(800 / zoom), zoom);
        await inOrder(page, zoom);
      }
    }
    await session.detach();
  });

async function inOrder(page, ratio) {
  const seen = await page.evaluate(() => ({
    drawn: [roadbook.canvas.width, roadbook.canvas.height],
    layout: [roadbook.canvas.clientWidth, roadbook.canvas.clientHeight], ratio: devicePixelRatio,
    wide: document.documentElement.scrollWidth > innerWidth,
    displaced: [...roadbook.mirror.entries.values()].filter(({node, element}) => {
      const box = element.getBoundingClientRect();
      return [box.left - node.rect[0], box.top - node.rect[1], box.width - Math.max(1, node.rect[2]),
        box.height - Math.max(1, node.rect[3])].some((each) => Math.abs(each) > 0.1);
    }).map(({node}) => node.name),
    out: [...roadbook.mirror.entries.values()].filter(({node}) =>
      ['button', 'radio', 'checkbox', 'textbox', 'heading'].includes(node.role) &&
      node.clip?.[0] <= 0 && node.clip?.[2] >= innerWidth - 1 &&
      (node.rect[0] < -0.5 || node.rect[0] + node.rect[2] > innerWidth + 0.5)).map(({node}) => node.name),
  }));
  assert.equal(seen.ratio, ratio);
  for (const axis of [0, 1]) {
    assert.ok(Math.abs(seen.drawn[axis] - seen.layout[axis] * ratio) <= 1, JSON.stringify(seen));
  }
  assert.equal(seen.wide, false);
  assert.deepEqual(seen.displaced, []);
  assert.deepEqual(seen.out, []);
}

test('a window that is resized or a phone that is turned is drawn anew, sharp and in order', async () => {
  const {page, done} = await onPhone({same: true});
  await web.tap(page, 'button', 'Make a character');
  for (const [width, height] of [[844, 390], [390, 844], [320, 568], [768, 1024], [390, 844]]) {
    await page.setViewportSize({width, height});
    await page.waitForFunction((wanted) => roadbook.canvas.width === wanted, width * 2);
    await web.settle(page);
    await inOrder(page, 2);
  }
  await done();
});

for (const width of [320, 600, 819, 820, ...web.thorough ? [360, 1024, 1600, 2560] : []]) {
  test(`at ${width} pixels nothing needs sideways scrolling`, async () => {
    const {page, screens} = await (made ??= makeOne());
    assert.equal(new Set(screens).size, 3);
    await page.setViewportSize({width, height: 800});
    for (const screen of screens) {
      await page.evaluate((hash) => { location.hash = hash; }, screen);
      await page.waitForFunction((wide) => roadbook.canvas.clientWidth === wide, width);
      await web.settle(page);
      await inOrder(page, 1);
    }
  });
}

// The color that most of the picture has, at its upper left corner.
async function ground(page) {
  const png = await page.screenshot({clip: {x: 2, y: 400, width: 4, height: 4}});
  return measure.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
    const context = new OffscreenCanvas(4, 4).getContext('2d');
    context.drawImage(bitmap, 0, 0);
    return [...context.getImageData(1, 1, 1, 1).data.slice(0, 3)];
  }, png.toString('base64'));
}

// A page that begins under these preferences of the system.
async function under(preferences) {
  await seen.emulateMedia(preferences);
  await seen.reload();
  await web.ready(seen);
  return seen;
}

test('the system\'s wish for dark or light is followed, also when it changes', async () => {
  const page = seen;
  assert.deepEqual(await ground(page), [0x1B, 0x15, 0x10]);
  await page.emulateMedia({colorScheme: 'light'});
  await web.settle(page);
  assert.deepEqual(await ground(page), [0xFB, 0xF6, 0xEA]);
});

test('a wish for more contrast gives black on white, or white on black', async () => {
  const page = await under({colorScheme: 'light', contrast: 'more'});
  assert.deepEqual(await ground(page), [255, 255, 255]);
  await page.emulateMedia({colorScheme: 'dark'});
  await web.settle(page);
  assert.deepEqual(await ground(page), [0, 0, 0]);
  await page.emulateMedia({contrast: 'no-preference'});
  await web.settle(page);
  assert.deepEqual(await ground(page), [0x1B, 0x15, 0x10]);
});

test('forced colors are answered with the greatest contrast on each screen, and the mirror stays unseen', async () => {
  const page = await under({colorScheme: 'dark', contrast: 'no-preference', forcedColors: 'active'});
  assert.deepEqual(await ground(page), [0, 0, 0]);
  await web.press(page, 'button', 'Make a character');
  await web.press(page, 'radio', 'Warrior');
  const plates = await page.evaluate(() => location.hash);
  const sheet = plates.replace(/^#\/make\/([^/]+).*/, '#/sheet/$1');
  for (const [colorScheme, wanted] of [['dark', [0, 0, 0]], ['light', [255, 255, 255]]]) {
    await page.emulateMedia({colorScheme, forcedColors: 'active', reducedMotion: 'reduce'});
    for (const [name, address] of Object.entries({library: '#/', plates, sheet, rules: '#/rules/'})) {
      await page.evaluate((hash) => { location.hash = hash; }, address);
      if (name === 'rules') await page.getByRole('dialog').first().waitFor({state: 'attached'});
      await web.settle(page);
      if (name === 'library') assert.deepEqual(await ground(page), wanted);
      const colors = await page.evaluate(() => [...document.querySelectorAll('#mirror p, #mirror button')]
        .map((each) => getComputedStyle(each).color));
      assert.deepEqual([...new Set(colors)], ['rgba(0, 0, 0, 0)'], name);
      await web.picture(page, `forced-${colorScheme}-${name}`);
    }
  }
});

test('at 1, 1.5, 2 and 3 pixels to one the edges of letters are crisp and not blown up', async () => {
  const page = seen;
  await page.emulateMedia({colorScheme: 'light', forcedColors: 'none'});
  await page.evaluate(() => { location.hash = '#/'; });
  const session = await page.context().newCDPSession(page);
  for (const ratio of [1, 1.5, 2, 3]) {
    await inWindow(page, session, 700, 600, ratio);
    const box = await page.getByRole('heading', {level: 1}).boundingBox();
    const {data} = await session.send('Page.captureScreenshot',
                                      {clip: {...box, width: Math.min(box.width, 300), scale: 1}});
    const png = Buffer.from(data, 'base64');
    assert.equal(png.readUInt32BE(16), Math.round(Math.min(box.width, 300) * ratio), 'the picture has the own pixels');
    const real = await crispness(png);
    const blown = await crispness(png, 2);
    assert.ok(real > 0.55, `at ${ratio} the steepest step is ${real} of the whole`);
    assert.ok(blown < real * 0.8, `at ${ratio} it would be ${blown} blown up; as drawn it is ${real}`);
  }
  await session.detach();
});

test('who asks for calm gets no movement', async () => {
  // Without the wish a finger's push runs on; with it the page stands where the finger left it.
  const {context, page, done} = await onPhone({same: true});
  const session = await context.newCDPSession(page);
  const runsOn = async (reducedMotion) => {
    await page.emulateMedia({reducedMotion});
    await page.evaluate(() => { location.hash = '#/'; });
    await web.settle(page);
    await web.tap(page, 'button', /^(Make a|New) character$/);
    const touch = (type, y) => session.send('Input.dispatchTouchEvent',
                                            {type, touchPoints: type === 'touchEnd' ? [] : [{x: 190, y}]});
    await touch('touchStart', 600);
    for (let y = 580; y >= 300; y -= 40) await touch('touchMove', y);
    const top = () => page.evaluate(() => document.querySelector('#mirror h1').getBoundingClientRect().top);
    await touch('touchEnd');
    const left = await top();
    await web.settle(page);
    return left - await top();
  };
  assert.ok(await runsOn('no-preference') > 5, 'a push runs on');
  assert.ok(Math.abs(await runsOn('reduce')) <= 5, 'and does not where calm is asked for');
  await session.detach();
  await done();
});

test('two fingers stay the browser\'s', async () => {
  const {page, done} = await onPhone({same: true});
  const [viewport, action] = await page.evaluate(() => [
    document.querySelector('meta[name=viewport]').content, getComputedStyle(roadbook.canvas).touchAction]);
  assert.doesNotMatch(viewport, /user-scalable|maximum-scale|minimum-scale/);
  assert.equal(action, 'pinch-zoom');
  await done();
});
