// Portraits in the page: from a picture to a small file beside the sheet, upright and without metadata;
// on the sheet, in the library, on paper, in exports where that was chosen; hostile pictures are refused.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {after, before, describe, test} from 'node:test';
import {deflateSync, crc32} from 'node:zlib';
import * as web from './support.mjs';

const {server, browser} = await web.stage({drawn: false});

// A sheet for each test: they go on in the page of the one before.
const names = {mirela: 'Mirela Vas', dropped: 'Bo Reed', sideways: 'Tam Oak', refused: 'Ilse Fen', exported: 'Corda Vane',
  photo: 'Orla Vance', keys: 'Seren Oak', back: 'Berta Holt', trouble: 'Marlo Finch', voice: 'Jory Pike',
  order: 'Wilm Ash', phone: 'Nell Brook', none: 'Odo Marsh'};
const documents = Object.entries(names).map(([id, name]) => ({format: 'roadbook/character', version: web.saveVersion,
  ruleset: 'beacon-road', id, in_play: true, name, playbook: 'warrior', heritage: 'orc'}));
const begin = web.inTurn(browser, server.address);
const withSheet = (id) => begin({documents, same: true, at: `#/sheet/${id}`});
const face = (page, id) => page.getByRole('img', {name: names[id]}).first().waitFor({state: 'attached'});

const four = (number) => Buffer.from([number >>> 24, number >>> 16 & 255, number >>> 8 & 255, number & 255]);
const chunk = (name, content) => Buffer.concat([four(content.length), Buffer.from(name), content,
  four(crc32(Buffer.concat([Buffer.from(name), content])))]);

// A PNG whose left third is red and whose rest is blue; `said`: the size that its head says.
function png(width, height, said = [width, height]) {
  const row = Buffer.concat([Buffer.from([0]), ...Array.from({length: width}, (_, x) =>
    Buffer.from(x < width / 3 ? [220, 20, 20] : [20, 20, 220]))]);
  const rows = Buffer.concat(Array(height).fill(row));
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.concat([...said.map(four), Buffer.from([8, 2, 0, 0, 0])])),
    chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}

async function setPortrait(page, id, bytes, name) {
  await web.give(page, bytes, name);
  await page.getByRole('button', {name: 'Save the portrait'}).waitFor({state: 'attached'});
  await web.settle(page);
  await web.press(page, 'button', 'Save the portrait');
  await page.getByText(`The portrait of ${names[id]} is set.`).first().waitFor({state: 'attached'});
  await face(page, id);
  await web.settle(page);
}

// What is kept: its size in bytes and pixels, the colors at some places, whether it says anything else.
const kept = (page, id, places = []) => page.evaluate(async ([id, places]) => {
  const {records} = await globalThis.roadbook.portraits.readOne(id);
  if (records.length === 0) return null;
  const [{bytes, revision}] = records;
  const picture = await createImageBitmap(new Blob([bytes]), {imageOrientation: 'none'});
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context.drawImage(picture, 0, 0);
  const red = places.map(([x, y]) =>
    context.getImageData(x * picture.width, y * picture.height, 1, 1).data[0] > 120);
  const text = new TextDecoder('latin1').decode(bytes);
  return {size: bytes.length, width: picture.width, height: picture.height, revision, red,
    chatty: /Exif|at home|http/.test(text)};
}, [id, places]);

