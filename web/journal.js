// What a page is about to write, kept in localStorage at once: a page that dies in between leaves it
// behind, and the next one offers it.
//
// An entry is 'roadbook.unfinished.<page>.<id>' with {expected, text}. A page that lives holds a lock
// of its name; where the browser has no locks, every entry of another page counts as left behind.

const prefix = 'roadbook.unfinished.';
const lockPrefix = 'roadbook.page.';
const encoder = new TextEncoder();
const decoder = new TextDecoder();

function parse(text) {
  try {
    const entry = JSON.parse(text);
    return Number.isInteger(entry?.expected) && typeof entry.text === 'string' ? entry : null;
  } catch {
    return null;
  }
}

// Everything that stands in the journal: {key, page, id, expected, text}.
function entries() {
  const found = [];
  try {
    for (let index = 0; index < localStorage.length; ++index) {
      const key = localStorage.key(index);
      if (!key.startsWith(prefix)) continue;
      const [id, page = ''] = key.slice(prefix.length).split('.').reverse();
      const entry = parse(localStorage.getItem(key));
      if (entry) found.push({key, page, id, ...entry});
    }
  } catch {
    // Without localStorage there is no journal.
  }
  return found;
}

export class Journal {
  constructor() {
    this.page = Math.random().toString(36).slice(2, 12);
    this.jotted = new Map();  // id to the text that stands there
    try {
      navigator.locks?.request(lockPrefix + this.page, () => new Promise(() => {})).catch(() => {});
    } catch {
      // As where there are no locks.
    }
  }

  key(id) { return `${prefix}${this.page}.${id}`; }

  jot(id, expected, bytes) {
    const text = decoder.decode(bytes);
    if (this.jotted.get(id) === text) return;
    try {
      localStorage.setItem(this.key(id), JSON.stringify({expected, text}));
      this.jotted.set(id, text);
    } catch {
      // Without room for it the write itself still counts.
    }
  }

  // These bytes are stored; what was jotted down since then stays.
  done(id, bytes) {
    if (this.jotted.get(id) === decoder.decode(bytes)) this.drop(id);
  }

  drop(id) {
    this.jotted.delete(id);
    try {
      localStorage.removeItem(this.key(id));
    } catch {
      // It was never there.
    }
  }

  // Forgets what this page and others left of a document.
  settle(id) {
    this.jotted.delete(id);
    for (const entry of entries()) {
      if (entry.id === id) localStorage.removeItem(entry.key);
    }
  }

  // {id, expected, bytes} of pages that are no more.
  async ofDeadPages() {
    const found = entries().filter(({page}) => page !== this.page);
    if (found.length === 0) return [];
    const alive = await this.alive();
    return found.filter(({page}) => !alive.has(page))
        .map(({id, expected, text}) => ({id, expected, bytes: encoder.encode(text)}));
  }

  async alive() {
    try {
      const {held} = await navigator.locks.query();
      return new Set(held.map(({name}) => name.slice(lockPrefix.length)));
    } catch {
      return new Set();
    }
  }
}
