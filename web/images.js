// Pictures: the browser decodes and encodes them. What comes back has no metadata, because it is made
// of pixels alone.

function canvasOf(width, height) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return [canvas, canvas.getContext('2d', {willReadFrequently: true})];
}

// {width, height, bytes}: the picture upright, with at most `most` pixels on its longer side, as RGBA.
export async function decode(bytes, most) {
  const picture = await createImageBitmap(new Blob([bytes]), {imageOrientation: 'from-image'});
  const scale = Math.min(1, most / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const [, context] = canvasOf(width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  return {width, height, bytes: new Uint8Array(context.getImageData(0, 0, width, height).data.buffer)};
}

const qualities = [0.9, 0.82, 0.72, 0.6, 0.45, 0.3, 0.15];

// {bytes}: a JPEG file of at most `most` bytes, as good as that allows.
export async function encode(pixels, width, height, most) {
  const [canvas, context] = canvasOf(width, height);
  context.putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), 0, 0);
  for (const quality of qualities) {
    const file = await new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality));
    if (file?.type === 'image/jpeg' && file.size <= most) {
      return {bytes: new Uint8Array(await file.arrayBuffer())};
    }
  }
  return {bytes: new Uint8Array()};
}