test('A picture becomes a portrait: square, small, without metadata, there after a reload, and undone', async () => {
  const {faults, page, done} = await withSheet('mirela');
  await setPortrait(page, 'mirela', png(900, 700), 'face.png');
  const first = await kept(page, 'mirela');
  assert.deepEqual([first.width, first.height, first.revision, first.chatty], [512, 512, 1, false]);
  assert.ok(first.size <= 96 * 1024);
  await web.picture(page, 'portrait-sheet');
  await page.reload();
  await web.ready(page);
  await face(page, 'mirela');
  // The sheet's own file says nothing of it, and a change of the sheet does not write it again.
  const bytes = await page.evaluate(async () =>
    new TextDecoder().decode((await globalThis.roadbook.library.read(['mirela']))[0].bytes));
  assert.ok(!bytes.includes('portrait'));
  await setPortrait(page, 'mirela', png(90, 70), 'small.png');
  assert.deepEqual((({width, revision}) => [width, revision])(await kept(page, 'mirela')), [70, 2]);
  await page.keyboard.press('Control+z');
  await page.waitForFunction(async () =>
    (await globalThis.roadbook.portraits.readOne('mirela')).records[0]?.revision === 3, null, {polling: 50});
  assert.equal((await kept(page, 'mirela')).width, 512);
  assert.deepEqual(faults, []);
  await done();
});

// Drops a picture on the page, as it comes from a folder.
const dropPicture = (page, bytes, name) => page.evaluate(([file, base64]) => {
  const data = new DataTransfer();
  const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  data.items.add(new File([content], file, {type: 'image/png'}));
  for (const kind of ['dragenter', 'dragover', 'drop']) {
    document.body.dispatchEvent(new DragEvent(kind, {dataTransfer: data, bubbles: true, cancelable: true}));
  }
}, [name, bytes.toString('base64')]);

test('A picture that is dropped on a sheet becomes its portrait; where no sheet is open a sentence says how', async () => {
  const {faults, page, done} = await begin({documents, same: true});
  await dropPicture(page, png(400, 300), 'face.png');
  await page.getByText('This is a picture. Open a character, then drop it again').first()
      .waitFor({state: 'attached'});
  await page.evaluate(() => { location.hash = '#/sheet/dropped'; });
  await page.getByRole('heading', {name: names.dropped, level: 1}).waitFor({state: 'attached'});
  assert.equal(await kept(page, 'dropped'), null);
  await dropPicture(page, png(400, 300), 'face.png');
  await page.getByRole('button', {name: 'Save the portrait'}).waitFor({state: 'attached'});
  await web.settle(page);
  assert.equal(await kept(page, 'dropped'), null);
  await web.press(page, 'button', 'Save the portrait');
  await face(page, 'dropped');
  await web.settle(page);
  // The square begins in the middle: a quarter of it at the left is red, the rest is blue.
  const {width, height, red} = await kept(page, 'dropped', [[0.05, 0.5], [0.5, 0.5], [0.95, 0.5]]);
  assert.deepEqual([width, height, red], [300, 300, [true, false, false]]);
  assert.deepEqual(faults, []);
  await done();
});

test('A photo that was taken sideways is turned upright, and its Exif is gone', async () => {
  const {faults, page, done} = await withSheet('sideways');
  // Red at the left as stored; held so that the left is at the top.
  const photo = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(200, 200);
    const drawing = canvas.getContext('2d');
    drawing.fillStyle = '#1414dc';
    drawing.fillRect(0, 0, 200, 200);
    drawing.fillStyle = '#dc1414';
    drawing.fillRect(0, 0, 66, 200);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({type: 'image/jpeg'})).arrayBuffer());
    const exif = [0xff, 0xe1, 0, 34, 69, 120, 105, 102, 0, 0, 77, 77, 0, 42, 0, 0, 0, 8,
      0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
    return [...bytes.slice(0, 2), ...exif, ...bytes.slice(2)];
  });
  await setPortrait(page, 'sideways', Buffer.from(photo), 'photo.jpg');
  const {red, chatty} = await kept(page, 'sideways', [[0.5, 0.1], [0.1, 0.9], [0.9, 0.9]]);
  assert.deepEqual(red, [true, false, false]);
  assert.equal(chatty, false);
  assert.deepEqual(faults, []);
  await done();
});

