// The library in the browser: IndexedDB, one record for each document, with its revision.
//
// A removed document stays as a record without bytes, so that its revisions go on counting, and its
// last bytes lie in the bin. The revision is compared inside the transaction that writes, and nothing
// is called done before that transaction is complete and on the disk. What is about to be written is
// noted by journal.js, for the page and the browser that die.
import {Database, all, bin, documents, history, journalStore, oldVersions, sentenceFor} from './database.js';
import {Journal} from './journal.js';
import {bytesIn, equal, faultOf, mended, nothing, oddKey, sorted} from './records.js';

const ofDocument = (id) => IDBKeyRange.bound([id], [id, []]);

const together = 256;  // documents that are looked at together

const noJournal = {page: '', number: 0, write: () => 0, done() {}, drop() {}, clear() {},
  ofDeadPages: async () => []};

export class Library {
  // `journal`: null for documents that no journal is kept of, because they are written at once.
  constructor(name = 'roadbook', journal = undefined) {
    this.name = name;
    // Closed by the browser, which clears its storage: what is here is brought back.
    this.database = new Database(name, () => this.refresh());
    this.known = new Map();  // id to the revision that this page knows of
    this.waiting = [];       // ids that are still to be loaded, the last changed last
    this.watcher = null;
    this.around = (tell) => tell();  // what the page does before and after news are told
    this.channel = null;
    this.asked = false;
    this.oddKeys = [];       // of records that are no documents of ours
    this.loading = null;     // the first load; nothing is written before it is through
    this.journal = journal === null ? noJournal : new Journal((mode, steps) => this.transaction(
        mode, [journalStore], (stores, say) => steps(stores[journalStore], say), 'relaxed'));
  }

  // The open database; opened again where the browser closed it.
  open() { return this.database.open(); }

  transaction(mode, names, steps, durability) {
    return this.database.transaction(mode, names, steps, durability);
  }

  // --- Reading -----------------------------------------------------------------------------------

  // The ids of all documents, the last changed last, and those whose place nobody knows first.
  ids() {
    return this.transaction('readonly', [documents], (stores, say) => {
      const store = stores[documents];
      const inOrder = store.indexNames.contains('changed') ?
          store.index('changed').getAllKeys() : store.getAllKeys();
      const every = store.getAllKeys();
      every.onsuccess = () => {
        const known = new Set(inOrder.result);
        const texts = (ids) => ids.filter((id) => typeof id === 'string');
        this.oddKeys = every.result.filter((id) => typeof id !== 'string');
        say([...texts(every.result).filter((id) => !known.has(id)), ...texts(inOrder.result)]);
      };
    });
  }

  read(ids) {
    return this.transaction('readonly', [documents], (stores, say) => {
      const found = [];
      say(found);
      for (const id of ids) {
        stores[documents].get(id).onsuccess = ({target: {result}}) => {
          if (result && !result.removed) found.push(result);
        };
      }
    });
  }

  // All of them between the first and the last of these ids, which are in their order, with one
  // question to the browser.
  readAround(ids) {
    return this.transaction('readonly', [documents], (stores, say) => {
      stores[documents].getAll(IDBKeyRange.bound(ids[0], ids.at(-1))).onsuccess =
          ({target: {result}}) => say(result);
    });
  }

  // The last changed come first; the others in the order of their ids, which is faster.
  // {ok, message, records, unreadable, more, total}, and with the first part {mayBeCleared, readOnly,
  // unfinished}.
  load(most) {
    this.loading = this.loadFirst(most);
    return this.loading;
  }

  async loadFirst(most) {
    try {
      this.waiting = await this.ids();
      const part = await this.loadPart(most, (ids) => this.read(ids.reverse()));
      if (!part.ok) return part;
      this.waiting.sort();
      this.listen();
      part.unreadable.push(...this.oddKeys.map(oddKey));
      return {...part, total: part.records.length + this.waiting.length,
        mayBeCleared: !await this.isPersistent(), readOnly: this.database.readOnly,
        unfinished: await this.unfinished()};
    } catch (error) {
      return {ok: false, message: sentenceFor(error), records: [], unreadable: [], mayBeCleared: true};
    }
  }

  loadMore(most) {
    return this.loadPart(most, async (ids) => {
      const wanted = new Set(ids);
      return (await this.readAround(ids)).filter(({id, removed}) => wanted.has(id) && !removed);
    });
  }

  async loadPart(most, read) {
    try {
      const records = [];
      const unreadable = [];
      // Removed documents count for nothing.
      while (records.length < most && this.waiting.length > 0) {
        const ids = this.waiting.splice(Math.max(0, this.waiting.length - (most - records.length)));
        const part = sorted(await read(ids));
        records.push(...part.records);
        unreadable.push(...part.unreadable);
      }
      for (const {id, revision} of records) this.known.set(id, revision);
      return {ok: true, message: '', records, unreadable, more: this.waiting.length > 0, total: 0};
    } catch (error) {
      this.waiting = [];
      return {ok: false, message: sentenceFor(error), records: [], unreadable: []};
    }
  }

