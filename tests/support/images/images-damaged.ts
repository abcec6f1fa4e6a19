import { deflateSync } from 'node:zlib';
import { colours, type Format, imageFile, imageFormats, plain, seededRandom } from './images.ts';
import {
  box,
  fileTypeBox,
  jpegSegment,
  latin1,
  overwritten,
  png,
  pngChunk,
  pngEnd,
  pngHeader,
  pngSignature,
  riff,
  riffChunk,
} from './images-bytes.ts';
import type { FileCase } from './images-foreign.ts';

/** An image of each format, truncated at many points: evenly spaced, and at each of its last bytes. */
export async function cutImages(points: number): Promise<FileCase[]> {
  const cases = imageFormats.map(async (format) => {
    const file = await imageFile(format);
    const spread = Array.from({ length: points }, (_, index) => 16 + Math.floor(((file.length - 24) * index) / points));
    const lengths = [...spread, ...[8, 4, 3, 2, 1].map((missing) => file.length - missing)];
    return lengths.map((length) => ({
      name: `${format} cut after ${length} of ${file.length} bytes`,
      bytes: file.subarray(0, length),
    }));
  });
  return (await Promise.all(cases)).flat();
}

/** A copy with `count` random bits flipped after `from`. */
export function withFlippedBits(file: Buffer, seed: number, count: number, from = 0): Buffer {
  const random = seededRandom(seed);
  const copy = Buffer.from(file);
  for (let turn = 0; turn < count; turn += 1) {
    const at = from + Math.floor(random() * (file.length - from));
    copy.writeUInt8(copy.readUInt8(at) ^ (1 << Math.floor(random() * 8)), at);
  }
  return copy;
}

/** A copy with a piece removed, doubled, zeroed or filled with noise. */
export function withDamagedPiece(file: Buffer, seed: number): Buffer {
  const random = seededRandom(seed);
  const start = Math.floor(random() * file.length);
  const end = Math.min(file.length, start + 1 + Math.floor(random() * 64));
  const [before, piece, after] = [file.subarray(0, start), file.subarray(start, end), file.subarray(end)];
  const replacements = [
    Buffer.alloc(0),
    Buffer.concat([piece, piece]),
    Buffer.alloc(piece.length),
    Buffer.from(piece.map(() => Math.floor(random() * 256))),
  ];
  return Buffer.concat([before, replacements[seed % replacements.length] ?? piece, after]);
}

const grey = { width: 8, height: 8 };
const rows = Buffer.alloc(8 * 9);

const brokenPngs = {
  'PNG without anything behind its signature': pngSignature,
  'PNG without a header': Buffer.concat([pngSignature, pngChunk('IDAT', deflateSync(rows)), pngEnd]),
  'PNG without image data': Buffer.concat([pngSignature, pngHeader(grey), pngEnd]),
  'PNG without an end': Buffer.concat([pngSignature, pngHeader(grey), pngChunk('IDAT', deflateSync(rows))]),
  'PNG without width': png({ width: 0, height: 8 }, rows),
  'PNG without height': png({ width: 8, height: 0 }, rows),
  'PNG of 0 by 0': png({ width: 0, height: 0 }, Buffer.alloc(0)),
  'PNG of negative width': png({ width: 0xffffffff, height: 1 }, rows),
  'PNG of 3 bits per sample': png({ ...grey, depth: 3 }, rows),
  'PNG of an unknown colour type': png({ ...grey, colour: 5 }, rows),
  'PNG with a palette that is missing': png({ ...grey, colour: 3 }, rows),
  'PNG with too few rows': png({ width: 8, height: 800 }, rows),
  'PNG with image data that is no zlib stream': Buffer.concat([
    pngSignature,
    pngHeader(grey),
    pngChunk('IDAT', rows),
    pngEnd,
  ]),
  'PNG with a chunk of four gigabytes': overwritten(png(grey, rows), 33, [0xff, 0xff, 0xff, 0xff]),
  'PNG with a wrong header checksum': overwritten(png(grey, rows), 29, [1, 2, 3, 4]),
};

