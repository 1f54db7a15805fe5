// Chromium, driven through its own protocol: the few verbs that the tests of the engines need, and
// its input method.
import {launch as start} from '../support.mjs';

const written = {Space: ' '};

export async function launch({size = [1280, 800]} = {}) {
  const browser = await start();
  const context = await browser.newContext({viewport: {width: size[0], height: size[1]}, reducedMotion: 'reduce'});
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  return {
    name: 'Chromium',
    async open(address) {
      const page = await context.newPage();
      const tab = new Tab(page, await context.newCDPSession(page));
      await tab.go(address);
      return tab;
    },
    close: () => browser.close(),
  };
}

class Tab {
  constructor(page, protocol) {
    this.page = page;
    this.protocol = protocol;
    this.faults = [];
    page.on('pageerror', (error) => this.faults.push(String(error)));
    page.on('console', (message) => {
      const {url} = message.location();
      // Asked for by the browser itself where a file is no page, and answered late.
      if (url.endsWith('/favicon.ico')) return;
      if (message.type() === 'error') this.faults.push(`${message.text()} ${url}`);
    });
  }

  go(address) { return this.page.goto(address); }
  reload() { return this.page.reload(); }
  // The driver takes one argument to a function: the text of one that takes them all goes instead.
  run(action, ...given) { return this.page.evaluate(`(${action})(...${JSON.stringify(given)})`); }
  move(x, y) { return this.page.mouse.move(x, y); }
  click(x, y) { return this.page.mouse.click(x, y); }
  async wheel(x, y, dx, dy) {
    await this.page.mouse.move(x, y);
    await this.page.mouse.wheel(dx, dy);
  }
  type(text) { return this.page.keyboard.type(text); }
  press(keys) {
    return this.page.keyboard.press(keys.split('+').map((key) => written[key] ?? key).join('+'));
  }

  resize(width, height) { return this.page.setViewportSize({width, height}); }
  picture(path) { return this.page.screenshot({path}); }

  // How many elements the engine's own accessibility tree has of that role and name.
  async heard(role, name) {
    const {root} = await this.protocol.send('DOM.getDocument');
    const {nodes} = await this.protocol.send('Accessibility.queryAXTree',
                                             {nodeId: root.nodeId, role, accessibleName: name});
    return nodes.filter(({ignored}) => !ignored).length;
  }

  // The input method shows this text, underlined, in the field; nothing is decided yet.
  compose(text) {
    return this.protocol.send('Input.imeSetComposition',
                              {text, selectionStart: text.length, selectionEnd: text.length});
  }
  // It puts this text in its place.
  decide(text) { return this.protocol.send('Input.insertText', {text}); }

  // A key that writes nothing, and the letter that the next key makes of it.
  async deadKey(code, next, letter) {
    const key = (type, more) => this.protocol.send('Input.dispatchKeyEvent', {type, ...more});
    await key('rawKeyDown', {key: 'Dead', code, windowsVirtualKeyCode: 222});
    await key('keyUp', {key: 'Dead', code, windowsVirtualKeyCode: 222});
    await key('keyDown', {key: letter, text: letter, code: next});
    await key('keyUp', {key: letter, code: next});
  }

  close() { return this.page.close(); }
}
