// The page as the program knows it: what it tells the page (hear), what the page tells it (tell).
// The other side is src/platform/bridge_web.cpp and platform_web.cpp.
import {Address} from './address.js';
import {bytesOf, fetchBand, fetchGame, fetchPlay} from './fetching.js';
import {Files} from './files.js';
import {Incoming} from './incoming.js';
import {Input} from './input.js';
import {Mirror} from './mirror.js';
import {Paper} from './paper.js';
import {Renewal} from './renewal.js';
import {Settings, keep} from './settings.js';
import {Library} from './storage.js';
import {drawWords} from './words.js';

export {Parts} from './parts.js';
export {Library, Mirror};

const decoder = new TextDecoder();
const encoder = new TextEncoder();
const grounds = {paper: '#FBF6EA', night: '#1B1510'};

export class Page {
  constructor({canvas, layer, notes, paper, printRoot, parts, ready, failed}) {
    this.parts = parts;
    this.isWhole = false;  // the rest of the program is here
    this.restComing = null;
    this.canvas = canvas;
    this.ready = ready;
    this.failed = failed;
    this.module = null;
    this.memory = null;
    this.dead = false;        // the program broke off
    this.frameAsked = false;
    this.awaited = 0;         // answers of the browser about its storage and pictures
    this.timer = 0;
    this.timerDue = Infinity;
    this.settings = new Settings();
    this.mirror = new Mirror(layer, notes, (id, kind, text, value) => this.act(id, kind, text, value));
    this.files = new Files(printRoot, (files) => this.opened(files));
    this.paper = new Paper(paper);
    this.address = new Address((address, behind, steps) =>
      this.tell('address', [address, behind], steps));
    this.library = new Library();
    this.portraits = new Library('roadbook-portraits', null);
    this.renewal = new Renewal(() => this.tell('update_ready'));
  }

  // --- The program calls -----------------------------------------------------------------------

  // `parts`: the verb and its texts, as bytes.
  hear(module, memory, parts) {
    this.module = module;
    this.memory = memory;
    const [verb, ...texts] = parts.map((part, index) => index === 0 ? decoder.decode(part) : part);
    try {
      return this.obey(verb, texts) ?? 0;
    } catch (error) {
      // A fault of the page must not break the program off in the middle of a frame.
      console.error(error);
      return 0;
    }
  }

  obey(verb, texts) {
    const text = (index) => decoder.decode(texts[index]);
    switch (verb) {
      case 'attach': return this.tellDisplay();
      case 'start': return this.start();
      case 'failed': return this.failed(text(0));
      case 'request_frame': return this.requestFrame();
      case 'request_frame_in': return this.requestFrameIn(Number(text(0)));
      case 'publish': return this.mirror.apply(JSON.parse(text(0)));
      case 'keep_cursor_keys': return void (this.input.cursorKeys = text(0) !== '');
      case 'keep_back': return void this.address.keepBack(text(0) !== '');
      case 'show_look': return this.showLook(text(0), Number(text(1)));
      case 'share_font': return this.shareFont(text(0), text(1), texts[2], text(3), text(4));
      case 'draw_words': return this.drawWords(text(0), Number(text(1)), Number(text(2)), text(3));
      case 'set_title': document.title = text(0); return 0;
      case 'is_whole': return this.isWhole ? 1 : 0;
      case 'fetch_rest': this.fetchRest(); return 0;
      case 'first_address': return this.firstAddress();
      case 'show_address': return void this.address.show(text(0), text(1));
      case 'fetch_game': this.fetchGame(text(0)); return 0;
      case 'copy_text': return this.files.copy(text(0));
      case 'save_file': return this.files.save(text(0), text(1), texts[2]);
      case 'largest_file': return void (this.files.largest = Number(text(0)) || Infinity);
      case 'pick_files': return this.files.pick(...texts.map((each) => decoder.decode(each)));
      case 'decode_image': return void this.image(texts[0], ({decode}) => decode(texts[1], Number(text(2))));
      case 'encode_image': return void this.image(texts[0], ({encode}) =>
        encode(texts[1], Number(text(2)), Number(text(3)), Number(text(4))));
      case 'has_camera': return this.files.hasCamera(() => this.tell('request_frames', [], 2)) ? 1 : 0;
      case 'paste_picture': return this.files.pastePicture() ? 1 : 0;
      case 'print': return this.files.print(text(0), text(1));
      case 'show_paper': return this.paper.show(text(0));
      case 'place_paper': return this.paper.place(...texts.map((each) => Number(decoder.decode(each))));
      case 'open_link': open(text(0), '_blank', 'noopener,noreferrer'); return 0;
      case 'place_note': return this.placeNote();
      case 'use_update': return this.renewal.use();
      case 'page_address': return this.pageAddress();
      case 'setting': return this.setting(text(0));
      case 'set_setting': return this.settings.set(text(0), text(1));
      default: throw new Error(`The page knows no ${verb}.`);
    }
  }

