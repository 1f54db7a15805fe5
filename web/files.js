// Files, clipboard and paper: the picker, drop, download, copy and print of the page. Each is called
// inside the person's own click or key, as browsers ask.
import {partsOf} from './paper.js';

// A phone takes a picture in its own file dialog; a computer in one of this page (camera.js).
const isPhone = () => matchMedia('(pointer: coarse)').matches;

export class Files {
  constructor(printRoot, opened) {
    this.printRoot = printRoot;
    this.opened = opened;
    this.largest = Infinity;     // bytes; a file that has more is not read
    this.printStyle = null;
    this.clear = null;           // takes what was printed last out of the page again
    this.asked = false;          // the dialog was opened by the program
    this.browserPrints = false;  // it is opened by the browser
    this.hasVideo = null;        // a computer's camera is there; null: not asked yet
    this.photo = null;           // one is being taken
  }

  // Whether a picture can be taken here. The browser says later which cameras there are: `changed` is called
  // when it has, and whenever one comes or goes.
  hasCamera(changed) {
    if (isPhone()) return true;
    const {mediaDevices} = navigator;
    if (!isSecureContext || !mediaDevices?.getUserMedia) return false;
    if (this.hasVideo === null) {
      this.hasVideo = false;
      const look = async () => {
        const all = await mediaDevices.enumerateDevices().catch(() => []);
        this.hasVideo = all.some((each) => each.kind === 'videoinput');
        changed();
      };
      mediaDevices.addEventListener('devicechange', look);
      look();
    }
    return this.hasVideo;
  }

  // What is taken goes the way of a picked file.
  async takePhoto() {
    const {takePhoto} = await import('./camera.js');
    const {photo, trouble} = await takePhoto();
    if (photo) await this.read([photo]);
    else if (trouble) this.notRead('A photo', trouble);
  }

  // `why`: a sentence.
  notRead(name, why) {
    this.opened([{name, bytes: new Uint8Array(), unread: why}]);
  }

  // `capture`: the camera that the picture is taken with.
  pick(accept, capture = '') {
    if (capture && !isPhone()) {
      this.photo ??= this.takePhoto()
          .catch((error) => {
            console.warn(error);
            this.notRead('A photo', 'A part of Roadbook could not be loaded. Choose a file instead.');
          })
          .finally(() => { this.photo = null; });
      return;
    }
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = !accept.startsWith('image/');
    input.accept = accept;
    if (capture) input.setAttribute('capture', capture);
    input.addEventListener('change', () => this.read([...input.files]));
    input.click();
  }

  async read(list) {
    const files = [];
    for (const file of list) {
      const read = {name: file.name, bytes: new Uint8Array(), unread: ''};
      files.push(read);
      if (file.size > this.largest) {
        read.unread = String(file.size);
        continue;
      }
      try {
        read.bytes = new Uint8Array(await file.arrayBuffer());
      } catch {
        read.unread = 'unreadable';  // a folder, or a file that went away
      }
    }
    if (files.length > 0) this.opened(files);
  }

  // The picture in the clipboard, an empty file where there is none. False: the browser does not give
  // it to a page; what is pasted with its keys comes in all the same.
  pastePicture() {
    if (!navigator.clipboard?.read) return false;
    const found = async () => {
      for (const item of await navigator.clipboard.read()) {
        const type = item.types.find((each) => each.startsWith('image/'));
        if (type) return new File([await item.getType(type)], 'What was pasted');
      }
      return new File([], 'What was pasted');
    };
    found().catch(() => new File([], 'What was pasted')).then((file) => this.read([file]));
    return true;
  }

  watchDrop() {
    addEventListener('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    });
    addEventListener('drop', (event) => {
      const list = [...event.dataTransfer?.files ?? []];
      if (list.length === 0) return;
      event.preventDefault();
      this.read(list);
    });
  }

  // Files that the system opens with the installed page.
  watchLaunch() {
    globalThis.launchQueue?.setConsumer(async ({files}) => {
      const list = [];
      for (const handle of files ?? []) list.push(await handle.getFile());
      this.read(list);
    });
  }

  save(name, mime, bytes) {
    const address = URL.createObjectURL(new Blob([bytes], {type: mime}));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    // Safari reads the address after the click.
    setTimeout(() => URL.revokeObjectURL(address), 60000);
  }

  copy(text) {
    const byHand = () => {
      const field = document.createElement('textarea');
      field.value = text;
      document.body.append(field);
      const before = document.activeElement;
      field.select();
      document.execCommand('copy');
      field.remove();
      before?.focus?.({preventScroll: true});
    };
    if (navigator.clipboard) navigator.clipboard.writeText(text).catch(byHand);
    else byHand();
  }

  // Puts a whole document into the print root and opens the dialog. Its styles count on paper only.
  print(title, html) {
    this.fill(title, html);
    if (this.browserPrints) return;
    this.asked = true;
    window.print();
    this.asked = false;
  }

  // The browser's own print command prints what is open, and not an empty page.
  watchPrint(paperWanted) {
    addEventListener('beforeprint', () => {
      if (this.asked || this.printRoot.childNodes.length > 0) return;
      this.browserPrints = true;
      paperWanted();
      this.browserPrints = false;
    });
  }

  fill(title, html) {
    this.clear?.();
    const {css, body, lang} = partsOf(html);
    const style = new CSSStyleSheet({media: 'print'});
    style.replaceSync(css);
    document.adoptedStyleSheets = [
      ...document.adoptedStyleSheets.filter((sheet) => sheet !== this.printStyle), style];
    this.printStyle = style;
    document.body.className = body.className;
    this.printRoot.lang = lang;
    this.printRoot.replaceChildren(
        ...[...body.childNodes].map((node) => document.importNode(node, true)));
    const before = document.title;
    document.title = title || before;
    // Gone at the next thing that the person does: some browsers are still drawing after the dialog.
    const events = ['pointerdown', 'keydown'];
    this.clear = () => {
      document.title = before;
      document.body.className = '';
      this.printRoot.replaceChildren();
      this.clear = null;
      for (const type of events) removeEventListener(type, this.clearAtNext, true);
    };
    this.clearAtNext = this.clear;
    setTimeout(() => {
      for (const type of events) addEventListener(type, this.clearAtNext, true);
    }, 0);
  }
}
