import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { sharedPictureSize, sharedPlateAddress, sharedPlates } from '#domain/shared-picture';

const plates = new URL('../src/assets/plates/', import.meta.url);
const signature = new URL('shared-pictures/signature.svg', import.meta.url);
const quality = 80;

/** Makes the pictures that stand for pages where their addresses are shared: plates with the site's name in a corner. */
export function sharedPictures(): AstroIntegration {
  let cache: URL;
  return {
    name: 'shared-pictures',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = new URL('shared-pictures/', config.cacheDir);
      },
      'astro:build:done': async ({ dir }) => {
        await mkdir(cache, { recursive: true });
        await Promise.all(
          sharedPlates.map(async (plate) => {
            const file = new URL(`.${sharedPlateAddress(plate)}`, dir);
            await mkdir(new URL('.', file), { recursive: true });
            await copyFile(await sharedPicture(new URL(`${plate}.jpg`, plates), cache), file);
          }),
        );
      },
    },
  };
}

/** The file of a plate's shared picture, made once for the same plate and signature. */
async function sharedPicture(plate: URL, cache: URL): Promise<URL> {
  const [painting, name] = await Promise.all([readFile(plate), readFile(signature)]);
  const recipe = createHash('sha256')
    .update(painting)
    .update(name)
    .update(JSON.stringify([sharedPictureSize, quality]));
  const made = new URL(`${recipe.digest('hex').slice(0, 16)}.jpg`, cache);
  if (existsSync(made)) return made;
  const { width, height } = sharedPictureSize;
  const unfinished = `${fileURLToPath(made)}.${process.pid}`;
  await sharp(painting)
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: name }])
    .jpeg({ quality, mozjpeg: true })
    .toFile(unfinished);
  // Moved into place, so that a build that is killed leaves no half of a picture behind.
  await rename(unfinished, made);
  return made;
}
