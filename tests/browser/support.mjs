// What the browser tests share: the page's own server, Chromium, and steps by role and name through
// the semantic elements that stand over the canvas.
//
// ROADBOOK_PAGE names the built page (build/web), ROADBOOK_CHROMIUM the browser; ROADBOOK_PICTURES a folder
// for pictures of the screens, where somebody wants to look at them.
import {execFileSync, spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {createInterface} from 'node:readline';
import {after} from 'node:test';
import {fileURLToPath} from 'node:url';
import {chromium} from 'playwright-core';
import {policy} from '../../web/page.mjs';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
export const pageFolder = resolve(root, process.env.ROADBOOK_PAGE ?? 'build/web');

export const desktop = {viewport: {width: 1280, height: 800}};
export const phone = {
  viewport: {width: 390, height: 844}, deviceScaleFactor: 2, hasTouch: true, isMobile: true,
};

// The page's server on a free port; `{address, stop()}`.
export function serve(folder = pageFolder) {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`${folder} holds no page. Run web/serve --build-only first.`);
  }
  const server = spawn(process.execPath, [join(root, 'web/server.mjs'), folder, '--port', '0'],
                       {stdio: ['ignore', 'pipe', 'inherit']});
  process.once('exit', () => server.kill());
  return new Promise((done, fail) => {
    server.once('exit', (code) => fail(new Error(`The server ended with ${code}.`)));
    createInterface(server.stdout).once('line', (line) => {
      // A test that fails before it stops its server does not keep the others from their end.
      server.unref();
      server.stdout.unref();
      done({address: line.trim(), stop: () => server.kill(), process: server});
    });
  });
}

export const picturesFolder = process.env.ROADBOOK_PICTURES;

// Browsers in which the page draws nothing.
const undrawn = new WeakSet();

export const chromiumPath = process.env.ROADBOOK_CHROMIUM ?? '/usr/bin/chromium';

