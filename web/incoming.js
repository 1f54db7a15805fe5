// Sheets that come with the page's address, or are pasted into it: they go the way of opened files.

const mark = '#share=';
const encoder = new TextEncoder();

// A sheet, a list of them, a link to one, or a copied sheet with its save below the words; other text
// that is pasted is nobody's.
const isSheet = (text) => /^\s*(\[\s*)?\{/.test(text) || text.includes(mark) ||
    /\n\{\r?\n[^]*"roadbook\//.test(text);

export class Incoming {
  constructor(opened, read, shown) {
    this.opened = opened;  // takes [{name, bytes}]
    this.read = read;      // takes the browser's own files
    this.shown = shown;    // the address of the screen that is shown
  }

  watch() {
    addEventListener('hashchange', () => this.takeLink());
    addEventListener('paste', (event) => this.paste(event));
    this.takeLink();
  }

  // The fragment is taken out of the address: reloading the page does not bring the sheet in again.
  takeLink() {
    const {hash, pathname, search} = location;
    if (!hash.startsWith(mark)) return;
    history.replaceState(history.state, '', pathname + search + this.shown());
    this.opened([{name: 'A shared link', bytes: encoder.encode(hash)}]);
  }

  paste(event) {
    const {target, clipboardData} = event;
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
    const files = [...clipboardData?.files ?? []];
    const text = clipboardData?.getData('text/plain') ?? '';
    if (files.length === 0 && !isSheet(text)) return;
    event.preventDefault();
    if (files.length > 0) this.read(files);
    else this.opened([{name: 'What was pasted', bytes: encoder.encode(text)}]);
  }
}
