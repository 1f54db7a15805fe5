// Holds every shipped ruleset and every golden save against the schemas in assets/schema/, and the
// schemas against what is asked of them. Ends with "N passed, N failed".
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const require = createRequire(join(root, 'tests', 'browser', 'package.json'));
const { default: Ajv2020 } = require('ajv/dist/2020.js');

let passed = 0;
let failed = 0;

function check(claim, faults) {
  if (faults.length === 0) {
    passed += 1;
    return;
  }
  failed += 1;
  console.log(`FAILED: ${claim}`);
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
}

function jsonFile(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

// All files below a folder with that ending, sorted.
function filesBelow(folder, ending) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesBelow(join(folder, entry.name), ending)
        : entry.name.endsWith(ending) ? [join(folder, entry.name)] : [])
    .sort();
}

function faultsOf(validate, value) {
  if (validate(value)) return [];
  return validate.errors.map((error) =>
    `${error.instancePath || '/'}: ${error.message} ${JSON.stringify(error.params)}`);
}

// Walks every schema inside a schema.
function eachSchema(schema, place, visit) {
  visit(schema, place);
  for (const key of ['properties', '$defs']) {
    for (const [name, inner] of Object.entries(schema[key] ?? {})) {
      eachSchema(inner, `${place}/${key}/${name}`, visit);
    }
  }
  for (const key of ['items', 'additionalProperties', 'propertyNames']) {
    if (typeof schema[key] === 'object') eachSchema(schema[key], `${place}/${key}`, visit);
  }
  for (const [index, inner] of (schema.oneOf ?? []).entries()) {
    eachSchema(inner, `${place}/oneOf/${index}`, visit);
  }
}

const rulesetSchema = jsonFile(join(root, 'assets/schema/ruleset.schema.json'));
const saveSchema = jsonFile(join(root, 'assets/schema/save.schema.json'));
const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true,
  strictRequired: false, strictTypes: false });
const validateFile = ajv.compile(rulesetSchema);
const validateWhole = ajv.getSchema(`${rulesetSchema.$id}#/$defs/whole`);
const validateSave = ajv.compile(saveSchema);

for (const [name, schema] of [['ruleset', rulesetSchema], ['save', saveSchema]]) {
  const undescribed = [];
  const open = [];
  eachSchema(schema, '', (inner, place) => {
    // A field that is another schema's is described there.
    const elsewhere = /^ruleset\.schema\.json#\/(.+)$/.exec(inner.$ref ?? '');
    const described = elsewhere
      ? elsewhere[1].split('/').reduce((at, key) => at?.[key], rulesetSchema)
      : inner;
    if (/\/properties\/[^/]+$/.test(place) && !inner.description && !described?.description) {
      undescribed.push(place);
    }
    if (inner.properties && inner.additionalProperties !== false) open.push(place);
  });
  check(`every field of the ${name} schema is described`, undescribed);
  if (name === 'ruleset') check('no object of a ruleset takes fields that the schema lacks', open);
}

const rulesetFolders = [
  ...readdirSync(join(root, 'assets/rulesets')).map((name) => join(root, 'assets/rulesets', name)),
  join(root, 'tests/rules/tiny'),
];
for (const folder of rulesetFolders) {
  const whole = {};
  for (const path of filesBelow(folder, '.json')) {
    const file = jsonFile(path);
    check(`${relative(root, path)} follows the ruleset schema`, faultsOf(validateFile, file));
    for (const [key, value] of Object.entries(file)) {
      whole[key] = Array.isArray(value) ? [...(whole[key] ?? []), ...value] : value;
    }
  }
  check(`${relative(root, folder)} is whole`, faultsOf(validateWhole, whole));
}

// The version of saves that is written today.
const version = 3;

for (const path of filesBelow(join(root, `tests/golden/saves/v${version}`), '.json')) {
  check(`${relative(root, path)} follows the save schema`, faultsOf(validateSave, jsonFile(path)));
}

