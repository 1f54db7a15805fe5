// Without a network: the page opens from what the browser kept, with the sheets in it.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import * as web from './support.mjs';

let browser;
before(async () => { browser = await web.launch(); });
after(async () => { await browser?.close(); });

test('the page opens without its server, and so do the sheets', async () => {
  const server = await web.serve();
  const {context} = await web.person(browser);
  const page = await web.open(context, server.address);
  await web.press(page, 'button', 'Surprise me');
  const name = await page.getByRole('region', {name: 'Sheet', exact: true})
    .getByRole('heading', {level: 2}).first().textContent();
  await page.waitForFunction(
    () => [...document.querySelectorAll('[role=status]')].some((each) => /Saved/.test(each.textContent)));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

  const stopped = new Promise((done) => server.process.once('exit', done));
  server.stop();
  await stopped;
  await page.reload();
  await web.ready(page);
  await page.getByText(name).first().waitFor({state: 'attached'});
  await web.press(page, 'button', 'Continue');
  assert.equal(await page.getByRole('button', {name: /^IRON: \d+$/}).count(), 1);
  await context.close();
});
