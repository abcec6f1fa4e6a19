import { copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { keep } from '../../build/build-cache.ts';
import {
  illustrationCache,
  type PicturesManifest,
  picturesManifestFile,
  readPicturesManifest,
} from '../../build/illustrations-on-request.ts';
import { isThere } from '../is-there.ts';

/** Encodes the image of a path into the site's files, if the build has omitted it. */
export type Pictures = (path: string) => Promise<void>;

/**
 * Encodes images on their first request, each once, as a build for a deploy would and with the same cache. `root` is
 * the folder of the built site.
 */
export async function encodePicturesOnRequest(root: string): Promise<Pictures> {
  const text = await readFile(join(root, picturesManifestFile), 'utf8').catch(() => undefined);
  if (text === undefined) return async () => {};
  const manifest = readPicturesManifest(text);
  const underWay = new Map<string, Promise<void>>();

  return (path) => {
    if (!isPicture(path)) return Promise.resolve();
    const provided = underWay.get(path) ?? provide(path);
    underWay.set(path, provided);
    // A failed encoding fails its request and is repeated by the next.
    provided.catch(() => underWay.delete(path));
    return provided;
  };

  async function provide(path: string): Promise<void> {
    const file = join(root, 'dist', path);
    const encoded = (await isThere(file)) ? undefined : await locate(path, manifest);
    if (encoded === undefined) return;
    await mkdir(dirname(file), { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    await copyFile(encoded, unfinished);
    await rename(unfinished, file);
  }
}

const isPicture = (path: string): boolean => /\.(?:webp|jpg)$/.test(path);

/** The encoded file of a path, encoded if missing; undefined for a path without an image. */
async function locate(path: string, manifest: PicturesManifest): Promise<string | undefined> {
  const recipe = Object.hasOwn(manifest.pictures, path) ? manifest.pictures[path] : undefined;
  if (recipe) return encodeAsset(path, recipe, manifest);
  // Loads sharp only when it is needed.
  const { illustrationFiles } = await import('../../build/illustrations/files.ts');
  const { locate: locateIllustration } = await import('../../build/illustrations/encode.ts');
  const illustration = illustrationFiles().get(path);
  return illustration && locateIllustration(illustration, join(manifest.cache, illustrationCache));
}

type Recipe = PicturesManifest['pictures'][string];

/** An image of Astro, in Astro's cache. The file names contain a hash of source and settings. */
async function encodeAsset(path: string, { source, transform }: Recipe, manifest: PicturesManifest): Promise<string> {
  const file = join(manifest.cache, 'assets', basename(path));
  if (await isThere(file)) return file;
  const { default: sharpService } = await import('astro/assets/services/sharp');
  const settings = { ...transform, src: transform.src.src };
  const image = { service: { entrypoint: '', config: manifest.service }, domains: [], remotePatterns: [] };
  // Astro's types require the whole configuration, but the service reads only its own part.
  const { data } = await sharpService.transform(await readFile(source), settings, image as never, console as never);
  return keep(file, data);
}