test('A hostile or huge picture is refused in a sentence, and nothing changes', async () => {
  const {page, done} = await withSheet('refused');
  const refused = async (bytes, name, words) => {
    assert.equal(await page.getByText(words).count(), 0, `${name}: what is said is said of it`);
    await web.give(page, bytes, name);
    await page.getByText(words).first().waitFor({state: 'attached'});
  };
  await refused(png(8, 8, [60000, 60000]), 'huge.png', 'This picture has 60000 × 60000 pixels');
  await refused(png(64, 64).subarray(0, 60), 'cut.png', 'This picture is damaged');
  await refused(Buffer.from('GIF89a..............'), 'other.gif', 'Roadbook reads JPEG, PNG and WebP');
  const wrong = Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    Buffer.from('ffc0000b080040004001011100', 'hex'), Buffer.alloc(400, 0x5a)]);
  await refused(wrong, 'noise.jpg', 'This picture is damaged');
  assert.equal(await kept(page, 'refused'), null);
  await done();
});

test('Exports hold the portrait only where that was chosen; an import brings it back; paper shows it', async () => {
  const {faults, page, done} = await withSheet('exported');
  await setPortrait(page, 'exported', png(300, 300), 'face.png');
  const exported = async (what) => (await web.downloaded(page, () => web.fromMenu(page, what))).text;
  assert.ok(!(await exported('Export this character')).includes('portrait'));
  await web.fromMenu(page, 'Portrait…');
  await page.getByRole('dialog').waitFor({state: 'attached'});
  await web.settle(page);
  await web.press(page, 'checkbox', 'Exports of a sheet and links include portraits');
  await web.picture(page, 'portrait-dialog');
  await page.keyboard.press('Escape');
  await web.settle(page);
  const whole = await exported('Export this character');
  assert.match(whole, /"portrait": "data:image\/jpeg;base64,\/9j\//);

  await page.evaluate(() => { globalThis.print = () => {}; });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const picture = page.locator('#print-root img[alt="Corda Vane"]');
  assert.match(await picture.getAttribute('src'), /^data:image\/jpeg;base64,/);
  assert.deepEqual(faults, []);
  await done();

  const other = await begin();
  const theirs = other.page;
  await web.give(theirs, whole, 'corda.json');
  await theirs.getByText('With its portrait.').first().waitFor({state: 'attached'});
  await web.settle(theirs);
  await web.press(theirs, 'button', 'Import 1 sheet');
  await theirs.getByText('imported').first().waitFor({state: 'attached'});
  await theirs.waitForFunction(async () =>
    (await globalThis.roadbook.portraits.readOne('exported')).records.length === 1, null, {polling: 50});
  assert.equal((await kept(theirs, 'exported')).width, 300);
  assert.deepEqual(other.faults, []);
  await other.done();
});

describe('the camera', () => {
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  let withCamera;
  let onCamera;
  before(async () => {
    withCamera = await web.launch({drawn: false, whole: true, more: ['--use-fake-device-for-media-stream']});
    onCamera = web.inTurn(withCamera, server.address, web.desktop, allowing);
  });
  after(() => withCamera?.close());

  // Each camera that the page is given is written down.
  const watching = (context) => context.addInitScript(() => {
    const media = navigator.mediaDevices;
    const real = media?.getUserMedia.bind(media);
    globalThis.streams = [];
    if (media) media.getUserMedia = async (wanted) => streams[streams.push(await real(wanted)) - 1];
  });
  // The person lets the page have the camera.
  async function allowing(context) {
    await context.grantPermissions(['camera']);
    await watching(context);
  }
  // A sheet whose portrait is being chosen.
  async function choosing(id, inTurn = onCamera) {
    const person = await inTurn({documents, same: true, at: `#/portrait/${id}`});
    await person.page.getByRole('dialog', {name: `Portrait of ${names[id]}`}).waitFor({state: 'attached'});
    await person.page.evaluate(() => { globalThis.streams = []; });
    await web.settle(person.page);
    return person;
  }
  const dialog = (page) => page.getByRole('dialog', {name: 'Take a photo'});
  const isOn = (page) => dialog(page).getByRole('status').getByText('The camera is on').waitFor();
  // Each track of each camera that the page was given.
  const tracks = (page) => page.evaluate(() =>
    streams.flatMap((stream) => stream.getTracks()).map(({kind, readyState}) => `${kind} ${readyState}`));
  const takePhoto = async (page) => {
    await web.byRole(page, 'button', 'Take a photo').waitFor({state: 'attached'});
    await web.press(page, 'button', 'Take a photo');
  };

  test('On a computer a photo becomes the picture of the portrait, and the camera is off then', async () => {
    const {faults, page, done} = await choosing('photo');
    await takePhoto(page);
    await isOn(page);
    assert.deepEqual(await tracks(page), ['video live']);
    await web.picture(page, 'portrait-camera');
    await dialog(page).getByRole('button', {name: 'Take photo'}).click();
    await page.getByRole('button', {name: 'Save the portrait'}).waitFor({state: 'attached'});
    assert.equal(await dialog(page).count(), 0);
    assert.deepEqual(await tracks(page), ['video ended']);
    await web.settle(page);
    await web.press(page, 'button', 'Save the portrait');
    await page.getByText('The portrait of Orla Vance is set.').first().waitFor({state: 'attached'});
    const {width, height, red} = await kept(page, 'photo', [[0.5, 0.1]]);
    assert.deepEqual([width, height, red], [512, 512, [false]]);  // this camera sees green
    assert.deepEqual(faults, []);
    await done();
  });

  test('The camera\'s dialog has the focus and the keys, and gives them back when it is closed', async () => {
    const {faults, page, done} = await choosing('keys');
    const focus = () => page.evaluate(() => document.activeElement.textContent);
    const button = web.byRole(page, 'button', 'Take a photo');
    await button.waitFor({state: 'attached'});
    await button.focus();
    await web.settle(page);
    await page.keyboard.press('Enter');
    await isOn(page);
    const went = [await focus()];
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Tab']) {
      await page.keyboard.press(key);
      went.push(await focus());
    }
    assert.deepEqual(went, ['Take photo', 'Cancel', 'Take photo', 'Cancel', 'Take photo', 'Cancel']);
    // Neither a combination of the program's nor Escape reaches it: its own dialog stays.
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({state: 'detached'});
    await web.settle(page);
    assert.equal(await page.getByRole('dialog', {name: 'Portrait of Seren Oak'}).count(), 1);
    assert.equal(await page.getByRole('dialog').count(), 1);
    assert.equal(await focus(), 'Take a photo');
    await page.keyboard.press('Enter');
    await isOn(page);
    await dialog(page).getByRole('button', {name: 'Cancel'}).click();
    await dialog(page).waitFor({state: 'detached'});
    assert.deepEqual(await tracks(page), ['video ended', 'video ended']);
    assert.equal(await kept(page, 'keys'), null);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({state: 'detached'});
    assert.deepEqual(faults, []);
    await done();
  });

  test('Back closes the camera, and one that is allowed after its dialog was closed is switched off again', async () => {
    const {page, done} = await choosing('back');
    await takePhoto(page);
    await isOn(page);
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await dialog(page).waitFor({state: 'detached'});
    assert.deepEqual(await tracks(page), ['video ended']);
    await page.evaluate(() => {
      const media = navigator.mediaDevices;
      const real = media.getUserMedia;
      media.getUserMedia = (wanted) => new Promise((allow) => {
        globalThis.allow = async () => allow(await real(wanted));
        media.getUserMedia = real;
      });
    });
    await takePhoto(page);
    await dialog(page).getByText('Waiting for the camera.').waitFor();
    await page.keyboard.press('Enter');  // "Take photo": there is nothing to take yet
    assert.equal(await dialog(page).count(), 1);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({state: 'detached'});
    await page.evaluate(() => allow());
    await page.waitForFunction(() =>
      streams.length === 2 && streams[1].getTracks().every((each) => each.readyState === 'ended'));
    assert.equal(await page.getByRole('button', {name: 'Save the portrait'}).count(), 0);
    await done();
  });

  test('A camera that is refused, missing, in use or gone is said in a sentence, and a file may be chosen', async () => {
    const {context, page, done} = await choosing('trouble');
    await context.clearPermissions();
    const says = async (words) => {
      await page.getByText(words).first().waitFor({state: 'attached'});
      await web.settle(page);
      assert.equal(await dialog(page).count(), 0);
      assert.equal(await web.byRole(page, 'button', 'Choose a file').count(), 1);
      assert.ok((await tracks(page)).every((each) => each.endsWith('ended')));
    };
    await takePhoto(page);
    await says('The camera was not allowed.');
    const fails = (name) => page.evaluate((name) => {
      navigator.mediaDevices.real ??= navigator.mediaDevices.getUserMedia;
      navigator.mediaDevices.getUserMedia = name === '' ? navigator.mediaDevices.real :
          () => Promise.reject(new DOMException('', name));
    }, name);
    for (const [name, words] of [['NotFoundError', 'There is no camera here.'],
      ['NotReadableError', 'The camera is in use by another program.'],
      ['UnknownError', 'The camera could not be started.']]) {
      await fails(name);
      await takePhoto(page);
      await says(words);
    }
    await fails('');
    await context.grantPermissions(['camera']);
    await takePhoto(page);
    await isOn(page);
    await page.evaluate(() => streams[0].getTracks()[0].dispatchEvent(new Event('ended')));
    await says('The camera went away while it was on.');
    await done();
  });

  test('The page may have the camera, and not the microphone even where the person would allow it', async () => {
    const {context, page, done} = await choosing('voice');
    await context.grantPermissions(['camera', 'microphone']);
    const given = (wanted) => page.evaluate((wanted) => navigator.mediaDevices.getUserMedia(wanted)
        .then((stream) => stream.getTracks().map((track) => (track.stop(), track.kind)), ({name}) => name), wanted);
    assert.deepEqual(await given({video: true}), ['video']);
    assert.equal(await given({audio: true}), 'NotAllowedError');
    await context.clearPermissions();
    await context.grantPermissions(['camera']);
    await done();
  });

  test('The camera\'s dialog is in order for screen readers and eyes, on paper, by night and in forced colors', async () => {
    const {page, done} = await choosing('order');
    await page.evaluate(axe);
    await takePhoto(page);
    for (const media of [{colorScheme: 'light'}, {colorScheme: 'dark'}, {forcedColors: 'active'}]) {
      await page.emulateMedia(media);
      await web.settle(page);
      await isOn(page);
      const {violations, passes} = await page.evaluate(async () => axe.run('#camera'));
      assert.deepEqual(violations.map(({id, nodes}) => `${id}: ${nodes[0].html}`), [], JSON.stringify(media));
      assert.ok(passes.some(({id}) => id === 'color-contrast'));
      await web.picture(page, `portrait-camera-${Object.values(media)[0]}`);
    }
    await page.emulateMedia({colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce'});
    await done();
  });

  test('A phone takes the photo in its own file dialog, and where there is no camera none is offered', async () => {
    const onPhone = await choosing('phone', web.inTurn(browser, server.address,
                                                         {...web.desktop, hasTouch: true, isMobile: true}, allowing));
    const [chooser] = await Promise.all([onPhone.page.waitForEvent('filechooser'),
      web.tap(onPhone.page, 'button', 'Take a photo')]);
    assert.equal(await chooser.element().getAttribute('capture'), 'user');
    assert.deepEqual(await tracks(onPhone.page), []);
    await onPhone.context.close();
    const without = await choosing('none', begin);
    assert.deepEqual(await without.page.evaluate(async () => {
      const all = await navigator.mediaDevices.enumerateDevices();
      return all.filter(({kind}) => kind === 'videoinput');
    }), []);
    await web.settle(without.page);
    assert.equal(await web.byRole(without.page, 'button', 'Take a photo').count(), 0);
    // One is connected.
    await without.page.evaluate(() => {
      navigator.mediaDevices.enumerateDevices = async () => [{kind: 'videoinput'}];
      navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
    });
    await web.byRole(without.page, 'button', 'Take a photo').waitFor({state: 'attached'});
    await without.done();
  });
});
