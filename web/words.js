// Words as pictures: the browser draws what the page's own typefaces have no letters for, shaped,
// joined and in their own direction, with the fonts of the person's system.

let pen = null;

const families = {
  sans: '"Inter", system-ui, "Noto Sans", "Segoe UI", sans-serif',
  serif: '"EB Garamond", "Noto Serif", Georgia, serif',
};
const margin = 2;
const largest = 4096;

function context() {
  if (!pen) {
    pen = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  }
  return pen;
}

function setUp(draw, em, weight, family) {
  draw.font = `${weight} ${em}px ${families[family] ?? families.sans}`;
  draw.textBaseline = 'alphabetic';
  draw.textAlign = 'left';
  draw.fillStyle = '#ffffff';
}

// Letters of the page's own typefaces that are not here yet.
function fetchLetters(font, words, came) {
  if (document.fonts.check(font, words)) return;
  document.fonts.load(font, words).then((faces) => faces.length && came())
      .catch(() => {});  // without a network and without a kept copy the system's letters stay
}

// The picture of the words with `em` in pixels of the display, or null where it cannot be made.
// left, top: from the pen, on the baseline, to the picture's corner, up being positive. `came` is called
// when a font has arrived that the words stand in from then on.
export function drawWords(words, em, weight, family, came) {
  const draw = context();
  if (!draw || !words) return null;
  setUp(draw, em, weight, family);
  fetchLetters(draw.font, words, came);
  draw.direction = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/.test(words) ? 'rtl' : 'ltr';
  const box = draw.measureText(words);
  const left = Math.floor(-box.actualBoundingBoxLeft) - margin;
  const right = Math.ceil(box.actualBoundingBoxRight) + margin;
  const up = Math.ceil(box.actualBoundingBoxAscent) + margin;
  const down = Math.ceil(box.actualBoundingBoxDescent) + margin;
  const width = right - left;
  const height = up + down;
  if (!(width > 0 && height > 0) || width > largest || height > largest) return null;
  if (draw.canvas.width < width || draw.canvas.height < height) {
    draw.canvas.width = Math.max(draw.canvas.width, width);
    draw.canvas.height = Math.max(draw.canvas.height, height);
    return drawWords(words, em, weight, family, came);
  }
  draw.clearRect(0, 0, draw.canvas.width, draw.canvas.height);
  draw.fillText(words, -left, up);
  const pixels = draw.getImageData(0, 0, width, height).data;
  let colored = false;
  for (let i = 0; i < pixels.length && !colored; i += 4) {
    // White at every strength is a letter; anything else has colors of its own.
    colored = pixels[i + 3] > 32 &&
              Math.min(pixels[i], pixels[i + 1], pixels[i + 2]) < 215;
  }
  if (!colored) {
    for (let i = 0; i < pixels.length; i += 4) pixels[i] = pixels[i + 1] = pixels[i + 2] = 255;
  }
  return {width, height, left, top: up, advance: box.width, colored, pixels};
}
