import { limits } from '#domain/limits';
import { canvasError, contextOf } from './canvas-check';

// Web worker that shrinks images. It receives a file with a message port, and answers on that port.

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
