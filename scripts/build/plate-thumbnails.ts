import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import {
  type PlateThumbnailWidth,
  plateThumbnailFolder,
  plateThumbnailName,
  plateThumbnailShape,
  plateThumbnailWidths,
} from '#domain/illustrations/plates';
import { cachedFile } from './build-cache.ts';
import type { ServedIllustrations } from './served-illustrations.ts';

const sources = new URL('../../src/assets/illustrations/', import.meta.url);
const widths = [plateThumbnailWidths.small, ...plateThumbnailWidths.large];
const encoding = { quality: 55, effort: 6 } as const;

const byName = new Map(
  globSync('*/*.jpg', { cwd: fileURLToPath(sources) }).flatMap((file) =>
    widths.map((width) => [plateThumbnailName(file.replace(/\.jpg$/, ''), width), { file, width }] as const),
  ),
);

/** The small pictures of the list of plates, each cut to the same shape. */
export const plateThumbnails: ServedIllustrations = {
  name: 'plate-thumbnails',
  folder: plateThumbnailFolder,
  files: [...byName.keys()],
  locate: (name, cache) => {
    const found = byName.get(name);
    return found && locate(found.file, found.width, cache);
  },
};

async function locate(file: string, width: PlateThumbnailWidth, folder: string): Promise<string> {
  const whole = await readFile(new URL(file, sources));
  const height = Math.round(width / plateThumbnailShape);
  return cachedFile({ folder, extension: '.webp', sources: [whole], settings: { width, height, encoding } }, () =>
    sharp(whole).resize({ width, height }).webp(encoding).toBuffer(),
  );
}