  requestFrame() {
    if (this.frameAsked) return;
    this.frameAsked = true;
    requestAnimationFrame(() => {
      this.frameAsked = false;
      this.tell('animation_frame');
      this.shown();
    });
  }

  requestFrameIn(seconds) {
    const due = performance.now() + seconds * 1000;
    if (this.timer && due >= this.timerDue) return;
    clearTimeout(this.timer);
    this.timerDue = due;
    this.timer = setTimeout(() => {
      this.timer = 0;
      this.tell('request_frames', [], 1);
    }, seconds * 1000);
  }

  showLook(theme, textSize) {
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.style.setProperty('--text-size', `${textSize}px`);
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', grounds[theme]);
    keep('roadbook.theme', theme);
  }

  // The letters that few texts need stand in a file beside the page or inside roadbook.html; the browser
  // fetches it when it shows one of them.
  shareFont(family, weight, bytes, name, moreLetters) {
    const face = new FontFace(family, bytes, {weight});
    document.fonts.add(face);
    face.load().catch((error) => console.error(`The font ${family} cannot be used here:`, error));
    if (!moreLetters) return;
    const inside = document.getElementById(`${name}-more`);
    document.fonts.add(new FontFace(family, inside ? bytesOf(inside) : `url(${name}-more.otf)`,
                                    {weight, unicodeRange: moreLetters}));
  }

  // The second part of the program, and of the game that is built in what is for play; what cannot be loaded
  // is told as 0.
  fetchRest() {
    this.restComing ??= Promise.all([this.parts.fetch(), fetchPlay()])
        .then(([, play]) => {
          this.isWhole = true;
          this.tell('rest', [play], 1);
        }, () => this.tell('rest', [''], 0))
        .finally(() => { this.restComing = null; });
  }

  async fetchGame(id) {
    this.tell('game_fetched', [id, await fetchGame(id, (name) => this.renewal.keep(name))]);
  }

  drawWords(words, em, weight, family) {
    const drawn = drawWords(words, em, weight, family, () => this.tell('letters'));
    if (!drawn) return 0;
    const {width, height, left, top, advance, colored, pixels} = drawn;
    const measures = new Float32Array([width, height, left, top, advance, colored ? 1 : 0]);
    this.handOver(new Uint8Array(measures.buffer));
    this.handOver(pixels);
    return 1;
  }

  // What cannot be decoded or encoded is answered without bytes.
  async image(request, work) {
    ++this.awaited;
    let made = {bytes: ''};
    try {
      made = await work(await import('./images.js'));
    } catch (error) {
      console.warn('A picture could not be read:', error);
    }
    --this.awaited;
    this.tell('image', [made.bytes], Number(decoder.decode(request)), made.width ?? 0, made.height ?? 0);
    this.tell('request_frames', [], 2);
  }

