// The pages of a document as they will be printed, shown over the room that the program keeps for
// them. The document flows through columns of the paper's own size, as it flows through pages when it
// is printed: the browser breaks both by the same rules.
//
// It stands in a shadow root with its own styles, so that it and the page leave each other alone.

// The frame around the pages: not part of the paper.
const frame = `
:host { display: block; }
.desk { position: absolute; inset: 0; display: flex; flex-direction: column;
  -webkit-user-select: none; user-select: none; }
/* "Select all" is for the pages where they have the focus, and else for what has it. */
.strip:focus .flow { -webkit-user-select: text; user-select: text; }
.strip { flex: 1; min-height: 0; overflow: auto; outline-offset: -3px; cursor: zoom-in;
  overscroll-behavior: contain; scrollbar-width: thin; }
.strip.large { cursor: zoom-out; }
.strip:focus-visible { outline: 2px solid var(--accent); }
.room { position: relative; overflow: hidden; margin: auto; }
.scaled { position: absolute; left: 0; top: 0; transform-origin: 0 0; }
.page { position: absolute; background: #fff; border-radius: 2px; box-shadow: 0 1px 8px rgb(0 0 0 / 30%); }
.flow { position: absolute; column-fill: auto; }
.flow .rb-paper { display: contents; }
.bar { flex: none; display: flex; align-items: center; justify-content: center; gap: 6px;
  padding: 6px 10px; font: 400 calc(var(--text-size) * .93)/1.2 "Inter", system-ui, sans-serif;
  color: var(--ink); background: var(--panel); }
.bar p { margin: 0; min-width: 9em; text-align: center; font-variant-numeric: tabular-nums; }
.bar button { font: inherit; color: inherit; background: none; border: 1px solid var(--muted);
  border-radius: 8px; min-height: 36px; min-width: 44px; padding: 0 12px; cursor: pointer; }
.bar button:disabled { opacity: .45; cursor: default; }
.bar button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media (pointer: coarse) { .bar button { min-height: 44px; } }
`;

// What belongs to the print alone, or to a document of its own, is no part of the pages here.
const flowing = `
.flow .rb-leaf + .rb-leaf, .flow .rb-sheet + .rb-sheet { break-before: column; }
`;

const between = 28;  // pixels from page to page, at their true size

function element(name, className, text) {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
}

function sheetOf(css) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

// "9.0mm" as CSS pixels.
const pixels = (millimetres) => Number.parseFloat(millimetres) * 96 / 25.4;

// The paper's size and margins, out of its own @page.
function paperOf(css) {
  const [, width, height, top, side, bottom] =
      /@page\{size:([\d.]+mm) ([\d.]+mm);margin:([\d.]+mm) ([\d.]+mm) ([\d.]+mm)\}/.exec(css) ?? [];
  if (!bottom) throw new Error('The document does not say what paper it is for.');
  return {width: pixels(width), height: pixels(height), top: pixels(top), side: pixels(side),
    bottom: pixels(bottom)};
}

// The parts of a whole HTML document: its styles as text and its body. The styles are taken out
// before the text is read: the page's policy allows none inside it.
export function partsOf(html) {
  const styles = [];
  const bare = html.replace(/<style[^>]*>([^]*?)<\/style>/gi, (_, rules) => {
    styles.push(rules);
    return '';
  });
  const read = new DOMParser().parseFromString(bare, 'text/html');
  for (const part of read.querySelectorAll('script, link, iframe, object')) part.remove();
  // The page has one main part already: the program.
  for (const main of read.querySelectorAll('main')) {
    const part = read.createElement('div');
    part.className = 'rb-main';
    part.append(...main.childNodes);
    main.replaceWith(part);
  }
  return {css: styles.join('\n').replaceAll('.rb-paper main{', '.rb-paper .rb-main{'), body: read.body, lang: read.documentElement.lang};
}

export class Paper {
  constructor(host) {
    this.host = host;
    this.root = null;
    this.paper = null;
    this.count = 0;
    this.large = false;
  }

  // True where an event inside the pages is none of the program's.
  has(target) { return this.host.contains(target); }