// What must not pass.
const wrongFiles = [
  {},
  { heroes: [] },
  { abilities: [{ id: 'Stalwart', name: 'Stalwart' }] },
  { abilities: [{ name: 'Stalwart' }] },
  { abilities: [{ id: 'a', name: 'A', modifiers: [{ kind: 'adds', target: 'iron' }] }] },
  { abilities: [{ id: 'a', name: 'A', color: 'red' }] },
  { abilities: [{ id: 'a', name: 'A', choices: [{ kind: 'words' }, { kind: 'words' }] }] },
  { items: [{ id: 'a', name: 'A', categories: ['gear'], load: -1 }] },
  { items: [{ id: 'a', name: 'A', categories: [] }] },
  { statistics: [{ id: 'a', name: 'A', terms: [{ kind: 'formula', of: '8 + body' }] }] },
  { tracks: [{ id: 'a', name: 'A', size: 4, statistic: 'b' }] },
  { creation: { open_rarities: ['usual'] } },
];
for (const wrong of wrongFiles) {
  check(`${JSON.stringify(wrong)} does not pass as a ruleset's file`,
    validateFile(wrong) ? ['it passed'] : []);
}
const head = { format: 'roadbook/character', version, ruleset: 'beacon-road' };
check('the mandatory fields alone are a save', faultsOf(validateSave, head));
check('unknown fields may stand in a save', faultsOf(validateSave, { ...head, mount: { legs: 4 } }));
const wrongSaves = [
  {}, [], { ...head, format: 'roadbook/hero' }, { ...head, version: version - 1 },
  { ...head, ruleset: undefined }, { ...head, id: 'A B' }, { ...head, actions: { prowl: 'two' } },
  { ...head, traits: 'brave' }, { ...head, name: 'x'.repeat(201) },
  { ...head, special_abilities: [{ choice: 'x' }] },
];
for (const wrong of wrongSaves) {
  const text = JSON.stringify(wrong);
  check(`${text.slice(0, 80)} does not pass as a save`,
    validateSave(JSON.parse(text)) ? ['it passed'] : []);
}

// Each source names a section that stands in its text. Where the texts are not beside the project, nobody can tell.
const texts = join(root, '..', 'shared', 'seeds');
const textOf = { core: '000_', rework: '001_', draft: '002_', srd: '003_', downtime: '004_' };
const titlesOf = {};
for (const name of existsSync(texts) ? readdirSync(texts) : []) {
  const [text] = Object.entries(textOf).find(([, start]) => name.startsWith(start)) ?? [];
  if (text === undefined) continue;
  titlesOf[text] = new Set(readFileSync(join(texts, name), 'utf8').toLowerCase().split('\n')
    .map((line) => line.replace(/^[#*\s]+/, '').replace(/[\s*#:_.]+$/, ''))
    .flatMap((line) => [line, line.split('. ')[0]]));
}

// Every source of a value, however deep.
function sourcesIn(value) {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'source' && typeof each === 'string' ? each.split('; ') : sourcesIn(each));
}

for (const folder of Object.keys(titlesOf).length > 0 ? rulesetFolders : []) {
  const missing = new Set();
  for (const source of filesBelow(folder, '.json').flatMap((path) => sourcesIn(jsonFile(path)))) {
    const colon = source.indexOf(': ');
    const [text, section] = [source.slice(0, colon), source.slice(colon + 2)];
    if (!(text in titlesOf)) continue;
    // A list of powers is named with the die that it stands under; a part of a section behind it.
    const title = section.replace(/^(Powers List), .*$/, '$1').toLowerCase();
    const [of, ...part] = title.split(', ');
    const parts = [of, part.join(', ')];
    if (!titlesOf[text].has(title) && !parts.every((each) => titlesOf[text].has(each))) missing.add(source);
  }
  check(`each source of ${relative(root, folder)} is a section of its text`, [...missing]);
}

// Each move names a heading of a text of its game; those of a game with core rules the number of a part of the paper on
// play, which orders them.
const paper = join(root, '..', 'shared', 'PLAY.md');
const parts = existsSync(paper)
  ? new Set([...readFileSync(paper, 'utf8').matchAll(/^### (\d+)\. /gm)].map((match) => match[1])) : undefined;

for (const folder of Object.keys(titlesOf).length > 0 ? rulesetFolders : []) {
  const files = filesBelow(folder, '.json').map(jsonFile);
  const named = Object.keys(files.find((each) => each.texts)?.texts ?? {}).filter((text) => text in titlesOf);
  const isHeading = (section) => ('core' in titlesOf && named.includes('core')
    ? parts === undefined || parts.has(section)
    : named.some((text) => titlesOf[text].has(section.toLowerCase())));
  const wrong = files.flatMap((file) => file.procedures ?? []).filter((each) => !isHeading(each.section))
    .map((each) => `${each.id}: ${each.section}`);
  check(`each move of ${relative(root, folder)} stands under a heading of its texts`, wrong);
}

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
