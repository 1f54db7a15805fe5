// Wyrd Wolds from an empty library: a character and a party are made, played through a score, its
// downtime and advances, printed and exported, by role and name. Nothing speaks of what the game has not.
import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {after, test} from 'node:test';
import {commands, plain, Twin, undated} from '../support/session.mjs';
import * as web from './support.mjs';
import {countedRandomness, download, fixedRandomness, moveOfList, picture, rollSteps} from './table.mjs';

const run = commands(resolve(web.root, process.env.ROADBOOK_CLI ?? 'build/dev/roadbook-cli'));
const {server, browser} = await web.stage({drawn: false});
const folder = mkdtempSync(join(tmpdir(), 'roadbook-wyrd-'));
after(() => rmSync(folder, {recursive: true, force: true}));

const others = /\b(traumas?|vices?|heat|holds?|coins?|stash|rep|turf|wanted|claims?|prison|crews?|playbooks?|lairs?)\b/i;

// What the screen says, without the names of sections of the SRD, which are as they are.
async function silent(page, place) {
  await web.settle(page);
  const lines = await page.evaluate(() => [...document.querySelectorAll('#mirror [data-id]')]
    .map((each) => each.getAttribute('aria-label') ?? each.textContent));
  // Names of sections of the SRD are as they are, and the palette makes crews of other games, too.
  const said = lines.filter((line) =>
    others.test(line) && !/System Reference Document|, srd: |^(New|A whole) crew$/.test(line));
  assert.deepEqual(said, [], place);
}

async function silentPalette(page, place) {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', {name: 'Search and commands'}).waitFor();
  for (const words of ['', 'Make', 'Move', 'Screen', 'Rule']) {
    if (words) await page.keyboard.insertText(words);
    await silent(page, `${place}: the palette for "${words}"`);
    for (const _ of words) await page.keyboard.press('Backspace');
  }
  await page.keyboard.press('Escape');
}

async function makeCharacter(page) {
  await web.press(page, 'checkbox', 'Wyrd Wolds');
  await web.press(page, 'button', 'Make a character');
  await silent(page, 'the descriptor');
  await picture(page, 'wyrd-creation');
  await web.press(page, 'button', 'Roll this step');
  for (const step of ['Heritage', 'Background', 'Action dots', 'Special ability', 'Friend and rival',
    'Beliefs and drives']) {
    await rollSteps(page, step);
    await silent(page, step);
  }
  await web.press(page, 'button', 'Next: Name and look');
  await web.fill(page, 'Name', 'Mirela');
  await web.press(page, 'button', 'Next: Loadout');
  await silent(page, 'the loadout');
  await web.press(page, 'button', 'Next: Review');
  await silent(page, 'the review');
  await web.press(page, 'button', /^Finish/);
}

