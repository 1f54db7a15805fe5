// Pointer, wheel and keys, given to the program as they come. The browser's own keys stay its own.

// The program's own combinations with Ctrl or Cmd; all others are the browser's.
const ownCombinations = new Set(['z', 'y', 'k', 'c']);

// Those that lead a text cursor, with Ctrl or without.
const cursorKeys = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'a']);

// Keys that would scroll the page, leave it or open the browser's quick search.
const keptFromBrowser = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown',
  'Home', 'End', 'Space', 'Backspace', 'Slash', 'Quote']);

// The camera's dialog lies over the program, and has the keys and the wheel.
const isCovered = () => document.getElementById('camera') !== null;

export const isText = (element) => element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && element.type === 'text');

// What the browser puts its keyboard under when it is pressed.
const isEdited = (element) => isText(element) || (element instanceof HTMLInputElement && element.type === 'tel');

export class Input {
  constructor(page) {
    this.page = page;
    this.canvas = page.canvas;
    this.mirror = page.mirror;
    this.held = new Map();  // KeyboardEvent.code to the name that was told
    this.pointer = null;    // the id of the pointer that presses
    this.finger = false;    // and it is a finger
    this.onProgram = false;  // whether the last press began on the program, and not in a field
    this.cursorKeys = false;  // a text cursor of the program's is on
    this.watchPointer();
    this.watchWheel();
    this.watchKeys();
    addEventListener('focus', () => this.focus(true));
    addEventListener('blur', () => this.focus(false));
  }

