// WebKit, the engine of Safari. Left out, because this engine does not let itself be driven to it: an
// input method of its own (the events of one are sent by hand), fingers, paper and its media, preferences
// for colors and motion, and the browser's console.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {longer, serve} from '../support.mjs';
import {walkIn} from './walk.mjs';
import {launch} from './webkit.mjs';
import * as step from './steps.mjs';

walkIn('WebKit', launch, () => {
  test('at a density of 2 the canvas is as sharp as the screen', longer, async () => {
    const server = await serve();
    const browser = await launch({size: [700, 500], env: {GDK_SCALE: '2'}});
    try {
      const tab = await browser.open(server.address);
      await step.ready(tab);
      const seen = await tab.run(() => ({ratio: devicePixelRatio, drawn: [roadbook.canvas.width, roadbook.canvas.height],
        wanted: [roadbook.canvas.clientWidth * 2, roadbook.canvas.clientHeight * 2]}));
      assert.equal(seen.ratio, 2);
      assert.deepEqual(seen.drawn, seen.wanted);
    } finally {
      await browser.close();
      server.stop();
    }
  });
});