// What every Chromium of the tests is started with. Without hinting a line of letters is as wide on the
// screen as on paper.
export const chromiumArguments = ['--no-sandbox', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync', '--font-render-hinting=none'];

// All tabs of a person in one process: a new process for each takes longer than the page that it shows.
const together = ['--disable-site-isolation-trials', '--renderer-process-limit=1'];

// WebGL 2 without a graphics card.
export const softwareGraphics = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

// Chromium without a graphics card. `drawn: false` is for tests that look at no picture: the program makes
// its frames as ever, and what it gives to the graphics ends there. In software that is most of the work.
// `more`: arguments beside those of all tests. `apart: true` gives each tab a process of its own, as tabs have that
// one opens by hand: for tests in which one dies. `whole`: the browser with all its parts, a camera among them,
// which its small sister for pages alone does not have.
export async function launch({drawn = true, apart = false, more = [], whole = false} = {}) {
  const draws = drawn || Boolean(picturesFolder);
  const browser = await chromium.launch({
    executablePath: whole && existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : chromiumPath,
    args: [...chromiumArguments, ...softwareGraphics, ...draws ? [] : ['--disable-gpu-compositing'],
      ...apart ? [] : together, ...more],
  });
  if (!draws) undrawn.add(browser);
  return browser;
}

// Runs in the page: from now on nothing is drawn. The elements over the canvas are not painted either: they are there
// to be read and pressed, and stand where they stood.
export function drawNothing() {
  const unpainted = new CSSStyleSheet();
  unpainted.replaceSync('#mirror { opacity: 0; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, unpainted];
  const graphics = globalThis.WebGL2RenderingContext?.prototype;
  if (!graphics) return;
  for (const name of ['clear', 'drawElements', 'drawArrays', 'texImage2D', 'texSubImage2D', 'bufferData',
    'bufferSubData']) graphics[name] = () => {};
}

// Runs in the page before its own scripts: graphics that answer what the program asks them, and are none. To begin real
// ones takes a fifth of a start.
function standInForGraphics() {
  const graphics = globalThis.WebGL2RenderingContext?.prototype;
  if (!graphics) return;
  const uniforms = graphics.ACTIVE_UNIFORMS;
  const answers = {getError: 0, getShaderParameter: true, isContextLost: false, getAttribLocation: 0,
    checkFramebufferStatus: graphics.FRAMEBUFFER_COMPLETE, getSupportedExtensions: [], getExtension: null,
    getContextAttributes: {}, getShaderInfoLog: '', getProgramInfoLog: ''};
  for (const name of Object.getOwnPropertyNames(graphics)) {
    if (typeof Object.getOwnPropertyDescriptor(graphics, name).value !== 'function' || name === 'constructor') continue;
    graphics[name] = () => name.startsWith('create') ? {} : answers[name];
  }
  const words = {[graphics.VERSION]: 'WebGL 2.0', [graphics.SHADING_LANGUAGE_VERSION]: 'WebGL GLSL ES 3.00'};
  graphics.getParameter = (which) => words[which] ?? 8192;  // as large as a picture may be
  graphics.getProgramParameter = (_, which) => which !== uniforms && 1;
  const real = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function(kind, ...options) {
    if (kind !== 'webgl2') return real.call(this, kind, ...options);
    return this.graphics ??= Object.create(graphics, {canvas: {value: this}});
  };
}

// One server and one browser for all tests of a file; both end with it.
export async function stage(options) {
  const server = await serve();
  const browser = await launch(options);
  after(async () => {
    await browser.close();
    server.stop();
  });
  return {server, browser};
}

// Runs in the page before its own scripts: as in a private window of some browsers.
function keepNothingForOffline() {
  const workers = navigator.serviceWorker;
  if (workers) workers.register = () => Promise.reject(new DOMException('Not here.', 'SecurityError'));
}

// A person with storage of their own: `{context, faults}`; `faults` collects what the browser
// complains about, for the end of a test. `offline: true` is for tests of what the page keeps for use without a
// network, and of what it has then: to keep it takes a third of a start.
export async function person(browser, {offline = false, ...options} = desktop) {
  const context = await browser.newContext({reducedMotion: 'reduce', ...options});
  if (undrawn.has(browser)) {
    for (const each of [drawNothing, standInForGraphics]) await context.addInitScript(each);
  }
  if (!offline) await context.addInitScript(keepNothingForOffline);
  const faults = [];
  context.on('weberror', (error) => faults.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return {context, faults};
}

const withBlank = new WeakSet();  // contexts that have such a page

// A page of the same origin and under the same policy, with nothing on it: in the tab that is given, or in a new one.
export async function blank(context, address, page = null) {
  const here = `${address}blank.html`;
  if (!withBlank.has(context)) {
    withBlank.add(context);
    await context.route(here, (route) => route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: {'Content-Security-Policy': policy},
      body: '<!doctype html><html lang="en"><head><title>Blank</title>' +
            '<link rel="stylesheet" href="page.css"></head>' +
            '<body><main id="mirror"></main><div id="notes" hidden></div></body></html>',
    }));
  }
  page ??= await context.newPage();
  await page.goto(here);
  return page;
}

// Forgets all that is stored for the page of that address; `session`: of some tab of the person.
export const forget = (session, address) => session.send('Storage.clearDataForOrigin',
                                                         {origin: new URL(address).origin, storageTypes: 'all'});

// Puts documents into the storage of a blank page, as another program would.
export const plant = (page, documents) => page.evaluate(async (all) => {
  const {Library} = await import('./page.js');
  const library = new Library('roadbook', null);
  for (const each of all) {
    const {outcome} = await library.put(each.id, 0, new TextEncoder().encode(each.text ?? JSON.stringify(each)));
    if (outcome !== 'done') throw new Error(`${each.id}: ${outcome}`);
  }
}, documents);

// One tab for the persons of many tests, one after the other: to begin a tab and its storage takes as long as the
// page itself. Each finds `documents` in the library, and what `prepare` puts there, nothing else, and the page open at
// `at`. `same: true` is for tests that leave the library as it is: those with the same documents go on in one page.
// Gives {context, faults, page, done}; a test that fails does not come to `done`, and the next one gets a new tab.
// `setUp` gives a tab what all of them have: permissions, scripts. No test leaves more of that in it.
export function inTurn(browser, address, options = desktop, setUp = async () => {}) {
  const none = [];
  const free = new Map();  // for those with these documents, and one for all others
  const start = async () => {
    const {context, faults} = await person(browser, options);
    await setUp(context);
    const page = await blank(context, address);
    return {context, faults, page, session: await context.newCDPSession(page), begun: false};
  };
  const begin = async (mine, documents, prepare, at) => {
    const {page, session, context} = mine;
    if (mine.begun) {
      await blank(context, address, page);
      await forget(session, address);
    }
    mine.begun = true;
    if (documents.length) await plant(page, documents);
    await prepare(page);
    await page.goto(address + at);
    await ready(page);
  };
  return async ({documents = none, prepare = async () => {}, at = '', same = false} = {}) => {
    const which = same ? documents : null;
    const mine = free.get(which) ?? await start();
    const {context, faults, page} = mine;
    free.delete(which);
    const {width, height} = page.viewportSize();
    if (width !== options.viewport.width || height !== options.viewport.height) {
      await page.setViewportSize(options.viewport);
    }
    faults.length = 0;
    if (same && mine.begun) {
      await page.evaluate((hash) => { location.hash = hash; }, at || '#/');
      await settle(page);
    } else {
      await begin(mine, documents, prepare, at);
    }
    return {context, faults, page, done: async () => {
      for (const each of context.pages()) if (each !== page) await each.close();
      free.set(which, mine);
    }};
  };
}

// What the clipboard holds, once it is something else than before: the page says that it copied before it has.
export async function copied(page, before = '') {
  await page.waitForFunction(async (old) => await navigator.clipboard.readText() !== old, before);
  return page.evaluate(() => navigator.clipboard.readText());
}

// Opens the page in a new tab and waits until it can be used.
export async function open(context, address) {
  const page = await context.newPage();
  await page.goto(address);
  await ready(page);
  return page;
}

// What takes long and whose claim is shown in a shorter form, too, is for tests/long, which sets this; pictures are
// wanted of all of it.
export const thorough = Boolean(process.env.ROADBOOK_THOROUGH || process.env.ROADBOOK_PICTURES);

// test(name, longer, ...): a test for tests/long alone.
export const longer = {skip: thorough ? false : 'in tests/long'};

// The program has drawn its first picture and came to rest.
export async function drawn(page) {
  await page.waitForFunction(() => globalThis.roadbook?.atRest, null, {timeout: 60000});
}

// The same, and the library is open.
export async function ready(page) {
  await page.waitForFunction(() => globalThis.roadbook?.atRest &&
    ![...document.querySelectorAll('#mirror [role=status]')]
      .some((each) => each.textContent.startsWith('Opening the library')), null, {timeout: 60000});
}

// Nothing is left to draw, in two looks after each other, and the browser is on its way to no other address.
export async function settle(page) {
  for (;;) {
    try {
      return await page.evaluate(async () => {
        const end = performance.now() + 60000;
        do {
          if (performance.now() > end) throw new Error('The page does not come to rest.');
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        } while (!globalThis.roadbook?.atRest || roadbook.address?.returning);
      });
    } catch (error) {
      // It is loaded anew: that page is waited for.
      if (!/Execution context was destroyed/.test(error.message)) throw error;
    }
  }
}

// A picture of the screen, where somebody wants to look at it; `take` writes it to a path.
export async function picture(page, name, take = (path) => page.screenshot({path})) {
  if (!picturesFolder) return;
  const path = join(picturesFolder, `${name}.png`);
  mkdirSync(dirname(path), {recursive: true});
  await take(path);
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

// The element of that role and name; a value that follows the name ("Iron: 15") is no part of it.
export function byRole(page, role, name) {
  if (name === undefined) return page.getByRole(role);
  const wanted = name instanceof RegExp ? name : new RegExp(`^${escaped(name)}(: .*)?$`, 's');
  return page.getByRole(role, {name: wanted});
}

// Runs in the page, at an element: waits until the page is at rest as settle() does. Then where it stands, the part
// of the screen that it is cut by, how far a message at the foot lies over it, and where the words of that begin;
// nothing where it became another one.
async function look(element) {
  const said = () => `${element.isConnected} ${element.getAttribute('aria-label') ?? element.textContent}`;
  const before = said();
  const end = performance.now() + 60000;
  do {
    if (performance.now() > end) throw new Error('The page does not come to rest.');
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  } while (!globalThis.roadbook?.atRest || roadbook.address?.returning);
  if (said() !== before || !element.isConnected) return null;
  const {left, top, width, height} = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const message = [...document.querySelectorAll('[role=status]')].map((each) => each.getBoundingClientRect())
    .find((each) => x > each.left && x < each.right && y > each.top && y < each.bottom);
  return {box: {x: left, y: top, width, height}, middle: [x, y], clip: element.dataset.clip ?? '',
    seen: element.dataset.seen?.split(' ').map(Number), covered: message ? y - message.top + 40 : 0,
    words: message && {x: message.left, y: message.top, width: 40, height: message.height}};
}

// Turns the wheel over the part that scrolls until the element is seen. Gives its box.
export async function reveal(page, locator) {
  let element = await locator.elementHandle();
  let before = '';
  for (let turns = 0; turns < 200; ++turns) {
    const found = await element.evaluate(look);
    if (!found) {
      element = await locator.elementHandle();
      continue;
    }
    const {box, middle, clip, seen, covered, words} = found;
    if (!clip && covered && before !== 'away') {
      // Where nothing scrolls, a press has the message go: on its words, for beside them is its way back.
      await page.mouse.click(...await aim(page, words));
      before = 'away';
      continue;
    }
    if (!clip) return box;
    const [x, y, width, height] = seen;
    const [inX, inY] = [middle[0] > x && middle[0] < x + width, middle[1] > y && middle[1] < y + height];
    if (inX && inY && !covered || width <= 0) return box;
    if (turns > 5 && middle.join() === before) break;
    before = middle.join();
    // A row of its own that is wholly above or below: the part around it is what scrolls.
    const beyond = height > 0 ? 0 : middle[1] > y ? 1 : -1;
    await page.mouse.move(x + width / 2, beyond ? y - 12 * beyond : y + height / 2);
    // Half a window at most, so that nothing is jumped over.
    const step = (at, from, size) => Math.max(-size / 2, Math.min(size / 2, at - (from + size / 2)));
    await page.mouse.wheel(inX ? 0 : step(middle[0], x, width), beyond ? 200 * beyond : inY ? covered : step(middle[1], y, height));
  }
  throw new Error(`${locator} cannot be scrolled into view.`);
}

// Where and when each page was pressed last. A person who looks for the next thing takes a moment; two
// presses at one place that follow each other faster are a double press, whose second one the program gives to
// what met the first.
const pressedLast = new WeakMap();
async function aim(page, {x, y, width, height}) {
  const at = [x + width / 2, y + height / 2];
  const last = pressedLast.get(page);
  if (last && Math.hypot(at[0] - last.at[0], at[1] - last.at[1]) < 30) {
    await page.waitForFunction((since) => Date.now() - since > 400, last.when, {polling: 50});
  }
  pressedLast.set(page, {at, when: Date.now()});
  return at;
}

// A real click of the mouse in the middle of the element's box.
export const press = (page, role, name) => pressOn(page, byRole(page, role, name));

// The same on an element that was found in another way.
export async function pressOn(page, locator) {
  await page.mouse.click(...await aim(page, await reveal(page, locator)));
  await settle(page);
}

// Opens the menu and presses an entry of it; what lies below may bear the same name.
export async function fromMenu(page, name) {
  await press(page, 'button', 'Menu');
  await pressOn(page, byRole(page.getByLabel('Menu', {exact: true}), 'button', name));
}

// "Surprise me" opens the finished sheet; from there on to the steps of its creation.
export async function surprise(page) {
  await press(page, 'button', 'Surprise me');
  await fromMenu(page, 'Steps of the creation');
}

// The version of saves that is written today.
export const saveVersion = 3;

// Runs in the page: what has the focus, and the arrow that leads from there to the target (an
// element or a name, also "name: value"), '' where Tab does. Members of one group share one stop of
// Tab; inside, the arrows lead on. A group may stand in another: tabs in the bar.
export function wayTo(wanted) {
  const label = (element) => element.getAttribute('aria-label') ?? element.textContent;
  const target = typeof wanted !== 'string' ? wanted :
      [...document.querySelectorAll('#mirror [data-id]')]
        .find((each) => label(each) === wanted || label(each).startsWith(`${wanted}: `));
  const here = document.activeElement;
  if (!target || !here) return ['', ''];
  if (here === target) return ['there', ''];
  const groups = '[role=radiogroup], [role=tablist], [role=group], [role=list], [role=region]';
  let group = here?.closest(groups);
  while (group && !group.contains(target)) group = group.parentElement.closest(groups);
  if (!group) return [here?.dataset.id ?? '', ''];
  const [from, to] = [here.getBoundingClientRect(), target.getBoundingClientRect()];
  const arrow = Math.abs(to.top - from.top) > 8 ? (to.top > from.top ? 'ArrowDown' : 'ArrowUp') :
      to.left > from.left ? 'ArrowRight' : 'ArrowLeft';
  return [here.dataset.id, arrow];
}

// A real tap of a finger there.
export async function tap(page, role, name) {
  await tapOn(page, byRole(page, role, name));
}

export async function tapOn(page, locator) {
  await page.touchscreen.tap(...await aim(page, await reveal(page, locator)));
  await settle(page);
}

// Clicks into a text field, replaces what stands there, all of it at once, and leaves it.
export async function fill(page, name, text) {
  const box = await reveal(page, byRole(page, 'textbox', name));
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.keyboard.press('ControlOrMeta+a');
  if (text) await page.keyboard.insertText(text);
  else await page.keyboard.press('Delete');
  await page.evaluate(() => document.activeElement.blur());
  await settle(page);
}

// Presses through the mirror, as a screen reader does.
export async function act(page, role, name) {
  await byRole(page, role, name).first().evaluate((element) => roadbook.act(Number(element.dataset.id), 'press'));
  await settle(page);
}

// What the status says: all is stored.
export async function saved(page) {
  await page.waitForFunction(() => {
    const words = [...document.querySelectorAll('[role=status]')].map((each) => each.textContent);
    return words.some((each) => /Saved/.test(each)) && !words.some((each) => /Saving/.test(each));
  });
}

// Gives the page a file as if it had been picked: its text or its bytes.
export const give = (page, content, name) => page.evaluate(([file, base64]) => {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  roadbook.opened([{name: file, bytes}]);
}, [name, Buffer.from(content).toString('base64')]);

// The same, and the dialog says what would come in.
export async function offer(page, content, name) {
  await give(page, content, name);
  await page.getByRole('dialog').waitFor({state: 'attached'});
  await settle(page);
}

// Drops a text on the page as a file.
export const drop = (page, content, name) => page.evaluate(([file, text]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], file, {type: 'application/json'}));
  for (const kind of ['dragenter', 'dragover', 'drop']) {
    document.body.dispatchEvent(new DragEvent(kind, {dataTransfer: data, bubbles: true, cancelable: true}));
  }
}, [name, content]);