  watchPointer() {
    const options = {passive: false};
    addEventListener('pointermove', (event) => this.moved(event), options);
    addEventListener('pointerdown', (event) => this.pressed(event), options);
    addEventListener('pointerup', (event) => this.released(event), options);
    addEventListener('pointercancel', (event) => this.canceled(event), options);
    document.documentElement.addEventListener('pointerleave', (event) => {
      if (this.pointer === null) this.send(3, event, 0);
      this.page.requestFrame();
    });
    // A finger that rests selects a word: the browser's menu would take it away.
    addEventListener('contextmenu', (event) => {
      if (event.target === this.canvas && this.finger && this.pointer !== null) event.preventDefault();
    });
    // The focus goes where the program puts it. What a press brings under the pointer was not pressed: the mouse
    // that browsers tell of after a finger meets it.
    addEventListener('mousedown', (event) => {
      const came = this.onProgram && event.target !== document.activeElement;
      if (came || this.belongsToProgram(event)) event.preventDefault();
    }, {capture: true});
    // SDL would take the fingers from the browser, and with them the zoom. What it would do with the
    // mouse is done here; it would ask for the place of the canvas each time, and so have the page
    // laid out.
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel', 'mousedown', 'mouseup',
      'mousemove']) {
      addEventListener(type, (event) => {
        if (event.target === this.canvas) event.stopPropagation();
      }, {capture: true, passive: true});
    }
  }

  // The canvas begins where the page's own sheet begins: its place need not be asked for.
  send(kind, event, button) {
    this.page.tell('pointer', [], kind, event.clientX, event.clientY, button,
                   event.pointerType === 'touch' ? 1 : 0);
  }

  // A field is the browser's, unless something of the program lies over it.
  belongsToProgram(event) {
    const {target} = event;
    if (isEdited(target)) return !this.mirror.isOnTop(target, event.clientX, event.clientY);
    return target === this.canvas || target === document.documentElement || target === document.body;
  }

  moved(event) {
    if (!event.isPrimary) return;
    if (event.pointerType === 'touch' && this.pointer !== event.pointerId) return;
    this.send(0, event, 0);
    this.page.requestFrame();
  }

  pressed(event) {
    if (!event.isPrimary || event.button > 2) return;
    const program = this.belongsToProgram(event);
    this.onProgram = program;
    const text = !program && isEdited(event.target);
    if (!program && !text) return;
    // A mouse in a text field selects text there; a finger may also be about to scroll.
    if (text && event.pointerType !== 'touch') return;
    if (!text) {
      // What is pressed may have the focus already: only a field of text ends by a press beside it.
      if (isText(document.activeElement)) this.mirror.letGo();
      if (event.pointerType !== 'touch') this.canvas.setPointerCapture(event.pointerId);
    }
    this.pointer = event.pointerId;
    this.finger = event.pointerType === 'touch';
    this.send(1, event, [0, 2, 1][event.button]);
    this.page.run(1);
  }

  released(event) {
    if (this.pointer !== event.pointerId) return;
    this.pointer = null;
    this.send(2, event, [0, 2, 1][event.button] ?? 0);
    this.page.run();
  }

  canceled(event) {
    if (this.pointer !== event.pointerId) return;
    this.pointer = null;
    this.send(4, event, 0);
    this.page.run();
  }

  watchWheel() {
    addEventListener('wheel', (event) => {
      // With Ctrl it is the browser's zoom.
      if (event.ctrlKey || isCovered()) return;
      const target = event.target;
      if (this.page.paper.has(target)) return;
      const scrolls = target instanceof HTMLTextAreaElement && target === document.activeElement &&
          target.scrollHeight > target.clientHeight;
      if (scrolls) return;
      event.preventDefault();
      const unit = [1 / 100, 1 / 3, 8][event.deltaMode] ?? 1 / 100;
      this.send(0, {clientX: event.clientX, clientY: event.clientY, pointerType: 'mouse'}, 0);
      this.page.tell('wheel', [], event.deltaX * unit, event.deltaY * unit);
      this.page.requestFrame();
    }, {passive: false});
  }

  watchKeys() {
    addEventListener('keydown', (event) => this.keyDown(event), {capture: true});
    addEventListener('keyup', (event) => this.keyUp(event), {capture: true});
  }

  keyDown(event) {
    if (isCovered()) return;
    // The pages of the preview have their own keys.
    if (event.isComposing || (this.page.paper.has(event.target) && !event.ctrlKey && !event.metaKey)) return;
    const name = nameOf(event);
    const combined = event.ctrlKey || event.metaKey;
    if (event.altKey || event.getModifierState('AltGraph')) return;
    const leadsCursor = this.cursorKeys && cursorKeys.has(name);
    if (combined && !ownCombinations.has(name) && !leadsCursor) {
      this.mirror.takesKey(event);
      return;
    }
    if (event.code === 'F6') {
      this.toRegion(event);
      return;
    }
    if (event.code === 'F7' && !combined && !event.shiftKey && !isText(event.target)) {
      this.toCursor(event);
      return;
    }
    if (/^F\d+$/.test(event.code)) return;
    if (event.code === 'Tab') {
      this.tab(event);
      return;
    }
    if (isText(event.target) && event.code === 'Escape' && event.target.value === '' &&
        this.mirror.isModal) {
      // Nothing is being typed: Escape closes the dialog at once.
      this.page.tell('key', ['Escape'], 1, modifiers(event));
      this.page.tell('key', ['Escape'], 0, modifiers(event));
      this.page.run();
      return;
    }
    if (isText(event.target)) {
      // Undo inside a field is the field's own.
      if (!combined || name !== 'k') return;
    } else if (!combined && !leadsCursor && this.mirror.takesKey(event)) {
      return;
    }
    if (combined || keptFromBrowser.has(event.code)) event.preventDefault();
    this.held.set(event.code, name);
    this.page.tell('key', [name], 1, modifiers(event));
    this.page.run();
  }

  // The program moves the focus, from group to group. At its last element Tab leaves it, as in any
  // page; only a dialog keeps the focus inside.
  tab(event) {
    const before = this.mirror.focusedPlace;
    this.page.tell('key', ['Tab'], 1, modifiers(event));
    this.page.tell('key', ['Tab'], 0, modifiers(event));
    this.page.run();
    const after = this.mirror.focusedPlace;
    if (after < 0) return;
    const around = before >= 0 && (event.shiftKey ? after >= before : after <= before);
    if (around && !this.mirror.isModal) this.mirror.leave(event.shiftKey);
    else event.preventDefault();
  }

  // From region to region: bar, steps, choices, sheet.
  toRegion(event) {
    this.page.tell('key', ['F6'], 1, modifiers(event));
    this.page.tell('key', ['F6'], 0, modifiers(event));
    this.page.run();
    event.preventDefault();
  }

  // The program's own text cursor; in a field, and where it finds no words, the key is the browser's.
  toCursor(event) {
    const before = this.cursorKeys;
    this.page.tell('key', ['F7'], 1, modifiers(event));
    this.page.tell('key', ['F7'], 0, modifiers(event));
    this.page.run();
    if (this.cursorKeys !== before) event.preventDefault();
  }

  keyUp(event) {
    const name = this.held.get(event.code);
    // macOS sends no release of a key that was pressed together with Cmd.
    const released = event.key === 'Meta' ? [...this.held.values()] : name ? [name] : [];
    if (event.key === 'Meta') this.held.clear();
    this.held.delete(event.code);
    if (released.length === 0 && !/^(Shift|Control|Alt|Meta)$/.test(event.key)) return;
    for (const each of released) this.page.tell('key', [each], 0, modifiers(event));
    if (released.length === 0) this.page.tell('key', [''], 0, modifiers(event));
    this.page.tell('request_frames', [], 2);
  }

  focus(focused) {
    if (!focused) {
      for (const name of this.held.values()) this.page.tell('key', [name], 0, 0);
      this.held.clear();
    }
    this.page.tell('focus', [], focused ? 1 : 0);
    this.page.tell('request_frames', [], 2);
  }
}

// A letter or a figure as the keyboard's layout has it, else the key's place.
function nameOf(event) {
  if (event.key === '?') return 'Slash';  // wherever the layout has it
  const letter = event.key.length === 1 ? event.key.toLowerCase() : '';
  return /^[a-z0-9]$/.test(letter) ? letter : event.code.replace(/^Digit/, '');
}

const modifiers = (event) => (event.shiftKey || event.key === '?' ? 1 : 0) | (event.ctrlKey ? 2 : 0) |
    (event.altKey ? 4 : 0) | (event.metaKey ? 8 : 0);
