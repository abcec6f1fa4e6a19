import { deflateSync } from 'node:zlib';
import { type Colour, colours, imageFile, plain } from './images.ts';
import {
  box,
  fileTypeBox,
  latin1,
  overwritten,
  pngChunk,
  withChunks,
  withSegments,
  xmpSegment,
} from './images-bytes.ts';

/** Makers of unusual but valid files from cameras, phones and programs. */

/**
 * A phone's HDR photograph: a JPEG followed by a second one, the gain map, which is declared in XMP (ISO 21496, Ultra
 * HDR).
 */
export async function ultraHdr(): Promise<Buffer> {
  const gains = 'xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" hdrgm:Version="1.0"';
  const map = await plain([128, 128, 128], { width: 20, height: 15 }).greyscale().jpeg().toBuffer();
  const gainMap = withSegments(map, xmpSegment(`<rdf:Description ${gains} hdrgm:GainMapMax="2"/>`));
  const items = `<Item:Semantic>GainMap</Item:Semantic><Item:Length>${gainMap.length}</Item:Length>`;
  const first = withSegments(
    await imageFile('jpeg'),
    xmpSegment(`<rdf:Description ${gains}>${items}</rdf:Description>`),
  );
  return Buffer.concat([first, gainMap]);
}

/** A motion photo: a JPEG, padding, and an MP4 that contains `mark`. */
export async function motionPhoto(mark: string): Promise<Buffer> {
  const film = [fileTypeBox('mp42', 'isom'), box('mdat', latin1(`film ${mark}`)), box('moov', Buffer.alloc(40))];
  return Buffer.concat([await imageFile('jpeg'), Buffer.alloc(16), ...film]);
}

/** A Samsung photograph with the maker's trailer, which contains `mark`. */
export async function samsungPhotograph(mark: string): Promise<Buffer> {
  return Buffer.concat([await imageFile('jpeg'), latin1(`\0\0\x01\x0a${mark}SEFH\x6b\0\0\0\x01\0\0\0\x18\0\0\0SEFT`)]);
}

/** A JPEG from Samsung's front cameras: the last three bytes of the scan header are invalid. */
export async function samsungScans(): Promise<Buffer> {
  const file = await imageFile('jpeg');
  const scan = file.indexOf(Buffer.from([0xff, 0xda]));
  return overwritten(file, scan + 2 + file.readUInt16BE(scan + 2) - 3, [0, 0, 0]);
}

/** A PNG with an invalid colour profile. */
export async function brokenProfile(): Promise<Buffer> {
  return withChunks(
    await imageFile('png'),
    pngChunk('iCCP', Buffer.concat([latin1('icc\0\0'), deflateSync(latin1('no'))])),
  );
}

/** An animated PNG whose default image has the first colour and whose second frame has the other. */
export async function animatedPng(first: Colour = colours.red, second: Colour = colours.blue): Promise<Buffer> {
  const still = await plain(first).png().toBuffer();
  const moved = await plain(second).png().toBuffer();
  const data = moved.subarray(moved.indexOf('IDAT') + 4, moved.lastIndexOf('IEND') - 8);
  const end = still.lastIndexOf('IEND') - 4;
  return Buffer.concat([
    withChunks(still.subarray(0, end), pngChunk('acTL', numbers(2, 0)), pngChunk('fcTL', frame(0))),
    pngChunk('fcTL', frame(1)),
    pngChunk('fdAT', Buffer.concat([numbers(2), data])),
    still.subarray(end),
  ]);
}

/** Sequence number, width, height, offsets; then a delay of a tenth of a second, without disposal. */
function frame(sequence: number): Buffer {
  return Buffer.concat([numbers(sequence, 40, 30, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]);
}

function numbers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}