  // What earlier pages did not bring to an end, the newest first; without what is stored all the same,
  // and without a second entry that says the same.
  async unfinished() {
    const left = await this.journal.ofDeadPages();
    left.sort((one, other) => other.at - one.at);
    const stored = await this.stored(left.map(({id}) => id));
    const open = [];
    for (const entry of left) {
      const there = stored.get(entry.id);
      const told = open.some(({id, bytes}) => id === entry.id && equal(bytes, entry.bytes));
      if (told || this.isStored(there, entry)) this.journal.clear(entry.id, entry.page);
      else open.push(entry);
    }
    return open;
  }

  // The records of these ids, removed ones too.
  stored(ids) {
    return this.transaction('readonly', [documents], (stores, say) => {
      const found = new Map();
      say(found);
      for (const id of ids) {
        stores[documents].get(id).onsuccess = ({target: {result}}) => {
          if (result) found.set(id, result);
        };
      }
    });
  }

  // What is there is what the entry holds, or what its page wrote after it.
  isStored(there, entry) {
    if (!there) return false;
    if (!there.removed && equal(mended(there).bytes, entry.bytes)) return true;
    return there.by?.page === entry.page && there.by.number >= entry.number;
  }

  // The newest first; `id` is the name of the version.
  versions(id) {
    return this.listed(() => this.transaction('readonly', [oldVersions, history], (stores, say) => {
      const kept = stores[history].getAll(ofDocument(id));
      stores[oldVersions].getAll(ofDocument(id)).onsuccess = ({target: {result: old}}) => say([
        ...kept.result.reverse().map((each) => ({...mended(each), id: `r${each.revision}.${each.nth}`})),
        ...old.reverse().map((each) => ({...mended(each), id: `t${each.changed}`, revision: 0})),
      ]);
    }));
  }

  bin() {
    return this.listed(() => this.transaction('readonly', [bin], (stores, say) => {
      stores[bin].getAll().onsuccess = ({target: {result}}) => say(
          result.filter(({id}) => typeof id === 'string')
              .map((each) => ({...mended(each), revision: 0, changed: mended({changed: each.removed}).changed})));
    }));
  }

  // One document alone.
  async readOne(id) {
    try {
      const {records, unreadable} = sorted(await this.read([id]));
      for (const {revision} of records) this.known.set(id, revision);
      return {ok: unreadable.length === 0, message: unreadable[0]?.message ?? '', records};
    } catch (error) {
      return {ok: false, message: sentenceFor(error), records: []};
    }
  }

  async listed(read) {
    await this.loading;
    try {
      return {ok: true, message: '', records: this.database.readOnly ? [] : await read()};
    } catch (error) {
      return {ok: false, message: sentenceFor(error), records: []};
    }
  }

  // --- Writing -----------------------------------------------------------------------------------

  // {outcome: 'done', revision} | {outcome: 'conflict', current} | {outcome: 'failed', message}
  async put(id, expected, bytes, keepBefore = false) {
    const number = this.journal.write(id, expected, bytes);
    const result = await this.write(() => this.change(id, expected, bytes, keepBefore, number));
    if (result.outcome === 'done') {
      this.journal.done(id, number);
      this.askOnce();
    }
    return result;
  }

  async remove(id, expected) {
    this.journal.drop(id);
    return this.write(() => this.change(id, expected, null, false, this.journal.number));
  }

  async write(steps) {
    await (this.loading ?? this.load(1));
    try {
      await this.open();
      if (this.database.readOnly) return {outcome: 'failed', message: this.database.readOnly};
      return await steps();
    } catch (error) {
      return {outcome: 'failed', message: sentenceFor(error)};
    }
  }

  // `number`: of the entry in the journal that holds these bytes, or that the removal comes after.
  async change(id, expected, bytes, keepBefore, number) {
    const by = {page: this.journal.page, number};
    const result = await this.transaction('readwrite', all, (stores, say) => {
      stores[documents].get(id).onsuccess = ({target: {result: found}}) => {
        // No trace of what was known to be there: the browser cleared its storage. Nobody else wrote.
        const cleared = !found && expected > 0;
        const stored = mended(found ?? {id, revision: cleared ? expected : 0, removed: 1});
        const present = stored.removed && !cleared ? 0 : stored.revision;
        const there = !stored.removed;
        const same = bytes ? there && !faultOf(found) && equal(stored.bytes, bytes) : !there;
        if (present !== expected || same) {
          say(same ? {outcome: 'done', revision: stored.revision} :
              {outcome: 'conflict', current: this.shown(stored)});
          return;
        }
        const revision = stored.revision + 1;
        const now = Date.now();
        if (bytes) {
          if (there && keepBefore) this.keepVersion(stores, stored);
          if (!there) this.takeFromBin(stores, stored, bytes);
          stores[documents].put({id, revision, changed: now, bytes, by});
        } else {
          stores[bin].put({id, removed: now, changed: stored.changed, bytes: stored.bytes});
          stores[documents].put({id, revision, removed: now, by});
        }
        say({outcome: 'done', revision, changed: true, cleared});
      };
    });
    const revision = result.outcome === 'done' ? result.revision : result.current.revision;
    this.note(id, bytes || result.outcome !== 'done' ? revision : 0);
    if (result.changed) this.channel?.postMessage({id});
    if (result.cleared) this.refresh();
    return result;
  }

