const marker = { baseline: 0xc0, extended: 0xc1, end: 0xd9, scan: 0xda } as const;

/**
 * Encoders write about ten scans, each of which makes the decoder pass over all coefficients without a limit of its
 * own: 882 valid scans of 155 KB took 7 s at 50 megapixels.
 */
const mostScans = 50;

interface JpegLayout {
  /** Offset of the first byte after the end marker. */
  readonly end: number;
  /** Whether the frame is sequential, not progressive. */
  readonly sequential: boolean;
  /** Offsets of each scan’s three spectral selection and approximation bytes. */
  readonly selections: readonly number[];
}

/**
 * The end of a JPEG at the start of the file; `undefined` when no end marker follows within the maximum number of
 * scans.
 */
export function jpegEnd(file: Buffer): number | undefined {
  return layout(file)?.end;
}

/**
 * A copy in which a sequential JPEG’s scans select all coefficients, the only selection that the standard allows.
 * Samsung’s front cameras write invalid values, which browsers ignore and our strict decoder refuses
 * (https://github.com/lovell/sharp/issues/1578).
 */
export function withStandardScans(image: Buffer): Buffer {
  const found = layout(image);
  const copy = Buffer.from(image);
  if (!found?.sequential) return copy;
  for (const at of found.selections) copy.set([0, 63, 0], at);
  return copy;
}

function layout(file: Buffer): JpegLayout | undefined {
  const selections: number[] = [];
  let sequential = false;
  let at = 2;
  while (file[at] === 0xff && selections.length <= mostScans) {
    const code = file[at + 1];
    at += code === 0xff ? 1 : 2;
    if (code === marker.end) return { end: at, sequential, selections };
    if (code === 0xff || standsAlone(code)) continue;
    if (at + 2 > file.length) return undefined;
    const next = at + file.readUInt16BE(at);
    if (code === marker.baseline || code === marker.extended) sequential = true;
    if (code === marker.scan) selections.push(next - 3);
    at = code === marker.scan ? codedDataEnd(file, next) : next;
  }
  return undefined;
}

/** Restart markers and the temporary marker have no length after them. */
function standsAlone(code: number | undefined): boolean {
  return code === 0x01 || isRestart(code);
}

function isRestart(code: number | undefined): boolean {
  return code !== undefined && code >= 0xd0 && code <= 0xd7;
}

/** The offset of the first marker after a scan’s coded data, in which FF is followed by 00 or a restart’s number. */
function codedDataEnd(file: Buffer, from: number): number {
  let at = file.indexOf(0xff, from);
  while (at !== -1 && (file[at + 1] === 0x00 || isRestart(file[at + 1]))) at = file.indexOf(0xff, at + 2);
  return at === -1 ? file.length : at;
}
