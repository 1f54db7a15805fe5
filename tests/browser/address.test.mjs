// Every screen has an address: Back and Forward lead through the screens, a reload stays, the title
// says where one is, and a link to a sheet that is not here says so.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import * as web from './support.mjs';

const {server, browser} = await web.stage({drawn: false});

const hash = (page) => page.evaluate(() => location.hash);
const heading = (page, name) => web.byRole(page, 'heading', name).waitFor({state: 'attached'});
const saved = (page) => page.getByRole('status').filter({hasText: /^Saved$/}).first().waitFor({state: 'attached'});

async function person() {
  const {context, faults} = await web.person(browser);
  return {context, faults, page: await web.open(context, server.address)};
}

async function back(page) {
  await page.goBack();
  await web.settle(page);
}

test('Back and Forward lead through the screens, and a reload stays where one was', async () => {
  const {context, faults, page} = await person();
  assert.equal(await page.title(), 'Roadbook');
  await web.press(page, 'button', 'Make a character');
  const id = (await hash(page)).match(/^#\/make\/([0-9a-f]+)\/archetype$/)?.[1];
  assert.ok(id, `the address of the creation is ${await hash(page)}`);
  await web.press(page, 'button', 'Traits');
  assert.equal(await hash(page), `#/make/${id}/traits`);
  assert.equal(await page.title(), 'Unnamed character · Traits · Roadbook');
  await saved(page);

  await page.reload();
  await web.ready(page);
  assert.equal(await hash(page), `#/make/${id}/traits`);
  await heading(page, 'How would your friends describe you?').catch(async () => {
    throw new Error(`after the reload: ${await page.title()}`);
  });

  await web.fromMenu(page, 'Open the sheet');
  assert.equal(await hash(page), `#/sheet/${id}`);
  await web.press(page, 'tab', 'Story');
  assert.equal(await hash(page), `#/sheet/${id}/story`);
  await back(page);
  assert.equal(await hash(page), `#/sheet/${id}`);
  assert.equal(await web.byRole(page, 'tab', 'Play').getAttribute('aria-selected'), 'true');
  await back(page);
  assert.equal(await hash(page), `#/make/${id}/traits`);
  await page.goForward();
  await web.settle(page);
  assert.equal(await hash(page), `#/sheet/${id}`);
  assert.deepEqual(faults, []);
  await context.close();
});

test('Back from the first sheet is the library, and the program goes on', async () => {
  const {context, page} = await person();
  await web.press(page, 'button', 'Surprise me');
  assert.match(await hash(page), /^#\/sheet\//);
  await back(page);
  await web.byRole(page, 'button', 'New character').waitFor({state: 'attached'});
  await page.goForward();
  await web.settle(page);
  assert.match(await hash(page), /^#\/sheet\//);
  await context.close();
});

test('Continue opens the first step that something is left in', async () => {
  const {context, page} = await person();
  await web.press(page, 'button', 'Make a character');
  await web.press(page, 'radio', 'Warrior');
  await web.press(page, 'button', 'Review');
  await web.press(page, 'link', 'Library');
  await web.press(page, 'button', 'Continue');
  assert.match(await hash(page), /^#\/make\/[0-9a-f]+\/bloodline$/);
  await context.close();
});

test('An entry of the rules has an address, and Back puts it away', async () => {
  const {context, faults, page} = await person();
  await web.fromMenu(page, 'Rules');
  // The drawer is in the part of the program that comes when it is first wanted.
  const drawer = page.getByRole('dialog', {name: 'Rules of Beacon Road'});
  await drawer.waitFor({state: 'attached'});
  await web.settle(page);
  assert.equal(await hash(page), '#/rules/beacon-road');
  await page.evaluate(() => { location.hash = '#/rules/beacon-road/power.dodge'; });
  await web.settle(page);
  await heading(page, 'Dodge');
  await back(page);
  await back(page);
  assert.equal(await drawer.count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test('What an address names and is not there leaves the address, and a rule that is not there is said', async () => {
  const {context, faults, page} = await person();
  await web.press(page, 'button', 'Surprise me');
  const sheet = await hash(page);
  await page.evaluate((to) => { location.hash = to; }, `${sheet}/nothing`);
  await web.settle(page);
  assert.equal(await hash(page), sheet);
  await page.evaluate(() => { location.hash = '#/rules/beacon-road/power.none'; });
  await page.getByText(/The rule of this address is not in this game/).first().waitFor({state: 'attached'});
  await web.settle(page);
  assert.equal(await hash(page), '#/rules/beacon-road');
  assert.deepEqual(faults, []);
  await context.close();
});

test('What an address of a rule names and is not there is said, where the rules are still on their way, too', async () => {
  const {context, faults} = await web.person(browser);
  let arrive;
  const onItsWay = new Promise((done) => { arrive = done; });
  let asked = false;
  await context.route('**/later.wasm', async (route) => {
    asked = true;
    await onItsWay;
    await route.continue();
  });
  const page = await web.open(context, server.address);
  await page.evaluate(() => { location.hash = '#/rules/beacon-road/power.none'; });
  await web.settle(page);
  assert.equal(await page.getByText(/The rule of this address/).count(), 0);
  arrive();
  await page.getByText(/The rule of this address is not in this game/).first().waitFor({state: 'attached'});
  assert.ok(asked);
  assert.deepEqual(faults, []);
  await context.close();
});

test('An address of rules without a game names a rule of the game at hand', async () => {
  const {context, faults, page} = await person();
  await page.evaluate(() => { location.hash = '#/rules/power.dodge'; });
  await heading(page, 'Dodge');
  await web.settle(page);
  assert.equal(await hash(page), '#/rules/beacon-road/power.dodge');
  assert.deepEqual(faults, []);
  await context.close();
});

test('On a first visit an address of rules fetches the game that it names', async () => {
  const {context, faults} = await web.person(browser);
  const page = await web.open(context, `${server.address}#/rules/blades-srd/ability.mule`);
  await page.getByRole('dialog', {name: 'Rules of Blades in the Dark'}).waitFor({state: 'attached'});
  await heading(page, 'Mule');
  await web.settle(page);
  assert.equal(await hash(page), '#/rules/blades-srd/ability.mule');
  assert.deepEqual(faults, []);
  await context.close();
});

test('Where the game of an address of rules cannot be fetched, no rules of another one are shown', async () => {
  const {context} = await web.person(browser, {...web.desktop, serviceWorkers: 'block'});
  await context.route('**/games/blades-srd.json', (route) => route.abort());
  const page = await web.open(context, `${server.address}#/rules/blades-srd/ability.mule`);
  await page.getByText('Blades in the Dark could not be fetched').first().waitFor({state: 'attached'});
  await web.settle(page);
  assert.equal(await page.getByRole('dialog').count(), 0);
  assert.equal(await hash(page), '#/');
  // Asked for once more, it is said again.
  await page.evaluate(() => { location.hash = '#/rules/blades-srd'; });
  await page.getByText('The game of this address is not here').first().waitFor({state: 'attached'});
  assert.equal(await page.getByRole('dialog').count(), 0);
  await context.close();
});

test('Settings and About have addresses of their own', async () => {
  const {context, page} = await person();
  await web.fromMenu(page, 'Settings');
  assert.equal(await hash(page), '#/settings');
  assert.equal(await page.title(), 'Settings · Roadbook');
  await web.fromMenu(page, 'About and rules');
  assert.equal(await hash(page), '#/about');
  await back(page);
  assert.equal(await page.title(), 'Settings · Roadbook');
  await context.close();
});

test('A link to a sheet that is not here says so, and leads to the library', async () => {
  const {context, page} = await person();
  const other = await context.newPage();
  await other.goto(`${server.address}#/sheet/0123456789abcdef`);
  await web.ready(other);
  await other.getByText(/The sheet of this address is not here/).first().waitFor({state: 'attached'});
  assert.equal(await hash(other), '#/');
  await page.close();
  await context.close();
});

test('A link to a sheet that is here opens it in another tab', async () => {
  const {context, page} = await person();
  await web.press(page, 'button', 'Surprise me');
  await saved(page);
  const other = await web.open(context, `${server.address}${await hash(page)}`);
  assert.equal(await other.title(), await page.title());
  assert.notEqual(await other.title(), 'Roadbook');
  await context.close();
});

test('What is no address opens the library', async () => {
  const {context, faults, page} = await person();
  for (const odd of ['#/nowhere/at/all', '#/make', '#/sheet/%zz', '#plain']) {
    const other = await web.open(context, server.address + odd);
    await web.byRole(other, 'button', 'Make a character').waitFor({state: 'attached'});
    await other.close();
  }
  assert.deepEqual(faults, []);
  await page.close();
  await context.close();
});
