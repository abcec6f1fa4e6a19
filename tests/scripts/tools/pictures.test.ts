import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { homeFileName, homeIllustrationFiles, homeIllustrationFolder } from '#domain/illustrations/home-illustration';
import { homeIllustrationHashes, locateHomeIllustration } from '../../../scripts/build/home-illustrations.ts';
import { encodePicturesOnRequest } from '../../../scripts/tools/local-server/pictures.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const source = fileURLToPath(new URL('../../../src/assets/illustrations/sectors/energy-aside.jpg', import.meta.url));

/** A site as a build leaves it that encodes no pictures; `source` is missing when the picture cannot be made. */
async function builtSite(from = source) {
  const [root, cache] = [await temporaryFolder(), await temporaryFolder()];
  const transform = { src: { src: '/_astro/energy.jpg' }, width: 240, format: 'webp', quality: 60 };
  const pictures = { '/_astro/energy_small.webp': { source: from, transform } };
  await mkdir(join(root, '.netlify'));
  await writeFile(join(root, '.netlify/pictures.json'), JSON.stringify({ cache, service: {}, pictures }));
  const file = (path: string) => readFile(join(root, 'dist', path));
  return { root, cache, file, provide: await encodePicturesOnRequest(root) };
}

afterEach(() => vi.restoreAllMocks());

describe('a picture that the build has left out', () => {
  test('is encoded when it is first requested, as the framework would have', async () => {
    const { file, provide } = await builtSite();
    await provide('/_astro/energy_small.webp');
    const expected = sharp(await readFile(source))
      .rotate()
      .resize({ width: 240, withoutEnlargement: true });
    expect(await file('/_astro/energy_small.webp')).toEqual(await expected.webp({ quality: 60 }).toBuffer());
  });

  test('is encoded once for all who request it at the same time, and later', async () => {
    const encode = vi.spyOn(sharpService, 'transform');
    const { provide } = await builtSite();
    await Promise.all(Array.from({ length: 8 }, () => provide('/_astro/energy_small.webp')));
    await provide('/_astro/energy_small.webp');
    expect(encode).toHaveBeenCalledTimes(1);
  });

  test('is taken from the cache of builds, and put there for the next one', async () => {
    const { cache, file, provide } = await builtSite();
    await mkdir(join(cache, 'assets'));
    await writeFile(join(cache, 'assets/energy_small.webp'), 'encoded by an earlier build');
    await provide('/_astro/energy_small.webp');
    expect(String(await file('/_astro/energy_small.webp'))).toBe('encoded by an earlier build');
    const other = await builtSite();
    await other.provide('/_astro/energy_small.webp');
    expect(await readdir(join(other.cache, 'assets'))).toEqual(['energy_small.webp']);
  });

  test('that could not be encoded is tried again by the next request', async () => {
    const { cache, provide } = await builtSite('/nowhere.jpg');
    await expect(provide('/_astro/energy_small.webp')).rejects.toThrow('ENOENT');
    await mkdir(join(cache, 'assets'));
    await writeFile(join(cache, 'assets/energy_small.webp'), 'there by now');
    await expect(provide('/_astro/energy_small.webp')).resolves.toBeUndefined();
  });

  test('of the home page has the bytes that a build for a deploy writes', async () => {
    const [first] = homeIllustrationFiles;
    if (!first) throw new Error('The home page has no illustrations');
    const { file, provide } = await builtSite();
    const path = `${homeIllustrationFolder}/${homeFileName(first, homeIllustrationHashes()[first.illustration])}`;
    await provide(path);
    expect(await file(path)).toEqual(await readFile(await locateHomeIllustration(first, await temporaryFolder())));
  });
});

test('a path of no picture, and any path outside the site, leaves nothing behind', async () => {
  const { root, provide } = await builtSite();
  const paths = [
    '/about',
    '/_astro/unknown.webp',
    '/images/plates/unknown.webp',
    '/images/plates/../../x.jpg',
    '/constructor.jpg',
  ];
  for (const path of paths) await provide(path);
  expect(await readdir(root)).toEqual(['.netlify']);
});

test('a site with all its pictures is served as it is', async () => {
  const provide = await encodePicturesOnRequest(await temporaryFolder());
  await expect(provide('/_astro/energy_small.webp')).resolves.toBeUndefined();
});
