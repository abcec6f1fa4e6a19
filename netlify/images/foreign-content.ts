import { boxesEnd } from './image-end.ts';
import { jpegEnd } from './jpeg-layout.ts';

/** What makes a browser, a server or a reader take a file for a page, a script or a document. */
const textMarks = [/<\?php\s/i, /<script[\s>]/i, /<!doctype\s+html/i, /<html[\s>]/i, /%PDF-\d/];

/** The end of a ZIP's or JAR's directory with its disk number 0, and the heads of RAR and 7z. */
const archiveMarks = ['PK\x05\x06\0\0\0\0', 'Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c'];

/** Whether a file carries the marks of another kind of content, in its metadata or behind the image. */
export function hasForeignMarks(file: Buffer): boolean {
  const text = file.toString('latin1');
  return (
    textMarks.some((mark) => mark.test(text)) ||
    archiveMarks.some((mark) => file.includes(mark, 0, 'latin1')) ||
    isScript(text)
  );
}

/** A JPEG or WebP that is JavaScript too: its first length reads as the opening of a comment, closed further on. */
function isScript(text: string): boolean {
  return text.startsWith('/*', 4) && /\*\/\s*=/.test(text);
}

/**
 * Whether what stands behind an image is what cameras and phones put there: padding, further JPEGs (previews, the gain
 * map of an HDR photograph), the MP4 of a motion photo, or Samsung's trailer, which ends in its own mark.
 */
export function isCameraTrailer(trailer: Buffer): boolean {
  if (trailer.subarray(-4).toString('latin1') === 'SEFT') return true;
  let rest = trailer;
  for (;;) {
    const start = rest.findIndex((byte) => !padding.includes(byte));
    if (start === -1) return true;
    const end = partEnd(rest, start);
    if (end === undefined) return false;
    rest = rest.subarray(end);
  }
}

const padding = [0x00, 0x0a, 0x0d, 0x20];

/**
 * The offset behind the JPEG or MP4 whose first byte that is no padding is at `start`; an MP4 begins up to three bytes
 * before, because the size of its first box does.
 */
function partEnd(rest: Buffer, start: number): number | undefined {
  const isJpeg = rest.subarray(start, start + 3).toString('latin1') === '\xff\xd8\xff';
  const from = isJpeg ? start : rest.subarray(0, start + 5).indexOf('ftyp', 0, 'latin1') - 4;
  if (from < 0) return undefined;
  const part = rest.subarray(from);
  const length = isJpeg ? jpegEnd(part) : boxesEnd(part);
  return length === undefined ? undefined : from + length;
}
