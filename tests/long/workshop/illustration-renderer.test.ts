import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { homeIllustrationFiles } from '#domain/illustrations/home-illustration';
import { portraitHeight, provinceIllustrationWidths } from '#domain/illustrations/province-illustration';
import { illustrations } from '../../../scripts/build/content-check/sections.ts';
import { jobsFrom } from '../../../workshop/illustration-renderer/arguments.ts';
import { inLight, type Light } from '../../../workshop/illustration-renderer/light.ts';
import { lightNamed } from '../../../workshop/illustration-renderer/lights.ts';
import type { Canvas } from '../../../workshop/illustration-renderer/press.ts';
import { type Colour, pictureOf } from '../../../workshop/illustration-renderer/raster.ts';
import { renderIllustration } from '../../../workshop/illustration-renderer/render.ts';
import { printOnCanvas } from '../../../workshop/illustration-renderer/screen-print.ts';
import { formatOf, type PrintSettings } from '../../../workshop/illustration-renderer/settings.ts';
import { temporaryFolder } from '../../support/sites/temporary-folder.ts';

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

describe('Rendering', () => {
  test('Rendering twice gives the same bytes and replaces an older file', async () => {
    const [from, to] = [await sources(), await temporaryFolder()];
    const file = join(to, 'home/1.jpg');
    await mkdir(join(to, 'home'));
    await writeFile(file, 'another');
    const job = { illustration: 'home/1', from, to, format };
    const first = await renderIllustration(job);
    const bytes = await readFile(file);
    expect(first).toEqual({ file, bytes: bytes.length, unchanged: false });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', ...size });
    await writeFile(file, 'another');
    await renderIllustration(job);
    expect(await readFile(file)).toEqual(bytes);
    expect(await renderIllustration(job)).toEqual({ ...first, unchanged: true });
    expect(await readdir(join(to, 'home'))).toEqual(['1.jpg']);
  });

  test('A drawing is preferred to a JPEG source of the same name', async () => {
    const from = await sources();
    const red = `<rect width="200" height="120" fill="#b4532f"/>`;
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">${red}</svg>`;
    await writeFile(join(from, 'home/1.svg'), drawing);
    const { file } = await renderIllustration({ illustration: 'home/1', from, to: join(from, 'prints'), format });
    const { channels } = await sharp(file).stats();
    const means = channels.map(({ mean }) => mean);
    expect(means).toEqual([0xb4, 0x53, 0x2f].map((byte) => expect.closeTo(byte, -1)));
  });

  test('The canvas has at most as many colours as inks, and several', () => {
    const colours = new Set(pixels(own()));
    expect(colours.size).toBeLessThanOrEqual(bareInks.inks);
    expect(colours.size).toBeGreaterThan(3);
    expect(new Set(pixels(printOnCanvas(picture, { ...bareInks, inks: 2 }))).size).toBe(2);
  });

  test('Grain and shading add colours', () => {
    expect(new Set(pixels(printOnCanvas(picture, settings))).size).toBeGreaterThan(100);
  });

  test('Another light changes the colours and no edge', () => {
    const other = printOnCanvas(picture, bareInks, lightNamed('southern-dusk'));
    expect(new Set(pixels(other))).not.toEqual(new Set(pixels(own())));
    expect(edges(other)).toEqual(edges(own()));
  });
});

describe('Light', () => {
  const ink = (hue: number): Colour => [
    0.5,
    Math.cos((hue * Math.PI) / 180) / 10,
    Math.sin((hue * Math.PI) / 180) / 10,
  ];
  const hueOf = ([, a, b]: Colour) => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

  const inThat = (colour: Colour, light: Light) => inLight([colour], light).at(0) ?? colour;

  test('A light turns a hue along the shorter arc', () => {
    const turned = inThat(ink(350), [{ from: 350, reach: 40, to: 20 }]);
    expect(hueOf(turned)).toBeCloseTo(20);
  });

  test('A light does not change hues beyond its reach', () => {
    const inks = [ink(250), ink(60), [0.4, 0, 0] as const];
    expect(inLight(inks, [{ from: 310, reach: 40, to: 235, chroma: 0.5, lightness: 0.1 }])).toEqual(inks);
  });

  test('A light changes chroma and lightness fully at its centre', () => {
    const turned = inThat(ink(310), [{ from: 310, reach: 40, to: 310, chroma: 0.5, lightness: 0.1 }]);
    expect([turned[0], Math.hypot(turned[1], turned[2])]).toEqual([expect.closeTo(0.6), expect.closeTo(0.05)]);
  });

  test('A light is found by its name, and no name means no light', () => {
    expect(lightNamed('puna')).not.toEqual([]);
    expect(lightNamed(undefined)).toEqual([]);
    expect(() => lightNamed('noon')).toThrow(/noon/);
  });
});

