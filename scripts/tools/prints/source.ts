import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { codeOf, Failure } from '../failure.ts';
import { isThere } from '../is-there.ts';
import { type Picture, pictureOf } from './picture.ts';
import type { PlateFormat } from './settings.ts';

/** How far a source may be from the proportions of its plate: what a rounding of its height makes. */
const tolerance = 0.005;

/**
 * The picture that an illustration is printed from: the drawing `FOLDER/home/1.svg` for `home/1`, or else `home/1.jpg`,
 * at the working width of its settings. A folder or file that is not there, cannot be read or has other proportions is a
 * Failure.
 */
export async function readSource(folder: string, illustration: string, format: PlateFormat): Promise<Picture> {
  const { settings, height } = format;
  await expectFolder(folder);
  const drawing = join(folder, `${illustration}.svg`);
  const file = (await isThere(drawing)) ? drawing : join(folder, `${illustration}.jpg`);
  const source = sharp(file);
  const { width, height: sourceHeight } = await source.metadata().catch((error) => {
    throw new Failure(`${file} cannot be read as a picture: ${messageOf(error)}`);
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
    throw new Failure(`There is no folder ${folder}: --from names the one with the sources of the prints.`);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
