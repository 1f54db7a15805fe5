// Sheets of which every text is as long as the file's own limit for it lets it be, for tests of the
// fields that show them.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

const read = (root, path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

// As many letters as the limit lets stand there, like no other text; the last takes two bytes.
function words(number, letters) {
  let text = `T${number} `;
  while (text.length + 6 < letters) text += 'word ';
  while (text.length + 1 < letters) text += 'w';
  return `${text}é`;
}

// `{documents, texts, steps}`: the sheets as values, a Map of each text to its place
// ("hero_play /answers/look"), and the steps of creation of a character and of a crew.
export function fullSheets(root) {
  const schema = read(root, 'assets/schema/save.schema.json').$defs;
  const game = read(root, 'assets/rulesets/beacon-road/ruleset.json');
  const texts = new Map();
  const full = (document) => {
    // `part`: what the schema says of the value.
    const walk = (value, part, place, marked) => {
      if (part?.$ref) part = schema[part.$ref.split('/').pop()];
      if (part?.oneOf ?? part?.anyOf) part = (part.oneOf ?? part.anyOf)[0];
      if (part?.$ref) part = schema[part.$ref.split('/').pop()];
      if (typeof value === 'string') {
        if (!marked || value !== '*') return value;
        const text = words(texts.size, part?.maxLength ?? 200);
        texts.set(text, `${document.id} ${place}`);
        return text;
      }
      if (Array.isArray(value)) {
        return value.map((each, index) => walk(each, part?.items, `${place}/${index}`, marked));
      }
      if (value === null || typeof value !== 'object') return value;
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key,
        walk(each, part?.properties?.[key] ?? part?.additionalProperties, `${place}/${key}`, marked)]));
    };
    return walk(document, schema[document.format.split('/')[1]], '', true);
  };
  const hero = (id, inPlay) => ({
    format: 'roadbook/character', version: 2, ruleset: 'beacon-road', id, name: '*', alias: '*',
    in_play: inPlay, playbook: 'warrior', heritage: 'halfblood', parent_heritages: ['elf', 'orc'],
    virtue_from: 'elf', vice_from: 'orc', traits: ['brave'], background: 'labor',
    answers: {virtue: '*', vice: '*', purveyor: '*', purveyor_place: '*', background: '*', look: '*',
      senses: 'keen', size: 'small', weakness: '*'},
    actions: {prowl: 2, wreck: 1}, dot_reasons: {traits: 'prowl', background: 'wreck'},
    bonds: [{kind: 'friend', who: '*', detail: '*'}, {kind: 'rival', who: '*', detail: '*'}],
    load_level: 'heavy', carried: [{item: 'long_sword', in_hand: true}, {name: '*', load: 1}],
    harm: [{level: 2, text: '*'}, {level: 1, text: '*'}],
    clocks: [{name: '*', size: 6, filled: 2, notes: '*'}],
    waivers: [{rule: 'action_above_cap', about: 'prowl', reason: '*'}], notes: '*',
  });
  const crew = (id, inPlay, more) => ({
    format: 'roadbook/crew', version: 2, ruleset: 'beacon-road', id, name: '*', in_play: inPlay,
    reputation: 'strange', lair: '*', grounds: '*', operation: '*', tier: 1, hold: 'strong', rep: 4, coin: 2,
    cohorts: [{kind: 'gang', name: '*', types: ['rovers'], edges: [], flaws: [], notes: '*'}],
    factions: [{name: 'Dockers', status: 1, notes: '*'}], clocks: [{name: '*', size: 4, filled: 1, notes: '*'}],
    bonds: [{kind: 'contact', who: '*', detail: '*'}], notes: '*', ...more,
  });
  const type = (wanted) => read(root, 'assets/rulesets/beacon-road/crew_types.json').crew_types.find(wanted);
  // One that the table makes itself, with a map of its own, and one that stands for something.
  const own = type((each) => each.own);
  const cell = own.claims?.cells.find((each) => each.claim);
  const made = {type: own.id, type_words: '*', ...(cell && {own_map: [{cell: cell.id, claim: cell.claim, name: '*'}]})};
  const standing = type((each) => each.stands_for);
  const documents = [hero('hero_made', false), hero('hero_play', true), crew('crew_made', false, made),
    crew('crew_play', true, made), crew('other_made', false, {type: standing.id, stands_for: '*'}),
    crew('other_play', true, {type: standing.id, stands_for: '*'})].map(full);
  return {documents, texts, steps: {character: game.character_steps.map(({id}) => id),
    crew: game.crew_steps.map(({id}) => id)}};
}
