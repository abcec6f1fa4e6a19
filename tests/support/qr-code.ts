import jsQR from 'jsqr';
import type { QrCode } from '../../src/ui/qr-code.ts';

/** Pixels of a module: scanners look for some. */
const scale = 4;

/** What a scanner reads of a code. */
export function scanned({ size, path }: QrCode): string | undefined {
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const start = row * side + Number(x) * scale;
      for (let pixel = start; pixel < start + Number(width) * scale; pixel += 1)
        pixels.fill(0, pixel * 4, pixel * 4 + 3);
    }
  }
  return jsQR(pixels, side, side)?.data;
}

/** The code that a drawing shows, be it a file or a part of a page. */
export function codeOf(svg: string): QrCode {
  const size = /viewBox="0 0 (\d+) \1"/.exec(svg)?.[1];
  const path = /<path d="([^"]+)"/.exec(svg)?.[1];
  if (!size || !path) throw new Error(`no code is drawn by ${svg.slice(0, 200)}`);
  return { size: Number(size), path };
}