  // Keeps what stood there as a version; under a second name where the first has something else.
  keepVersion(stores, {id, revision, changed, bytes}) {
    const range = IDBKeyRange.bound([id, revision], [id, revision, []]);
    stores[history].getAll(range).onsuccess = ({target: {result}}) => {
      if (result.some((each) => equal(mended(each).bytes, bytes))) return;
      stores[history].add({id, revision, nth: (result.at(-1)?.nth ?? 0) + 1, changed, bytes});
    };
  }

  // A document that was removed is written again: what lies in the bin becomes a version of it, unless
  // it is the same. Somebody may have saved it whom the writer knows nothing of.
  takeFromBin(stores, {id, revision}, bytes) {
    stores[bin].get(id).onsuccess = ({target: {result}}) => {
      const last = bytesIn(result?.bytes);
      if (last && !equal(last, bytes)) {
        const {changed} = mended({changed: result.changed ?? result.removed});
        this.keepVersion(stores, {id, revision, changed, bytes: last});
      }
      stores[bin].delete(id);
    };
  }

  // `names` as versions() gives them.
  dropVersions(id, names) {
    return this.write(() => this.transaction('readwrite', [oldVersions, history], (stores, say) => {
      for (const name of names) {
        const [number, nth] = name.slice(1).split('.').map(Number);
        if (name.startsWith('r')) stores[history].delete([id, number, nth]);
        else stores[oldVersions].delete([id, number]);
      }
      say({outcome: 'done', revision: 0});
    }));
  }

  // Out of the bin for good, with all versions.
  forget(id) {
    return this.write(() => this.transaction('readwrite', all, (stores, say) => {
      stores[documents].get(id).onsuccess = ({target: {result: stored}}) => {
        if (stored && !stored.removed) {
          say({outcome: 'failed', message: 'It is not in the bin: it was restored.'});
          return;
        }
        stores[bin].delete(id);
        stores[oldVersions].delete(ofDocument(id));
        stores[history].delete(ofDocument(id));
        say({outcome: 'done', revision: mended(stored ?? {removed: 1}).revision});
      };
    }));
  }

  // A record as others see it: a removed one has revision 0 and no bytes.
  shown(record) {
    return record.removed ? {id: record.id, revision: 0, changed: 0, bytes: nothing} : record;
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

  look(id) {
    return this.lookAt([id]);
  }

  // Looks at everything, for a page that was asleep while others wrote; in parts, so that it can be
  // used meanwhile.
  async refresh() {
    if (!this.watcher || this.waiting.length > 0) return;
    try {
      const ids = [...new Set([...await this.ids(), ...this.known.keys()])].sort();
      for (let from = 0; from < ids.length; from += together) {
        await this.lookAt(ids.slice(from, from + together));
      }
    } catch {
      // The next look, or the next write, meets it again and says so.
    }
  }

  // `ids` in their order.
  async lookAt(ids) {
    try {
      const found = new Map((await this.readAround(ids)).map((record) => [record.id, record]));
      const news = [];
      for (const id of ids) {
        const record = found.get(id);
        // What is damaged is set aside at the next start; whoever writes over it is told.
        if (record && !record.removed && faultOf(record)) continue;
        const known = this.known.get(id) ?? 0;
        if ((record?.removed ? 0 : record?.revision ?? 0) === known) continue;
        // No trace of it: nobody removed it, the storage was cleared.
        const lost = !record;
        const told = this.shown(record ?? {id, removed: 1});
        this.note(id, told.revision);
        news.push({...told, lost});
      }
      if (news.length > 0) this.around(() => news.forEach((each) => this.watcher?.(each)));
    } catch {
      // As above.
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
  askOnce() {
    if (this.asked) return;
    this.asked = true;
    navigator.storage?.persist?.().catch(() => {});
  }

  // {used, free, mayBeCleared, canAsk}; `ask`: the browser is asked first not to clear anything.
  async usage(ask) {
    if (ask) await navigator.storage?.persist?.().catch(() => false);
    const mayBeCleared = !await this.isPersistent();
    const canAsk = mayBeCleared && typeof navigator.storage?.persist === 'function';
    try {
      const {usage, quota} = await navigator.storage.estimate();
      return {used: usage ?? 0, free: Math.max(0, (quota ?? 0) - (usage ?? 0)), mayBeCleared, canAsk};
    } catch {
      return {used: 0, free: 0, mayBeCleared, canAsk};
    }
  }
}
