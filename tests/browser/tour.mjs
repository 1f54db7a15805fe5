// A tour of every screen of the program, with something to look at on each: for what must hold
// everywhere.
import * as web from './support.mjs';

// Calls `look(page, name)` on each screen. `press` is web.press or web.tap.
export async function tour(page, look, press = web.press) {
  const small = await page.evaluate(() => innerWidth < 820);
  const see = async (name) => {
    await web.settle(page);
    await look(page, name);
  };
  const escape = async () => {
    await page.keyboard.press('Escape');
    await web.settle(page);
  };
  const library = () => press(page, small ? 'button' : 'link', 'Library');

  await see('empty library');
  await press(page, 'button', 'Menu');
  await see('menu');
  await press(page, 'button', 'Settings');
  await see('settings');
  await press(page, 'button', 'Menu');
  await press(page, 'button', 'About and rules');
  await see('about');
  await library();

  await press(page, 'button', 'Make a character');
  for (const [index, step] of characterSteps.entries()) {
    if (index > 0) await press(page, 'button', `Next: ${step}`);
    await see(`character: ${step}`);
    if (step === 'Archetype') {
      await press(page, 'radio', 'Warrior');
      await see(`character: ${step}, chosen`);
    }
    if (['Bloodline', 'Background', 'Special ability', 'Friend and rival'].includes(step)) {
      await press(page, 'button', 'Roll this step');
      await see(`character: ${step}, chosen`);
    }
  }
  if (small) {
    await press(page, 'button', /^Show the sheet|^The sheet|^Sheet/).catch(() => {});
    await see('character: the sheet over the steps');
    await escape();
  }
  await press(page, 'button', 'Menu');
  await press(page, 'button', 'Open the sheet');
  await see('character sheet');
  await openTabs(page, 'character sheet', see, press);
  await library();

  await press(page, 'button', 'New crew');
  for (const [index, step] of crewSteps.entries()) {
    if (index > 0) await press(page, 'button', new RegExp(`^Next: ${step}`));
    if (step === 'Crew type') await press(page, 'radio', 'Sin-eaters');
    else await press(page, 'button', 'Roll this step');
    await see(`crew: ${step}`);
  }
  await press(page, 'button', /^Finish|^Open the sheet/);
  await see('crew sheet');
  await openTabs(page, 'crew sheet', see, press);
  await library();
  await see('full library');
  const more = page.getByRole('button', {name: /^More|Delete/}).first();
  if (await more.count()) {
    const box = await web.reveal(page, more);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await see('a menu or a dialog of the library');
    await escape();
  }
  await press(page, 'button', 'Menu');
  await press(page, 'button', 'Print blank sheets');
  await see('print');
}

const characterSteps = ['Archetype', 'Bloodline', 'Traits', 'Background', 'Action dots', 'Special ability',
  'Powers', 'Equipment', 'Friend and rival', 'Name and look', 'Review'];
const crewSteps = ['Crew type', 'Reputation', 'Hunting grounds', 'Special ability', 'Upgrades',
  'Favorite contact'];

async function openTabs(page, name, see, press) {
  const tabs = page.getByRole('tab');
  for (let index = 0; index < await tabs.count(); ++index) {
    const label = await tabs.nth(index).textContent();
    await press(page, 'tab', label);
    await see(`${name}: ${label}`);
  }
}