const brokenWebps = {
  'WebP without a chunk': riff(),
  'WebP that claims more bytes than it has': overwritten(riff(riffChunk('VP8 ', rows)), 4, [0xff, 0xff, 0, 0]),
  'WebP that claims no bytes': overwritten(riff(riffChunk('VP8 ', rows)), 4, [0, 0, 0, 0]),
  'WebP with a lossy frame of zeros': riff(riffChunk('VP8 ', rows)),
  'WebP with a lossless frame of zeros': riff(riffChunk('VP8L', rows)),
  'WebP with a canvas and no frame': riff(riffChunk('VP8X', Buffer.from([0, 0, 0, 0, 7, 0, 0, 7, 0, 0]))),
  'WebP with an unknown chunk only': riff(riffChunk('ABCD', rows)),
};

const brokenJpegs = {
  'JPEG of two markers': latin1('\xff\xd8\xff\xd9'),
  'JPEG without a frame': Buffer.concat([latin1('\xff\xd8'), jpegSegment(0xe0, latin1('JFIF\0')), latin1('\xff\xd9')]),
  'JPEG of FF without end': latin1(`\xff\xd8${'\xff'.repeat(4096)}`),
  'JPEG with a segment without length': latin1('\xff\xd8\xff\xe0\0\0\xff\xd9'),
  'JPEG with a scan without length': latin1('\xff\xd8\xff\xda\0\0\xff\xd9'),
};

const brokenAvifs = {
  'AVIF of a file type only': fileTypeBox('avif', 'mif1'),
  'AVIF with empty boxes': Buffer.concat([
    fileTypeBox('avif', 'mif1'),
    box('meta', Buffer.alloc(4)),
    box('mdat', rows),
  ]),
  'AVIF with a box of one byte': Buffer.concat([fileTypeBox('avif'), latin1('\0\0\0\x02meta')]),
  'AVIF with a box of 2^60 bytes': Buffer.concat([fileTypeBox('avif'), latin1('\0\0\0\x01mdat\x10\0\0\0\0\0\0\0')]),
};

/** Files that begin like one of the four formats and are not images. */
export async function brokenImages(): Promise<FileCase[]> {
  const [jpeg, avif] = [await imageFile('jpeg'), await imageFile('avif')];
  const frame = { mark: Buffer.from([0xff, 0xc0]), offset: 5 };
  const made = {
    'JPEG without height': overwritten(jpeg, frame, [0, 0]),
    'JPEG without width': overwritten(jpeg, { ...frame, offset: 7 }, [0, 0]),
    'JPEG of two million rows short': overwritten(jpeg, frame, [0x10, 0x00]),
    'JPEG of five components': overwritten(jpeg, { ...frame, offset: 9 }, [5]),
    'JPEG with zeros in its coded data': overwritten(
      jpeg,
      jpeg.length - 600,
      Array.from({ length: 500 }, () => 0),
    ),
    'AVIF with noise for its coded data': overwritten(avif, { mark: 'mdat', offset: 4 }, [
      ...latin1('noise noise noise'),
    ]),
    'AVIF without its coded data': avif.subarray(0, avif.indexOf('mdat') - 4),
    'AVIF that hides 4 megapixels behind 8 by 8': await hiddenSize(),
  };
  const all = { ...brokenPngs, ...brokenWebps, ...brokenJpegs, ...brokenAvifs, ...made };
  return Object.entries(all).map(([name, bytes]) => ({ name, bytes }));
}

async function hiddenSize(): Promise<Buffer> {
  const large = await plain(colours.red, { width: 2000, height: 2000 }).avif({ effort: 0 }).toBuffer();
  return overwritten(large, { mark: 'ispe', offset: 8 }, [0, 0, 0, 8, 0, 0, 0, 8]);
}

/** One file of each format, for tests that treat every format alike. */
export async function eachFormat(): Promise<{ readonly format: Format; readonly file: Buffer }[]> {
  return Promise.all(imageFormats.map(async (format) => ({ format, file: await imageFile(format) })));
}
