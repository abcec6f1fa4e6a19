import qrcode from 'qrcode-generator';

/** Modules of light around a code, which scanners need to find it. */
const quietZone = 4;

/** A QR code as a drawing, in modules. Runs of dark modules as strokes are half as long as they are as rectangles. */
export interface QrCode {
  /** The side of its square. */
  readonly size: number;
  /** The path of its dark modules, to be stroked in black one module wide, and not filled. */
  readonly path: string;
}

/** The QR code of a URL. */
export function qrCodeOf(url: string): QrCode {
  // The least correction that survives a crease, in the smallest version that holds the URL.
  const code = qrcode(0, 'M');
  code.addData(url);
  code.make();
  const count = code.getModuleCount();
  const rows = Array.from({ length: count }, (_, row) => rowPath(row, count, (column) => code.isDark(row, column)));
  return { size: count + 2 * quietZone, path: rows.join('') };
}

/** The dark modules of a row, those side by side as one stroke through their middle. */
function rowPath(row: number, count: number, isDark: (column: number) => boolean): string {
  let path = `M${quietZone} ${row + quietZone}.5`;
  for (let start = 0; start < count; ) {
    let end = start;
    while (end < count && isDark(end) === isDark(start)) end += 1;
    if (isDark(start)) path += `h${end - start}`;
    else if (end < count) path += `m${end - start} 0`;
    start = end;
  }
  return path;
}
