// What a record of the library's IndexedDB must be, and what is wrong with one that is not.
//
// A document is {id, revision, changed, bytes, by}, a removed one {id, revision, removed, by}; `by`
// is {page, number}: the page that wrote it and the number of its journal's entry.

export const nothing = new Uint8Array();

export const equal = (a, b) => a.length === b.length && a.every((byte, index) => byte === b[index]);

// The bytes in a value, whatever holds them; null: it holds none.
export function bytesIn(value) {
  if (value instanceof Uint8Array) return value;
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  return value instanceof ArrayBuffer ? new Uint8Array(value) : null;
}

const isRevision = (value) => Number.isSafeInteger(value) && value > 0;
const timeIn = (value) => Number.isFinite(value) && value > 0 ? value : 0;

// Why a record that was not removed cannot be opened; empty: it can.
export function faultOf(record) {
  if (!bytesIn(record.bytes)) {
    return 'The browser has lost the content of this sheet: only its name is left.';
  }
  if (isRevision(record.revision)) return '';
  return 'What the browser kept beside this sheet is damaged: its revision is not a number. The sheet ' +
      'itself is in the copy.';
}

// The record with something in place of what it lacks. One that is there has a revision, so that
// nothing is written over it by somebody who does not know of it.
export function mended(record) {
  const revision = isRevision(record.revision) ? record.revision : record.removed ? 0 : 1;
  return {...record, revision, changed: timeIn(record.changed), bytes: bytesIn(record.bytes) ?? nothing};
}

// {records, unreadable} of what was read.
export function sorted(found) {
  const records = [];
  const unreadable = [];
  for (const record of found) {
    const fault = faultOf(record);
    const {id, revision, changed, bytes} = mended(record);
    if (fault) unreadable.push({id, message: fault, bytes});
    else records.push({id, revision, changed, bytes});
  }
  return {records, unreadable};
}

// What stands under a key that is no text.
export const oddKey = (key) => ({id: `Record ${String(key)}`.slice(0, 100), bytes: nothing,
  message: 'This is not a Roadbook sheet: another program put it in the storage of this page.'});
