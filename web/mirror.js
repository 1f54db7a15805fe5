// The mirror: a layer of real elements over the canvas, one for each node that the program records
// while it draws, for screen readers, text entry and tests.
//
// It is fed with the patches that src/ui/access/mirror.hpp makes:
//   {"full": bool, "nodes": [{id, parent, role, name, value, description, rect, clip, level,
//    min, max, now, max_length, flags}], "gone": [ids], "order": [ids in reading order]}
// and tells `act(id, kind, text, value)` what a person did to an element.

import {Entry, isNumberField, isText} from './entry.js';
import {Typing} from './typing.js';

// Where WAI-ARIA has these states; elsewhere the program says them in words.
const mayBeInvalid = new Set(['textbox', 'textarea', 'checkbox', 'radio_group', 'spin_button']);
const mayExpand = new Set(['button', 'link', 'checkbox', 'tab']);

// The node of what is said once (src/ui/kit/ui.cpp).
const spoken = 0xA0000001;

// The cells of a row: [role, text] each.
function cells(row, wanted) {
  while (row.childElementCount > wanted.length) row.lastElementChild.remove();
  while (row.childElementCount < wanted.length) row.append(document.createElement('span'));
  wanted.forEach(([role, text], index) => {
    const cell = row.children[index];
    if (cell.getAttribute('role') !== role) cell.setAttribute('role', role);
    if (cell.textContent !== text) cell.textContent = text;
  });
}

export class Mirror {
  // `layer` holds the elements, `notes` the descriptions.
  constructor(layer, notes, act) {
    this.layer = layer;
    this.notes = notes;
    this.act = act;
    this.entries = new Map();
    this.order = [];
    this.focusedId = 0;
    this.focusedElement = undefined;  // that of the node, when it got the focus
    this.quiet = false;     // the focus is being moved by the program
    // Screen readers speak what changes in a region that was there before: it stays.
    this.voice = document.createElement('div');
    this.voice.className = 'voice';
    this.voice.setAttribute('role', 'status');
    layer.after(this.voice);
    layer.addEventListener('click', (event) => this.clicked(event));
    layer.addEventListener('focusin', (event) => this.focusCame(event));
    layer.addEventListener('focusout', (event) => this.focusWent(event));
    this.typing = new Typing(layer, (target) => this.entryOf(target), act, () => this.letGo());
    // Where the focus rests for the moment in which Tab leaves the program.
    [this.start, this.end] = [document.createElement('span'), document.createElement('span')];
    for (const edge of [this.start, this.end]) edge.tabIndex = -1;
    layer.before(this.start);
    layer.after(this.end);
    // A browser that scrolls an element into view must not move the layer.
    layer.addEventListener('scroll', () => layer.scrollTo(0, 0));
  }

  // --- From the program --------------------------------------------------------------------------

  apply(patch) {
    const active = document.activeElement;
    this.quiet = true;
    if (patch.full) this.clear(new Set(patch.nodes?.map((node) => node.id)));
    const moved = new Set();
    for (const node of patch.nodes ?? []) this.set(node, moved);
    for (const id of patch.gone ?? []) this.drop(id);
    if (patch.order) this.order = patch.order;
    if (patch.order || moved.size > 0) this.arrange();
    this.place();
    this.moveFocus(active);
    this.quiet = false;
  }

  clear(kept) {
    for (const id of [...this.entries.keys()]) if (!kept.has(id)) this.drop(id);
    this.order = [...this.entries.keys()];
  }

  drop(id) {
    const entry = this.entries.get(id);
    if (!entry) return;
    this.entries.delete(id);
    // What stood in it and stays is put to its new place by arrange().
    this.layer.append(...[...entry.element.children].filter((child) => child.dataset.id));
    entry.element.remove();
    entry.note?.remove();
  }

  set(node, moved) {
    if (node.id === spoken) {
      this.voice.replaceChildren(node.name ?? '');
      return;
    }
    let entry = this.entries.get(node.id);
    if (!entry) {
      entry = new Entry(node.id);
      this.entries.set(node.id, entry);
      moved.add(node.id);
    } else if (entry.node.parent !== node.parent) {
      moved.add(node.id);
    }
    entry.node = node;
    this.shape(entry, moved);
    this.name(entry);
    this.describe(entry);
    this.state(entry);
    if (isText(node)) this.typing.show(entry);
  }

