import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { excerpt } from '#domain/excerpt';
import { plainDescription } from '#domain/opportunity/structured-output';
import { isStructured } from '#domain/opportunity/structured-text';
import { sectorKeys } from '#domain/sector';
import { regionOf } from '../../../scripts/tools/seed/crop.ts';
import { encodeSample, samplePicture, samplePictures } from '../../../scripts/tools/seed/sample-image.ts';
import { samples } from '../../../scripts/tools/seed/samples/samples.ts';
import { sampleMarks } from '../../../scripts/tools/seed/samples/sheet.ts';

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const lineBreak = /[\r\n\u2028\u2029]/;
const markup = /<\/?[a-z]|&[a-z]+;|\*\*/i;
const illustrationOf = (file: string) =>
  fileURLToPath(new URL(`../../../src/assets/illustrations/${file}`, import.meta.url));
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;

describe('the samples', () => {
  test('There are 26 samples, nine of them in agriculture', () => {
    expect(samples).toHaveLength(26);
    expect(samples.filter(({ sector }) => sector === 'agriculture')).toHaveLength(9);
  });

  test('The samples cover exactly the sectors of the site', () => {
    expect(new Set(samples.map(({ sector }) => sector))).toEqual(new Set(sectorKeys));
  });

  test('The first page of eight samples has eight sectors', () => {
    expect(new Set(samples.slice(0, 8).map(({ sector }) => sector)).size).toBe(8);
  });

  test('The samples differ in id, title and first image', () => {
    expect(new Set(samples.map(({ id }) => id)).size).toBe(samples.length);
    expect(new Set(samples.map(({ title }) => title)).size).toBe(samples.length);
    expect(new Set(samples.map(({ images }) => images[0]?.file)).size).toBe(samples.length);
  });

  test('Two samples have a structured description in every language, and the others plain text', () => {
    const structured = samples.filter((sample) => isStructured(sample.description));
    expect(structured).toHaveLength(2);
    for (const { description, translations } of samples)
      for (const translated of [translations.es, translations.zh])
        expect(isStructured(translated.description)).toBe(isStructured(description));
  });

  test('The subtitles of the samples are not cut on a card, in any language', () => {
    for (const { subtitle, translations } of samples) {
      expect(excerpt(subtitle, 'en')).toBe(subtitle);
      for (const language of ['es', 'zh'] as const) {
        const { subtitle: translated } = translations[language];
        expect(excerpt(translated, language)).toBe(translated);
      }
    }
  });
});

describe.each(samples)('the sample “$title”', ({ id, title, subtitle, description, images }) => {
  test('The id of a sample is a version 4 UUID in lower case', () => {
    expect(id).toMatch(uuidV4);
  });

  test('The title and the subtitle of a sample are within their limits and on one line', () => {
    expect(title.length).toBeGreaterThan(0);
    expect(title.length).toBeLessThanOrEqual(160);
    expect(title).not.toMatch(lineBreak);
    expect(subtitle.length).toBeGreaterThan(0);
    expect(subtitle.length).toBeLessThanOrEqual(400);
    expect(subtitle).not.toMatch(lineBreak);
  });

  test('The description of a sample begins with the sample mark, followed by labelled lines', () => {
    const text = plainDescription(description);
    const lines = text.split('\n');
    expect(lines[0]).toBe(sampleMarks.en);
    expect(lines[2]).toMatch(/^Location: /);
    // The page shows the sum in large type; the description only adds to it.
    expect(text).not.toMatch(/^Investment sought: US\$[\d.]+\smillion$/m);
    // The page also shows the stage and the kind of partner sought.
    expect(text).not.toMatch(/^(?:Stage|Sought): /m);
    expect(lines.filter((line) => line === sampleMarks.en)).toHaveLength(1);
    expect(text).not.toMatch(markup);
    expect(text).not.toMatch(/ {2}|^ | $/m);
    expect(wordsOf(text)).toBeGreaterThanOrEqual(130);
    expect(wordsOf(text)).toBeLessThanOrEqual(260);
  });

  test('A sample has one to four different existing images, with crops inside them and a landscape first', async () => {
    expect(images.length).toBeGreaterThanOrEqual(1);
    expect(images.length).toBeLessThanOrEqual(4);
    expect(new Set(images.map((image) => JSON.stringify(image))).size).toBe(images.length);
    for (const [index, { file, crop }] of images.entries()) {
      expect(existsSync(illustrationOf(file)), file).toBe(true);
      const { width, height } = await sharp(illustrationOf(file)).metadata();
      const { left, top, ...size } = crop ? regionOf(crop, { width, height }) : { left: 0, top: 0, width, height };
      for (const pixels of [left, top, size.width, size.height]) expect(Number.isInteger(pixels)).toBe(true);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + size.width, file).toBeLessThanOrEqual(width);
      expect(top + size.height, file).toBeLessThanOrEqual(height);
      expect(size.width).toBeGreaterThanOrEqual(900);
      expect(size.height).toBeGreaterThanOrEqual(600);
      if (index === 0) expect(size.width).toBeGreaterThan(size.height);
    }
  });
});

test.each([
  [1920, 1080, { left: 240, top: 108, width: 1440, height: 972 }],
  [2560, 1440, { left: 320, top: 144, width: 1920, height: 1296 }],
  [1001, 667, { left: 125, top: 67, width: 751, height: 600 }],
])('A crop has whole pixels inside an illustration of %d by %d', (width, height, region) => {
  expect(regionOf({ left: 12.5, top: 10, width: 75, height: 90 }, { width, height })).toEqual(region);
});

describe('the pictures of the samples', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const images = samples.flatMap((sample) => sample.images);

  test('The repository has a current picture for each image of the samples, and no others', async () => {
    const files = await Promise.all(images.map((image) => samplePicture(image, root)));
    expect(
      readdirSync(join(root, samplePictures))
        .filter((name) => name.endsWith('.webp'))
        .sort(),
    ).toEqual([...new Set(files.map((file) => basename(file)))].sort());
    const tracked = execFileSync('git', ['ls-files', `${samplePictures}/*.webp`], { cwd: root, encoding: 'utf8' })
      .trim()
      .split('\n');
    expect(tracked).toHaveLength(new Set(files).size);
  });

  test('A sample’s picture equals the stored upload of the same image', async () => {
    const whole = images.find(({ crop }) => crop === undefined);
    const cut = images.find(({ crop }) => crop !== undefined);
    for (const image of [whole, cut]) {
      if (!image) continue;
      const encoded = await encodeSample(image, readFileSync(illustrationOf(image.file)));
      expect(Buffer.from(encoded).equals(readFileSync(await samplePicture(image, root)))).toBe(true);
    }
    expect([whole, cut].some(Boolean)).toBe(true);
  });
});
