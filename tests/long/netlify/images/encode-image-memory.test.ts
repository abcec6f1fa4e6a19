import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { imageFile, plain } from '../../../support/images/images.ts';
import { pixelBombs, scanBomb, textBomb } from '../../../support/images/images-bombs.ts';

// Many images in one test, on a machine that may be busy.

const encoder = new URL('../../../../netlify/images/encode-image.ts', import.meta.url);
const peak = new URL('../../../reliability/growth/peak-memory.ts', import.meta.url);

/** A separate process, so that the memory of other tests is not counted. */
const script = `
import { readFileSync } from 'node:fs';
import { encodeImage } from ${JSON.stringify(encoder.href)};
import { forgetPeak, peakMegabytes } from ${JSON.stringify(peak.href)};
const upload = readFileSync(0);
forgetPeak();
const before = process.memoryUsage.rss() / 2 ** 20;
const { kind } = await encodeImage(upload);
console.log(JSON.stringify({ kind, megabytes: peakMegabytes() - before }));
`;

function measured(upload: Buffer): { kind: string; megabytes: number } {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { input: upload });
  return JSON.parse(output.toString());
}

const bombs = await pixelBombs();

describe('the memory of an upload', () => {
  test('The measurement detects a large allocation', async () => {
    const large = await plain([9, 9, 9], { width: 4000, height: 3000 }).avif({ effort: 0 }).toBuffer();
    expect(measured(large).megabytes).toBeGreaterThan(100);
  });

  test.each(bombs)('The memory is small for a $name', ({ bytes }) => {
    const { kind, megabytes } = measured(bytes);
    expect(kind).toBe('refused');
    expect(megabytes).toBeLessThan(40);
  });

  test('The memory is small for a JPEG with hundreds of scans', () => {
    expect(measured(scanBomb(883, { width: 8000, height: 6000 })).megabytes).toBeLessThan(40);
  });

  test('The memory is small for an image with a compressed text of 200 MB', async () => {
    const { kind, megabytes } = measured(await textBomb());
    expect(kind).toBe('encoded');
    expect(megabytes).toBeLessThan(40);
  });

  test('The memory is moderate for a photograph of 4 MB', async () => {
    const photograph = await imageFile('jpeg', { width: 3900, height: 3000 });
    expect(photograph.length).toBeGreaterThan(4_000_000);
    const { kind, megabytes } = measured(photograph);
    expect(kind).toBe('encoded');
    expect(megabytes).toBeLessThan(150);
  });
});
