import { limits } from '#domain/limits';
import { canvasError, contextOf } from './canvas-check';

// Runs as a worker: a file comes in with a port, and what becomes of it goes out by the port.

export interface ShrunkImage {
  readonly body: Blob;
  /** A small likeness, as a data URL: the page's policy lets no other address of the browser's own be shown. */
  readonly preview: string;
}

const previewSide = 480;

/** The longest sides to try, in pixels, and at each the qualities, until the file is small enough. */
const sides = [limits.imageSide, 1600, 1000];
const qualities = [0.92, 0.8];

/** The error of a colour that nobody sees: browsers that protect against fingerprinting may change the last bit. */
const invisibleError = 2;

addEventListener('message', ({ data, ports: [port] }: MessageEvent<File>) => {
  void shrunk(data)
    .catch(() => undefined)
    .then((image) => port?.postMessage(image));
});

/**
 * The first frame of an image, upright, without metadata, scaled down to the size that the server stores. `undefined` if
 * the browser changes the pixels of a canvas: the file is then sent unchanged. A file over the upload limit cannot be, so
 * that for it an error that nobody sees is accepted.
 */
async function shrunk(file: File): Promise<ShrunkImage | undefined> {
  // Not once for all files: the visitor may allow reading canvases in between.
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

/** A PNG stays one where that is small enough, so that plans and maps stay sharp; what is transparent stays transparent. */
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