async function makeParty(page) {
  await web.press(page, 'tab', 'Story');
  await silent(page, 'the story');
  await web.press(page, 'button', 'Make a party');
  await web.press(page, 'radio', 'Wardens');
  await web.fill(page, /^The party's name/, 'The Ash Lanterns');
  for (const step of ['Reputation', 'Special ability', 'Upgrades']) {
    await rollSteps(page, step);
    await silent(page, `party: ${step}`);
  }
  await picture(page, 'wyrd-party-creation');
  await web.press(page, 'button', /^Finish/);
}

// From one sheet to the other.
const openSheet = async (page, name) => {
  await web.press(page, 'link', 'Library');
  await web.pressOn(page, page.getByRole('listitem', {name}).getByRole('button', {name: /^Open/}).first());
};

test('a character and a party are made, played through a score and its downtime, printed and exported',
     {timeout: 600000}, async () => {
  const {context, faults} = await web.person(browser, {...web.desktop, acceptDownloads: true});
  await context.addInitScript(countedRandomness);
  const page = await web.open(context, server.address);
  await makeCharacter(page);
  await makeParty(page);
  await silent(page, 'the sheet of the party');
  await silentPalette(page, 'the party');
  await picture(page, 'wyrd-party');

  // From here on each move's chance is the same; the same sheets, for the command line.
  await page.evaluate(fixedRandomness);
  await web.press(page, 'button', 'Menu');
  const text = await download(page, 'Export with members');
  const made = JSON.parse(text).documents;
  const party = made.find((each) => each.format.endsWith('/crew'));
  const mirela = made.find((each) => each.name === 'Mirela');
  assert.ok(made.every((each) => each.ruleset === 'wyrd-wolds' && each.in_play), text);
  assert.ok(mirela.answers.beliefs && mirela.answers.drives, text);
  const twin = new Twin(run, folder, text);

  await moveOfList(page, twin, party.id, 'engagement', 'Engagement roll');
  await openSheet(page, 'Mirela');
  await silent(page, 'the story in play');
  await silentPalette(page, 'a character');
  await web.press(page, 'tab', 'Play');
  await silent(page, 'the sheet');
  await picture(page, 'wyrd-sheet');
  const evening = [['choose_load', 'Choose your load'], ['gather_information', 'Gather information'],
    ['action_roll', 'Action roll'], ['take_harm', 'Take harm'], ['resist', 'Resist'], ['flashback', 'Flashback'],
    ['begin_own_downtime', 'Downtime begins for you'], ['recover', 'Recover'], ['train', 'Train'],
    ['relieve_stress', 'Relieve stress'], ['long_term_project', 'Long-term project'],
    // Without an evening nothing is counted: the same again fills the track.
    ...Array(2).fill(['end_of_session', 'Experience of the session', {'came_up:playbook': 'lot', 'came_up:belief': 'lot'}]),
    ['advance_attribute', 'Take an advance: one dot']];
  const short = ['choose_load', 'action_roll', 'take_harm', 'resist', 'begin_own_downtime', 'recover', 'relieve_stress'];
  const moves = web.thorough ? evening : evening.filter(([procedure]) => short.includes(procedure));
  const done = {};
  for (const [procedure, row, wanted] of moves) {
    const opened = () => silent(page, `the move ${row}`);
    done[procedure] = await moveOfList(page, twin, mirela.id, procedure, row, opened, wanted);
    if (procedure === 'resist') await picture(page, 'wyrd-score');
  }
  await silent(page, 'the sheet after its downtime');
  await picture(page, 'wyrd-downtime');
  await openSheet(page, 'The Ash Lanterns');
  await moveOfList(page, twin, party.id, 'crew_end_of_session', "The party's experience", () => {},
    {'came_up:nature': 'once'});

  await web.press(page, 'tab', 'Journal');
  const written = undated(await download(page, 'Export as text'));
  assert.ok(written.length > (web.thorough ? 12 : 7), written.join('\n'));
  assert.deepEqual(written.filter((line) => others.test(line)), []);
  assert.deepEqual([...written].sort(), undated(run('journal', twin.file)).sort());
  await web.press(page, 'button', 'Menu');
  const here = JSON.parse(await download(page, 'Export with members')).documents;
  assert.deepEqual(plain(here), plain(JSON.parse(readFileSync(twin.file, 'utf8')).documents));

  // Its paper has this game's words and its attribution, and none of another's.
  await web.fromMenu(page, 'Print');
  await page.locator('#paper .page').nth(1).waitFor();
  const paper = web.pdfText(await page.pdf({format: 'A4', printBackground: true}));
  for (const words of ['Ash Lanterns', 'Wardens', 'Wyrd Wolds is a draft', 'John Harper']) {
    assert.ok(paper.includes(words), words);
  }
  assert.match(paper, /\bparty\b/i);
  assert.ok(!paper.includes('Beacon'));
  const [said] = paper.match(others) ?? [];
  assert.equal(said, undefined, paper.slice(Math.max(0, paper.search(others) - 60)).slice(0, 120));
  assert.deepEqual(faults, []);
  await context.close();
});
