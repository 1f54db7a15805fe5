// Starts the program: checks what the browser can do, loads the WebAssembly, shows what is going on.
const cover = document.getElementById('cover');
const message = document.getElementById('cover-message');
const button = document.getElementById('cover-button');
const progress = document.getElementById('cover-progress');

// A plain page that says in words what is wrong, with at most one thing to do about it.
export function show(sentence, label, press) {
  message.textContent = sentence;
  message.hidden = false;
  button.hidden = !label;
  button.textContent = label ?? '';
  button.onclick = press ?? null;
  progress.hidden = true;
  cover.hidden = false;
}

// The theme of the last visit, so that the page does not flash in the other one.
function firstTheme() {
  let theme = null;
  try {
    theme = localStorage.getItem('roadbook.theme');
  } catch {
    // Without storage the system's wish decides.
  }
  theme ??= matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'paper';
  document.documentElement.dataset.theme = theme === 'night' ? 'night' : 'paper';
}

function loadScript(address) {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${address} could not be loaded`));
    document.head.append(script);
  });
}

const reload = () => location.reload();

function lost(error) {
  console.error(error);
  show('Roadbook could not be loaded. The connection may have been lost.',
       'Try again', reload);
}

// Resolves when the name and the bar are handed to the browser's own drawing, which leaves this thread
// free: the program is made ready meanwhile. A page that nobody looks at draws nothing, and is not waited for.
function drawn() {
  return new Promise((done) => {
    if (document.hidden) done();
    requestAnimationFrame(() => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(null);
    });
    setTimeout(done, 500);
  });
}

// All that the program is made of is asked for at once, while the name and the bar are drawn. shell.html names it in a template, which loads
// nothing by itself; roadbook.html holds it already.
function fetchProgram() {
  const program = document.getElementById('program');
  if (program) document.head.append(program.content);
}

// A part of the program as it stands inside roadbook.html.
async function unpacked(block) {
  const bytes = Uint8Array.from(atob(block.textContent), (letter) => letter.charCodeAt(0));
  block.remove();
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

// The program inside roadbook.html; nothing where it stands in files of its own.
async function packedProgram() {
  const first = document.getElementById('packed-program');
  const later = document.getElementById('packed-later');
  return first && {first: await unpacked(first), later: later && await unpacked(later)};
}

// Whether the canvas has the context that the program draws with, or gives it.
function canDraw() {
  return Boolean(document.getElementById('canvas').getContext('webgl2'));
}

async function cannotDraw() {
  show('This browser cannot draw Roadbook: it has no WebGL 2, or it is switched off. A current ' +
       'Firefox, Chrome, Edge or Safari can, with graphics acceleration allowed in its settings.');
  const {showLibrary} = await import('./reading.js');
  await showLibrary(document.getElementById('cover-library'));
}

async function start() {
  firstTheme();
  // The name is a picture and the bar has no words: a browser that writes looks for typefaces first, and
  // whoever does not wait has nothing to read.
  setTimeout(() => { message.hidden = false; }, 500);
  fetchProgram();
  await drawn();
  if (typeof WebAssembly !== 'object') return cannotDraw();
  const {Page, Parts} = await import('./page.js');
  const packed = await packedProgram();
  const parts = new Parts(packed);
  let failed = false;
  let lastWords = '';
  const page = new Page({
    canvas: document.getElementById('canvas'),
    layer: document.getElementById('mirror'),
    notes: document.getElementById('notes'),
    paper: document.getElementById('paper'),
    printRoot: document.getElementById('print-root'),
    parts,
    ready: () => { cover.hidden = true; },
    failed: (sentence) => {
      failed = true;
      // The program asks for its context once its canvas has its size, and finds out then.
      if (canDraw()) show(sentence, 'Try again', reload);
      else cannotDraw().catch(lost);
    },
  });
  // For the browser tests, and for whoever looks into the page with its tools.
  globalThis.roadbook = page;
  if (!packed) await loadScript('roadbook.js');
  await globalThis.createRoadbook({
    instantiateWasm(imports, started) {
      parts.instantiate(imports).then(({instance, module}) => started(instance, module)).catch(lost);
      return {};
    },
    canvas: page.canvas,
    roadbook: page,
    print: (text) => console.log(text),
    printErr: (text) => {
      lastWords = text;
      console.error(text);
    },
    onAbort: () => page.broken(),
  });
  // The program's main has returned: it runs now, or it said why not.
  if (!page.started && !failed) page.failed(lastWords || 'Roadbook could not be started.');
  // The first picture is drawn with the start, and not when the browser next asks for one.
  if (page.started) page.run(1);
  if (page.started && !packed) page.renewal.watch();
}

start().catch(lost);
