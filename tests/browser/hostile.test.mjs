// Hostile text in every text field of a character and a crew, in a real browser: no script ran, no
// request left, nothing was refused by the policy, and the text reads back exactly.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import * as web from './support.mjs';

const texts = JSON.parse(readFileSync(`${web.root}/tests/support/hostile.json`, 'utf8'));
const schema = JSON.parse(readFileSync(`${web.root}/assets/schema/save.schema.json`, 'utf8'));

const {server, browser} = await web.stage({drawn: false});

const types = (part) => [part.type ?? []].flat();
const cut = (text, most) => [...text].slice(0, most).join('');

// A value for each field that the schema has, with the text wherever a text can stand.
function filled(part, text, depth = 0) {
  // What a table makes itself is filled by the tests of src/data, which know what an entry refers to.
  if (part.$ref?.startsWith('ruleset.')) return undefined;
  if (part.$ref) return filled(schema.$defs[part.$ref.split('/').pop()], text, depth);
  if (part.oneOf ?? part.anyOf) return filled((part.oneOf ?? part.anyOf)[0], text, depth);
  if (part.const !== undefined) return part.const;
  if (types(part).includes('string')) return part.pattern ? null : cut(text, part.maxLength ?? 64);
  if (types(part).includes('array')) {
    return depth < 8 ? [filled(part.items, text, depth + 1)].filter((each) => each !== undefined) : [];
  }
  if (types(part).includes('boolean')) return true;
  if (types(part).includes('integer')) return Math.max(0, part.minimum ?? 0);
  if (!types(part).includes('object') || depth > 8) return null;
  if (!part.properties) return {[cut(text, 200)]: filled(part.additionalProperties ?? {}, text, depth + 1)};
  return Object.fromEntries(Object.entries(part.properties)
      .map(([key, each]) => [key, filled(each, text, depth + 1)]));
}

function library(text) {
  const head = {version: schema.$defs.character.properties.version.const, ruleset: 'beacon-road', exported: null};
  const crew = {...filled(schema.$defs.crew, text), ...head, format: 'roadbook/crew', id: 'crew'};
  const character = {...filled(schema.$defs.character, text), ...head, format: 'roadbook/character',
    id: 'hero', crew: 'crew'};
  return {format: 'roadbook/library', version: 1, documents: [crew, character]};
}

// All texts of a save, sorted.
function textsOf(value) {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsOf);
}

async function downloaded(page, press) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const stream = await download.createReadStream();
  let text = '';
  for await (const part of stream) text += part;
  return {name: download.suggestedFilename(), text};
}

for (const [name, text] of Object.entries(texts)) {
  test(`Hostile text stays text: ${name}`, async () => {
    const {context, faults} = await web.person(browser);
    const left = [];
    context.on('request', (request) => {
      const address = request.url();
      if (!address.startsWith(server.address) && !/^(data|blob):/.test(address)) left.push(address);
    });
    await context.addInitScript(() => {
      globalThis.violations = [];
      addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective));
    });
    const page = await web.open(context, server.address);
    await page.evaluate((json) => {
      globalThis.print = () => {};
      globalThis.roadbook.opened([{name: 'hostile.json', bytes: new TextEncoder().encode(json)}]);
    }, JSON.stringify(library(text)));
    await web.press(page, 'button', 'Import 2 sheets');

    // On the sheets: what a reader of the page is told is the text itself.
    for (const id of ['hero', 'crew']) {
      await page.evaluate((id) => { globalThis.hostileId = id; }, id);
      const opens = page.getByRole('button', {name: 'Open', exact: true});
      const box = await web.reveal(page, opens.nth(id === 'hero' ? 0 : 1));
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await web.settle(page);
      const field = cut(text, 200);
      const seen = await page.evaluate((field) => [...document.querySelectorAll('#mirror *')].some((each) =>
        each.value === field || each.textContent === field ||
        (each.getAttribute('aria-label') ?? '').includes(field)), field);
      // A field of one line shows line ends as it can.
      if (!/[\r\n\u2028\u2029\u0085]/.test(field)) assert.ok(seen, `${id} shows the text as it is`);
      await web.fromMenu(page, 'Print');
      await page.locator('#paper .page').first().waitFor();
      await web.press(page, 'link', 'Library');
    }

    const all = await downloaded(page, () => web.fromMenu(page, 'Export everything'));
    const before = library(text).documents.map((each) => textsOf(each).filter((t) => text.startsWith(t) && t !== ''));
    const now = JSON.parse(all.text).documents;
    for (const [index, id] of ['crew', 'hero'].entries()) {
      const found = textsOf(now.find((each) => each.id === id)).filter((t) => text.startsWith(t) && t !== '');
      assert.equal(found.length, before[index].length, `${id} reads back exactly`);
    }
    assert.equal(await page.evaluate(() => globalThis.hacked), undefined);
    assert.deepEqual(await page.evaluate(() => globalThis.violations), []);
    assert.deepEqual(left, []);
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test('What the policy forbids is refused, and the refusal is reported', async () => {
  const {context} = await web.person(browser);
  const page = await web.open(context, server.address);
  const reported = await page.evaluate(() => new Promise((done) => {
    // A browser may report one of them twice.
    const directives = new Set();
    addEventListener('securitypolicyviolation', (event) => {
      directives.add(event.effectiveDirective);
      if (directives.size === 3) done([...directives].sort());
    });
    const script = document.createElement('script');
    script.textContent = 'globalThis.hacked = 1';
    document.head.append(script);
    const image = new Image();
    image.src = 'https://evil.invalid/x.png';
    fetch('https://evil.invalid/').catch(() => {});
  }));
  assert.deepEqual(reported, ['connect-src', 'img-src', 'script-src-elem']);
  assert.equal(await page.evaluate(() => globalThis.hacked), undefined);
  await context.close();
});

test('Numbers beyond all measure are told and change nothing else: the sheet opens, is printed, and the page goes on',
  async () => {
    const huge = {kind: 'constant', value: 1000000};
    const number = (id, group, terms) =>
      ({id, name: id, short_name: id, group, description: 'd', format: 'boxes', terms});
    const hero = {format: 'roadbook/character', version: web.saveVersion, ruleset: 'beacon-road', id: 'hero',
      name: 'Thorn', playbook: 'warrior', heritage: 'orc', in_play: true,
      own: {statistics: [number('stress', 'spirit', [huge, huge, huge]), number('fathoms', 'spirit', [huge])]}};
    const {context, faults} = await web.person(browser);
    const page = await web.open(context, server.address);
    await page.evaluate((json) => {
      globalThis.roadbook.opened([{name: 'huge.json', bytes: new TextEncoder().encode(json)}]);
    }, JSON.stringify(hero));
    await web.press(page, 'button', 'Import 1 sheet');
    await web.press(page, 'button', 'Open');
    await web.press(page, 'tab', 'Story');
    await web.press(page, 'button', 'Print');
    await page.locator('#paper .page').first().waitFor();
    await page.reload();
    await web.ready(page);
    await page.getByText('Thorn').first().waitFor({state: 'attached'});
    assert.deepEqual(faults, []);
    await context.close();
  });
