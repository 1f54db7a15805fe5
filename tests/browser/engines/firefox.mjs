// Firefox, driven through WebDriver BiDi: the few verbs that the tests of the engines need.
import puppeteer from 'puppeteer-core';
import {display} from './display.mjs';

// Keys that this driver knows by what they write.
const written = {Space: ' '};

// A Firefox of its own with nothing kept: `preferences` as in about:config.
export async function launch({preferences = {}, size = [1280, 800]} = {}) {
  const screen = await display();
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.ROADBOOK_FIREFOX ?? '/usr/bin/firefox-esr',
    // Without a screen this browser has no WebGL 2.
    headless: false,
    env: screen.env,
    extraPrefsFirefox: {'webgl.force-enabled': true, 'ui.prefersReducedMotion': 1, ...preferences},
  }).catch((error) => {
    screen.stop();
    throw error;
  });
  const tabs = [];
  return {
    name: 'Firefox',
    async open(address) {
      const page = await browser.newPage();
      await page.setViewport({width: size[0], height: size[1]});
      const tab = new Tab(page);
      tabs.push(tab);
      await tab.go(address);
      return tab;
    },
    async close() {
      await browser.close();
      screen.stop();
    },
  };
}

class Tab {
  constructor(page) {
    this.page = page;
    this.faults = [];
    page.on('pageerror', (error) => this.faults.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') this.faults.push(message.text());
    });
  }

  go(address) { return this.page.goto(address); }
  reload() { return this.page.reload(); }
  run(action, ...given) { return this.page.evaluate(action, ...given); }
  move(x, y) { return this.page.mouse.move(x, y); }
  click(x, y) { return this.page.mouse.click(x, y); }
  async wheel(x, y, dx, dy) {
    await this.page.mouse.move(x, y);
    await this.page.mouse.wheel({deltaX: Math.round(dx), deltaY: Math.round(dy)});
  }
  type(text) { return this.page.keyboard.type(text); }

  // One key, or a combination: 'Control+a'.
  async press(keys) {
    const parts = keys.split('+');
    const key = parts.pop();
    for (const part of parts) await this.page.keyboard.down(part);
    await this.page.keyboard.press(written[key] ?? key);
    for (const part of parts.reverse()) await this.page.keyboard.up(part);
  }

  resize(width, height) { return this.page.setViewport({width, height}); }
  picture(path) { return this.page.screenshot({path}); }
  pdf() { return this.page.pdf({printBackground: true}); }

  // How many elements the engine's own accessibility tree has of that role and name.
  async heard(role, name) {
    const found = await this.page.$$(`aria/${name}[role="${role}"]`);
    return found.length;
  }

  close() { return this.page.close(); }
}
