// What a page is about to write, noted at once: a page that dies in between leaves it behind, and the
// next one offers it.
//
// It stands in two places. localStorage has it before the next line of the program runs, and so
// outlives a page that dies; but it reaches the disk only seconds later. IndexedDB has it a moment
// later, and then outlives a browser that is killed.
//
// An entry is {page, id, expected, number, at, bytes}: a page counts its entries. In localStorage it
// is 'roadbook.unfinished.<page>.<id>' with {expected, number, at, text}. A page that lives holds a
// lock of its name; where the browser has no locks, every entry of another page counts as left behind.
import {bytesIn, equal} from './records.js';

const prefix = 'roadbook.unfinished.';
const lockPrefix = 'roadbook.page.';
const encoder = new TextEncoder();
const decoder = new TextDecoder();

const keyOf = (page, id) => `${prefix}${page}.${id}`;
const isCount = (value) => Number.isSafeInteger(value) && value >= 0;
const count = (value) => isCount(value) ? value : 0;

function parse(text) {
  try {
    const entry = JSON.parse(text);
    return isCount(entry?.expected) && typeof entry.text === 'string' ? entry : null;
  } catch {
    return null;
  }
}

// Everything that stands in localStorage.
function entries() {
  const found = [];
  try {
    for (let index = 0; index < localStorage.length; ++index) {
      const key = localStorage.key(index);
      if (!key.startsWith(prefix)) continue;
      const [id, page = ''] = key.slice(prefix.length).split('.').reverse();
      const entry = parse(localStorage.getItem(key));
      if (!entry) continue;
      const {expected, number, at, text} = entry;
      found.push({page, id, expected, number: count(number), at: count(at), bytes: encoder.encode(text)});
    }
  } catch {
    // Without localStorage there is one place less.
  }
  return found;
}

function removeFromLocalStorage(page, id) {
  try {
    localStorage.removeItem(keyOf(page, id));
  } catch {
    // It was never there.
  }
}

export class Journal {
  // `transaction(mode, steps(store, say))` runs the steps on the journal's store of IndexedDB.
  constructor(transaction) {
    this.transaction = transaction;
    this.page = Math.random().toString(36).slice(2, 12);
    this.number = 0;
    this.noted = new Map();    // id to the entry that is to stand there
    this.written = new Map();  // id to the number that stands in IndexedDB; 0: perhaps an older one
    this.busy = new Map();     // id to the promise of its writes to IndexedDB
    try {
      navigator.locks?.request(lockPrefix + this.page, () => new Promise(() => {})).catch(() => {});
    } catch {
      // As where there are no locks.
    }
  }

  // Gives the number of the entry.
  write(id, expected, bytes) {
    const before = this.noted.get(id);
    if (before && equal(before.bytes, bytes)) return before.number;
    const entry = {page: this.page, id, expected, number: ++this.number, at: Date.now(), bytes};
    this.noted.set(id, entry);
    try {
      const {number, at} = entry;
      localStorage.setItem(keyOf(this.page, id),
                           JSON.stringify({expected, number, at, text: decoder.decode(bytes)}));
    } catch {
      // Without room for it there, what stood there is older than what is noted.
      removeFromLocalStorage(this.page, id);
    }
    this.bringToDisk(id);
    return entry.number;
  }

  // The entry of that number is stored; what was noted since then stays.
  done(id, number) {
    if ((this.noted.get(id)?.number ?? 0) <= number) this.drop(id);
  }

  drop(id) {
    this.noted.delete(id);
    removeFromLocalStorage(this.page, id);
    this.bringToDisk(id);
  }

  // Forgets what that page left of a document, and nothing else.
  clear(id, page) {
    if (!page || page === this.page) return this.drop(id);
    removeFromLocalStorage(page, id);
    return this.inDatabase('readwrite', (store) => store.delete([page, id]));
  }

  // Everything that was noted so far is where a browser that is killed leaves it.
  async settled() {
    while (this.busy.size > 0) await Promise.all(this.busy.values());
  }

  // One write of a document at a time, and then the newest.
  bringToDisk(id) {
    if (!this.busy.has(id) && !this.isOnDisk(id)) this.busy.set(id, this.writeOn(id));
  }

  isOnDisk(id) { return this.written.get(id) === this.noted.get(id)?.number; }

  async writeOn(id) {
    let done;
    do {
      const entry = this.noted.get(id);
      done = await this.inDatabase('readwrite', (store) =>
        entry ? store.put(entry) : store.delete([this.page, id]));
      if (entry) this.written.set(id, done ? entry.number : 0);
      else if (done) this.written.delete(id);
    } while (done && !this.isOnDisk(id));
    this.busy.delete(id);
  }

  async inDatabase(mode, steps) {
    try {
      await this.transaction(mode, steps);
      return true;
    } catch {
      return false;  // localStorage still has it
    }
  }

  // The entries of pages that are no more; of each page's entries for a document the newest.
  async ofDeadPages() {
    const found = new Map();
    for (const entry of [...entries(), ...await this.inIndexedDb()]) {
      if (entry.page === this.page) continue;
      const key = keyOf(entry.page, entry.id);
      if ((found.get(key)?.number ?? -1) < entry.number) found.set(key, entry);
    }
    if (found.size === 0) return [];
    const alive = await this.alive();
    return [...found.values()].filter(({page}) => !alive.has(page));
  }

  async inIndexedDb() {
    try {
      const all = await this.transaction('readonly', (store, say) => {
        store.getAll().onsuccess = ({target: {result}}) => say(result);
      });
      return all.map((entry) => ({...entry, at: count(entry.at), bytes: bytesIn(entry.bytes)}))
          .filter(({page, id, expected, number, bytes}) => typeof page === 'string' &&
              typeof id === 'string' && isCount(expected) && isCount(number) && bytes);
    } catch {
      return [];
    }
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
