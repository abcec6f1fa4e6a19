import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { homeIllustrationFiles } from '#domain/illustrations/home-illustration';
import { portraitHeight, provinceIllustrationWidths } from '#domain/illustrations/province-illustration';
import { illustrations } from '../../../../scripts/build/content-check/sections.ts';
import { inLight, type Light } from '../../../../scripts/tools/prints/light.ts';
import { lightNamed } from '../../../../scripts/tools/prints/lights.ts';
import { makePrint } from '../../../../scripts/tools/prints/make-print.ts';
import { ordersFrom } from '../../../../scripts/tools/prints/orders.ts';
import { type Colour, pictureOf } from '../../../../scripts/tools/prints/picture.ts';
import type { Canvas } from '../../../../scripts/tools/prints/press.ts';
import { printOnCanvas } from '../../../../scripts/tools/prints/print.ts';
import { formatOf, type PrintSettings } from '../../../../scripts/tools/prints/settings.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const size = { width: 200, height: 120 };
const settings: PrintSettings = {
  ...{ width: 200, workWidth: 200, inks: 7, radius: 3, grain: 1, spots: 1, keep: 0.12, chroma: 1.7 },
  jpeg: { quality: 86, chromaSubsampling: '4:4:4' },
};
const format = { settings, height: 120 };
/** Every point has the pure colour of its ink. */
const bareInks = { ...settings, grain: 0, keep: 0 };

/** A violet evening: a sky that becomes lighter downwards, a sun, two ridges. */
function evening(): Buffer {
  const bytes = Buffer.alloc(size.width * size.height * 3);
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      const ridge = (base: number, wave: number) => y > base + 9 * Math.sin(x / wave);
      const sun = Math.hypot(x - 140, y - 48) < 14;
      const sky = [90 + y, 60 + y / 2, 150 - y / 3];
      const colour = ridge(92, 11) ? [24, 40, 30] : ridge(70, 23) ? [92, 60, 140] : sun ? [255, 205, 90] : sky;
      bytes.set(colour.map(Math.round), 3 * (y * size.width + x));
    }
  return bytes;
}

const picture = pictureOf(evening(), size);

/** A folder of sources with one, at `home/1`. */
async function sources(bytes?: Buffer): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'home'));
  const raw = { ...size, channels: 3 } as const;
  await writeFile(join(folder, 'home/1.jpg'), bytes ?? (await sharp(evening(), { raw }).jpeg().toBuffer()));
  return folder;
}

let printed: Canvas | undefined;

/** The picture in its own inks, printed once. */
function own(): Canvas {
  printed ??= printOnCanvas(picture, bareInks);
  return printed;
}

function pixels({ bytes }: Canvas): readonly number[] {
  return Array.from({ length: bytes.length / 3 }, (_, pixel) => bytes.readUIntBE(3 * pixel, 3));
}

/** The neighbours in a row between which the colour changes. */
function edges(canvas: Canvas): readonly boolean[] {
  return pixels(canvas).map((pixel, index, all) => pixel !== all[index + 1]);
}

describe('a print', () => {
  test('A print has the same bytes each time, and replaces an earlier one', async () => {
    const [from, to] = [await sources(), await temporaryFolder()];
    const file = join(to, 'home/1.jpg');
    await mkdir(join(to, 'home'));
    await writeFile(file, 'another');
    const order = { illustration: 'home/1', from, to, format };
    const first = await makePrint(order);
    const bytes = await readFile(file);
    expect(first).toEqual({ file, bytes: bytes.length, unchanged: false });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', ...size });
    await writeFile(file, 'another');
    await makePrint(order);
    expect(await readFile(file)).toEqual(bytes);
    expect(await makePrint(order)).toEqual({ ...first, unchanged: true });
    expect(await readdir(join(to, 'home'))).toEqual(['1.jpg']);
  });

  test('A print is made from a drawing if there is one beside a rendered picture', async () => {
    const from = await sources();
    const red = `<rect width="200" height="120" fill="#b4532f"/>`;
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">${red}</svg>`;
    await writeFile(join(from, 'home/1.svg'), drawing);
    const { file } = await makePrint({ illustration: 'home/1', from, to: join(from, 'prints'), format });
    const { channels } = await sharp(file).stats();
    const means = channels.map(({ mean }) => mean);
    expect(means).toEqual([0xb4, 0x53, 0x2f].map((byte) => expect.closeTo(byte, -1)));
  });

  test('A print has several colours, and no more than inks before it is reduced', () => {
    const colours = new Set(pixels(own()));
    expect(colours.size).toBeLessThanOrEqual(bareInks.inks);
    expect(colours.size).toBeGreaterThan(3);
    expect(new Set(pixels(printOnCanvas(picture, { ...bareInks, inks: 2 }))).size).toBe(2);
  });

  test('A print has its own grain and shading', () => {
    expect(new Set(pixels(printOnCanvas(picture, settings))).size).toBeGreaterThan(100);
  });

  test('A print in another light has other colours, and the same edges', () => {
    const other = printOnCanvas(picture, bareInks, lightNamed('southern-dusk'));
    expect(new Set(pixels(other))).not.toEqual(new Set(pixels(own())));
    expect(edges(other)).toEqual(edges(own()));
  });
});