  // Makes the element, or makes it anew where the role asks for another one.
  shape(entry, moved) {
    const {node, kind} = entry;
    const multiline = node.role === 'textbox' && entry.has('multiline');
    // An input, for the keyboard that a screen brings up; it is no field of text, its keys are the program's.
    const number = isNumberField(node);
    const tag = node.role === 'heading' ? `h${Math.min(6, Math.max(1, node.level || 2))}` :
        multiline ? 'textarea' : number ? 'input' : kind.tag;
    const type = multiline ? undefined : number ? 'tel' : kind.type;
    const before = entry.element;
    if (before && before.localName === tag && (before.type === type || !type)) {
      if (node.role !== 'list') entry.setAttribute('role', kind.aria);
      return;
    }
    const element = document.createElement(tag);
    element.dataset.id = node.id;
    if (type) element.type = type;
    if (tag === 'button') element.type = 'button';
    if (kind.focus || (kind.holds && entry.has('interactive'))) element.tabIndex = 0;
    if (tag === 'input' || tag === 'textarea') {
      element.autocomplete = 'off';
      element.spellcheck = tag === 'textarea';
      element.placeholder = ' ';  // by it page.css knows that nothing is written yet
      if (type === 'text') element.enterKeyHint = 'done';
      if (number) element.inputMode = 'numeric';
    }
    entry.element = element;
    entry.placed = '';
    entry.setAttribute('role', kind.aria);
    if (before) {
      element.append(...before.children);
      before.replaceWith(element);
    }
    moved.add(node.id);
  }

  name(entry) {
    const {node, element, kind} = entry;
    const name = node.name ?? '';
    const value = isText(node) || kind.range ? '' : node.value ?? '';
    const whole = name && value ? `${name}: ${value}` : name || value;
    if (node.role === 'table') this.heads(entry);
    if (kind.says === 'cells') {
      cells(element, [['rowheader', name], ['cell', value]]);
    } else if (kind.says === 'text') {
      if (element.textContent !== whole) element.textContent = whole;
    } else {
      entry.setAttribute('aria-label', whole || undefined);
    }
  }

  // The heads of a table's columns, for those who hear it.
  heads({node, element}) {
    let row = element.querySelector(':scope > .heads');
    if (!row) {
      row = document.createElement('div');
      row.className = 'heads';
      row.setAttribute('role', 'row');
      element.prepend(row);
    }
    cells(row, (node.columns ?? '').split('\n').map((each) => ['columnheader', each]));
  }

  describe(entry) {
    const text = entry.node.description;
    if (!text) {
      entry.note?.remove();
      entry.note = null;
      entry.setAttribute('aria-describedby', undefined);
      return;
    }
    if (!entry.note) {
      entry.note = document.createElement('span');
      entry.note.id = `note-${entry.id}`;
      this.notes.append(entry.note);
    }
    if (entry.note.textContent !== text) entry.note.textContent = text;
    entry.setAttribute('aria-describedby', entry.note.id);
  }

  state(entry) {
    const {node, element, kind} = entry;
    const yes = (flag) => entry.has(flag) ? 'true' : undefined;
    entry.setAttribute('aria-disabled', yes('disabled'));
    entry.setAttribute('aria-pressed', yes('pressed') ?? (entry.has('toggle') ? 'false' : undefined));
    if (mayBeInvalid.has(node.role)) entry.setAttribute('aria-invalid', yes('invalid'));
    if (node.role === 'dialog') entry.setAttribute('aria-modal', yes('modal'));
    if (mayExpand.has(node.role)) {
      entry.setAttribute('aria-expanded', yes('expanded') ?? (entry.has('collapsed') ? 'false' : undefined));
    }
    entry.setAttribute('aria-current',
                       entry.has('current') ? 'step' :
                       node.role === 'list_item' ? yes('selected') : undefined);
    if (node.role === 'tab') entry.setAttribute('aria-selected', yes('selected') ?? 'false');
    if (entry.isTicked) element.checked = entry.has('checked');
    if (kind.range) {
      entry.setAttribute('aria-valuemin', node.min ?? 0);
      entry.setAttribute('aria-valuemax', node.max ?? 0);
      entry.setAttribute('aria-valuenow', node.now ?? 0);
      entry.setAttribute('aria-valuetext', node.value || undefined);
    }
    if (isNumberField(node)) element.value = node.now ?? 0;
    if (isText(node) || isNumberField(node)) element.readOnly = entry.has('disabled');
  }

