// An evening that can be repeated: a crew with two members, what they do, the chance that all its
// rolls begin with, and the same evening on the command line.
import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';

export const commands = (cli) => (...words) => execFileSync(cli, words, {encoding: 'utf8'});

// A crew with two members, all in play, as one library.
export function library(run) {
  const crew = JSON.parse(run('new', 'crew', '--seed', '4'));
  Object.assign(crew, {id: 'the-crew', name: 'The Ash Lanterns', in_play: true, heat: 5, wanted_level: 1});
  crew.clocks = [{name: 'The old vault', size: 8, filled: 0}];
  delete crew.coin;  // the sum of the ledger
  crew.coin_ledger = [...(crew.coin_ledger ?? []), {amount: 6, reason: 'Savings'}];
  crew.factions = [{name: 'The Wharf Court', tier: 2}];
  // One is hurt, and others take the place of the one that was lost.
  crew.cohorts = [{kind: 'gang', name: 'Rats', types: ['rovers'], harm: 1},
    {kind: 'gang', name: 'Old hands', types: ['rovers'], harm: 4}];
  crew.advances = {xp_crew: 1};
  crew.claims = ['side_business'];  // a racket
  // The lair can be hidden anew.
  crew.upgrades.hidden_lair = 1;
  // With All Hands a cohort works in downtime, too.
  crew.special_abilities = [...(crew.special_abilities ?? []), {id: 'all_hands'}];
  const member = (seed, id, name) => {
    const one = JSON.parse(run('new', 'character', '--seed', String(seed)));
    return Object.assign(one, {id, name, in_play: true, crew: 'the-crew', coin: 4,
      tracks: {stress: 5, xp_body: 4}, clocks: [{name: 'A new song', size: 8, filled: 0}]});
  };
  // Two tracks of Mirela's were full already: an advance waits on each.
  const mirela = {...member(11, 'mirela', 'Mirela'), advances: {xp_body: 1, xp_archetype: 1}};
  // Rituals are for those who have the ability.
  mirela.special_abilities.push({id: 'ritual'});
  // Seren won a dot since she was made: a power may be learned for it.
  const seren = member(12, 'seren', 'Seren');
  seren.actions.finesse += 1;
  // She thinks of everything: the crew has one activity more.
  seren.special_abilities.push({id: 'calculating'});
  return {format: 'roadbook/library', version: crew.version, documents: [crew, mirela, seren]};
}

// What they do, from the plan of a score to the advances: the phases, and in each the moves by the
// words of the guide; `row` is the move's name where the task opens a list. What a member may do
// `besides` the tasks of a phase is a link below the name, in a window of 1280.
const crew = (task, procedure, row) => ({who: 'the-crew', part: task, task, procedure, row});
const member = (name, task, procedure, row) => ({who: name.toLowerCase(), part: name, task, procedure, row});
// The entanglement that was rolled is dealt with.
const entangled = {who: 'the-crew', entangled: true};
const acts = 'Act, attack, resist';
const activity = ([name, row, procedure]) => member(name, 'Choose an activity', procedure, row);
export const evening = [
  crew('Plan the score', 'plan_score'),
  member('Mirela', 'Choose your load', 'choose_load'), member('Seren', 'Choose your load', 'choose_load'),
  crew('Engagement roll', 'engagement'), {picture: 'plan'},
  // Beside the engagement's fortune roll: an action, an attack, what all do together, resistance.
  {...member('Mirela', 'Gather information', 'gather_information'), besides: true},
  {phase: {id: 'score', name: 'Score'}},
  member('Mirela', acts, 'action_roll', 'Action roll'), member('Seren', acts, 'attack', 'Attack'),
  member('Mirela', 'Work together', 'group_action', 'Lead a group action'),
  member('Seren', acts, 'take_harm', 'Take harm'), member('Mirela', acts, 'resist', 'Resist'),
  member('Seren', 'Flashback', 'flashback'), {picture: 'score'},
  {phase: {id: 'payoff', name: 'Payoff'}},
  crew('Payoff: rep', 'payoff_rep'), crew('Payoff: coin', 'payoff_coin'),
  crew('Payoff: status', 'payoff_status'),
  {phase: {id: 'heat', name: 'Heat'}}, crew('Heat of the score', 'heat'),
  {phase: {id: 'entanglement', name: 'Entanglement'}}, crew('Entanglement', 'entanglement'),
  entangled, {picture: 'entanglement'},
  // Every activity of downtime: the free ones first, then those that cost coin or rep.
  {phase: {id: 'downtime', name: 'Downtime'}}, crew('Downtime begins', 'begin_downtime'),
  ...[['Mirela', 'Acquire an asset', 'acquire_asset'], ['Seren', 'Recover', 'recover'],
    ['Mirela', 'Long-term project', 'long_term_project'], ['Seren', 'Reduce heat', 'reduce_heat'],
    ['Mirela', 'Train', 'train'], ['Seren', 'Indulge your vice', 'indulge_vice'],
    ['Mirela', 'Exercise your virtue', 'exercise_virtue'], ['Seren', 'Craft', 'craft'],
    ['Mirela', 'Perform a ritual', 'ritual'], ['Seren', 'Learn a power', 'learn_power'],
    ['Mirela', 'Begin to learn', 'learn']].map(activity),
  member('Seren', 'Give one more activity', 'give_activity'),
  crew('A cohort works in downtime', 'cohort_downtime'),
  crew('Heal or replace a cohort', 'help_cohort', 'Help a cohort to heal'),
  crew('Heal or replace a cohort', 'replace_cohort', 'Replace a cohort'),
  crew('Hide the lair anew', 'hide_lair'), {picture: 'downtime'},
  {phase: {id: 'aftermath', name: 'End of downtime'}}, crew('A racket pays', 'racket'),
  crew('Downtime ends', 'end_downtime'),
  {phase: {id: 'developing', name: 'Development'}},
  {phase: {id: 'session', name: 'Experience'}},
  // All triggers in one move; opened anew, one of them came up less.
  ...[{'came_up:archetype': 'once', 'came_up:beliefs': 'lot'}, {'came_up:beliefs': 'once'}].map((wanted) => (
    {...member('Mirela', 'Experience of the session', 'end_of_session'), wanted})),
  {...crew("The crew's experience", 'crew_end_of_session'), wanted: {'came_up:above': 'lot'}},
  // The advances that wait are taken: a dot, an ability of the track that was full, the crew's own.
  member('Mirela', 'Take an advance: one dot', 'advance_attribute'),
  member('Mirela', 'Take an advance: one ability', 'advance_ability'),
  crew('The crew advances', 'crew_advance'), {picture: 'experience'},
];
// The move that answers the entanglement that was rolled.
export function dealtWith(step, rolled) {
  const which = rolled.proposed.find((each) => each.field === '/entanglement').to;
  const {name} = rolled.answered.find((each) => each.key === 'which').answers.find((each) => each.id === which);
  return {...crew(name, which), who: step.who};
}

