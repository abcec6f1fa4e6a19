import { copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { keep } from '../../build/build-cache.ts';
import {
  illustrationCache,
  type PicturesManifest,
  picturesManifestFile,
  readPicturesManifest,
} from '../../build/pictures-on-request.ts';
import { isThere } from '../is-there.ts';

/** Puts the picture of a path among the site's files, where the build has left it out. */
export type Pictures = (path: string) => Promise<void>;

/**
 * Encodes the pictures of a built site when they are first requested, each once, as a build for a deploy would, and in the
 * same cache. `root` is the folder with what was built.
 */
export async function encodePicturesOnRequest(root: string): Promise<Pictures> {
  const text = await readFile(join(root, picturesManifestFile), 'utf8').catch(() => undefined);
  if (text === undefined) return async () => {};
  const manifest = readPicturesManifest(text);
  const underWay = new Map<string, Promise<void>>();

  return (path) => {
    if (!isPicture(path)) return Promise.resolve();
    const made = underWay.get(path) ?? provide(path);
    underWay.set(path, made);
    // One that failed is tried again, and the request for it fails with it.
    made.catch(() => underWay.delete(path));
    return made;
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

/** Where the encoded file of a path lies, which is made if it has to be; undefined for a path without a picture. */
async function locate(path: string, manifest: PicturesManifest): Promise<string | undefined> {
  const recipe = Object.hasOwn(manifest.pictures, path) ? manifest.pictures[path] : undefined;
  if (recipe) return encodeAsset(path, recipe, manifest);
  // Loads sharp, which a start without a visitor does without.
  const { illustrationFiles } = await import('../../build/illustrations/files.ts');
  const { locate: locateIllustration } = await import('../../build/illustrations/encode.ts');
  const illustration = illustrationFiles().get(path);
  return illustration && locateIllustration(illustration, join(manifest.cache, illustrationCache));
}

type Recipe = PicturesManifest['pictures'][string];

/** One of the framework's pictures, in the framework's cache, whose names carry the hash of source and settings. */
async function encodeAsset(path: string, { source, transform }: Recipe, manifest: PicturesManifest): Promise<string> {
  const file = join(manifest.cache, 'assets', basename(path));
  if (await isThere(file)) return file;
  const { default: sharpService } = await import('astro/assets/services/sharp');
  const settings = { ...transform, src: transform.src.src };
  const image = { service: { entrypoint: '', config: manifest.service }, domains: [], remotePatterns: [] };
  // The framework's types ask for its whole configuration; the service reads its own part of it.
  const { data } = await sharpService.transform(await readFile(source), settings, image as never, console as never);
  return keep(file, data);
}
