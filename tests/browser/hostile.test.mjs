// Hostile text in every text field of a character and a crew, in a real browser: no script ran, no
// request left, nothing was refused by the policy, and the text reads back exactly.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import * as web from './support.mjs';

const texts = JSON.parse(readFileSync(`${web.root}/tests/support/hostile.json`, 'utf8'));
const schema = JSON.parse(readFileSync(`${web.root}/assets/schema/save.schema.json`, 'utf8'));

const {server, browser} = await web.stage({drawn: false});

// All tests go on in one page. It notes what its policy refused, and which requests went elsewhere.
const left = [];
const begin = web.inTurn(browser, server.address, web.desktop, async (context) => {
  context.on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(server.address) && !/^(data|blob):/.test(address)) left.push(address);
  });
  await context.addInitScript(() => {
    globalThis.violations = [];
    addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective));
  });
});

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

// A crew and a character of it that are full of the text.
function sheets(text, number) {
  const head = {version: schema.$defs.character.properties.version.const, ruleset: 'beacon-road', exported: null};
  const crew = {...filled(schema.$defs.crew, text), ...head, format: 'roadbook/crew', id: `crew-${number}`};
  const character = {...filled(schema.$defs.character, text), ...head, format: 'roadbook/character',
    id: `hero-${number}`, crew: crew.id};
  return [crew, character];
}

// All texts of a save.
function textsOf(value) {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsOf);
}

test('Hostile text stays text, on the screen, on paper and in a file', async (t) => {
  const {page, faults, done} = await begin({same: true});
  // What came of it since the last look.
  const nothingRan = async () => {
    const [hacked, violations] = await page.evaluate(() => {
      const {hacked} = globalThis;
      delete globalThis.hacked;
      return [hacked ?? null, globalThis.violations.splice(0)];
    });
    assert.equal(hacked, null);
    assert.deepEqual(violations, []);
    assert.deepEqual(left.splice(0), []);
    assert.deepEqual(faults.splice(0), []);
  };

  const all = Object.entries(texts).map(([name, text], number) => ({name, text, documents: sheets(text, number)}));
  const documents = all.flatMap((each) => each.documents);
  await page.evaluate(() => { globalThis.print = () => {}; });
  await t.test('all at once in an import and in the library', async () => {
    await web.offer(page, JSON.stringify({format: 'roadbook/library', version: 1, documents}), 'hostile.json');
    await web.press(page, 'button', `Import ${documents.length} sheets`);
    await nothingRan();
  });

  // What a document could take for its own; tests/long prints the crews of all others, too.
  const onPaper = web.thorough ? Object.keys(texts) : ['markup', 'script', 'quotes', 'styles', 'template'];
  for (const {name, text, documents: [crew, hero]} of all) {
    await t.test(name, async () => {
      for (const address of [`#/sheet/${hero.id}`, `#/crew/${crew.id}`]) {
        await page.evaluate((hash) => { location.hash = hash; }, address);
        await page.locator('#paper').waitFor({state: 'hidden'});
        await web.settle(page);
        assert.equal(await page.evaluate(() => location.hash), address);
        // What a reader of the page is told is the text itself. A field of one line shows line ends as it can.
        const field = cut(text, 200);
        const seen = await page.evaluate((field) => [...document.querySelectorAll('#mirror *')].some((each) =>
          each.value === field || each.textContent === field ||
          (each.getAttribute('aria-label') ?? '').includes(field)), field);
        if (!/[\r\n\u2028\u2029\u0085]/.test(field)) assert.ok(seen, `${address} shows the text as it is`);
        if (address.startsWith('#/crew/') && !onPaper.includes(name)) continue;
        await web.fromMenu(page, 'Print');
        await page.locator('#paper .page').first().waitFor();
      }
      await nothingRan();
    });
  }

  await page.evaluate(() => { location.hash = '#/'; });
  await web.settle(page);
  const now = await web.exported(page);
  for (const {name, text, documents: given} of all) {
    await t.test(`${name} reads back exactly`, () => {
      const hostile = (document) => textsOf(document).filter((each) => each !== '' && text.startsWith(each)).sort();
      for (const each of given) {
        assert.ok(hostile(each).length > 5);
        assert.deepEqual(hostile(now.find(({id}) => id === each.id)), hostile(each), each.id);
      }
    });
  }
  await nothingRan();
  await done();
});

test('What the policy forbids is refused, and the refusal is reported', async () => {
  const {page, done} = await begin({same: true});
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
  await done();
});

test('Numbers beyond all measure are told and change nothing else: the sheet opens, is printed, and the page goes on',
  async () => {
    const huge = {kind: 'constant', value: 1000000};
    const number = (id, group, terms) =>
      ({id, name: id, short_name: id, group, description: 'd', format: 'boxes', terms});
    const hero = {format: 'roadbook/character', version: web.saveVersion, ruleset: 'beacon-road', id: 'hero',
      name: 'Thorn', playbook: 'warrior', heritage: 'orc', in_play: true,
      own: {statistics: [number('stress', 'spirit', [huge, huge, huge]), number('fathoms', 'spirit', [huge])]}};
    const {page, faults, done} = await begin({same: true});
    await web.offer(page, JSON.stringify(hero), 'huge.json');
    await web.press(page, 'button', 'Import 1 sheet');
    await page.evaluate(() => { location.hash = '#/sheet/hero'; });
    await page.getByRole('heading', {name: 'Thorn', level: 1}).waitFor({state: 'attached'});
    await web.press(page, 'tab', 'Story');
    await web.press(page, 'button', 'Print');
    await page.locator('#paper .page').first().waitFor();
    await page.reload();
    await web.ready(page);
    await page.getByText('Thorn').first().waitFor({state: 'attached'});
    assert.deepEqual(faults, []);
    await done();
  });
