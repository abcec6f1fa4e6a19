import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { isProvinceCode, type ProvinceCode } from '#domain/province';
import { type ProvincePlateWidth, provincePlateWidths, uprightPlate } from '#domain/province-plate';

const sources = new URL('../../src/assets/plates/provinces/', import.meta.url);

// They lie behind a veil and a map, so that some sharpness may go, most where a dense screen makes up for it: a phone.
// The number is part of every cached name.
const qualities: Readonly<Record<ProvincePlateWidth, number>> = { 540: 40, 960: 40, 1600: 58 };

/** One of a plate's files: the owner's own picture, or a WebP of some width. */
export interface PlateFile {
  readonly code: ProvinceCode;
  readonly width?: ProvincePlateWidth;
}

/** The file that a name such as `MEN.jpg` or `MEN-960.webp` stands for. */
export function plateFileNamed(name: string): PlateFile | undefined {
  const [, code, width] = /^([A-Z]+)(?:\.jpg|-(\d+)\.webp)$/.exec(name) ?? [];
  if (!isProvinceCode(code)) return undefined;
  if (width === undefined) return { code };
  const known = provincePlateWidths.find((one) => one === Number(width));
  return known && { code, width: known };
}

/** Where the bytes of a plate's file lie. A WebP is made once and kept in `cache` under the hash of its source. */
export async function locatePlateFile({ code, width }: PlateFile, cache: URL): Promise<URL> {
  const source = new URL(`${code}.jpg`, sources);
  if (width === undefined) return source;
  const bytes = await readFile(source);
  const quality = qualities[width];
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const kept = new URL(`${hash}-${width}-${quality}.webp`, cache);
  if (await exists(kept)) return kept;
  const size = width === uprightPlate.width ? uprightPlate : { width };
  const encoded = await sharp(bytes).resize(size).webp({ quality }).toBuffer();
  await mkdir(cache, { recursive: true });
  const unfinished = new URL(`${kept.href}.${process.pid}`);
  await writeFile(unfinished, encoded);
  await rename(unfinished, kept);
  return kept;
}

const exists = (file: URL): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
