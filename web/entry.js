// A node that the program records, with the element that stands for it in the mirror.

// What each role is made of. `holds`: other nodes may stand in it; `says`: how its name is given.
const roles = {
  region: {tag: 'section', aria: 'region', holds: true, says: 'label'},
  heading: {tag: 'h2', says: 'text'},
  text: {tag: 'p', says: 'text'},
  group: {tag: 'div', aria: 'group', holds: true, says: 'label'},
  list: {tag: 'ul', aria: 'list', holds: true, says: 'label'},
  list_item: {tag: 'li', aria: 'listitem', holds: true, says: 'label'},
  table: {tag: 'div', aria: 'table', holds: true, says: 'label'},
  row: {tag: 'div', aria: 'row', says: 'cells'},
  button: {tag: 'button', says: 'text'},
  link: {tag: 'a', aria: 'link', says: 'text', focus: true},
  checkbox: {tag: 'input', type: 'checkbox', says: 'label'},
  radio_group: {tag: 'div', aria: 'radiogroup', holds: true, says: 'label'},
  radio: {tag: 'input', type: 'radio', says: 'label'},
  spin_button: {tag: 'div', aria: 'spinbutton', says: 'label', focus: true, range: true},
  meter: {tag: 'div', aria: 'meter', says: 'label', range: true},
  textbox: {tag: 'input', type: 'text', says: 'label'},
  textarea: {tag: 'textarea', says: 'label'},
  tab_list: {tag: 'div', aria: 'tablist', holds: true, says: 'label'},
  tab: {tag: 'button', aria: 'tab', says: 'text'},
  dialog: {tag: 'div', aria: 'dialog', holds: true, says: 'label'},
  image: {tag: 'div', aria: 'img', says: 'label'},
  progress_bar: {tag: 'div', aria: 'progressbar', says: 'label', range: true},
  status: {tag: 'div', aria: 'status', says: 'text'},
  separator: {tag: 'div', aria: 'separator', says: 'label'},
};

export const isText = (node) => node.role === 'textbox' || node.role === 'textarea';
export const isNumberField = (node) => node.flags?.includes('number_field') ?? false;

export class Entry {
  constructor(id) {
    this.id = id;
    this.node = null;
    this.element = null;
    this.note = null;     // the element that holds the description
    this.placed = '';     // where the element was put last
    this.known = '';      // text: the program's value, as last heard
    this.sent = [];       // text: what was typed and is not yet answered
    this.begun = '';      // text: as it was when it got the focus
  }

  get kind() { return roles[this.node.role] ?? roles.group; }
  has(flag) { return this.node.flags?.includes(flag) ?? false; }
  get isTicked() { return this.element.type === 'checkbox' || this.element.type === 'radio'; }

  // Writes an attribute of the element where it changed; undefined: it has none.
  setAttribute(name, value) {
    if (value === undefined) {
      if (this.element.hasAttribute(name)) this.element.removeAttribute(name);
    } else if (this.element.getAttribute(name) !== String(value)) {
      this.element.setAttribute(name, value);
    }
  }

  // Whether all of the node, a part of it or nothing of it is seen.
  get clip() {
    const {node} = this;
    if (!node.clip || !node.rect) return {kind: '', text: ''};
    const [x, y, width, height] = node.rect;
    const [cx, cy, cwidth, cheight] = node.clip;
    const top = Math.max(0, cy - y);
    const left = Math.max(0, cx - x);
    const right = Math.max(0, x + width - cx - cwidth);
    const bottom = Math.max(0, y + height - cy - cheight);
    if (top + bottom >= Math.max(1, height) || left + right >= Math.max(1, width)) {
      return {kind: 'all', text: 'all'};
    }
    if (top + left + right + bottom < 0.5) return {kind: '', text: ''};
    return {kind: 'part', text: `inset(${top}px ${right}px ${bottom}px ${left}px)`};
  }
}
