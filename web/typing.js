// Fields of words and numbers: what a person types goes to the program, and what the program says goes into the
// field, unless the person is ahead of it.
import {isNumberField, isText} from './entry.js';

// What was changed between `before` and `mine`, changed in `theirs`: at the same place where that is
// still there, else at the end.
function carriedOver(before, mine, theirs) {
  const shorter = Math.min(before.length, mine.length);
  let start = 0;
  while (start < shorter && before[start] === mine[start]) ++start;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === mine.at(-1 - end)) ++end;
  const removed = before.slice(start, before.length - end);
  const written = mine.slice(start, mine.length - end);
  let at = theirs.length;
  if (theirs.startsWith(before.slice(0, start))) at = start;
  else if (theirs.endsWith(before.slice(before.length - end))) at = theirs.length - end - removed.length;
  at = Math.max(0, at);
  const stays = theirs.startsWith(removed, at) ? theirs.slice(at + removed.length) : theirs.slice(at);
  return theirs.slice(0, at) + written + stays;
}

const lettersOf = (text) => [...text].length;

// What a field that holds at most `limit` letters makes of an edit, as src/ui/kit/inside/fit_text.hpp
// does: what was put in is cut at its end, what stood before and behind it stays whole.
function fitted(before, after, limit) {
  const tooMany = lettersOf(after) - Math.max(limit, lettersOf(before));
  if (!(limit > 0) || tooMany <= 0) return after;
  const [was, now] = [[...before], [...after]];
  const shorter = Math.min(was.length, now.length);
  let start = 0;
  while (start < shorter && was[start] === now[start]) ++start;
  let end = 0;
  while (end < shorter - start && was.at(-1 - end) === now.at(-1 - end)) ++end;
  const behind = now.length - end;
  return [...now.slice(0, Math.max(start, behind - tooMany)), ...now.slice(behind)].join('');
}

export class Typing {
  // `entryOf` gives the entry of an element, `act` tells the program what was done to it, `letGo` takes the focus from
  // all elements of the layer.
  constructor(layer, entryOf, act, letGo) {
    this.entryOf = entryOf;
    this.act = act;
    this.letGo = letGo;
    this.composing = false;
    layer.addEventListener('input', (event) => this.typed(event));
    layer.addEventListener('keydown', (event) => this.keyInText(event));
    layer.addEventListener('compositionstart', () => { this.composing = true; });
    layer.addEventListener('compositionend', (event) => {
      this.composing = false;
      this.typed(event);
    });
  }

  // The program's text, unless the person is ahead of it.
  show(entry) {
    const {node, element} = entry;
    const text = node.value ?? '';
    const changed = text !== entry.known;
    entry.known = text;
    const answered = entry.sent.indexOf(text);
    if (answered >= 0) entry.sent.splice(0, answered + 1);
    if (element.value === text) return;
    if (element === document.activeElement) {
      if (!changed || answered >= 0) return;
      entry.sent = [];
      if (this.composing) {  // the input method has the field: the news wait until it is done
        entry.news = {before: element.value, after: text};
        return;
      }
    }
    element.value = text;
  }

  // A field of words gets the focus.
  begin(entry) {
    entry.sent = [];
    entry.news = null;
    entry.begun = entry.element.value;
  }

  // And loses it.
  end() {
    this.composing = false;
  }

  typed(event) {
    const entry = this.entryOf(event.target);
    if (entry && isNumberField(entry.node)) this.typedNumber(entry, event);
    if (!entry || !isText(entry.node)) return;
    const {element, news} = entry;
    const before = entry.sent.at(-1) ?? entry.known;
    const whole = news ? carriedOver(news.before, element.value, news.after) : element.value;
    // What the program would not take must not seem to be there.
    const text = fitted(before, whole, entry.node.max_length ?? 0);
    if (!this.composing) {
      entry.news = null;
      if (element.value !== text) {
        const behind = whole.length - element.selectionEnd;
        element.value = text;
        if (!news) element.setSelectionRange(text.length - behind, text.length - behind);
      }
    }
    if (text === before) return;
    entry.sent.push(text);
    this.act(entry.id, 'set_text', text);
  }

  // Of a screen's keyboard, which often sends no keys. The program says what the number is then.
  typedNumber({id, node, element}, {inputType, data}) {
    if (this.composing) return;
    element.value = node.now ?? 0;
    if (inputType === 'deleteContentBackward') this.act(id, 'backspace');
    for (const letter of data ?? '') this.act(id, 'digit', '', /[0-9]/.test(letter) ? Number(letter) : -1);
  }

  // Escape gives back the line that stood there before; what was written at length stays. A search it empties, and
  // other words can be typed there.
  keyInText(event) {
    const entry = this.entryOf(event.target);
    if (!entry || !isText(entry.node) || event.isComposing) return;
    const ends = event.key === 'Escape' || (event.key === 'Enter' && entry.element.localName === 'input');
    if (!ends) return;
    event.preventDefault();
    if (event.key === 'Escape' && entry.has('search') && entry.element.value !== '') {
      entry.element.value = '';
      entry.sent.push('');
      this.act(entry.id, 'set_text', '');
      return;
    }
    if (event.key === 'Enter') this.act(entry.id, 'submit');
    else if (entry.element.localName === 'input' && entry.element.value !== entry.begun) {
      entry.element.value = entry.begun;
      this.act(entry.id, 'set_text', entry.begun);
    }
    this.letGo();
  }
}
