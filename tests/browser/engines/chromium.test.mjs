// Chromium: what the other engines do, and what only this one lets itself be driven to: its input
// method and dead keys.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {launch} from './chromium.mjs';
import {longer} from '../support.mjs';
import {walkIn} from './walk.mjs';
import * as step from './steps.mjs';

walkIn('Chromium', launch, ({openEmpty}) => {
  // A page at the field "Name", emptied, with the caret in it.
  async function inName() {
    const tab = await openEmpty();
    await step.press(tab, 'button', /^Make a character|^New character/);
    await step.press(tab, 'button', /^Name and look/);
    await step.press(tab, 'textbox', 'Name');
    await tab.press('Control+a');
    await tab.press('Delete');
    return tab;
  }
  const name = async (tab) => (await step.find(tab, 'textbox', 'Name')).value;

  for (const [language, steps, decided] of [
    ['Japanese', ['み', 'みれ', 'みれら', '美麗'], '美麗'],
    ['Chinese', ['m', 'mi', 'mi l', '米拉'], '米拉'],
    ['Korean', ['ㅁ', '미', '밀', '미레'], '미레'],
  ]) {
    const one = language === 'Japanese' ? {} : longer;
    test(`a name is written in ${language} through the browser's input method`, one, async () => {
      const tab = await inName();
      for (const text of steps) {
        await tab.compose(text);
        await step.settle(tab);
        assert.equal(await name(tab), text, 'what is composed stands in the field');
      }
      await tab.decide(decided);
      await step.settle(tab);
      await tab.type(' V');
      await tab.press('Enter');
      await step.settle(tab);
      assert.equal(await name(tab), `${decided} V`);
      // One undo of the program takes back the whole name, not a part of the composition.
      await tab.press('Control+z');
      await step.settle(tab);
      assert.equal(await name(tab), '');
      assert.deepEqual(tab.faults, []);
      await tab.close();
    });
  }

  test('a dead key and the letter after it make one letter', longer, async () => {
    const tab = await inName();
    await tab.type('Mir');
    await tab.deadKey('BracketLeft', 'KeyE', 'é');
    await tab.type('la');
    await tab.press('Enter');
    await step.settle(tab);
    assert.equal(await name(tab), 'Miréla');
    assert.deepEqual(tab.faults, []);
    await tab.close();
  });
});
