import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { type QrCode, qrCodeOf } from '../../src/ui/qr-code.ts';

/** Pixels of a module: scanners look for some. */
const scale = 4;

/** What a scanner reads of a code. */
function scanned({ size, path }: QrCode): string | undefined {
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

test.each(['https://invest.example/zh/opportunity/3f0e8e52-0000-4000-8000-000000000000', 'https://invest.example/'])(
  'a scanner reads %s from its code',
  (url) => {
    expect(scanned(qrCodeOf(url))).toBe(url);
  },
);