  // The address of the page itself; in the file that is the whole program, of that file.
  pageAddress() {
    this.handOver(location.href.replace(/[?#].*$/, ''));
    return 1;
  }

  firstAddress() {
    this.handOver(this.address.first());
    this.handOver(this.address.behind);
    return 1;
  }

  setting(key) {
    const value = this.settings.get(key);
    if (value === null) return 0;
    this.handOver(value);
    return 1;
  }

  // What to know about the place of the library where the page is a file on a disk.
  placeNote() {
    if (location.protocol !== 'file:') return 0;
    this.handOver('You opened Roadbook as a file. This browser keeps your sheets on this computer, ' +
        'not in that file: in another browser, or on another computer, they are not there, and some ' +
        'browsers lose sight of them when the file is moved. To take them with you, export everything.');
    return 1;
  }

  // --- The program's library (src/storage/storage_web.cpp) ----------------------------------------

  // `of`: 0 for the sheets, 1 for the portraits beside them.
  libraryOf(of) {
    return of === 0 ? this.library : this.portraits;
  }

  async libraryLoad(of, request, most, more) {
    const library = this.libraryOf(of);
    const part = more ? await library.loadMore(most) : await library.load(most);
    for (const {id, page, expected, at, bytes} of part.unfinished ?? []) {
      this.answer('unfinished', [id, page, bytes], expected, at);
    }
    for (const {id, message, bytes} of part.unreadable) this.answer('unreadable', [id, message, bytes]);
    this.listed(request, part);
  }

  // `what`: 0 for a document's versions, 1 for the bin, 2 for one document.
  async libraryList(of, request, what, idBytes) {
    const library = this.libraryOf(of);
    const id = decoder.decode(idBytes);
    const all = [() => library.versions(id), () => library.bin(), () => library.readOne(id)];
    this.listed(request, await all[what]());
  }

  listed(request, {ok, message, records, more, total, mayBeCleared, readOnly}) {
    for (const {id, bytes, revision, changed} of records) {
      this.answer('record', [id, bytes], revision, changed);
    }
    this.answer('loaded', [message, readOnly ?? ''], request, ok ? 1 : 0, more ? 1 : 0, total ?? 0,
                mayBeCleared ? 1 : 0);
  }

  async libraryChange(of, request, idBytes, expected, bytes, keepBefore) {
    const library = this.libraryOf(of);
    const id = decoder.decode(idBytes);
    this.changed(request, await (bytes ? library.put(id, expected, bytes, keepBefore !== 0) :
        library.remove(id, expected)));
  }

  // Drops versions of a document by their names, a line each; all of it, where none are given.
  async libraryDrop(of, request, idBytes, names) {
    const library = this.libraryOf(of);
    const id = decoder.decode(idBytes);
    this.changed(request, await (names ? library.dropVersions(id, decoder.decode(names).split('\n')) :
        library.forget(id)));
  }

  // What was typed and not yet taken in belongs to what stood there before the news, and what is
  // typed after them must find them in its field: no event may come between.
  apart(tell) {
    this.run();
    tell();
    this.run();
  }

  changed(request, result) {
    if (result.outcome === 'conflict') this.apart(() => this.tellChanged(request, result));
    else this.tellChanged(request, result);
  }

  tellChanged(request, result) {
    const outcome = ['done', 'conflict', 'failed'].indexOf(result.outcome);
    const current = result.current ?? {id: '', bytes: '', revision: 0, changed: 0};
    this.answer('changed', [result.message ?? '', current.id, current.bytes], request, outcome,
                result.revision ?? 0, current.revision, current.changed);
  }

  libraryJot(idBytes, expected, bytes) {
    this.library.journal.write(decoder.decode(idBytes), expected, bytes);
  }

  librarySettle(idBytes, pageBytes) {
    this.library.journal.clear(decoder.decode(idBytes), decoder.decode(pageBytes));
  }

  libraryWatch(of) {
    const library = this.libraryOf(of);
    library.around = (tell) => this.apart(tell);
    library.watch(({id, bytes, revision, changed, lost}) => {
      this.answer('seen', [id, bytes], of, revision, changed, lost ? 1 : 0);
    });
  }

  async libraryUsage(request, ask) {
    ++this.awaited;
    const {used, free, mayBeCleared, canAsk} = await this.library.usage(ask !== 0);
    --this.awaited;
    this.answer('usage_known', [], request, used, free, mayBeCleared ? 1 : 0, canAsk ? 1 : 0);
  }

  answer(name, texts, ...numbers) {
    if (this.dead) return;
    for (const text of texts) this.handOver(text, 'library_hand_over');
    this.tell(`library_${name}`, [], ...numbers);
    if (name !== 'record') this.tell('request_frames', [], 1);
  }

  // --- The page calls --------------------------------------------------------------------------

  handOver(text, by = 'hand_over') {
    const bytes = typeof text === 'string' ? encoder.encode(text) : text;
    const at = this.module[`_roadbook_${by}`](bytes.length);
    this.memory().set(bytes, at);
  }

  tell(name, texts = [], ...numbers) {
    if (this.dead) return 0;
    try {
      for (const text of texts) this.handOver(text);
      return this.module[`_roadbook_${name}`](...numbers);
    } catch (error) {
      console.error(error);
      this.broken();
      return 0;
    }
  }

  // Runs what was told just now inside the browser's event.
  run(frames = 2) {
    this.tell('run', [], frames);
    this.shown();
  }

  act(id, kind, text = '', value = 0) {
    this.tell('mirror_action', [kind, text], id, value);
    // What may open a dialog runs inside the event; typing and focus wait for the next frame.
    if (['press', 'set_value', 'digit', 'backspace', 'increment', 'decrement'].includes(kind)) {
      this.run();
    } else {
      this.tell('request_frames', [], 2);
    }
  }

  opened(files) {
    files.forEach((file, index) => {
      this.tell('file', [file.name, file.bytes, file.unread ?? ''], index + 1 === files.length ? 1 : 0);
    });
  }

  tellDisplay() {
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const contrast = matchMedia('(forced-colors: active)').matches ? 2 :
        matchMedia('(prefers-contrast: more)').matches ? 1 : 0;
    const mac = /Mac|iPhone|iPad/.test(navigator.platform);
    // An odd size between two layouts is better rounded than blurred over the whole canvas.
    const width = Math.max(1, Math.round(this.canvas.clientWidth));
    const height = Math.max(1, Math.round(this.canvas.clientHeight));
    this.tell('display', [], width, height, devicePixelRatio || 1, dark ? 1 : 0, calm ? 1 : 0,
              contrast, mac ? 1 : 0);
  }

  start() {
    this.started = true;
    this.input = new Input(this);
    this.watchDisplay();
    this.watchLife();
    this.watchGraphics();
    this.files.watchDrop();
    this.address.watch();
    new Incoming((files) => this.opened(files), (files) => this.files.read(files),
                 () => this.address.shown).watch();
    this.files.watchPrint(() => this.tell('paper_wanted'));
    this.files.watchLaunch();
  }

  watchDisplay() {
    // A canvas that changed its size is empty until it is drawn: at once, before it is seen.
    const changed = () => {
      this.tellDisplay();
      this.run();
    };
    new ResizeObserver(changed).observe(this.canvas);
    addEventListener('resize', changed);
    for (const query of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)',
      '(prefers-contrast: more)', '(forced-colors: active)']) {
      matchMedia(query).addEventListener('change', changed);
    }
    const watchDensity = () => {
      matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => {
        changed();
        watchDensity();
      }, {once: true});
    };
    watchDensity();
  }

