import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { decode, encode, readApproved } from '../../workshop/visual-regression/approved.ts';
import { compare } from '../../workshop/visual-regression/compare.ts';
import { comparisonImage } from '../../workshop/visual-regression/comparison-image.ts';
import { linesOf } from '../../workshop/visual-regression/report.ts';
import { type Picture, signatureOf } from '../../workshop/visual-regression/signature.ts';

const size = { width: 390, height: 1_000 } as const;

type Colour = readonly [number, number, number];

const paper: Colour = [250, 246, 238];
const ink: Colour = [30, 35, 45];
const blue: Colour = [20, 90, 150];

interface Block {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: Colour;
}

function drawn(blocks: readonly Block[], height: number = size.height): Picture {
  const pixels = new Uint8Array(size.width * height * 3);
  for (let at = 0; at < pixels.length; at += 3) pixels.set(paper, at);
  for (const { x, y, width, height: rows, colour } of blocks)
    for (let row = y; row < y + rows; row += 1)
      for (let column = x; column < x + width; column += 1) pixels.set(colour, 3 * (row * size.width + column));
  return { width: size.width, height, pixels };
}

/** Numbers from 0 to 1, the same for the same seed (Park and Miller). */
function randomSource(seed: number): () => number {
  let now = seed;
  return () => {
    now = (now * 16_807) % 2_147_483_647;
    return now / 2_147_483_647;
  };
}

/** A line of text as blocks: letters of 4 to 10 pixels with strokes between them. */
function line(y: number, { seed = y, colour = ink, letters = 30 } = {}): Block[] {
  const random = randomSource(seed);
  const blocks: Block[] = [];
  for (let x = 24, letter = 0; letter < letters; letter += 1) {
    const width = 4 + Math.floor(random() * 6);
    blocks.push({ x, y, width: 2, height: 12, colour }, { x, y: y + 6, width, height: 2, colour });
    x += width + 2;
  }
  return blocks;
}

const button: Block = { x: 40, y: 600, width: 150, height: 44, colour: blue };
const photograph: Block = { x: 24, y: 300, width: 340, height: 200, colour: [110, 140, 120] };
const text = [100, 124, 148, 172].flatMap((y) => line(y));
const page = [...text, photograph, button];

const found = (changed: readonly Block[], height?: number) =>
  compare(signatureOf(drawn(page)), signatureOf(drawn(changed, height)));

describe('Unchanged pages', () => {
  test('A page has no difference to itself', () => {
    expect(found(page)).toBeUndefined();
  });

  test('Antialiasing noise in letters is not a difference', () => {
    const noisy = drawn(page);
    const random = randomSource(7);
    for (let at = 0; at < noisy.pixels.length; at += 3) {
      if (noisy.pixels[at] === paper[0]) continue;
      const by = Math.round((random() - 0.5) * 40);
      for (const channel of [0, 1, 2]) noisy.pixels[at + channel] = (noisy.pixels[at + channel] ?? 0) + by;
    }
    expect(compare(signatureOf(drawn(page)), signatureOf(noisy))).toBeUndefined();
  });
});

