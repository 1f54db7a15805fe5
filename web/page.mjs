// Puts the page together: shell.html and the files of web/ beside the compiled program.
//
//   node web/page.mjs SOURCE_FOLDER PROGRAM_FOLDER OUTPUT_FOLDER VERSION [NAME=PATH...]
//
// NAME=PATH adds a file from elsewhere, such as the licence of a library that is built in.
// The result is a folder that any web server can hand out as it is.
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync}
    from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {esbuild, oneFile} from './onefile.mjs';

// What the page may do: run its own scripts and WebAssembly, use its own files, nothing else.
export const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

// The tools beside the page's files, which no browser needs.
const tools = new Set(['serve', 'server.mjs', 'page.mjs', 'onefile.mjs', 'README.md', 'worker.js',
  'make', 'split.mjs', 'later.txt', 'window.bmp', 'icon-48.png', 'icon-64.png', 'icon-128.png']);
// The one file is for taking along; the page itself does without it.
export const takeAlong = 'roadbook.html';

const filesOf = (folder) => (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && !tools.has(basename(path)));

// Writes each script that is asked for by itself, whole with what it is made of; what another one asks for when it is
// needed, with import('./name.js'), is one. Gives their names; the others are no files of the page.
function bundles(found, folder) {
  const scripts = [...found].filter(([name]) => /^[a-z]+\.js$/.test(name));
  const entries = new Set(['boot.js']);
  for (const [name, path] of scripts) {
    for (const [, asked] of readFileSync(path, 'utf8').matchAll(/import\('\.\/([a-z]+\.js)'\)/g)) entries.add(asked);
    found.delete(name);
  }
  esbuild(...scripts.filter(([name]) => entries.has(name)).map(([, path]) => path), '--bundle', '--format=esm',
      ...[...entries].map((name) => `--external:./${name}`), `--outdir=${folder}`);
  return entries;
}

// Where each file of the page comes from: name in the page to path.
function sources(source, program, others) {
  const found = new Map(others.map((entry) => entry.split('=')));
  found.set('licences/roadbook.txt', join(source, 'LICENSE'));
  found.set('licences/fonts.txt', join(source, 'assets/fonts/OFL.txt'));
  const add = (folder, prefix) => {
    for (const path of filesOf(folder)) found.set(prefix + basename(path), path);
  };
  add(join(source, 'web'), '');
  const small = join(program, 'scripts');
  for (const name of bundles(found, small)) found.set(name, join(small, name));
  add(join(source, 'assets/icons'), 'icons/');
  add(join(source, 'assets/print'), 'print/');
  for (const path of filesOf(join(source, 'assets/fonts')).filter((each) => each.endsWith('-more.otf'))) {
    found.set(`fonts/${basename(path)}`, path);
  }
  found.set('band.bin', join(source, 'assets/emblems/band.bin'));
  for (const name of ['roadbook.wasm', 'later.wasm']) {
    if (existsSync(join(program, name))) found.set(name, join(program, name));
  }
  // Emscripten leaves the names inside its script long.
  esbuild(join(program, 'roadbook.js'), `--outfile=${join(small, 'roadbook.js')}`);
  found.set('roadbook.js', join(small, 'roadbook.js'));
  return found;
}

const hashOf = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

// Each game but the one that is built in, in one file; and of that one what is for play alone, which comes
// with the rest of the program (src/embedded/CMakeLists.txt leaves it out): name in the page to its bytes.
function games(source) {
  const {game: builtIn, later} = JSON.parse(readFileSync(join(source, 'assets/first-visit.json'), 'utf8'));
  const ofPlay = new RegExp(`^(${later})\\.json$`);
  const folder = join(source, 'assets/rulesets');
  const read = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));
  const packed = (id, names, others = {}) => {
    const files = Object.fromEntries(names.filter((name) => name.endsWith('.json')).sort()
        .map((name) => [name, read(folder, id, name)]));
    Object.assign(files, others);
    return Buffer.from(JSON.stringify({format: 'roadbook/game', version: 1, files}));
  };
  // Games that others are begun from come with what is for play alone, too.
  const templates = join(source, 'assets/templates');
  const toBegin = Object.fromEntries(readdirSync(templates).sort()
      .map((name) => [`templates/${name}`, read(templates, name)]));
  const found = new Map();
  for (const id of readdirSync(folder).filter((each) => existsSync(join(folder, each, 'ruleset.json')))) {
    const names = readdirSync(join(folder, id));
    if (id === builtIn) found.set('play.json', packed(id, names.filter((name) => ofPlay.test(name)), toBegin));
    else found.set(`games/${id}.json`, packed(id, names));
  }
  return found;
}

