import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { PortraitCut } from '#domain/illustrations/home-illustration';
import {
  type ProvinceIllustrationWidth,
  portraitHeight,
  portraitSize,
  provinceIllustrationWidths,
} from '#domain/illustrations/province-illustration';
import { isProvinceCode, type ProvinceCode } from '#domain/province';
import { cachedFile } from '../build-cache.ts';
import { portraitPart } from '../portrait-part.ts';

const sources = new URL('../../../src/assets/illustrations/provinces/', import.meta.url);

// They lie behind a map, so that some sharpness may go, most where a dense screen makes up for it.
const qualities: Readonly<Record<ProvinceIllustrationWidth, number>> = {
  540: 40,
  960: 40,
  1200: 36,
  1600: 58,
  3200: 40,
};

/** Where the part for phones lies when the subject does not stand in the middle. */
const portraitCuts: Readonly<Partial<Record<ProvinceCode, PortraitCut>>> = { CABA: 65, SJU: 82, TDF: 75 };

/** One of the files of a province's illustration: the owner's own, or a WebP of some width. */
export interface IllustrationFile {
  readonly code: ProvinceCode;
  readonly width?: ProvinceIllustrationWidth;
}

/** The file that a name such as `MEN.jpg` or `MEN-960.webp` stands for. */
export function illustrationFileNamed(name: string): IllustrationFile | undefined {
  const [, code, width] = /^([A-Z]+)(?:\.jpg|-(\d+)\.webp)$/.exec(name) ?? [];
  if (!isProvinceCode(code)) return undefined;
  if (width === undefined) return { code };
  const known = provinceIllustrationWidths.find((one) => one === Number(width));
  return known && { code, width: known };
}

/** Path of an illustration's file. A WebP is made once for its source, and cached in `folder`. */
export async function locateIllustrationFile({ code, width }: IllustrationFile, folder: string): Promise<string> {
  const source = fileURLToPath(new URL(`${code}.jpg`, sources));
  if (width === undefined) return source;
  const whole = await readFile(source);
  const size = { width, height: portraitHeight(width), withoutEnlargement: true };
  const cut = size.height === undefined ? undefined : portraitCuts[code];
  const quality = qualities[width];
  return cachedFile({ folder, extension: '.webp', sources: [whole], settings: { size, cut, quality } }, async () => {
    const picture =
      cut === undefined ? whole : await portraitPart(whole, cut, portraitSize.width / portraitSize.height);
    return sharp(picture).resize(size).webp({ quality }).toBuffer();
  });
}
