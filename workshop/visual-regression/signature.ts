/** Pixels of three bytes each (red, green, blue), row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Side of a tile in pixels. */
export const tile = 32;

/** Quantisation of a tile's mean lightness and blue and red differences, in steps of 255. */
export const steps = [4, 8, 8] as const;

/** A picture reduced to tiles of `tile` pixels; tiles at the right and lower edge may be smaller. */
export interface Signature {
  readonly width: number;
  readonly height: number;
  /** For each of `steps`, the quantised means of all tiles, row by row. */
  readonly planes: readonly Int8Array[];
}

export function gridOf({ width, height }: Pick<Signature, 'width' | 'height'>): { columns: number; rows: number } {
  return { columns: Math.ceil(width / tile), rows: Math.ceil(height / tile) };
}

export function signatureOf({ width, height, pixels }: Picture): Signature {
  const { columns, rows } = gridOf({ width, height });
  const sums = steps.map(() => new Float64Array(columns * rows));
  const [lights, blues, reds] = sums;
  const counts = new Uint32Array(columns * rows);
  if (!lights || !blues || !reds) throw new Error('Three planes');
  for (let y = 0, at = 0; y < height; y += 1) {
    const first = Math.floor(y / tile) * columns;
    for (let x = 0; x < width; x += 1, at += 3) {
      const index = first + Math.floor(x / tile);
      const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
      const light = 0.299 * red + 0.587 * green + 0.114 * blue;
      lights[index] = (lights[index] ?? 0) + light;
      blues[index] = (blues[index] ?? 0) + (blue - light) / 2;
      reds[index] = (reds[index] ?? 0) + (red - light) / 2;
      counts[index] = (counts[index] ?? 0) + 1;
    }
  }
  const planes = sums.map((plane, number) =>
    Int8Array.from(plane, (sum, index) => Math.round(sum / (counts[index] ?? 1) / (steps[number] ?? 1))),
  );
  return { width, height, planes };
}

/** A signature as a picture with one pixel per tile. */
export function mosaicOf(signature: Signature): Picture {
  const { columns, rows } = gridOf(signature);
  const [lights, blues, reds] = signature.planes;
  const pixels = new Uint8Array(3 * columns * rows);
  for (let index = 0; index < columns * rows; index += 1) {
    const light = (lights?.[index] ?? 0) * steps[0];
    const blue = light + 2 * (blues?.[index] ?? 0) * steps[1];
    const red = light + 2 * (reds?.[index] ?? 0) * steps[2];
    const green = (light - 0.299 * red - 0.114 * blue) / 0.587;
    pixels.set([red, green, blue].map(inByte), 3 * index);
  }
  return { width: columns, height: rows, pixels };
}

const inByte = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));
