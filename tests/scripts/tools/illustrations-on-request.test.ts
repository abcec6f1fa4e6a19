import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { locate } from '../../../scripts/build/illustrations/encode.ts';
import { illustrationFiles } from '../../../scripts/build/illustrations/files.ts';
import { encodePicturesOnRequest } from '../../../scripts/tools/local-server/illustrations.ts';
import { temporaryFolder } from '../../support/sites/temporary-folder.ts';

const source = fileURLToPath(new URL('../../../src/assets/illustrations/sectors/energy-aside.jpg', import.meta.url));

/** A site as a build without pictures leaves it; a missing `source` makes the encoding fail. */
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

describe('pictures encoded on request', () => {
  test('A picture is encoded at its first request, with the same bytes as by the framework', async () => {
    const { file, provide } = await builtSite();
    await provide('/_astro/energy_small.webp');
    const expected = sharp(await readFile(source))
      .rotate()
      .resize({ width: 240, withoutEnlargement: true });
    expect(await file('/_astro/energy_small.webp')).toEqual(await expected.webp({ quality: 60 }).toBuffer());
  });

  test('A picture is encoded once for simultaneous and later requests', async () => {
    const encode = vi.spyOn(sharpService, 'transform');
    const { provide } = await builtSite();
    await Promise.all(Array.from({ length: 8 }, () => provide('/_astro/energy_small.webp')));
    await provide('/_astro/energy_small.webp');
    expect(encode).toHaveBeenCalledTimes(1);
  });

  test('A picture is read from the cache of builds, and stored there for the next one', async () => {
    const { cache, file, provide } = await builtSite();
    await mkdir(join(cache, 'assets'));
    await writeFile(join(cache, 'assets/energy_small.webp'), 'encoded by an earlier build');
    await provide('/_astro/energy_small.webp');
    expect(String(await file('/_astro/energy_small.webp'))).toBe('encoded by an earlier build');
    const other = await builtSite();
    await other.provide('/_astro/energy_small.webp');
    expect(await readdir(join(other.cache, 'assets'))).toEqual(['energy_small.webp']);
  });

  test('A picture whose encoding failed is tried again by the next request', async () => {
    const { cache, provide } = await builtSite('/nowhere.jpg');
    await expect(provide('/_astro/energy_small.webp')).rejects.toThrow('ENOENT');
    await mkdir(join(cache, 'assets'));
    await writeFile(join(cache, 'assets/energy_small.webp'), 'there by now');
    await expect(provide('/_astro/energy_small.webp')).resolves.toBeUndefined();
  });

  test('A picture of the home page has the same bytes as in a build for a deploy', async () => {
    const first = [...illustrationFiles()].find(([path]) => path.startsWith('/_astro/'));
    if (!first) throw new Error('The home page has no illustrations');
    const [path, recipe] = first;
    const { file, provide } = await builtSite();
    await provide(path);
    expect(await file(path)).toEqual(await readFile(await locate(recipe, await temporaryFolder())));
  });
});

test('A path that is not a picture, or is outside the site, creates no files', async () => {
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

test('A site with all its pictures is served unchanged', async () => {
  const provide = await encodePicturesOnRequest(await temporaryFolder());
  await expect(provide('/_astro/energy_small.webp')).resolves.toBeUndefined();
});
