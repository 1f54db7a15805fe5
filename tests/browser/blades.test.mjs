// Blades in the Dark from an empty library: a scoundrel and a crew are made, played through a score
// and its downtime, printed and exported, by role and name.
import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {after, test} from 'node:test';
import {bladesEvening, commands, plain, Twin, undated} from '../support/session.mjs';
import * as web from './support.mjs';
import {countedRandomness, download, fixedRandomness, playEvening, rollSteps} from './table.mjs';

const run = commands(resolve(web.root, process.env.ROADBOOK_CLI ?? 'build/dev/roadbook-cli'));
const {server, browser} = await web.stage({drawn: false});
const folder = mkdtempSync(join(tmpdir(), 'roadbook-blades-'));
after(() => rmSync(folder, {recursive: true, force: true}));

async function makeScoundrel(page) {
  await web.press(page, 'checkbox', 'Blades in the Dark');
  await web.press(page, 'button', 'Make a character');
  await web.press(page, 'radio', 'Hound');
  await rollSteps(page, 'Heritage', 'Background', 'Action dots');
  await web.press(page, 'button', 'Next: Special ability');
  await web.press(page, 'radio', 'Scout');
  await rollSteps(page, 'Friend and rival', 'Vice');
  await web.press(page, 'button', 'Next: Name and look');
  await web.fill(page, 'Name', 'Mirela');
  await web.press(page, 'button', 'Next: Loadout');
  await web.press(page, 'button', 'Next: Review');
  await web.press(page, 'button', /^Finish/);
}

async function makeCrew(page) {
  await web.press(page, 'tab', 'Story');
  await web.press(page, 'button', 'Make a crew');
  await web.press(page, 'radio', 'Smugglers');
  await web.fill(page, "The crew's name", 'The Ash Lanterns');
  await rollSteps(page, 'Reputation and lair', 'Hunting grounds', 'Special ability', 'Upgrades', 'Favorite contact');
  await web.press(page, 'button', /^Finish/);
}

test('a scoundrel and a crew are made, played through a score and its downtime, printed and exported',
     {timeout: 600000}, async () => {
  const {context, faults} = await web.person(browser, {...web.desktop, acceptDownloads: true});
  await context.addInitScript(countedRandomness);
  const page = await web.open(context, server.address);
  await makeScoundrel(page);
  await makeCrew(page);

  // From here on each move's chance is the same; the same sheets, for the command line.
  await page.evaluate(fixedRandomness);
  await web.press(page, 'button', 'Menu');
  const text = await download(page, 'Export with members');
  const made = JSON.parse(text).documents;
  const ids = {'the-crew': made.find((each) => each.format.endsWith('/crew')).id,
    mirela: made.find((each) => each.name === 'Mirela').id};
  assert.ok(made.every((each) => each.ruleset === 'blades-srd' && each.in_play), text);
  const twin = new Twin(run, folder, text);
  await web.press(page, 'tab', 'Guide');
  await web.press(page, 'button', 'Begin the evening');
  twin.go('plan');
  // What one scoundrel does of the evening, without what needs a cohort, an advance or the ability Ritual.
  const others = ['help_cohort', 'ritual', 'advance_attribute', 'advance_ability', 'crew_advance'];
  const longer = ['gather_information', 'flashback', 'payoff_coin', 'payoff_status', 'learn', 'long_term_project', 'train',
    'craft'];
  const alone = bladesEvening.filter(({procedure, who, picture}) => !picture && who !== 'seren' &&
    !others.includes(procedure) && (web.thorough || !longer.includes(procedure)))
    .map((step) => (step.who ? {...step, who: ids[step.who]} : step));
  await playEvening(page, twin, alone);

  await web.press(page, 'tab', 'Journal');
  const written = undated(await download(page, 'Export as text'));
  assert.ok(written.length > (web.thorough ? 15 : 7), written.join('\n'));
  assert.deepEqual([...written].sort(), undated(run('journal', twin.file)).sort());
  await web.press(page, 'button', 'Menu');
  const here = JSON.parse(await download(page, 'Export with members')).documents;
  const there = JSON.parse(readFileSync(twin.file, 'utf8')).documents;
  assert.deepEqual(plain(here), plain(there));

  // Its paper has this game's words, and none of another's.
  await web.fromMenu(page, 'Print');
  await page.locator('#paper .page').nth(1).waitFor();
  const paper = web.pdfText(await page.pdf({format: 'A4', printBackground: true}));
  for (const words of ['Ash Lanterns', 'Smugglers', 'Blades in the Dark']) assert.ok(paper.includes(words), words);
  assert.ok(!paper.includes('Beacon'));
  assert.deepEqual(faults, []);
  await context.close();
});
