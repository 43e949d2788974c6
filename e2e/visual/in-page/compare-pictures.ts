// Runs in a page: a browser can read pictures, so that nothing else has to.

export interface Difference {
  /** Pixels that differ visibly. */
  pixels: number;
  /** Both heights, where the screen became longer or shorter. */
  heights: [before: number, after: number];
  /** What differs, in red on the fainter picture of now. */
  picture: string;
}

/** Steps of a channel, of 255, by which two pixels of one color may differ: rounding of soft edges. */
const tolerance = 24;

async function comparePictures(before: string, after: string): Promise<Difference> {
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  const shown = context.createImageData(width, height);
  let pixels = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const differs = isDifferent(one, other, x, y);
      if (differs) pixels += 1;
      paint(shown, (y * width + x) * 4, differs ? [220, 20, 40] : faint(other, x, y));
    }
  context.putImageData(shown, 0, 0);
  return {
    pixels,
    heights: [one.height, other.height],
    picture: await addressOf(await canvas.convertToBlob()),
  };
}

function isDifferent(one: ImageData, other: ImageData, x: number, y: number): boolean {
  if (!isInside(one, x, y) || !isInside(other, x, y)) return true;
  const [a, b] = [(y * one.width + x) * 4, (y * other.width + x) * 4];
  return [0, 1, 2].some(
    (channel) => Math.abs((one.data[a + channel] ?? 0) - (other.data[b + channel] ?? 0)) > tolerance,
  );
}

const isInside = ({ width, height }: ImageData, x: number, y: number) => x < width && y < height;

function faint(picture: ImageData, x: number, y: number): [number, number, number] {
  const at = (y * picture.width + x) * 4;
  const channel = (offset: number) => 255 - (255 - (picture.data[at + offset] ?? 255)) * 0.3;
  return isInside(picture, x, y) ? [channel(0), channel(1), channel(2)] : [255, 255, 255];
}

function paint({ data }: ImageData, at: number, [red, green, blue]: [number, number, number]): void {
  data[at] = red;
  data[at + 1] = green;
  data[at + 2] = blue;
  data[at + 3] = 255;
}

async function pixelsOf(address: string): Promise<ImageData> {
  const picture = await createImageBitmap(await (await fetch(address)).blob());
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, picture.width, picture.height);
}

function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(blob);
  });
}

Object.assign(globalThis, { comparePictures });
