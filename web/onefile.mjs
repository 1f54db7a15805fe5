// roadbook.html: the whole page in one file, which works from a disk or a stick without a server.
//
// The scripts are bundled by esbuild, the program is packed (gzip, base64) into a block of data, and
// the policy names each script and style by its hash: nothing else in the file can run.
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const base64 = (bytes) => Buffer.from(bytes).toString('base64');

// A script that stands inside HTML must not end there.
const inline = (script) => script.replace(/<\/(script)/gi, '<\\/$1').replaceAll('<!--', '<\\!--');

// JSON inside HTML: a "<" in its texts can begin nothing.
const inlineData = (bytes) => bytes.toString('utf8').replaceAll('<', '\\u003c');

// Runs esbuild on scripts; gives what it writes out.
export function esbuild(...options) {
  try {
    return execFileSync(process.env.ROADBOOK_ESBUILD || 'esbuild', [...options, '--target=es2022',
      '--minify', '--charset=utf8', '--log-level=error'], {encoding: 'utf8', maxBuffer: 1 << 26});
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    throw new Error('esbuild is missing, which makes the page\'s scripts small. Run ' +
        'src/third_party/get web, or install it (Debian: esbuild; elsewhere: npm install -g esbuild).');
  }
}

const bundle = (entry) => esbuild(entry, '--bundle', '--format=iife');

const policyOf = (scripts, style) => [
  "default-src 'none'",
  `script-src ${scripts.map(hashOf).join(' ')} 'wasm-unsafe-eval'`,
  `style-src ${hashOf(style)}`,
  'img-src data: blob:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

// The licences of what is inside, as one text.
const licences = (files) => [...files]
    .filter(([name]) => name.startsWith('licences/'))
    .map(([name, path]) => `--- ${name.slice('licences/'.length)} ---\n\n${readFileSync(path, 'utf8')}`)
    .join('\n\n');

// `files`: name in the page to path; `games`: name in the page to bytes; `shell`: shell.html as text.
// Gives the whole file as text.
export function oneFile(files, games, shell, version) {
  const read = (name) => readFileSync(files.get(name), 'utf8');
  const start = inline(bundle(files.get('boot.js')));
  const program = inline(read('roadbook.js'));
  const style = read('page.css');
  if (/url\(|@import/.test(style)) throw new Error('page.css loads something: roadbook.html could not.');
  const policy = policyOf([program, start], style);
  const icon = `data:image/svg+xml;base64,${base64(readFileSync(files.get('icons/icon.svg')))}`;
  const packed = (name) => base64(gzipSync(readFileSync(files.get(name)), {level: 9}));
  const parts = [
    `<script id="packed-program" type="application/gzip">${packed('roadbook.wasm')}</script>`,
    ...(files.has('later.wasm') ?
        [`<script id="packed-later" type="application/gzip">${packed('later.wasm')}</script>`] : []),
    `<script id="band" type="application/octet-stream">${base64(readFileSync(files.get('band.bin')))}</script>`,
    ...[...files].filter(([name]) => name.startsWith('fonts/')).map(([name, path]) =>
      `<script id="${name.replace(/\.otf$/, '')}" type="application/octet-stream">${base64(readFileSync(path))}</script>`),
    `<script>${program}</script>`,
    `<script type="module">${start}</script>`,
    ...[...games].map(([name, bytes]) => `<script id="${name.replace(/^games\//, 'game-').replace(/\.json$/, '')}" ` +
        `type="application/json">${inlineData(bytes)}</script>`),
    `<script id="licences" type="text/plain">\n${inline(licences(files))}\n</script>`,
  ];
  // Functions as replacements: a "$" in what is put in stays a "$".
  return shell
      .replaceAll('@VERSION@', version)
      .replace(/<template id="program">.*?<\/template>\s*/s, '')
      .replace(/<link rel="(?:manifest|stylesheet|apple-touch-icon|icon)"[^>]*>\s*/g, '')
      .replace(/<script[^>]*src=[^>]*><\/script>\s*/g, '')
      .replace(/<meta charset[^>]*>/i, (charset) =>
        `${charset}\n<meta http-equiv="Content-Security-Policy" content="${policy}">`)
      .replace('</head>', () => `<link rel="icon" href="${icon}">\n<style>${style}</style>\n</head>`)
      .replace('</body>', () => `${parts.join('\n')}\n</body>`);
}
