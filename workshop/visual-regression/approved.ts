import { readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import * as v from 'valibot';
import { codeOf, Failure } from '../../scripts/tools/failure.ts';
import { gridOf, type Signature, steps, tile } from './signature.ts';

/** The browser and fonts, which affect how text is drawn. */
export interface Drawing {
  /** Name and version. */
  readonly browser: string;
  /** Fonts used for Chinese text, including those of the system. */
  readonly fonts: string;
}

/** The approved states of one screen. */
export interface Approved extends Drawing {
  /** By language and width, such as `es 768`. */
  readonly looks: ReadonlyMap<string, Signature>;
}

const size = v.pipe(v.number(), v.integer(), v.minValue(1));
const header = v.object({
  browser: v.string(),
  fonts: v.string(),
  tile: v.literal(tile),
  steps: v.tuple([v.literal(steps[0]), v.literal(steps[1]), v.literal(steps[2])]),
  looks: v.array(v.object({ name: v.string(), width: size, height: size })),
});

/** Reads a file of approved signatures; undefined if it does not exist, a Failure if it is damaged. */
export async function readApproved(file: string): Promise<Approved | undefined> {
  const bytes = await readFile(file).catch((error) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (!bytes) return undefined;
  try {
    return decode(bytes);
  } catch (error) {
    throw new Failure(`${file} is not a valid file of approved screens (${error}): approve the screen again.`);
  }
}

export const writeApproved = (file: string, approved: Approved): Promise<void> => writeFile(file, encode(approved));

/** A line of JSON, then the tiles of all signatures as prediction residuals, compressed with Brotli. */
export function encode({ browser, fonts, looks }: Approved): Buffer {
  const named = [...looks].map(([name, { width, height }]) => ({ name, width, height }));
  const line = `${JSON.stringify({ browser, fonts, tile, steps, looks: named })}\n`;
  const planes = [...looks.values()].flatMap((look) =>
    look.planes.map((plane) => residuals(plane, gridOf(look).columns)),
  );
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return Buffer.concat([Buffer.from(line), brotliCompressSync(Buffer.concat(planes), { params })]);
}

export function decode(bytes: Buffer): Approved {
  const end = bytes.indexOf('\n');
  const { browser, fonts, looks } = v.parse(header, JSON.parse(bytes.toString('utf8', 0, end)));
  const tiles = brotliDecompressSync(bytes.subarray(end + 1));
  let at = 0;
  const read = looks.map(({ name, width, height }): [string, Signature] => {
    const { columns, rows } = gridOf({ width, height });
    const planes = steps.map(() => {
      const plane = tiles.subarray(at, at + columns * rows);
      if (plane.length < columns * rows) throw new Error('too short');
      at += plane.length;
      return restored(plane, columns);
    });
    return [name, { width, height, planes }];
  });
  return { browser, fonts, looks: new Map(read) };
}

/** Predicts a tile from its left and upper neighbours, as lossless JPEG does (LOCO-I). */
function predicted(plane: Int8Array, index: number, columns: number): number {
  const left = index % columns === 0 ? 0 : (plane[index - 1] ?? 0);
  const above = plane[index - columns] ?? 0;
  const between = index % columns === 0 ? 0 : (plane[index - columns - 1] ?? 0);
  return Math.max(Math.min(left + above - between, Math.max(left, above)), Math.min(left, above));
}

const residuals = (plane: Int8Array, columns: number): Uint8Array =>
  Uint8Array.from(plane, (value, index) => value - predicted(plane, index, columns));

function restored(rest: Uint8Array, columns: number): Int8Array {
  const plane = new Int8Array(rest.length);
  for (const [index, value] of rest.entries()) plane[index] = value + predicted(plane, index, columns);
  return plane;
}
