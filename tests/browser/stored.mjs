// What the tests of storing share: what is in the browser's database, and a sheet whose name is changed.
import {act, byRole, settle} from './support.mjs';

// Everything that IndexedDB holds: {documents, versions, bin, journal}, texts in place of bytes.
export const stored = (page) => page.evaluate(async () => {
  const database = await new Promise((done, fail) => {
    const request = indexedDB.open('roadbook');
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
  const read = (name) => new Promise((done) => {
    if (!database.objectStoreNames.contains(name)) return done([]);
    const request = database.transaction(name).objectStore(name).getAll();
    request.onsuccess = () => done(request.result.map((record) => ({...record,
      bytes: undefined, text: record.bytes ? new TextDecoder().decode(record.bytes) : null})));
  });
  const found = {documents: await read('documents'), bin: await read('bin'), journal: await read('journal'),
    versions: [...await read('versions'), ...await read('history')]};
  database.close();
  return found;
});

export const names = async (page) => (await stored(page)).documents.filter(({text}) => text)
    .map(({text}) => JSON.parse(text).name);

// From the library to the name of its sheet.
export async function openName(page) {
  await act(page, 'button', 'Continue');
  await act(page, 'button', /^Name and look/);
  await byRole(page, 'textbox', 'Name').waitFor({state: 'attached'});
}

// Types a whole text into the field "Name" at once.
export const typeAtOnce = (page, text) => page.evaluate((given) => {
  const field = [...document.querySelectorAll('#mirror input')]
      .find((each) => each.getAttribute('aria-label') === 'Name' || each.labels?.[0]?.textContent === 'Name');
  roadbook.act(Number(field.dataset.id), 'set_text', given);
}, text);

export async function type(page, text) {
  await typeAtOnce(page, text);
  await settle(page);
}

// Waits until some field shows the text.
export const inField = (page, text) => page.waitForFunction((words) =>
  [...document.querySelectorAll('#mirror input')].some((each) => each.value === words), text, {polling: 5});
