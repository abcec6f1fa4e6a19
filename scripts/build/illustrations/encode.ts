import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type JpegOptions, type ResizeOptions, type WebpOptions } from 'sharp';
import type { PortraitCut } from '#domain/illustrations/home-illustration';
import { cachedFile } from '../build-cache.ts';

/** How a file is made from an illustration. Without `encoding` it is the illustration itself. */
export interface Recipe {
  /** The name in src/assets/illustrations, without extension. */
  readonly illustration: string;
  /** The part that is cut out first: as high as the whole, and as wide as `shape` times that. */
  readonly part?: { readonly position: PortraitCut; readonly shape: number } | undefined;
  readonly size?: ResizeOptions;
  /** With the site's name in a corner. */
  readonly isSigned?: true;
  readonly encoding?: { readonly format: 'webp' | 'jpeg' } & (WebpOptions | JpegOptions);
}

const signature = new URL('./signature.svg', import.meta.url);

export const sourceOf = (illustration: string): URL =>
  new URL(`../../../src/assets/illustrations/${illustration}.jpg`, import.meta.url);

/** Path of the file: encoded once for its source and recipe, and cached in `folder`. */
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