describe('Errors', () => {
  const call = { root: '/project', startedIn: '/somewhere' };

  test.each([
    ['no name', ['--from', 'sources'], /^Usage: npm run render-illustrations -- NAME… --from FOLDER/],
    ['no folder of sources', ['home/1'], /^Usage/],
    [
      'an unknown name',
      ['home/1', 'home/99', '--from', 'sources'],
      /^There is no illustration home\/99; there are: home\/1 /,
    ],
    [
      'an unknown light',
      ['home/1', '--from', 'a', '--inks', 'moon'],
      /^There is no light moon; there are: .*southern-dusk/,
    ],
    ['an unknown option', ['home/1', '--form', 'sources'], /Unknown option '--form'/],
  ])('Arguments with %s are refused with a message', (_, words, message) => {
    expect(() => jobsFrom(words, call)).toThrow(message);
  });

  test('Names and folders are resolved from the folder in which the command was typed', () => {
    const [job] = jobsFrom(['provinces/MIS', '--from', 'sources'], call);
    const to = '/project/src/assets/illustrations';
    expect(job).toEqual({ illustration: 'provinces/MIS', from: '/somewhere/sources', to, light: [] });
    expect(jobsFrom(['home/1', '--from', 'a', '--to', 'b'], call)).toMatchObject([{ to: '/somewhere/b' }]);
  });

  const attempt = (from: string, illustration = 'home/1') =>
    renderIllustration({ illustration, from, to: join(from, 'prints'), format });

  test('A missing source folder is refused, and so is a file in its place', async () => {
    const folder = await sources();
    await expect(attempt(join(folder, 'gone'))).rejects.toThrow(/^There is no folder .*gone: --from must name/);
    await expect(attempt(join(folder, 'home/1.jpg'))).rejects.toThrow(/^There is no folder .*1\.jpg: --from/);
  });

  test('A missing, unreadable or truncated source is refused', async () => {
    await expect(attempt(await sources(), 'home/2')).rejects.toThrow(/home\/2\.jpg cannot be read as an image/);
    await expect(attempt(await sources(Buffer.from('no picture')))).rejects.toThrow(
      /1\.jpg cannot be read as an image/,
    );
    const whole = await readFile(join(await sources(), 'home/1.jpg'));
    await expect(attempt(await sources(whole.subarray(0, whole.length / 2)))).rejects.toThrow(/1\.jpg is damaged/);
  });

  test('A source of other proportions is refused and nothing is written', async () => {
    const folder = await sources();
    const job = { illustration: 'home/1', from: folder, to: join(folder, 'prints') };
    await expect(renderIllustration(job)).rejects.toThrow(
      /1\.jpg is 200 × 120 pixels; home\/1 has the proportions 4736 × 2664/,
    );
    await expect(stat(job.to)).rejects.toThrow(/ENOENT/);
  });
});

test('A larger rendering with larger spots looks the same at the same size', async () => {
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

test('Every illustration of the site has its format and is wide enough for a dense screen', async () => {
  for (const illustration of illustrations) {
    const { width, height } = await sharp(`src/assets/illustrations/${illustration}.jpg`).metadata();
    const format = formatOf(illustration);
    expect.soft([illustration, width, height]).toEqual([illustration, format.settings.width, format.height]);
    expect.soft(width, illustration).toBeGreaterThanOrEqual(height > width ? 1600 : 2560);
  }
});

test('No image file is larger than the illustration it is made from', () => {
  for (const { illustration, width, cut } of homeIllustrationFiles) {
    const { settings, height } = formatOf(illustration);
    expect.soft(width, illustration).toBeLessThanOrEqual(cut === undefined ? settings.width : height / 2);
  }
  for (const width of provinceIllustrationWidths)
    expect(portraitHeight(width) ?? (width * 9) / 16).toBeLessThanOrEqual(formatOf('provinces/MIS').height);
});
