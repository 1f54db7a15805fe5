// The library in the browser: IndexedDB, one record for each document, with its revision.
//
// A record is {id, revision, changed, bytes}; a removed document stays as {id, revision, removed}, so
// that its revisions go on counting. The revision is compared inside the transaction that writes, and
// nothing is called done before that transaction is complete and on the disk. What a write holds also
// stands in localStorage until it is decided, so that a page that dies in the middle loses nothing.

const storeName = 'documents';
const journalPrefix = 'roadbook.unfinished.';

const sentences = {
  QuotaExceededError: 'The browser has no more room for this page. Export what matters, remove what ' +
      'does not, then try again.',
  SecurityError: 'The browser does not let this page keep anything. Its settings for cookies and site ' +
      'data decide that; until then, export what matters.',
  InvalidStateError: 'The browser does not let this page keep anything, as it does in some private ' +
      'windows. Export what matters before the window is closed.',
  VersionError: 'Another tab runs a newer Roadbook. Reload this page to go on with that one.',
  UnknownError: 'The browser could not read or write its storage. Export what matters, then restart ' +
      'the browser.',
};

const sentenceFor = (error) => sentences[error?.name] ??
    `The browser could not read or write its storage (${error?.message ?? 'no reason given'}).`;

const equal = (a, b) => a.length === b.length && a.every((byte, index) => byte === b[index]);

export class Library {
  constructor(name = 'roadbook') {
    this.name = name;
    this.database = null;
    this.known = new Map();  // id to the revision that this page knows of
    this.watcher = null;
    this.channel = null;
    this.asked = false;
    this.loading = null;     // the first load; nothing is written before it is through
  }

