import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type JpegOptions, type ResizeOptions, type WebpOptions } from 'sharp';
import type { PortraitCut } from '#domain/illustrations/home-illustration';
import { cachedFile } from '../build-cache.ts';

/** How to derive a file from an illustration. Without `encoding` the file is a copy. */
export interface Recipe {
  /** Name in src/assets/illustrations, without extension. */
  readonly illustration: string;
  /** Part to cut out first, with the full height; `shape` is its width divided by its height. */
  readonly part?: { readonly position: PortraitCut; readonly shape: number } | undefined;
  readonly size?: ResizeOptions;
  /** Adds the site's name in a corner. */
  readonly isSigned?: true;
  readonly encoding?: { readonly format: 'webp' | 'jpeg' } & (WebpOptions | JpegOptions);
}

const signature = new URL('./signature.svg', import.meta.url);

export const sourceOf = (illustration: string): URL =>
  new URL(`../../../src/assets/illustrations/${illustration}.jpg`, import.meta.url);

/** Path of the derived file. Results are cached in `folder` by source and recipe. */
export async function locate(recipe: Recipe, folder: string): Promise<string> {
  const { illustration, isSigned, encoding } = recipe;
  const source = sourceOf(illustration);
  if (!encoding) return fileURLToPath(source);
  const sources = await Promise.all([source, ...(isSigned ? [signature] : [])].map((file) => readFile(file)));
  const extension = encoding.format === 'webp' ? '.webp' : '.jpg';
  return cachedFile({ folder, extension, sources, settings: recipe }, () => encode(recipe, sources));
}

async function encode({ part, size, encoding }: Recipe, [whole, name]: readonly Buffer[]): Promise<Buffer> {
  const picture = sharp(part && whole ? await partOf(whole, part) : whole).resize(size);
  const signed = name ? picture.composite([{ input: name }]) : picture;
  const { format = 'webp', ...options } = encoding ?? {};
  return signed.toFormat(format, options).toBuffer();
}

async function partOf(whole: Buffer, { position, shape }: NonNullable<Recipe['part']>): Promise<Buffer> {
  const picture = sharp(whole);
  const { width: across, height } = await picture.metadata();
  const width = Math.floor(height * shape);
  const part =
    typeof position === 'number'
      ? picture.extract({ left: Math.round(((across - width) * position) / 100), top: 0, width, height })
      : picture.resize({ width, height, position });
  return part.png({ compressionLevel: 0 }).toBuffer();
}