describe('a light', () => {
  const ink = (hue: number): Colour => [
    0.5,
    Math.cos((hue * Math.PI) / 180) / 10,
    Math.sin((hue * Math.PI) / 180) / 10,
  ];
  const hueOf = ([, a, b]: Colour) => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

  const inThat = (colour: Colour, light: Light) => inLight([colour], light).at(0) ?? colour;

  test('A light turns a hue to another by the shorter way', () => {
    const turned = inThat(ink(350), [{ from: 350, reach: 40, to: 20 }]);
    expect(hueOf(turned)).toBeCloseTo(20);
  });

  test('A light leaves colours beyond its reach unchanged', () => {
    const inks = [ink(250), ink(60), [0.4, 0, 0] as const];
    expect(inLight(inks, [{ from: 310, reach: 40, to: 235, chroma: 0.5, lightness: 0.1 }])).toEqual(inks);
  });

  test('A light changes saturation and lightness fully at its start', () => {
    const turned = inThat(ink(310), [{ from: 310, reach: 40, to: 310, chroma: 0.5, lightness: 0.1 }]);
    expect([turned[0], Math.hypot(turned[1], turned[2])]).toEqual([expect.closeTo(0.6), expect.closeTo(0.05)]);
  });

  test('A light is found by its name, and without a name there is none', () => {
    expect(lightNamed('puna')).not.toEqual([]);
    expect(lightNamed(undefined)).toEqual([]);
    expect(() => lightNamed('noon')).toThrow(/noon/);
  });
});

describe('refused orders', () => {
  const call = { root: '/project', startedIn: '/somewhere' };

  test.each([
    ['no name', ['--from', 'sources'], /^Say which and from where: npm run prints -- NAME… --from FOLDER/],
    ['no folder of sources', ['home/1'], /^Say which and from where/],
    ['an unknown name', ['home/1', 'home/99', '--from', 'sources'], /^There is no print home\/99; there are: home\/1 /],
    [
      'an unknown light',
      ['home/1', '--from', 'a', '--inks', 'moon'],
      /^There is no light moon; there are: .*southern-dusk/,
    ],
    ['an unknown option', ['home/1', '--form', 'sources'], /Unknown option '--form'/],
  ])('An order is refused with a message: %s', (_, words, message) => {
    expect(() => ordersFrom(words, call)).toThrow(message);
  });

  test('Names and folders are accepted as typed', () => {
    const [order] = ordersFrom(['provinces/MIS', '--from', 'sources'], call);
    const to = '/project/src/assets/illustrations';
    expect(order).toEqual({ illustration: 'provinces/MIS', from: '/somewhere/sources', to, light: [] });
    expect(ordersFrom(['home/1', '--from', 'a', '--to', 'b'], call)).toMatchObject([{ to: '/somewhere/b' }]);
  });

  const attempt = (from: string, illustration = 'home/1') =>
    makePrint({ illustration, from, to: join(from, 'prints'), format });

  test('A missing folder and a file in its place are refused', async () => {
    const folder = await sources();
    await expect(attempt(join(folder, 'gone'))).rejects.toThrow(/^There is no folder .*gone: --from names/);
    await expect(attempt(join(folder, 'home/1.jpg'))).rejects.toThrow(/^There is no folder .*1\.jpg: --from/);
  });

  test('A source that is missing, not an image or truncated is refused', async () => {
    await expect(attempt(await sources(), 'home/2')).rejects.toThrow(/home\/2\.jpg cannot be read as a picture/);
    await expect(attempt(await sources(Buffer.from('no picture')))).rejects.toThrow(
      /1\.jpg cannot be read as a picture/,
    );
    const whole = await readFile(join(await sources(), 'home/1.jpg'));
    await expect(attempt(await sources(whole.subarray(0, whole.length / 2)))).rejects.toThrow(/1\.jpg is damaged/);
  });

  test('A source with other proportions is refused, and nothing is written', async () => {
    const folder = await sources();
    const order = { illustration: 'home/1', from: folder, to: join(folder, 'prints') };
    await expect(makePrint(order)).rejects.toThrow(
      /1\.jpg is 200 × 120 pixels; home\/1 has the proportions 4736 × 2664/,
    );
    await expect(stat(order.to)).rejects.toThrow(/ENOENT/);
  });
});

test('A larger print with larger spots looks the same when reduced', async () => {
  const lightness = ({ bytes, width, height }: Canvas) =>
    sharp(bytes, { raw: { width, height, channels: 3 } })
      .resize(100, 60)
      .greyscale()
      .raw()
      .toBuffer();
  const large: PrintSettings = { ...settings, width: 400 };
  const small = await lightness(printOnCanvas(picture, settings));
  const distance = async (other: PrintSettings) => {
    const bytes = await lightness(printOnCanvas(picture, other));
    return bytes.reduce((sum, byte, index) => sum + Math.abs(byte - (small[index] ?? 0)), 0) / bytes.length;
  };
  expect(await distance({ ...large, spots: 2 })).toBeLessThan(0.5 * (await distance(large)));
});

test('The site has every plate in its format, wide enough for a dense screen', async () => {
  for (const illustration of illustrations) {
    const { width, height } = await sharp(`src/assets/illustrations/${illustration}.jpg`).metadata();
    const format = formatOf(illustration);
    expect.soft([illustration, width, height]).toEqual([illustration, format.settings.width, format.height]);
    expect.soft(width, illustration).toBeGreaterThanOrEqual(height > width ? 1600 : 2560);
  }
});

test('No file of an illustration is enlarged from its plate', () => {
  for (const { illustration, width, cut } of homeIllustrationFiles) {
    const { settings, height } = formatOf(illustration);
    expect.soft(width, illustration).toBeLessThanOrEqual(cut === undefined ? settings.width : height / 2);
  }
  for (const width of provinceIllustrationWidths)
    expect(portraitHeight(width) ?? (width * 9) / 16).toBeLessThanOrEqual(formatOf('provinces/MIS').height);
});