// The same, and all of it comes in.
export async function dropIn(page, content, name) {
  await drop(page, content, name);
  await press(page, 'button', /^Import \d/);
}

// The file that comes of what is done: `{name, text}`.
export async function downloaded(page, action) {
  const [file] = await Promise.all([page.waitForEvent('download'), action()]);
  return {name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8')};
}

// The documents of "Export everything".
export async function exported(page) {
  return JSON.parse((await downloaded(page, () => fromMenu(page, 'Export everything'))).text).documents;
}

// What the walks choose by hand from the dots to the people of the character: role, name and where it stands.
export const fromDotsToPeople = [
  ['radio', 'Berserker'],
  ['button', 'Next: Special ability'],
  // The build brought one: the list is folded to it.
  ['button', 'Choose another'],
  ['radio', 'Stalwart'],
  ['button', 'Next: Powers'],
  ['button', 'Next: Equipment'],
  ['button', 'Next: Friend and rival'],
  ['radio', undefined, {group: 0, at: 0}],
  ['radio', undefined, {group: 1, at: 1}],
];

// The text of an element's value: what stands in a field, or after "name: ".
export async function valueOf(page, role, name) {
  const locator = byRole(page, role, name);
  if (role === 'textbox') return locator.inputValue();
  if (role === 'spinbutton' || role === 'meter') return locator.getAttribute('aria-valuetext');
  const whole = await locator.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent);
  return whole.startsWith(`${name}: `) ? whole.slice(name.length + 2) : '';
}

// The words of a PDF, with single spaces between them.
export function pdfText(bytes) {
  const text = execFileSync('pdftotext', ['-', '-'], {input: bytes, maxBuffer: 64 * 1024 * 1024});
  return text.toString().replace(/\s+/g, ' ');
}