// Blades in the Dark: a crew with two scoundrels.
export function bladesLibrary(run) {
  const game = ['--ruleset', 'blades-srd'];
  const crew = JSON.parse(run('new', 'crew', ...game, '--seed', '4'));
  Object.assign(crew, {id: 'the-crew', name: 'The Ash Lanterns', in_play: true, heat: 4, wanted_level: 1,
    factions: [{name: 'The Wharf Court', tier: 2}], advances: {xp_crew: 1},
    cohorts: [{kind: 'gang', name: 'Rats', types: ['thugs'], harm: 1}]});
  delete crew.coin;  // the sum of the ledger
  crew.coin_ledger = [...(crew.coin_ledger ?? []), {amount: 6, reason: 'Savings'}];
  const member = (seed, id, name) => ({...JSON.parse(run('new', 'character', ...game, '--seed', String(seed))),
    id, name, in_play: true, crew: 'the-crew', coin: 3, tracks: {stress: 4},
    clocks: [{name: 'The letters of the drowned', size: 8, filled: 0}]});
  const mirela = {...member(1, 'mirela', 'Mirela'), advances: {xp_insight: 1, xp_playbook: 1}};
  // Rituals are for those who have the ability.
  mirela.special_abilities.push({id: 'ritual'});
  return {format: 'roadbook/library', version: crew.version, documents: [crew, mirela, member(2, 'seren', 'Seren')]};
}
const act = 'Act, resist';
export const bladesEvening = [
  crew('Plan the score', 'plan_score'),
  member('Mirela', 'Choose your load', 'choose_load'), member('Seren', 'Choose your load', 'choose_load'),
  crew('Engagement roll', 'engagement'),
  {...member('Mirela', 'Gather information', 'gather_information'), besides: true},
  {phase: {id: 'score', name: 'Score'}},
  member('Mirela', act, 'action_roll', 'Action roll'), member('Seren', act, 'take_harm', 'Take harm'),
  member('Seren', act, 'resist', 'Resist'), member('Mirela', 'Flashback', 'flashback'),
  {picture: 'blades-score'},
  {phase: {id: 'payoff', name: 'Payoff'}},
  crew('Payoff: rep', 'payoff_rep'), crew('Payoff: coin', 'payoff_coin'),
  crew('Payoff: status', 'payoff_status'),
  {phase: {id: 'heat', name: 'Heat'}}, crew('Heat of the score', 'heat'),
  {phase: {id: 'entanglement', name: 'Entanglement'}}, crew('Entanglement', 'entanglement'),
  entangled,
  {phase: {id: 'downtime', name: 'Downtime'}}, crew('Downtime begins', 'begin_downtime'),
  ...[['Mirela', 'Acquire an asset', 'acquire_asset'], ['Seren', 'Recover', 'recover'],
    ['Mirela', 'Begin to learn', 'learn'], ['Mirela', 'Long-term project', 'long_term_project'],
    ['Seren', 'Reduce heat', 'reduce_heat'],
    ['Mirela', 'Train', 'train'], ['Seren', 'Indulge your vice', 'indulge_vice'],
    ['Mirela', 'Craft', 'craft'], ['Mirela', 'Perform a ritual', 'ritual']].map(activity),
  crew('Heal or replace a cohort', 'help_cohort', 'Help a cohort to heal'), {picture: 'blades-downtime'},
  {phase: {id: 'aftermath', name: 'End of downtime'}}, crew('Downtime ends', 'end_downtime'),
  {phase: {id: 'developing', name: 'Development'}},
  {phase: {id: 'session', name: 'Experience'}},
  {...member('Mirela', 'Experience of the session', 'end_of_session'),
    wanted: {'came_up:playbook': 'lot', 'came_up:vice': 'once'}},
  {...crew("The crew's experience", 'crew_end_of_session'), wanted: {'came_up:type': 'once'}},
  member('Mirela', 'Take an advance: one dot', 'advance_attribute'),
  member('Mirela', 'Take an advance: one ability', 'advance_ability'),
  crew('The crew advances', 'crew_advance'),
];