// Writes where the content differs, so that a file's date says when it changed.
function write(path, content) {
  mkdirSync(dirname(path), {recursive: true});
  if (!existsSync(path) || !content.equals(readFileSync(path))) writeFileSync(path, content);
}

// shell.html with the name as a picture in it.
function shellOf(source) {
  const name = readFileSync(join(source, 'assets/fonts/name.svg'), 'utf8').trim()
      .replace(' xmlns="http://www.w3.org/2000/svg"', ' id="cover-name" role="img" aria-label="Roadbook"');
  return readFileSync(join(source, 'shell.html'), 'utf8').replace('@NAME@', () => name);
}

// index.html: the shell with the policy in it, for hosts whose headers are not ours to set.
function index(shell, version, packages) {
  if (!/<meta charset[^>]*>/i.test(shell)) throw new Error('shell.html has no <meta charset>.');
  const hashes = Object.fromEntries([...packages].map(([name, bytes]) => [name, hashOf(bytes)]));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">\n` +
      `<meta name="games" content='${JSON.stringify(hashes)}'>`;
  return Buffer.from(shell
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>\s*/i, '')
      .replace(/<meta charset[^>]*>/i, (found) => `${found}\n${meta}`)
      .replaceAll('@VERSION@', version));
}

// worker.js with the hashes of all files that it keeps, under a version that is their content's; games
// are kept when they are first needed.
export function worker(source, output, names) {
  const kept = names.filter((name) => !name.startsWith('licences/') && name !== takeAlong);
  const hashes = kept.map((name) =>
    [name, hashOf(readFileSync(join(output, name)))]);
  const version = createHash('sha256').update(JSON.stringify(hashes)).digest('hex').slice(0, 16);
  const text = (some) => JSON.stringify(Object.fromEntries(some), null, 1);
  const isGame = ([name]) => name.startsWith('games/');
  return Buffer.from(readFileSync(join(source, 'web/worker.js'), 'utf8')
      .replace('@BUILD@', version)
      .replace("{'@FILES@': ''}", text(hashes.filter((each) => !isGame(each))))
      .replace("{'@GAMES@': ''}", text(hashes.filter(isGame))));
}

// The names of all files that a folder of a page holds: every one is handed out, some compressed beside themselves.
export function pageFiles(folder) {
  return readdirSync(folder, {recursive: true}).sort()
      .filter((name) => !/(^|\/)\.|\.(br|gz)$/.test(name) &&
        statSync(join(folder, name), {throwIfNoEntry: false})?.isFile());
}

function assemble(source, program, output, version, ...others) {
  const list = join(program, 'page-files.json');  // what this wrote at the last time
  const before = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const files = sources(source, program, others);
  for (const [name, path] of files) write(join(output, name), readFileSync(path));
  const packages = games(source);
  for (const [name, bytes] of packages) write(join(output, name), bytes);
  const shell = shellOf(source);
  write(join(output, 'index.html'), index(shell, version, packages));
  write(join(output, takeAlong), Buffer.from(oneFile(files, packages, shell, version)));
  const kept = [...files.keys(), ...packages.keys(), 'index.html', takeAlong].sort();
  write(join(output, 'worker.js'), worker(source, output, kept));
  const now = [...kept, 'worker.js'].sort();
  for (const name of before.filter((old) => !now.includes(old))) {
    for (const suffix of ['', '.br', '.gz']) rmSync(join(output, name + suffix), {force: true});
  }
  writeFileSync(list, JSON.stringify(now, null, 1));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) assemble(...process.argv.slice(2));
