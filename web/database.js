// The database of the library in the browser: its stores, opening it, and what runs in one transaction.

// Layout 1 had the documents alone; layout 2 kept versions by their times, in `versions`, which are
// still read; layout 3 keeps them by their revisions.
const layout = 3;
export const documents = 'documents';
export const oldVersions = 'versions';
export const history = 'history';  // {id, revision, nth, changed, bytes}
export const bin = 'bin';
export const journalStore = 'journal';
export const all = [documents, oldVersions, history, bin];

const newerRoadbook = 'A newer Roadbook has used the storage of this page. Reload the page to get ' +
    'it. Until then you can look at everything here and export it; nothing is changed.';

const sentences = {
  QuotaExceededError: 'The browser has no more room for this page. Export what matters, remove what ' +
      'does not; Roadbook then tries again.',
  SecurityError: 'The browser does not let this page keep anything. Its settings for cookies and site ' +
      'data decide that; until then, export what matters.',
  InvalidStateError: 'The browser does not let this page keep anything, as it does in some private ' +
      'windows. Export what matters before the window is closed.',
  VersionError: newerRoadbook,
  BlockedError: 'Another tab with an older Roadbook is open and holds the storage. Close or ' +
      'reload it.',
  TimeoutError: 'The browser\'s storage does not answer, so nothing is kept. ' +
      'Export what matters, then restart the browser.',
  UnknownError: 'The browser could not read or write its storage. Export what matters, then restart ' +
      'the browser.',
};

export const sentenceFor = (error) => sentences[error?.name] ??
    `The browser could not read or write its storage (${error?.message || 'no reason given'}).`;

const fault = (name) => Object.assign(new Error(sentences[name]), {name});

// Now and then a browser's storage answers nothing at all until the browser is restarted.
const patience = 15000;  // ms

// Makes what an older layout has not.
function upgrade(database, transaction, from) {
  if (from < 1) database.createObjectStore(documents, {keyPath: 'id'});
  if (from < 3) {
    database.createObjectStore(history, {keyPath: ['id', 'revision', 'nth']});
    database.createObjectStore(journalStore, {keyPath: ['page', 'id']});
  }
  if (from >= 2) return;
  const store = transaction.objectStore(documents);
  // Removed documents have no `changed` and so no place in this index.
  store.createIndex('changed', 'changed');
  database.createObjectStore(oldVersions, {keyPath: ['id', 'changed']});
  database.createObjectStore(bin, {keyPath: 'id'});
  if (from < 1) return;
  store.openCursor().onsuccess = ({target: {result: cursor}}) => {
    if (!cursor) return;
    const {id, revision, changed, removed} = cursor.value;
    if (removed) cursor.update({id, revision, removed: changed ?? 1});
    cursor.continue();
  };
}

export class Database {
  // `closed` is told where the browser closed it.
  constructor(name, closed) {
    this.name = name;
    this.closed = closed;
    this.database = null;
    this.readOnly = '';  // why nothing is written, in words
  }

  // The open database; opened again where the browser closed it.
  open() {
    this.database ??= this.openNewest();
    this.database.catch(() => { this.database = null; });
    return this.database;
  }

  async openNewest(tries = 6) {
    try {
      const database = await this.request(layout);
      this.readOnly = '';
      return database;
    } catch (error) {
      // While the browser clears its storage it takes new connections away again.
      if (error?.name === 'AbortError' && tries > 1) {
        await new Promise((done) => setTimeout(done, 20 * (7 - tries)));
        return this.openNewest(tries - 1);
      }
      if (error?.name !== 'VersionError') throw error;
      // A newer Roadbook made a newer layout: what is understood of it can be looked at.
      const database = await this.request();
      if (!database.objectStoreNames.contains(documents)) throw error;
      this.readOnly = newerRoadbook;
      return database;
    }
  }

  request(version) {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(this.name, version);
      let late = false;
      const giveUp = (name) => {
        late = true;
        reject(fault(name));
      };
      let waiting = setTimeout(giveUp, patience, 'TimeoutError');
      request.onupgradeneeded = ({oldVersion}) => {
        clearTimeout(waiting);
        upgrade(request.result, request.transaction, oldVersion);
      };
      // Pages of today let go when they are asked; one that does not is named.
      request.onblocked = () => {
        clearTimeout(waiting);
        waiting = setTimeout(giveUp, 900, 'BlockedError');
      };
      request.onerror = () => {
        clearTimeout(waiting);
        reject(request.error);
      };
      request.onsuccess = () => {
        clearTimeout(waiting);
        const database = request.result;
        const forget = () => { this.database = null; };
        database.onclose = () => {
          forget();
          this.closed();
        };
        database.onversionchange = () => {
          database.close();
          forget();
        };
        if (!late) return resolve(database);
        // Nobody waits for this one any more; the page looks again at what is there.
        database.close();
        this.closed();
      };
    });
  }

  // Runs `steps(stores, say)` in one transaction; gives what was said once it is complete.
  async transaction(mode, names, steps, durability = 'strict', again = true) {
    const database = await this.open();
    let transaction;
    try {
      transaction = database.transaction(names, mode, {durability});
    } catch (error) {
      // The connection was closed under us; a second one tells whether it can be used.
      if (!again || error?.name !== 'InvalidStateError') throw error;
      this.database = null;
      return this.transaction(mode, names, steps, durability, false);
    }
    return new Promise((resolve, reject) => {
      let said;
      transaction.oncomplete = () => resolve(said);
      transaction.onabort = () => reject(transaction.error ?? new DOMException('', 'UnknownError'));
      steps(Object.fromEntries(names.map((name) => [name, transaction.objectStore(name)])),
            (value) => { said = value; });
    });
  }
}