  watchLife() {
    document.addEventListener('visibilitychange', () => {
      this.tell(document.visibilityState === 'hidden' ? 'leaving' : 'returned');
    });
    addEventListener('pagehide', () => this.tell('leaving'));
    // Back from the browser's memory of pages, or thawed: news of other tabs may have been missed.
    addEventListener('pageshow', (event) => event.persisted && this.library.refresh());
    document.addEventListener('resume', () => this.library.refresh());
  }

  watchGraphics() {
    let timer = 0;
    this.canvas.addEventListener('webglcontextlost', (event) => {
      event.preventDefault();
      this.tell('graphics', [], 0);
      timer = setTimeout(() => this.failed(
          'The browser took the graphics from this page. Everything marked as saved is kept.'), 5000);
    });
    this.canvas.addEventListener('webglcontextrestored', () => {
      clearTimeout(timer);
      this.tell('graphics', [], 1);
      this.ready();
    });
  }

  // Pictures shown since the start.
  get framesShown() { return this.module ? this.tell('frames_shown') >>> 0 : 0; }

  // Nothing is left to draw until something happens.
  get atRest() {
    return this.covered === false && !this.frameAsked && !this.awaited && !this.restComing;
  }

  // The first picture stands: the cover goes.
  shown() {
    if (!this.started || this.covered === false) return;
    this.covered = false;
    this.ready();
    performance.mark('roadbook-first-frame');
    fetchBand().then((bytes) => bytes && this.tell('band', [bytes]));
    // From the second visit on the rest is at hand, also without a network.
    if (navigator.serviceWorker?.controller) this.fetchRest();
  }

  // The program broke off. What was acknowledged is kept.
  broken() {
    if (this.dead) return;
    this.dead = true;
    this.failed('Roadbook ran into an error and cannot continue. Everything marked as saved is kept.');
  }
}
