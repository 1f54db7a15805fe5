// The program in its two parts: roadbook.wasm, which the page starts with, and later.wasm, which it fetches
// when something in it is first wanted. Both have one memory and one table; until the second part is here,
// its places in the table are held by calls that fetch it at once, and wait.

const addresses = {first: 'roadbook.wasm', later: 'later.wasm'};

// Compiled while it comes in, where the server names its type.
async function compiled(address) {
  try {
    return await WebAssembly.compileStreaming(fetch(address));
  } catch {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address} could not be loaded`);
    return WebAssembly.compile(await answer.arrayBuffer());
  }
}

// The bytes of a file, now: the whole page waits.
function bytesNow(address) {
  const request = new XMLHttpRequest();
  request.open('GET', address, false);
  request.overrideMimeType('text/plain; charset=x-user-defined');
  request.send();
  if (request.status && request.status !== 200) throw new Error(`${address} could not be loaded`);
  return Uint8Array.from(request.responseText, (letter) => letter.charCodeAt(0) & 255);
}

export class Parts {
  // `packed`: the bytes of both, where they stand inside the page.
  constructor(packed) {
    this.packed = packed;
    this.first = packed ? WebAssembly.compile(packed.first) : compiled(addresses.first);
    this.first.catch(() => {});  // told to whoever instantiates it
    this.whole = false;
    this.waited = 0;  // how often the page had to wait for the second part
    this.coming = null;
    this.exports = null;
  }

  // Starts the first part with the imports of Emscripten's script.
  async instantiate(imports) {
    const module = await this.first;
    this.whole = !WebAssembly.Module.imports(module).some((each) => each.module === 'placeholder');
    const placeholder = new Proxy({}, {
      get: (_, index) => (...values) => {
        this.fetchNow();
        return this.table.get(Number(index))(...values);
      },
    });
    const instance = await WebAssembly.instantiate(module, {...imports, placeholder});
    this.exports = instance.exports;
    this.table = Object.values(this.exports).find((each) => each instanceof WebAssembly.Table);
    if (this.packed && !this.whole) this.join(await WebAssembly.compile(this.packed.later));
    return {instance, module};
  }

  // Resolves when the program is whole; rejects where the second part cannot be loaded.
  fetch() {
    if (this.whole) return Promise.resolve();
    this.coming ??= compiled(addresses.later).then((module) => this.join(module)).finally(() => {
      this.coming = null;
    });
    return this.coming;
  }

  fetchNow() {
    if (this.whole) return;
    ++this.waited;
    console.error('The page stood still for a part of the program that was not here yet.');
    this.join(new WebAssembly.Module(bytesNow(addresses.later)));
  }

  // Puts the functions of the second part into their places in the table.
  join(module) {
    if (this.whole) return;
    new WebAssembly.Instance(module, {primary: this.exports});
    this.whole = true;
  }
}
