// Serves the built page on this machine, with the types and headers that a real host should give.
//
//   node web/server.mjs FOLDER [--port N] [--compress-only]
//
// The files in the folder are handed out, and nothing else. Each stands precompressed beside itself
// (.br, .gz) and is revalidated by its content's hash, so a new build is seen at the next load.
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {basename, dirname, extname, join} from 'node:path';
import {brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync} from 'node:zlib';
import {pageFiles, policy, takeAlong} from './page.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
// These are compressed already.
const compact = new Set(['.png', '.woff2', '.ico']);

const headers = {
  'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  // The camera is for portraits.
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), display-capture=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cache-Control': 'no-cache',
};

// roadbook.html carries a policy of its own, which allows the scripts inside it and no others.
const headersOf = (name) => name !== takeAlong ? headers :
    {...headers, 'Content-Security-Policy': "frame-ancestors 'none'"};

function fail(sentence) {
  console.error(`Stopped: ${sentence}`);
  process.exit(1);
}

// Writes a file whole: whoever reads it meanwhile finds the old one or the new one. Several servers may begin at
// once with one folder.
function replaceFile(path, content) {
  const fresh = join(dirname(path), `.${basename(path)}.${process.pid}`);
  writeFileSync(fresh, content);
  renameSync(fresh, path);
}

// Whether a compressed file is there and holds this content.
function holds(path, unpack, content) {
  try {
    return unpack(readFileSync(path)).equals(content);
  } catch {
    return false;
  }
}

// Writes name.br and name.gz where they are missing or belong to an older content.
function compress(folder) {
  for (const name of pageFiles(folder)) {
    if (compact.has(extname(name))) continue;
    const path = join(folder, name);
    const content = readFileSync(path);
    if (holds(`${path}.gz`, gunzipSync, content) && holds(`${path}.br`, brotliDecompressSync, content)) continue;
    replaceFile(`${path}.gz`, gzipSync(content, {level: 9}));
    replaceFile(`${path}.br`, brotliCompressSync(content, {params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    }}));
  }
}

// The path asked for as one of the page's own names, or null.
function nameOf(url, names) {
  let path;
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname).slice(1);
  } catch {
    return null;
  }
  if (path === '') path = 'index.html';
  return names.has(path) ? path : null;
}

function answer(folder, request, response) {
  const plain = {...headers, 'Content-Type': 'text/plain; charset=utf-8'};
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, {...plain, Allow: 'GET, HEAD'}).end('Only GET and HEAD.\n');
    return;
  }
  // Read each time: a build may have finished since.
  const name = nameOf(request.url, new Set(pageFiles(folder)));
  if (!name) {
    response.writeHead(404, plain).end('There is no such file.\n');
    return;
  }
  const accepted = (request.headers['accept-encoding'] ?? '').split(',').map((s) => s.split(';')[0].trim());
  const path = join(folder, name);
  let [encoding, suffix] = ['', ''];
  if (accepted.includes('br') && existsSync(`${path}.br`)) [encoding, suffix] = ['br', '.br'];
  else if (accepted.includes('gzip') && existsSync(`${path}.gz`)) [encoding, suffix] = ['gzip', '.gz'];
  const body = readFileSync(path + suffix);
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const own = {...headersOf(name), 'Content-Type': types[extname(name)] ?? 'application/octet-stream',
    'ETag': tag, 'Vary': 'Accept-Encoding'};
  if (encoding) own['Content-Encoding'] = encoding;
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304, own).end();
    return;
  }
  response.writeHead(200, {...own, 'Content-Length': body.length});
  response.end(request.method === 'HEAD' ? undefined : body);
}

const args = process.argv.slice(2);
const folder = args[0];
if (!folder || folder.startsWith('--')) fail('name the folder to serve, for example build/web.');
const at = args.indexOf('--port');
const port = at < 0 ? 8080 : Number(args[at + 1]);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  fail('--port wants a number from 0 to 65535 (0 = any that is free).');
}
if (!existsSync(join(folder, 'index.html'))) fail(`${folder} holds no page. Run web/serve --build-only first.`);
compress(folder);
if (!args.includes('--compress-only')) {
  const server = createServer((request, response) => {
    try {
      answer(folder, request, response);
    } catch (error) {
      // A build may be writing the file at this moment.
      response.writeHead(503, {'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '1'})
          .end(`The file cannot be read now: ${error.message}\n`);
    }
  });
  server.on('error', (error) => fail(error.code === 'EADDRINUSE' ?
    `port ${port} is taken. Name another one: web/serve --port ${port + 1}` :
    `the server could not start: ${error.message}`));
  server.listen(port, '127.0.0.1', () => {
    console.log(`http://localhost:${server.address().port}/`);
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
}
