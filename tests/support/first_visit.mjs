// What a page asks its server for, and the bytes that each file takes on the way.
import {existsSync, statSync} from 'node:fs';
import {join} from 'node:path';

// The names of the files that the page asks for from now on, each once; the set grows as the answers come.
export function asksFor(page) {
  const names = new Set();
  page.on('response', (response) => names.add(new URL(response.url()).pathname.slice(1) || 'index.html'));
  return names;
}

// The bytes of a file as the server sends it: after Brotli 11, where that is kept beside it.
export function sent(folder, name) {
  const path = join(folder, name);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