  // The open database; opened again where the browser closed it.
  open() {
    this.database ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(this.name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(storeName, {keyPath: 'id'});
      request.onblocked = () => reject(new DOMException('', 'VersionError'));
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const database = request.result;
        const forget = () => { this.database = null; };
        database.onclose = forget;
        database.onversionchange = () => {
          database.close();
          forget();
        };
        resolve(database);
      };
    });
    this.database.catch(() => { this.database = null; });
    return this.database;
  }

  // Runs `steps(store, say)` in one transaction; gives what was said once it is complete.
  async transaction(mode, steps) {
    const database = await this.open();
    return new Promise((resolve, reject) => {
      let said;
      const transaction = database.transaction(storeName, mode, {durability: 'strict'});
      transaction.oncomplete = () => resolve(said);
      transaction.onabort = () => reject(transaction.error ?? new DOMException('', 'UnknownError'));
      steps(transaction.objectStore(storeName), (value) => { said = value; });
    });
  }

  readAll() {
    return this.transaction('readonly', (store, say) => {
      const request = store.getAll();
      request.onsuccess = () => say(request.result.filter((record) => !record.removed));
    });
  }

  // {ok, message, records, mayBeCleared}; first brings home what an earlier page did not finish.
  loadAll() {
    this.loading = this.load();
    return this.loading;
  }

  async load() {
    try {
      await this.finishUnfinished();
      const records = await this.readAll();
      this.known = new Map(records.map((record) => [record.id, record.revision]));
      this.listen();
      return {ok: true, message: '', records, mayBeCleared: !await this.isPersistent()};
    } catch (error) {
      return {ok: false, message: sentenceFor(error), records: [], mayBeCleared: true};
    }
  }

  // {outcome: 'done', revision} | {outcome: 'conflict', current} | {outcome: 'failed', message}
  async put(id, expected, bytes) {
    this.journal(id, {expected, bytes});
    await (this.loading ?? this.loadAll());
    try {
      const result = await this.change(id, expected, bytes);
      this.journal(id, null);
      if (result.outcome === 'done') this.askToPersist();
      return result;
    } catch (error) {
      return {outcome: 'failed', message: sentenceFor(error)};
    }
  }

  async remove(id, expected) {
    await (this.loading ?? this.loadAll());
    try {
      return await this.change(id, expected, null);
    } catch (error) {
      return {outcome: 'failed', message: sentenceFor(error)};
    }
  }

  async change(id, expected, bytes) {
    const result = await this.transaction('readwrite', (store, say) => {
      const request = store.get(id);
      request.onsuccess = () => {
        const stored = request.result ?? {id, revision: 0, removed: true};
        const present = stored.removed ? 0 : stored.revision;
        if (present !== expected) {
          const same = bytes ? !stored.removed && equal(stored.bytes, bytes) : stored.removed;
          say(same ? {outcome: 'done', revision: stored.revision} :
              {outcome: 'conflict', current: this.shown(stored)});
          return;
        }
        const revision = stored.revision + 1;
        const changed = Date.now();
        store.put(bytes ? {id, revision, changed, bytes} : {id, revision, changed, removed: true});
        say({outcome: 'done', revision, changed: true});
      };
    });
    const revision = result.outcome === 'done' ? result.revision : result.current.revision;
    this.note(id, bytes && result.outcome === 'done' ? revision : result.current?.revision ?? 0);
    if (result.changed) this.channel?.postMessage({id});
    return result;
  }

  // A record as others see it: a removed one has revision 0 and no bytes.
  shown(record) {
    return record.removed ? {id: record.id, revision: 0, changed: record.changed ?? 0, bytes: new Uint8Array()} :
        record;
  }

  note(id, revision) {
    if (revision > 0) this.known.set(id, revision);
    else this.known.delete(id);
  }

  // --- Other tabs --------------------------------------------------------------------------------

  watch(watcher) {
    this.watcher = watcher;
    this.listen();
  }

  listen() {
    if (this.channel || !this.watcher || typeof BroadcastChannel !== 'function') return;
    this.channel = new BroadcastChannel(`${this.name}-library`);
    this.channel.onmessage = (event) => this.look(event.data.id);
  }

  async look(id) {
    try {
      const record = await this.transaction('readonly', (store, say) => {
        const request = store.get(id);
        request.onsuccess = () => say(request.result);
      });
      this.tellWatcher(this.shown(record ?? {id, removed: true}));
    } catch {
      // The next look, or the next write, meets it again and says so.
    }
  }

  // Looks at everything, for a page that was asleep while others wrote.
  async refresh() {
    if (!this.watcher) return;
    try {
      const records = await this.readAll();
      const gone = new Set(this.known.keys());
      for (const record of records) {
        gone.delete(record.id);
        this.tellWatcher(record);
      }
      for (const id of gone) this.tellWatcher(this.shown({id, removed: true}));
    } catch {
      // As above.
    }
  }

  tellWatcher(record) {
    if ((this.known.get(record.id) ?? 0) === record.revision) return;
    this.note(record.id, record.revision);
    this.watcher?.(record);
  }

  // --- What a page that died did not finish ------------------------------------------------------

  journal(id, entry) {
    try {
      if (entry) {
        const text = new TextDecoder().decode(entry.bytes);
        localStorage.setItem(journalPrefix + id, JSON.stringify({expected: entry.expected, text}));
      } else {
        localStorage.removeItem(journalPrefix + id);
      }
    } catch {
      // Without room for it the write itself still counts.
    }
  }

  async finishUnfinished() {
    const keys = [];
    try {
      for (let index = 0; index < localStorage.length; ++index) {
        const key = localStorage.key(index);
        if (key.startsWith(journalPrefix)) keys.push(key);
      }
    } catch {
      return;
    }
    for (const key of keys) {
      const id = key.slice(journalPrefix.length);
      const entry = parse(localStorage.getItem(key));
      if (entry) {
        const bytes = new TextEncoder().encode(entry.text);
        const result = await this.change(id, entry.expected, bytes);
        // Somebody else went on from the same revision: both are kept.
        if (result.outcome === 'conflict') {
          await this.change(`${id.slice(0, 40)}_kept_${entry.expected + 1}`, 0, bytes);
        }
      }
      localStorage.removeItem(key);
    }
  }

  // --- How long the browser keeps it -------------------------------------------------------------

  async isPersistent() {
    try {
      return await navigator.storage.persisted();
    } catch {
      return false;
    }
  }

  // Asked once, when there is something to keep: some browsers put the question to the person.
  askToPersist() {
    if (this.asked) return;
    this.asked = true;
    navigator.storage?.persist?.().catch(() => {});
  }
}

function parse(text) {
  try {
    const entry = JSON.parse(text);
    return Number.isInteger(entry?.expected) && typeof entry.text === 'string' ? entry : null;
  } catch {
    return null;
  }
}
