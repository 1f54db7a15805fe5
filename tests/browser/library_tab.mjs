// A tab with the page's storage alone, without the program.
import {blank, forget, person} from './support.mjs';

// A person for many tests, one after the other: `anew()` closes all tabs but an empty one, and forgets what is stored
// and what the browser complained about.
export async function keeper(browser, address) {
  const {context, faults} = await person(browser);
  const stays = await blank(context, address);
  const session = await context.newCDPSession(stays);
  return {context, faults, anew: async () => {
    for (const each of context.pages()) if (each !== stays) await each.close();
    await forget(session, address);
    faults.length = 0;
  }};
}

// In the tab: library, heard (what other tabs did), bytes(text), load(most), put(id, expected, text, keepBefore),
// versions(id), bin() and plant(store, record, key); what is read has `words` in place of its bytes.
export async function libraryTab(context, address, name = 'test') {
  const page = await blank(context, address);
  await page.evaluate(async (name) => {
    const {Library} = await import('./page.js');
    const words = (bytes) => new TextDecoder().decode(bytes);
    const bytes = (text) => new TextEncoder().encode(text);
    const read = (all) => all?.map((each) => ({...each, bytes: undefined, words: words(each.bytes)}));
    const library = new Library(name);
    globalThis.heard = [];
    library.watch((record) => heard.push({id: record.id, revision: record.revision, words: words(record.bytes)}));
    globalThis.library = library;
    globalThis.bytes = bytes;
    globalThis.load = async (most = 1000) => {
      const {ok, records, unreadable, unfinished, more} = await library.load(most);
      return {ok, more, records: read(records), unreadable: read(unreadable), unfinished: read(unfinished)};
    };
    globalThis.put = async (id, expected, text, keepBefore) => {
      const {outcome, current, revision, message} = await library.put(id, expected, bytes(text), keepBefore);
      return {outcome, revision, message, current: current && read([current])[0]};
    };
    globalThis.versions = async (id) => read((await library.versions(id)).records);
    globalThis.bin = async () => read((await library.bin()).records);
    globalThis.plant = async (store, record, key) => {
      const database = await library.open();
      const transaction = database.transaction(store, 'readwrite');
      transaction.objectStore(store).put(record, key);
      await new Promise((done) => { transaction.oncomplete = done; });
    };
    await load();
  }, name);
  return page;
}
