import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { codeOf, Failure } from '../../scripts/tools/failure.ts';
import { isThere } from '../../scripts/tools/is-there.ts';
import { type Picture, pictureOf } from './raster.ts';
import type { IllustrationFormat } from './settings.ts';

/** Allowed deviation from the illustration's proportions, for a rounded height. */
const tolerance = 0.005;

/**
 * Reads the source of an illustration at the working width of its settings: `FOLDER/home/1.svg` for `home/1`, or else
 * `home/1.jpg`. Throws a Failure for a missing folder, an unreadable file and wrong proportions.
 */
export async function readSource(folder: string, illustration: string, format: IllustrationFormat): Promise<Picture> {
  const { settings, height } = format;
  await expectFolder(folder);
  const drawing = join(folder, `${illustration}.svg`);
  const file = (await isThere(drawing)) ? drawing : join(folder, `${illustration}.jpg`);
  const source = sharp(file);
  const { width, height: sourceHeight } = await source.metadata().catch((error) => {
    throw new Failure(`${file} cannot be read as an image: ${messageOf(error)}`);
  });
  if (Math.abs((sourceHeight * settings.width) / (width * height) - 1) > tolerance)
    throw new Failure(
      `${file} is ${width} × ${sourceHeight} pixels; ${illustration} has the proportions ${settings.width} × ${height}: crop it first.`,
    );
  const { data, info } = await source
    .resize({ width: settings.workWidth })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error) => {
      throw new Failure(`${file} is damaged: ${messageOf(error)}`);
    });
  return pictureOf(data, info);
}

async function expectFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch((error) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (!found?.isDirectory())
    throw new Failure(`There is no folder ${folder}: --from must name the folder with the sources.`);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
