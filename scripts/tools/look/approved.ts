import { readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import * as v from 'valibot';
import { codeOf, Failure } from '../failure.ts';
import { gridOf, type Signature, steps, tile } from './signature.ts';

/** What draws the pages, beside the site itself: another one draws other letters. */
export interface Drawing {
  /** Name and version. */
  readonly browser: string;
  /** The fonts that Chinese text gets, the machine's own among them. */
  readonly fonts: string;
}

/** The approved looks of one screen. */
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

/** The approved looks in a file; undefined where there is none. One that cannot be read is a Failure. */
export async function readApproved(file: string): Promise<Approved | undefined> {
  const bytes = await readFile(file).catch((error) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (!bytes) return undefined;
  try {
    return decode(bytes);
  } catch (error) {
    throw new Failure(`${file} is not a file of approved looks (${error}): approve the screen once more.`);
  }
}

export const writeApproved = (file: string, approved: Approved): Promise<void> => writeFile(file, encode(approved));

/** A line of JSON, then the tiles of all looks: each as what is beside and above it does not tell, as Brotli. */
export function encode({ browser, fonts, looks }: Approved): Buffer {
  const named = [...looks].map(([name, { width, height }]) => ({ name, width, height }));
  const line = `${JSON.stringify({ browser, fonts, tile, steps, looks: named })}\n`;
  const planes = [...looks.values()].flatMap((look) => look.planes.map((plane) => untold(plane, gridOf(look).columns)));
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
      return told(plane, columns);
    });
    return [name, { width, height, planes }];
  });
  return { browser, fonts, looks: new Map(read) };
}

/** What the tiles to the left, above and between tell of one: the usual prediction of lossless pictures (LOCO-I). */
function predicted(plane: Int8Array, index: number, columns: number): number {
  const left = index % columns === 0 ? 0 : (plane[index - 1] ?? 0);
  const above = plane[index - columns] ?? 0;
  const between = index % columns === 0 ? 0 : (plane[index - columns - 1] ?? 0);
  return Math.max(Math.min(left + above - between, Math.max(left, above)), Math.min(left, above));
}

const untold = (plane: Int8Array, columns: number): Uint8Array =>
  Uint8Array.from(plane, (value, index) => value - predicted(plane, index, columns));

function told(rest: Uint8Array, columns: number): Int8Array {
  const plane = new Int8Array(rest.length);
  for (const [index, value] of rest.entries()) plane[index] = value + predicted(plane, index, columns);
  return plane;
}
