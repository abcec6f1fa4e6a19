interface Icon {
  /** Pixels, below 256. */
  readonly size: number;
  readonly png: Uint8Array;
}

const headerLength = 6;
const entryLength = 16;

/** An .ico file that holds square PNG images. */
export function icoFile(icons: readonly Icon[]): Uint8Array {
  const header = Buffer.alloc(headerLength + entryLength * icons.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(icons.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of icons.entries()) {
    const entry = headerLength + entryLength * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...icons.map(({ png }) => png)]);
}