// What each move's chance is.
export const chance = 0x1111111111111111n;

// The seed that the drawer hands to its roll: the first number of that chance.
export function firstSeed() {
  const word = (1n << 64n) - 1n;
  const rotated = (value, by) => ((value << by) | (value >> (64n - by))) & word;
  let seed = chance;
  const state = [];
  for (let i = 0; i < 4; ++i) {
    seed = (seed + 0x9e3779b97f4a7c15n) & word;
    let mixed = seed;
    mixed = ((mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n) & word;
    mixed = ((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn) & word;
    state.push(mixed ^ (mixed >> 31n));
  }
  return ((rotated((state[1] * 5n) & word, 7n) * 9n) & word).toString();
}

// The same sheets in a file, for the command line.
export class Twin {
  constructor(run, folder, text) {
    this.run = run;
    this.file = join(folder, `twin-${Math.random().toString(36).slice(2)}.json`);
    writeFileSync(this.file, text);
  }
  // What a move is with the answers that are wanted, by the keys of the questions; every question that
  // is left is answered with the first answer. Gives the answers by the words of the questions, and
  // where it is rolled between them.
  play(who, procedure, wanted = {}) {
    const words = ['play', this.file, '--who', who, '--procedure', procedure];
    const asked = [];
    const called = ({prompt, about}) => (about ? `${prompt} ${about}` : prompt);
    // What is answered before anything is said; it matters where something else is wanted.
    const before = Object.keys(wanted).length ? JSON.parse(this.applied(...words)).answered ?? [] : [];
    for (const {key, answers, answer, ...one} of before) {
      if (!(key in wanted) || wanted[key] === answer) continue;
      asked.push({key, prompt: called(one), answer: answers.find((each) => each.id === wanted[key]).name});
    }
    words.push(...asked.flatMap(({key}) => ['--choose', `${key}=${wanted[key]}`]), '--apply', '-o', this.file);
    for (let turn = 0; turn < 30; ++turn) {
      const made = JSON.parse(this.applied(...words));
      if (made.asks.length === 0) return {made, asked};
      // All that is open before the next roll, in one start.
      const roll = made.asks.findIndex((each) => each.roll);
      if (roll === 0) {
        words.push('--seed', firstSeed());
        asked.push({roll: true});
      }
      for (const open of made.asks.slice(0, roll < 0 ? undefined : roll)) {
        const first = open.answers?.find((each) => each.id === wanted[open.key]) ?? open.answers?.[0];
        const number = 'low' in open;
        const answer = first ? first.id : number ? String(open.low + 1) : 'By the water gate';
        words.push('--choose', `${open.key}=${answer}`);
        asked.push({key: open.key, prompt: called(open), answer: first ? first.name : answer,
          number, words: !first && !number, many: (open.answers ?? []).length > 12});
      }
    }
    throw new Error(`${procedure} never ends.`);
  }
  // What a move tells: it is applied, or questions are open and nothing is.
  applied(...words) {
    try {
      return this.run(...words);
    } catch (error) {
      if (error.status !== 1) throw error;
      return error.stdout;
    }
  }
  go(phase) {
    this.run('evening', this.file, '--go', phase, '-o', this.file);
  }
}

// Dates and times are those of the clock; what was done is the same everywhere.
export const undated = (text) => text.split('\n').filter((line) => line && !/^\d+ [A-Z][a-z]+ \d{4}$/.test(line))
  .map((line) => line.replace(/^\d+:\d\d {2}/, ''));

// What the sheets hold, without what is the clock's: when a file was made, and dates of the journal.
export const plain = (documents) => documents.map(({journal, evening, exported, ...rest}) => rest)
  .sort((a, b) => (a.id < b.id ? -1 : 1));
