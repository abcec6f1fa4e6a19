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