  build() {
    this.root = this.host.attachShadow({mode: 'open'});
    const desk = element('div', 'desk');
    this.strip = element('div', 'strip');
    this.strip.tabIndex = 0;
    this.strip.setAttribute('role', 'region');
    this.strip.setAttribute('aria-label', 'Paper');
    this.room = element('div', 'room');
    this.scaled = element('div', 'scaled');
    const bar = element('div', 'bar');
    this.before = element('button', '', '‹');
    this.before.setAttribute('aria-label', 'Page before');
    this.after = element('button', '', '›');
    this.after.setAttribute('aria-label', 'Next page');
    this.where = element('p');
    this.where.setAttribute('role', 'status');
    this.zoom = element('button', '', 'Larger');
    for (const button of [this.before, this.after, this.zoom]) button.type = 'button';
    bar.append(this.before, this.where, this.after, this.zoom);
    this.room.append(this.scaled);
    this.strip.append(this.room);
    desk.append(this.strip, bar);
    this.root.append(desk);
    this.before.addEventListener('click', () => this.turn(-1));
    this.after.addEventListener('click', () => this.turn(1));
    this.zoom.addEventListener('click', () => this.enlarge());
    this.strip.addEventListener('click', (event) => this.enlarge(event));
    this.strip.addEventListener('scroll', () => this.tellWhere());
    this.strip.addEventListener('keydown', (event) => this.key(event));
    // A wheel that turns one way moves along the pages.
    this.strip.addEventListener('wheel', (event) => {
      if (event.ctrlKey || event.deltaX !== 0 || this.strip.scrollHeight > this.strip.clientHeight + 1) return;
      event.preventDefault();
      this.strip.scrollLeft += event.deltaY;
    }, {passive: false});
  }

  // Shows the pages of a whole HTML document.
  show(html) {
    if (!this.root) this.build();
    const {css, body, lang} = partsOf(html);
    this.paper = paperOf(css);
    // Neither how it looks on a screen, nor the page rule.
    const own = sheetOf(css.replace(/@media screen\{[^]*$/, '').replace(/@page\{[^}]*\}/, ''));
    this.root.adoptedStyleSheets = [sheetOf(frame), own, sheetOf(flowing)];
    this.eachPage = [...body.querySelectorAll('.rb-licence:not(.rb-licences), .rb-frame')];
    for (const part of this.eachPage) part.remove();
    this.flow = element('div', 'flow');
    this.flow.lang = lang;
    this.flow.append(...[...body.childNodes].map((node) => document.importNode(node, true)));
    const {width, height, top, side, bottom} = this.paper;
    Object.assign(this.flow.style, {left: `${side}px`, top: `${top}px`, width: `${width - 2 * side}px`,
      height: `${height - top - bottom}px`, columnWidth: `${width - 2 * side}px`,
      columnGap: `${2 * side + between}px`});
    this.scaled.replaceChildren(this.flow);
    this.settle();
    // The typefaces may come a moment later, and with them other breaks.
    document.fonts.ready.then(() => this.settle());
  }

