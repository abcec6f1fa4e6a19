import jsQR from 'jsqr';
import type { QrCode } from '../../src/ui/qr-code.ts';

/** Pixels per module. Scanners need several. */
const scale = 4;

/** The text that a scanner reads from a code. */
export function scanned({ size, path }: QrCode): string | undefined {
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, steps = ''] of path.matchAll(/M(\d+) (\d+)\.5([^M]*)/g)) {
    let column = Number(x);
    for (const [, step, length] of steps.matchAll(/([hm])(\d+)(?: 0)?/g)) {
      if (step === 'h') paint(column, Number(y), Number(length));
      column += Number(length);
    }
  }
  return jsQR(pixels, side, side)?.data;

  function paint(column: number, y: number, width: number): void {
    for (let row = y * scale; row < (y + 1) * scale; row += 1) {
      const start = row * side + column * scale;
      for (let pixel = start; pixel < start + width * scale; pixel += 1) pixels.fill(0, pixel * 4, pixel * 4 + 3);
    }
  }
}

/** The code in a drawing, as a file or as a part of a page. */
export function codeOf(svg: string): QrCode {
  const size = /viewBox="0 0 (\d+) \1"/.exec(svg)?.[1];
  const path = /<path stroke="#000" d="([^"]+)"/.exec(svg)?.[1];
  if (!size || !path) throw new Error(`no code is drawn by ${svg.slice(0, 200)}`);
  return { size: Number(size), path };
}