  // The nearest node above that may hold others; null is the layer itself.
  holder(entry) {
    let above = this.entries.get(entry.node.parent);
    for (let depth = 0; above && !above.kind.holds && depth < 64; ++depth) {
      above = this.entries.get(above.node.parent);
    }
    return above ?? null;
  }

  // Brings the elements into reading order with as few moves as can be.
  arrange() {
    const next = new Map();
    const ids = new Set(this.order);
    for (const id of this.entries.keys()) ids.add(id);
    for (const id of ids) {
      const entry = this.entries.get(id);
      if (!entry) continue;
      const parent = this.holder(entry)?.element ?? this.layer;
      const here = next.has(parent) ? next.get(parent) :
          parent.querySelector(':scope > [data-id]');
      if (here === entry.element) {
        next.set(parent, here.nextElementSibling);
      } else {
        parent.insertBefore(entry.element, here);
        next.set(parent, here);
      }
    }
    this.nameLists();
    this.keepApart();
  }

  // A list holds items; one that holds anything else is a group.
  nameLists() {
    for (const entry of this.entries.values()) {
      if (entry.node.role !== 'list') continue;
      const items = [...entry.element.children].every((child) => child.localName === 'li');
      entry.setAttribute('role', items && entry.element.firstElementChild ? 'list' : 'group');
    }
  }

  // While a modal dialog is open, everything beside it is out of reach.
  keepApart() {
    for (const element of this.layer.querySelectorAll('[inert]')) element.inert = false;
    const modal = [...this.entries.values()].filter((entry) => entry.has('modal')).pop();
    for (let element = modal?.element; element && element !== this.layer; element = element.parentElement) {
      for (const sibling of element.parentElement.children) {
        if (sibling !== element && sibling.getAttribute('role') !== 'status') sibling.inert = true;
      }
    }
  }

  // Positions are relative to the element around; they are written where they changed. As a
  // translation: Firefox 153 forgets a new `top` of a field that comes back into sight.
  place() {
    for (const entry of this.entries.values()) {
      const [x, y, width, height] = entry.node.rect ?? [0, 0, 0, 0];
      const around = this.holder(entry)?.node.rect ?? [0, 0, 0, 0];
      const clip = entry.clip;
      const placed = [x - around[0], y - around[1], width, height, clip.text].join(' ');
      if (placed === entry.placed) continue;
      entry.placed = placed;
      const {style, dataset} = entry.element;
      style.translate = `${x - around[0]}px ${y - around[1]}px`;
      style.width = `${Math.max(1, width)}px`;
      style.height = `${Math.max(1, height)}px`;
      if (clip.kind) dataset.clip = clip.kind;
      else delete dataset.clip;
      if (clip.kind) dataset.seen = entry.node.clip.join(' ');
      else delete dataset.seen;
      const edited = isText(entry.node) || isNumberField(entry.node);
      style.clipPath = clip.kind === 'part' && edited ? clip.text : '';
    }
  }

  // The browser's focus follows the program's, where that has changed, and where the node's element
  // was made anew: words that were pressed become a field.
  moveFocus(active) {
    let id = 0;
    for (const entry of this.entries.values()) if (entry.has('focused')) id = entry.id;
    const element = this.entries.get(id)?.element;
    if (id !== this.focusedId || element !== this.focusedElement) {
      this.focusedId = id;
      this.focusedElement = element;
      if (element) element.focus({preventScroll: true});
      else this.letGo();
    } else if (active !== document.activeElement && this.layer.contains(active)) {
      // Moving an element in the tree took the focus from it.
      active.focus({preventScroll: true});
    }
  }