  // Where the pages stand, in pixels of the window; without a width they are put away.
  place(x, y, width, height) {
    if (width > 0) {
      Object.assign(this.host.style,
                    {left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`});
    }
    this.host.hidden = width <= 0;
    if (width > 0) this.settle();
  }

  // From the top of one page to the next.
  get step() { return this.paper.width + between; }

  // The width that pages have, without what is left free at both sides.
  get width() { return this.strip.clientWidth - 2 * between; }

  // How large one page is where it is seen whole.
  get whole() {
    const {width, height} = this.paper;
    return Math.max(Math.min((this.strip.clientHeight - 2 * between) / height, this.width / width), 0.1);
  }

  // How many pages stand side by side: one that nearly has room there, too.
  get shown() {
    if (this.large) return 1;
    return Math.max(1, Math.min(this.count, Math.round(this.width / (this.step * this.whole))));
  }

  get factor() {
    const {whole} = this;
    if (this.large) return Math.max(Math.min(Math.max(this.width / this.paper.width, 1), 1.6), whole * 1.5);
    return Math.max(Math.min(whole, this.width / (this.shown * this.step - between)), 0.1);
  }

  // Counts the pages and draws each behind what stands on it.
  settle() {
    if (!this.flow || this.host.hidden) return;
    const {width, height, top, side, bottom} = this.paper;
    this.count = Math.max(1, Math.round((this.flow.scrollWidth + 2 * side + between) / this.step));
    for (const old of this.scaled.querySelectorAll('.page')) old.remove();
    for (let i = 0; i < this.count; ++i) {
      const page = element('div', 'page');
      Object.assign(page.style, {left: `${i * this.step}px`, top: 0, width: `${width}px`, height: `${height}px`});
      // Foot and frame of every page, read out once.
      const paper = element('div', 'rb-paper');
      Object.assign(paper.style, {position: 'absolute', left: `${side}px`, right: `${side}px`, top: `${top}px`,
        bottom: `${bottom}px`});
      paper.setAttribute('aria-hidden', i === 0 ? 'false' : 'true');
      for (const part of this.eachPage) {
        const own = document.importNode(part, true);
        own.style.position = 'absolute';
        paper.append(own);
      }
      page.append(paper);
      this.scaled.insertBefore(page, this.flow);
    }
    this.scale();
  }

  scale() {
    const {factor} = this;
    const width = (this.count * this.step - between) * factor;
    const height = this.paper.height * factor;
    const beside = Math.max(between, (this.strip.clientWidth - width) / 2);
    const above = Math.max(between, (this.strip.clientHeight - height) / 2);
    this.scaled.style.transform = `translate(${beside}px, ${above}px) scale(${factor})`;
    Object.assign(this.room.style, {width: `${width + 2 * beside}px`, height: `${height + 2 * above}px`});
    this.strip.classList.toggle('large', this.large);
    this.zoom.textContent = this.large ? 'Whole page' : 'Larger';
    this.tellWhere();
  }

  // The page in the middle of the room, from 0; of several side by side the first.
  get current() {
    const {shown} = this;
    const middle = this.strip.scrollLeft + this.strip.clientWidth / 2 - between;
    const last = this.strip.scrollLeft + this.strip.clientWidth >= this.strip.scrollWidth - 2;
    const fits = this.strip.scrollWidth <= this.strip.clientWidth + 2;
    if (fits || this.strip.scrollLeft < 2) return 0;
    if (last) return this.count - shown;
    const first = Math.floor(middle / (this.step * this.factor) - (shown - 1) / 2);
    return Math.max(0, Math.min(this.count - shown, first));
  }

  tellWhere() {
    const all = this.count === 1 ? '1 page' : `${this.count} pages`;
    const fits = this.strip.scrollWidth <= this.strip.clientWidth + 2;
    const {current, shown} = this;
    const these = shown === 1 ? `Page ${current + 1}` : `Pages ${current + 1}–${current + shown}`;
    const words = fits ? all : `${these} of ${this.count}`;
    if (this.where.textContent !== words) this.where.textContent = words;
    this.before.disabled = this.strip.scrollLeft < 2;
    this.after.disabled = this.strip.scrollLeft + this.strip.clientWidth >= this.strip.scrollWidth - 2;
  }

  turn(by) {
    const middle = this.current + by + this.shown / 2;
    const left = between + (middle * this.step - between / 2) * this.factor - this.strip.clientWidth / 2;
    this.strip.scrollTo({left, behavior: 'instant'});
  }

  // Between the whole page and one that can be read, about the point that was pressed; without one
  // from the left top of the page that is shown.
  enlarge(event) {
    if (!event) {
      const page = this.current;
      this.large = !this.large;
      this.scale();
      this.strip.scrollTo(page * this.step * this.factor, 0);
      this.tellWhere();
      return;
    }
    const box = this.strip.getBoundingClientRect();
    const x = event.clientX - box.left;
    const y = event.clientY - box.top;
    const before = this.factor;
    const atX = (this.strip.scrollLeft + x - between) / before;
    const atY = (this.strip.scrollTop + y - between) / before;
    this.large = !this.large;
    this.scale();
    this.strip.scrollTo(atX * this.factor + between - x, atY * this.factor + between - y);
    this.tellWhere();
  }

  key(event) {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.enlarge();
    } else if (event.key === 'PageDown' || event.key === 'PageUp') {
      event.preventDefault();
      this.turn(event.key === 'PageDown' ? 1 : -1);
    }
  }
}
