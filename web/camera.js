// The camera of a computer: a dialog over the page shows what it sees and takes a photo of it. A phone has a
// camera in its own file dialog.

// Why there is no photo, by the name of the browser's error.
const troubles = {
  NotAllowedError: 'The camera was not allowed. Allow it in the browser\'s settings for this page, or choose a file.',
  NotFoundError: 'There is no camera here. Connect one, or choose a file.',
  NotReadableError: 'The camera is in use by another program. Close that one, or choose a file.',
};
troubles.SecurityError = troubles.NotAllowedError;
troubles.OverconstrainedError = troubles.NotFoundError;
troubles.AbortError = troubles.NotReadableError;
const otherwise = 'The camera could not be started. Choose a file instead.';
const wentAway = 'The camera went away while it was on. Connect it again, or choose a file.';

// More than a portrait needs.
const wanted = {video: {facingMode: 'user', width: {ideal: 1280}, height: {ideal: 720}}};
const quality = 0.92;

function add(parent, tag, values, attributes = {}) {
  const element = Object.assign(document.createElement(tag), values);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  parent.append(element);
  return element;
}

// What is seen now, as a file.
async function photoOf(video) {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d').drawImage(video, 0, 0);
  const bytes = await new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality));
  return new File([bytes], 'A photo', {type: 'image/jpeg'});
}

class Camera {
  constructor() {
    this.stream = null;
    this.over = false;
    this.dialog = add(document.body, 'dialog', {id: 'camera'}, {'aria-labelledby': 'camera-name'});
    add(this.dialog, 'h2', {id: 'camera-name', textContent: 'Take a photo'});
    this.video = add(this.dialog, 'video', {autoplay: true, muted: true, playsInline: true},
                     {'aria-label': 'What the camera sees'});
    this.note = add(this.dialog, 'p', {textContent: 'Waiting for the camera. Your browser may ask you for it.'},
                    {role: 'status'});
    this.take = add(this.dialog, 'button', {type: 'button', textContent: 'Take photo', autofocus: true},
                    {'aria-disabled': 'true'});
    this.cancel = add(this.dialog, 'button', {type: 'button', textContent: 'Cancel'});
  }

  // {photo}, {trouble}, or neither where the person thought better of it.
  async answer() {
    const given = new Promise((answer) => this.listen(answer));
    this.dialog.showModal();
    const result = await given;
    this.close();
    return result;
  }

  listen(answer) {
    const fail = (error) => {
      console.warn('The camera:', error);
      answer({trouble: troubles[error?.name] ?? otherwise});
    };
    this.leave = () => answer({});
    this.dialog.addEventListener('close', this.leave);  // with Escape, too
    this.cancel.addEventListener('click', this.leave);
    // Tab goes round in the dialog, and not out of the page.
    this.dialog.addEventListener('keydown', (event) => {
      if (event.key !== 'Tab') return;
      event.preventDefault();
      (document.activeElement === this.take ? this.cancel : this.take).focus();
    });
    // The page behind it goes elsewhere.
    for (const type of ['popstate', 'pagehide']) addEventListener(type, this.leave);
    this.video.addEventListener('loadeddata', () => {
      this.take.removeAttribute('aria-disabled');
      this.note.textContent = 'The camera is on. You choose the part that is kept afterward.';
    });
    this.take.addEventListener('click', () => {
      if (this.take.hasAttribute('aria-disabled')) return;
      photoOf(this.video).then((photo) => answer({photo}), fail);
    });
    this.start(() => answer({trouble: wentAway})).catch(fail);
  }

  async start(ended) {
    this.stream = await navigator.mediaDevices.getUserMedia(wanted);
    if (this.over) return this.stop();  // allowed after the dialog was closed
    for (const track of this.stream.getTracks()) track.addEventListener('ended', ended);
    this.video.srcObject = this.stream;
  }

  stop() {
    for (const track of this.stream?.getTracks() ?? []) track.stop();
  }

  close() {
    this.over = true;
    this.stop();
    this.video.srcObject = null;
    for (const type of ['popstate', 'pagehide']) removeEventListener(type, this.leave);
    this.dialog.close();  // the focus goes back to where it was
    this.dialog.remove();
  }
}

export const takePhoto = () => new Camera().answer();
