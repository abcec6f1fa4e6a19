import type { uploadTypes } from '#domain/limits';

type NameIn<Type> = Type extends `image/${infer Name}` ? Name : never;

/** The formats of an upload, named by their media subtype. */
export type ImageFormat = NameIn<(typeof uploadTypes)[number]>;

const avifBrands = ['avif', 'avis'];

/**
 * The format that a file’s first bytes indicate, whatever its name; `undefined` for other formats. The decoder must
 * confirm it.
 */
export function announcedFormat(file: Buffer): ImageFormat | undefined {
  const start = file.toString('latin1', 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  if (start.slice(4, 8) === 'ftyp' && brands(file).some((brand) => avifBrands.includes(brand))) return 'avif';
  return undefined;
}

/** The major and the compatible brands of an ISO base media file; a version number separates them. */
function brands(file: Buffer): string[] {
  const end = Math.min(file.readUInt32BE(0), file.length);
  const found = [file.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) found.push(file.toString('latin1', at, at + 4));
  return found;
}
