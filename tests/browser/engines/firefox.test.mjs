// Firefox. Left out, because this engine does not let itself be driven to it: an input method of its
// own (the events of one are sent by hand), fingers, and a zoom while the page is open (a density is
// set before the start instead).
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {test} from 'node:test';
import {launch} from './firefox.mjs';
import {longer, serve} from '../support.mjs';
import {walkIn} from './walk.mjs';
import * as step from './steps.mjs';

walkIn('Firefox', launch, ({openEmpty}) => {
  test('paper has what is printed, and nothing of the screen', async () => {
    const tab = await openEmpty();
    await tab.run(() => {
      globalThis.print = () => {};
      roadbook.files.print('Mirela', '<!doctype html><html lang="en"><head><style>h1 { color: red }</style>' +
        '</head><body class="sheet"><h1>Mirela Vas</h1></body></html>');
    });
    const pdf = await tab.pdf();
    const read = (...args) => execFileSync(args[0], [...args.slice(1)], {input: pdf, encoding: 'utf8'});
    assert.equal(read('pdftotext', '-', '-').trim(), 'Mirela Vas');
    await tab.close();
  });

  for (const [ratio, dark] of [[1.5, 1], [2, 0]]) {
    test(`at a density of ${ratio} the canvas is as sharp as the screen, ${dark ? 'at night' : 'on paper'}`, longer, async () => {
      const server = await serve();
      const browser = await launch({preferences: {'layout.css.devPixelsPerPx': String(ratio),
        'ui.systemUsesDarkTheme': dark, 'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1}});
      try {
        const tab = await browser.open(server.address);
        await step.ready(tab);
        const seen = await tab.run(() => ({ratio: devicePixelRatio, theme: document.documentElement.dataset.theme,
          drawn: [roadbook.canvas.width, roadbook.canvas.height],
          wanted: [roadbook.canvas.clientWidth, roadbook.canvas.clientHeight]
            .map((each) => Math.round(each) * devicePixelRatio)}));
        assert.equal(seen.ratio, ratio);
        assert.equal(seen.theme, dark ? 'night' : 'paper');
        for (const axis of [0, 1]) assert.ok(Math.abs(seen.drawn[axis] - seen.wanted[axis]) <= 1, JSON.stringify(seen));
      } finally {
        await browser.close();
        server.stop();
      }
    });
  }
});