describe('Changed pages', () => {
  test('The only difference of a page whose button moved by four pixels is the button', () => {
    const difference = found([...text, photograph, { ...button, x: button.x + 4 }]);
    expect(difference?.size).toBeUndefined();
    expect(difference?.regions).toEqual([expect.objectContaining({ top: 608, bottom: 640, left: 32, right: 224 })]);
  });

  test('A missing picture is found', () => {
    expect(found([...text, button])?.regions).toEqual([
      expect.objectContaining({ top: 288, bottom: 512, left: 0, right: 384 }),
    ]);
  });

  test('Another button colour of the same lightness is found', () => {
    const purple: Colour = [98, 51, 143];
    expect(found([...text, photograph, { ...button, colour: purple }])?.regions).toEqual([
      expect.objectContaining({ top: 576, bottom: 640 }),
    ]);
  });

  test('A slightly lighter text is found', () => {
    const lighter = [100, 124, 148, 172].flatMap((y) => line(y, { colour: [70, 75, 85] }));
    expect(found([...lighter, photograph, button])?.regions).toEqual([
      expect.objectContaining({ top: 96, bottom: 192 }),
    ]);
  });

  test('A missing line of text is found', () => {
    const [difference] = found([...[100, 124, 148].flatMap((y) => line(y)), photograph, button])?.regions ?? [];
    expect(difference).toMatchObject({ top: 160, bottom: 192 });
  });

  test('A text in letters of another width is found', () => {
    const other = [100, 124, 148, 172].flatMap((y) => line(y, { seed: y + 1 }));
    expect(found([...other, photograph, button])?.regions).toEqual([expect.objectContaining({ top: 96, bottom: 160 })]);
  });

  test('A missing rule of one pixel is found', () => {
    const rule: Block = { x: 0, y: 700, width: 390, height: 1, colour: [170, 165, 155] };
    const difference = compare(signatureOf(drawn([...page, rule])), signatureOf(drawn(page)));
    expect(difference?.regions).toEqual([expect.objectContaining({ top: 672, bottom: 704 })]);
  });

  test('A higher page is reported as a change of height', () => {
    const difference = found(page, 1_064);
    expect(difference).toEqual({ size: { width: 390, height: 1_000 }, regions: [] });
    expect(difference && linesOf(difference, signatureOf(drawn(page, 1_064)))).toEqual(['height 1000 → 1064 px (+64)']);
  });
});

test('The report says which part of the page differs, and by how much', () => {
  const present = signatureOf(drawn([...text, button]));
  const difference = compare(signatureOf(drawn(page)), present);
  expect(difference && linesOf(difference, present)).toEqual([
    expect.stringMatching(/^y 288–512, x 0–384: \d+ tiles, by up to \d+ of 255$/),
  ]);
});

test('The report lists the first differing parts and counts the others', () => {
  const rules = Array.from({ length: 9 }, (_, index) => ({ x: 0, y: 96 * index, width: 390, height: 20, colour: ink }));
  const present = signatureOf(drawn(rules));
  const difference = compare(signatureOf(drawn([])), present);
  expect(difference && linesOf(difference, present).at(-1)).toBe('and 3 more further down');
});

test('The comparison image shows the approved state beside the present one', async () => {
  const [approved, present] = [signatureOf(drawn(page)), drawn([...text, photograph])];
  const difference = compare(approved, signatureOf(present));
  if (!difference) throw new Error('No difference');
  const { data, info } = await sharp(await comparisonImage({ approved, present, difference }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  // From 128 pixels above the button’s tiles to 128 below; 32 pixels separate the halves.
  expect(info).toMatchObject({ width: 2 * 390 + 32, height: 96 + 256 });
  const at = (x: number, y: number) => [...data.subarray(3 * (y * info.width + x)).subarray(0, 3)];
  const near = (colour: Colour) => colour.map((value) => expect.closeTo(value, -1.5));
  expect(at(110, 176)).toEqual(near(blue));
  expect(at(390 + 32 + 110, 176)).toEqual(near(paper));
});

describe('Files of approved screens', () => {
  const folders: string[] = [];
  afterEach(async () => {
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
  });

  const looks = new Map([
    ['en 390', signatureOf(drawn(page))],
    ['es 390', signatureOf(drawn([...page, ...line(800)], 1_064))],
  ]);
  const approved = { browser: 'chromium 1.2', fonts: 'Archivo, Noto Sans CJK SC', looks };

  test('A file restores the approved signatures and takes few bytes', () => {
    const bytes = encode(approved);
    expect(decode(bytes)).toEqual(approved);
    expect(bytes.length).toBeLessThan(2_000);
  });

  test('A missing file reads as undefined', async () => {
    expect(await readApproved(join(tmpdir(), 'no-such-folder', 'home.tiles'))).toBeUndefined();
  });

  test('A truncated file is refused with its name', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'visual-regression-'));
    folders.push(folder);
    const file = join(folder, 'home.tiles');
    await writeFile(file, encode(approved).subarray(0, 300));
    await expect(readApproved(file)).rejects.toThrow(`${file} is not a valid file of approved screens`);
  });
});
