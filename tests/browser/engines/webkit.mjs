// WebKit (the engine of Safari), driven through plain WebDriver: the few verbs that the tests of the
// engines need.
import {spawn} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import {createServer} from 'node:net';
import {thorough} from '../support.mjs';
import {display} from './display.mjs';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
// Keys as WebDriver writes them.
const keyCodes = {Backspace: '\uE003', Tab: '\uE004', Enter: '\uE007', Shift: '\uE008', Control: '\uE009',
  Alt: '\uE00A', Escape: '\uE00C', Space: ' ', End: '\uE010', Home: '\uE011', ArrowLeft: '\uE012',
  ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015', Delete: '\uE017'};

// The small browser that comes with the engine, wherever this system keeps it.
function miniBrowser() {
  if (process.env.ROADBOOK_WEBKIT) return process.env.ROADBOOK_WEBKIT;
  for (const folder of ['/usr/lib', ...readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`), '/usr/libexec']) {
    for (const version of ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0']) {
      const path = `${folder}/${version}/MiniBrowser`;
      if (existsSync(path)) return path;
    }
  }
  throw new Error('There is no MiniBrowser of WebKit here; src/third_party/get engines installs it.');
}

function freePort() {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address();
      server.close(() => done(port));
    });
  });
}

class Driver {
  constructor(base) { this.base = base; }

  async ask(method, path, body) {
    const answer = await fetch(this.base + path, {
      method, body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
      headers: {'Content-Type': 'application/json'},
    });
    const {value} = await answer.json();
    if (value?.error) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  }

  get(path) { return this.ask('GET', path); }
  post(path, body) { return this.ask('POST', path, body); }
  remove(path) { return this.ask('DELETE', path); }
}

async function answering(base, process) {
  for (;;) {
    if (process.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${process.exitCode}.`);
    try {
      await fetch(`${base}/status`);
      return;
    } catch {
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}

// A WebKit of its own with nothing kept. Now and then the storage of this engine answers nothing at all from its
// start on: then another one is started, at its first page.
export async function launch(options) {
  let engine = await started(options);
  let answers = false;
  return {
    name: 'WebKit',
    async open(address) {
      for (let starts = 1; ; ++starts) {
        const tab = await engine.open(address);
        answers ||= await tab.run(storageAnswers).catch(() => false);
        if (answers) return tab;
        await engine.close();
        if (starts === 3) throw new Error('The storage of WebKit does not answer.');
        console.error('The storage of this WebKit does not answer; another one is started.');
        engine = await started(options);
      }
    },
    close: () => engine.close(),
  };
}

// In the page: false where it has not answered in 15 seconds.
const storageAnswers = () => {
  localStorage.clear();
  return Promise.race([indexedDB.databases().then(() => true),
    new Promise((done) => setTimeout(done, 15000, false))]);
};

async function started({size = [1280, 800], env: preferences = {}} = {}) {
  const screen = await display();
  const port = await freePort();
  // Where root runs it (in a container), the engine's own sandbox cannot be set up.
  const env = {...screen.env, ...preferences,
    // To optimize the program takes a third of the time, and short tests have nothing of it.
    ...thorough ? {} : {JSC_useOMGJIT: '0'},
    ...process.getuid?.() === 0 ? {WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'} : {}};
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {env, stdio: ['ignore', 'ignore', 'inherit']});
  const base = `http://127.0.0.1:${port}`;
  let session;
  const stop = () => {
    server.kill();
    screen.stop();
  };
  try {
    await answering(base, server);
    const driver = new Driver(base);
    const {sessionId} = await driver.post('/session', {capabilities: {alwaysMatch: {
      'webkitgtk:browserOptions': {binary: miniBrowser(), args: ['--automation']}}}});
    session = new Driver(`${base}/session/${sessionId}`);
    await session.post('/timeouts', {script: 60000, pageLoad: 120000});
  } catch (error) {
    stop();
    throw error;
  }
  return {
    async open(address) {
      const tab = new Tab(session);
      await tab.resize(...size);
      await tab.go(address);
      return tab;
    },
    async close() {
      await session.remove('').catch(() => {});
      stop();
    },
  };
}

class Tab {
  constructor(session) {
    this.session = session;
    this.faults = [];  // this engine tells its driver nothing of them
  }

  go(address) { return this.session.post('/url', {url: address}); }
  reload() { return this.session.post('/refresh'); }

  async run(action, ...given) {
    const script = `const done = arguments[arguments.length - 1];
      const given = Array.prototype.slice.call(arguments, 0, -1);
      Promise.resolve().then(() => (${action})(...given))
        .then((value) => done({value}), (error) => done({error: String(error)}));`;
    const {value, error} = await this.session.post('/execute/async', {script, args: given});
    if (error) throw new Error(error);
    return value;
  }

  // Each input stays where the last one left it.
  act(...sources) { return this.session.post('/actions', {actions: sources}); }

  pointer(...actions) {
    return this.act({type: 'pointer', id: 'mouse', parameters: {pointerType: 'mouse'}, actions});
  }

  move(x, y) { return this.pointer({type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0}); }

  click(x, y) {
    return this.pointer({type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0},
                        {type: 'pointerDown', button: 0}, {type: 'pointerUp', button: 0});
  }

  async wheel(x, y, dx, dy) {
    await this.act({type: 'wheel', id: 'wheel', actions: [{type: 'scroll', x: Math.round(x), y: Math.round(y),
      deltaX: Math.round(dx), deltaY: Math.round(dy), duration: 0}]});
    // This driver sends only what differs from the turn before, unless that is let go.
    await this.session.remove('/actions');
  }

  keys(values) {
    return this.act({type: 'key', id: 'keys', actions: values});
  }

  type(text) {
    return this.keys([...text].flatMap((value) => [{type: 'keyDown', value}, {type: 'keyUp', value}]));
  }

  // One key, or a combination: 'Control+a'.
  press(keys) {
    const values = keys.split('+').map((name) => keyCodes[name] ?? name);
    return this.keys([...values.map((value) => ({type: 'keyDown', value})),
      ...values.reverse().map((value) => ({type: 'keyUp', value}))]);
  }

  // The window is made so large that the page in it has the size.
  async resize(width, height) {
    await this.session.post('/window/rect', {width, height});
    const inner = await this.run(() => [innerWidth, innerHeight]);
    await this.session.post('/window/rect', {width: 2 * width - inner[0], height: 2 * height - inner[1]});
    // The window system changes the page's size when it comes to it: what was found before would stand elsewhere.
    await this.run(async (wide, high) => {
      const end = performance.now() + 10000;
      while ((innerWidth !== wide || innerHeight !== high) && performance.now() < end) {
        await new Promise((done) => setTimeout(done, 20));
      }
    }, width, height);
  }

  async picture(path) { await writeFile(path, Buffer.from(await this.session.get('/screenshot'), 'base64')); }

  // How many elements of that role and name there are, as the engine works out both.
  async heard(role, name) {
    const found = await this.session.post('/elements', {using: 'css selector', value: '#mirror [data-id]'});
    let count = 0;
    for (const each of found) {
      const path = `/element/${each[elementKey]}`;
      if (await this.session.get(`${path}/computedrole`) !== role) continue;
      if (await this.session.get(`${path}/computedlabel`) === name) count += 1;
    }
    return count;
  }

  async close() {}
}
