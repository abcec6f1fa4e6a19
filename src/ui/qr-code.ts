import qrcode from 'qrcode-generator';

/** Width of the light margin in modules, which scanners need to find the code. */
const quietZone = 4;

/** A QR code as an SVG path, in modules. Strokes for runs of dark modules take half the bytes of rectangles. */
export interface QrCode {
  /** Side length. */
  readonly size: number;
  /** Path of the dark modules, for a black stroke one module wide without fill. */
  readonly path: string;
}

/** The QR code of a URL. */
export function qrCodeOf(url: string): QrCode {
  // The lowest error correction that survives a fold in the paper, in the smallest version that fits the URL.
  const code = qrcode(0, 'M');
  code.addData(url);
  code.make();
  const count = code.getModuleCount();
  const rows = Array.from({ length: count }, (_, row) => rowPath(row, count, (column) => code.isDark(row, column)));
  return { size: count + 2 * quietZone, path: rows.join('') };
}

/** The dark modules of a row; each run is one stroke through their middle. */
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
