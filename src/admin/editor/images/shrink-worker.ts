import { limits } from '#domain/limits';

// Web worker that shrinks images. It receives a file with a message port, and responds on that port.

export interface ShrunkImage {
  readonly body: Blob;
  /** Thumbnail as a data URL: the page's CSP does not allow `blob:` images. */
  readonly preview: string;
}

const previewSide = 480;

/** Longest sides in pixels, and qualities for each, tried in order until the file is small enough. */
const sides = [limits.imageSide, 1600, 1000];
const qualities = [0.92, 0.8];

/** Invisible colour error: browsers that protect against fingerprinting may change the last bit. */
const invisibleError = 2;

addEventListener('message', ({ data, ports: [port] }: MessageEvent<File>) => {
  void shrunk(data)
    .catch(() => undefined)
    .then((image) => port?.postMessage(image));
});

/**
 * The first frame of an image, rotated upright, without metadata, scaled down to the size that the server stores.
 * `undefined` if the browser alters canvas pixels: the file is then sent unchanged. A file over the upload limit cannot
 * be sent unchanged, so an invisible error is accepted for it.
 */
async function shrunk(file: File): Promise<ShrunkImage | undefined> {
  // Checked for each file, because the user may allow reading canvases in between.
  const allowed = file.size > limits.uploadBytes ? invisibleError : 0;
  if ((await canvasError()) > allowed) return undefined;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  for (const side of sides) {
    const canvas = drawn(bitmap, side);
    for (const encoding of encodings(file, canvas)) {
      const body = await canvas.convertToBlob(encoding);
      if (body.size <= limits.uploadBytes) return { body, preview: await previewOf(canvas) };
    }
  }
  return undefined;
}

function drawn(image: ImageBitmap | OffscreenCanvas, side: number): OffscreenCanvas {
  const scale = Math.min(1, side / Math.max(image.width, image.height));
  const [width, height] = [image.width, image.height].map((length) => Math.max(1, Math.round(length * scale)));
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A PNG stays a PNG if that is small enough, so that plans and maps stay sharp. Transparency is kept. */
function encodings(file: File, canvas: OffscreenCanvas): ImageEncodeOptions[] {
  const lossy = file.type === 'image/jpeg' || isOpaque(canvas) ? 'image/jpeg' : 'image/webp';
  const lossless = file.type === 'image/png' ? [{ type: 'image/png' }] : [];
  return [...lossless, ...qualities.map((quality) => ({ type: lossy, quality }))];
}

function isOpaque(canvas: OffscreenCanvas): boolean {
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

async function previewOf(canvas: OffscreenCanvas): Promise<string> {
  const small = drawn(canvas, previewSide);
  const blob = await small.convertToBlob(isOpaque(small) ? { type: 'image/jpeg', quality: 0.8 } : {});
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** Side of the test image, in pixels. */
const side = 64;

/**
 * Largest colour error, of 255, after drawing an image on a canvas, encoding, decoding and reading it back. Firefox with
 * `resistFingerprinting`, Tor and extensions that block canvases return noise, stripes or white without an error.
 */
export async function canvasError(): Promise<number> {
  const drawn = contextOf(new OffscreenCanvas(side, side));
  const picture = drawn.createImageData(side, side);
  for (let at = 0; at < picture.data.length; at += 1) picture.data[at] = colourAt(at);
  drawn.putImageData(picture, 0, 0);

  const decoded = await createImageBitmap(await drawn.canvas.convertToBlob({ type: 'image/png' }));
  const read = contextOf(new OffscreenCanvas(side, side));
  read.drawImage(decoded, 0, 0);
  return Math.max(
    largestDifference(drawn.getImageData(0, 0, side, side).data),
    largestDifference(read.getImageData(0, 0, side, side).data),
  );
}

export function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser does not draw here');
  return context;
}

/** Opaque, because a canvas rounds the colours of transparent pixels. Otherwise each pixel has a different colour. */
function colourAt(at: number): number {
  const pixel = Math.floor(at / 4);
  return [pixel % 256, (pixel >> 4) % 256, (pixel * 7) % 256, 255][at % 4] ?? 0;
}

const largestDifference = (read: Uint8ClampedArray): number =>
  read.reduce((largest, colour, at) => Math.max(largest, Math.abs(colour - colourAt(at))), 0);
