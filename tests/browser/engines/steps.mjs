// Steps by role and name in any engine, through the semantic elements that stand over the canvas.
// The mouse, the wheel and the keys are the engine's own.
import assert from 'node:assert/strict';

// Asks again until the answer is true; the last answer is given.
async function until(tab, what, action, ...given) {
  const end = Date.now() + 60000;
  for (;;) {
    const answer = await tab.run(action, ...given);
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`Waited in vain: ${what}.`);
    await new Promise((done) => setTimeout(done, 30));
  }
}

export const ready = (tab) => until(tab, 'the program draws, and the library is open', () =>
  Boolean(globalThis.roadbook?.atRest) && ![...document.querySelectorAll('#mirror [role=status]')]
    .some((each) => each.textContent.startsWith('Opening the library')));

// Nothing is left to draw, in two looks after each other.
export const settle = (tab) => until(tab, 'the program rests', async () => {
  const end = performance.now() + 60000;
  do await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  while (!globalThis.roadbook.atRest && performance.now() < end);
  return globalThis.roadbook.atRest;
});

// Runs in the page, and waits until nothing is left to draw: the elements of a role whose name is `name`, or
// "name: value", or matches the pattern; `group`: only those in the group of that number.
async function look({role, name, pattern, group}) {
  const end = performance.now() + 60000;
  do await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  while (!globalThis.roadbook.atRest && performance.now() < end);
  const own = (element) => element.getAttribute('role') ?? {button: 'button', a: 'link', p: 'paragraph', li: 'listitem',
    ul: 'list', h1: 'heading', h2: 'heading', h3: 'heading', h4: 'heading', textarea: 'textbox',
    input: element.type === 'text' ? 'textbox' : element.type}[element.localName];
  const label = (element) => element.getAttribute('aria-label') ?? element.textContent;
  const around = group === undefined ? document :
      [...document.querySelectorAll('#mirror [role=radiogroup]')][group];
  if (!around) return [];
  return [...around.querySelectorAll('[data-id]')].filter((element) => {
    if (own(element) !== role || element.closest('[inert]')) return false;
    if (pattern !== undefined) return new RegExp(pattern).test(label(element));
    return name === undefined || label(element) === name || label(element).startsWith(`${name}: `);
  }).map((element) => {
    const box = element.getBoundingClientRect();
    return {id: element.dataset.id, label: label(element), value: element.value ?? '',
      spoken: element.getAttribute('aria-valuetext') ?? '', checked: element.checked ?? false,
      x: box.left, y: box.top, width: box.width, height: box.height,
      clip: element.dataset.clip ?? '', seen: element.dataset.seen?.split(' ').map(Number) ?? null};
  });
}

const wish = (role, name, group) => ({role, group,
  ...name instanceof RegExp ? {pattern: name.source} : {name}});

export const all = (tab, role, name, group) => tab.run(look, wish(role, name, group));

// The only or first one of that role and name, as soon as it is there.
export async function find(tab, role, name, {group, at = 0} = {}) {
  const end = Date.now() + 30000;
  for (;;) {
    const found = await all(tab, role, name, group);
    if (found[at]) return found[at];
    if (Date.now() > end) {
      const there = await tab.run(() => [...document.querySelectorAll('#mirror [data-id]')]
        .map((each) => each.getAttribute('aria-label') ?? each.textContent).join(' | '));
      throw new Error(`There is no ${role} "${name}". There are: ${there}`);
    }
  }
}

// Turns the wheel over the part that scrolls until the element is seen.
export async function reveal(tab, role, name, options) {
  let before = '';
  for (let turns = 0; turns < 100; ++turns) {
    const found = await find(tab, role, name, options);
    if (!found.clip) return found;
    const [x, y, width, height] = found.seen;
    const middle = [found.x + found.width / 2, found.y + found.height / 2];
    const [inX, inY] = [middle[0] > x && middle[0] < x + width, middle[1] > y && middle[1] < y + height];
    if (inX && inY || width <= 0 || height <= 0) return found;
    if (turns > 5 && middle.join() === before) throw new Error(`${role} "${name}" cannot be scrolled into view.`);
    before = middle.join();
    const step = (at, from, size) => Math.max(-size / 2, Math.min(size / 2, at - (from + size / 2)));
    await tab.wheel(x + width / 2, y + height / 2, inX ? 0 : step(middle[0], x, width),
                    inY ? 0 : step(middle[1], y, height));
  }
  throw new Error(`${role} "${name}" cannot be scrolled into view.`);
}

// A real click of the mouse in the middle of the element.
export async function press(tab, role, name, options) {
  const box = await reveal(tab, role, name, options);
  await tab.click(box.x + box.width / 2, box.y + box.height / 2);
  await settle(tab);
}

// Clicks into a text field and replaces what stands there by typing.
export async function write(tab, name, text) {
  await press(tab, 'textbox', name);
  await tab.press('Control+a');
  await tab.press('Delete');
  await tab.type(text);
}

// The same, and leaves the field.
export async function fill(tab, name, text) {
  await write(tab, name, text);
  await tab.run(() => document.activeElement.blur());
  await settle(tab);
  assert.equal((await find(tab, 'textbox', name)).value, text);
}

export async function saved(tab) {
  await until(tab, 'saved', () => [...document.querySelectorAll('[role=status]')]
    .some((each) => /Saved/.test(each.textContent)));
  await settle(tab);
}

// What follows "name: ".
export async function number(tab, name) {
  const {label} = await find(tab, 'button', name);
  return label.replace(/^[^:]*: /, '');
}