  // No element has the focus; Tab goes on from where it was.
  letGo() {
    if (this.layer.contains(document.activeElement)) document.activeElement.blur();
  }

  // Where the focused element stands among the others; -1 where none is focused.
  get focusedPlace() { return this.focusedId ? this.order.indexOf(this.focusedId) : -1; }

  get isModal() { return [...this.entries.values()].some((entry) => entry.has('modal')); }

  // Lets the browser's own Tab go on to what comes after (or before) the program.
  leave(back) {
    const id = this.focusedId;
    this.quiet = true;
    (back ? this.start : this.end).focus({preventScroll: true});
    this.quiet = false;
    if (id) this.act(id, 'leave');
  }

  // Whether the element is what is seen at that point: nothing of a higher layer, and nothing that is
  // drawn later in its own, lies over it.
  isOnTop(element, x, y) {
    const contains = ([left, top, width, height]) => x >= left && x < left + width && y >= top && y < top + height;
    let top = 0;
    let layer = 0;
    for (const id of this.order) {
      const node = this.entries.get(id)?.node;
      if (!node?.rect || (node.layer ?? 0) < layer) continue;
      if (!contains(node.rect) || (node.clip && !contains(node.clip))) continue;
      top = id;
      layer = node.layer ?? 0;
    }
    return top === 0 || top === Number(element.dataset.id);
  }

  // --- From the person ---------------------------------------------------------------------------

  entryOf(target) {
    const element = target instanceof Element ? target.closest('[data-id]') : null;
    return element ? this.entries.get(Number(element.dataset.id)) : undefined;
  }

  clicked(event) {
    const entry = this.entryOf(event.target);
    if (!entry || isText(entry.node)) return;
    this.act(entry.id, 'press');
    // The program decides what is checked, whatever the browser did before.
    if (entry.isTicked) entry.element.checked = entry.has('checked');
  }

  focusCame(event) {
    const entry = this.entryOf(event.target);
    if (!entry) return;
    if (isText(entry.node)) this.typing.begin(entry);
    if (!this.quiet) this.act(entry.id, 'focus');
  }

  focusWent(event) {
    const entry = this.entryOf(event.target);
    if (!entry || !isText(entry.node)) return;
    this.typing.end();
    if (this.quiet) return;
    this.act(entry.id, 'blur');
  }

  // Whether a key that was pressed on an element is its own (then it was used, or the browser will
  // make a click of it); other keys go to the program, combinations with Ctrl or Cmd to the browser.
  takesKey(event) {
    if (!this.layer.contains(event.target)) return false;
    const entry = this.entryOf(event.target);
    if (!entry) return false;
    const {element, node} = entry;
    if (event.ctrlKey || event.metaKey) {
      // All of a number is selected: what is typed next begins it anew, as after Enter.
      if (event.key.toLowerCase() === 'a' && isNumberField(node)) this.act(entry.id, 'press');
      return false;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      const native = element.localName === 'button' || (event.key === ' ' && entry.isTicked);
      if (!native) {
        event.preventDefault();
        if (!event.repeat) this.act(entry.id, 'press');
      } else if (event.repeat) {
        event.preventDefault();
      }
      return true;
    }
    if (node.role !== 'spin_button' || entry.has('disabled')) return false;
    const figure = /^[0-9]$/.test(event.key) ? Number(event.key) : null;
    if (entry.has('walked') && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) return false;
    if (event.key === 'ArrowUp' || event.key === 'ArrowRight') this.act(entry.id, 'increment');
    else if (event.key === 'ArrowDown' || event.key === 'ArrowLeft') this.act(entry.id, 'decrement');
    else if (event.key === 'Home') this.act(entry.id, 'set_value', '', node.min ?? 0);
    else if (event.key === 'End') this.act(entry.id, 'set_value', '', node.max ?? 0);
    else if (figure !== null) this.act(entry.id, 'digit', '', figure);
    else return false;
    event.preventDefault();
    return true;
  }
}
