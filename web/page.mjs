// Puts the page together: shell.html and the files of web/ beside the compiled program.
//
//   node web/page.mjs SOURCE_FOLDER PROGRAM_FOLDER OUTPUT_FOLDER VERSION
//
// The result is a folder that any web server can hand out as it is.
import {copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync}
    from 'node:fs';
import {basename, join} from 'node:path';
import {fileURLToPath} from 'node:url';

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
const tools = new Set(['serve', 'server.mjs', 'page.mjs', 'README.md']);

const filesOf = (folder) => (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && !tools.has(basename(path)));

// Copies where the content differs, so that a file's date says when it changed.
function copy(from, folder) {
  mkdirSync(folder, {recursive: true});
  const to = join(folder, basename(from));
  if (!existsSync(to) || !readFileSync(from).equals(readFileSync(to))) copyFileSync(from, to);
}

function assemble(source, program, output, version) {
  for (const path of filesOf(join(source, 'web'))) copy(path, output);
  for (const path of filesOf(join(source, 'assets/icons'))) copy(path, join(output, 'icons'));
  for (const path of filesOf(join(source, 'assets/print'))) copy(path, join(output, 'print'));
  for (const path of filesOf(join(source, 'assets/fonts'))) {
    if (path.endsWith('.woff2')) copy(path, join(output, 'fonts'));
  }
  for (const name of ['roadbook.js', 'roadbook.wasm']) copy(join(program, name), output);

  const shell = readFileSync(join(source, 'shell.html'), 'utf8');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  if (!/<meta charset[^>]*>/i.test(shell)) throw new Error('shell.html has no <meta charset>');
  writeFileSync(join(output, 'index.html'), shell
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>\s*/i, '')
      .replace(/<meta charset[^>]*>/i, (found) => `${found}\n${meta}`)
      .replaceAll('@VERSION@', version));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [source, program, output, version] = process.argv.slice(2);
  assemble(source, program, output, version);
}
