// How many bytes of the page's program each room of the house takes.
//
//   node tests/bench/rooms.mjs BUILD [N]
//
// BUILD (build/web-objects) holds the program with its function names and the archives that it was linked
// from; N names that many of the largest functions of each room. "later" is what the page fetches when it is
// first wanted, and is counted in none of the other columns. A function that several rooms hold a copy of (a template, an
// inline one) counts for the library or the type that it belongs to. "alone" is what a room's bytes are
// after Brotli by themselves: together they are a little less, since equal pieces are found only once.
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { execFileSync } from 'node:child_process';

const [build, shown = '0'] = process.argv.slice(2);
if (!build) {
  console.error('node tests/bench/rooms.mjs BUILD [N]');
  process.exit(2);
}

function filesBelow(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(full) : [full];
  });
}

const files = filesBelow(build);
const wasm = fs.readFileSync(files.find((file) => file.endsWith('/src/app/roadbook.wasm')));

// -- the sections of the program -------------------------------------------------------------------

let at = 8;
function number() {
  let value = 0;
  let shift = 0;
  for (;;) {
    const byte = wasm[at++];
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return value;
    shift += 7;
  }
}
function text() {
  const length = number();
  at += length;
  return wasm.toString('utf8', at - length, at);
}

const functions = [];
const names = new Map();
let importedFunctions = 0;
let dataBytes = Buffer.alloc(0);
while (at < wasm.length) {
  const kind = wasm[at++];
  const size = number();
  const end = at + size;
  if (kind === 0 && text() === 'name') {
    while (at < end) {
      const part = wasm[at++];
      const partEnd = number() + at;
      if (part === 1) {
        for (let left = number(); left > 0; left -= 1) {
          const index = number();
          names.set(index, text());
        }
      }
      at = partEnd;
    }
  } else if (kind === 2) {
    for (let left = number(); left > 0; left -= 1) {
      text();
      text();
      const what = wasm[at++];
      if (what === 0) {
        importedFunctions += 1;
        number();
      } else if (what === 1) {
        at += 1;
        if (number() & 1) number();
        number();
      } else if (what === 2) {
        if (number() & 1) number();
        number();
      } else {
        at += 2;
      }
    }
  } else if (kind === 10) {
    for (let left = number(); left > 0; left -= 1) {
      const length = number();
      functions.push(wasm.subarray(at, at + length));
      at += length;
    }
  } else if (kind === 11) {
    dataBytes = wasm.subarray(at, end);
  }
  at = end;
}

// -- which archive defines what --------------------------------------------------------------------

const readableNames = (list) => execFileSync('c++filt', { input: list.join('\n'), encoding: 'utf8', maxBuffer: 2 ** 30 }).split('\n');
const homes = new Map();
const objects = files.filter((file) => file.endsWith('.a') || /roadbook\.dir\/.*\.o$/.test(file));
for (const file of objects) {
  const home = file.endsWith('.a') ? path.basename(file, '.a').replace(/^lib/, '') : 'main';
  const listed = execFileSync('llvm-nm', ['--defined-only', '--format=posix', file],
    { encoding: 'utf8', maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'ignore'] });
  for (const [name, type] of listed.split('\n').map((line) => line.split(' '))) {
    if (!type || !'TtWw'.includes(type)) continue;
    const known = homes.get(name) ?? new Set();
    homes.set(name, known.add(home));
  }
}

function roomOf(name) {
  const home = [...(homes.get(name) ?? [])];
  if (home.length === 1) return home[0];
  if (/8nlohmann/.test(name)) return 'nlohmann_json';
  if (/^_ZNK?St3__210__function/.test(name)) return 'std::function';
  if (/^_ZNK?St3__2/.test(name)) return 'standard library, templates';
  if (home.length > 1) return 'inline functions of several rooms';
  return 'C library, compiler and SDL';
}

// -- the table ---------------------------------------------------------------------------------------

const laterList = files.find((file) => file.endsWith('/later-functions.txt'));
const later = new Set(laterList ? fs.readFileSync(laterList, 'utf8').split('\n') : []);
const rooms = new Map();
functions.forEach((body, i) => {
  const name = names.get(i + importedFunctions) ?? '';
  const room = roomOf(name);
  if (!rooms.has(room)) rooms.set(room, []);
  rooms.get(room).push([name, body]);
});
rooms.set('constants (fonts, the default game, texts)', [['', dataBytes]]);

const brotli = (bytes) => zlib.brotliCompressSync(bytes,
  { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_LGWIN]: 22 } }).length;
const rows = [...rooms].map(([room, list]) => {
  const first = list.filter(([name]) => !later.has(name));
  const bytes = Buffer.concat(first.map(([, body]) => body));
  const rest = Buffer.concat(list.filter(([name]) => later.has(name)).map(([, body]) => body));
  return { room, functions: first.length, bytes: bytes.length, alone: bytes.length ? brotli(bytes) : 0,
    rest: rest.length ? brotli(rest) : 0, list: first };
});
rows.sort((a, b) => b.alone - a.alone);
const line = (...cells) => console.log(cells.map((cell, i) => (i === 0 ? String(cell).padEnd(44) : String(cell).padStart(10))).join(''));
line('room', 'functions', 'bytes', 'alone', 'later');
for (const row of rows) {
  line(row.room, row.functions, row.bytes, row.alone, row.rest);
  const largest = row.list.sort((a, b) => b[1].length - a[1].length).slice(0, Number(shown));
  const words = shown === '0' ? [] : readableNames(largest.map(([name]) => name));
  largest.forEach(([, body], i) => console.log(`    ${String(body.length).padStart(7)}  ${words[i].slice(0, 150)}`));
}
