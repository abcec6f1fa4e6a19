import qrcode from 'qrcode-generator';

/** Modules of light around a code, which scanners need to find it. */
const quietZone = 4;

/** A QR code as a drawing: the side of its square and the path of its dark modules, in modules. */
export interface QrCode {
  readonly size: number;
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

/** The dark modules of a row, those side by side as one rectangle. */
function rowPath(row: number, count: number, isDark: (column: number) => boolean): string {
  let path = '';
  for (let start = 0; start < count; start += 1) {
    let end = start;
    while (end < count && isDark(end)) end += 1;
    if (end > start) path += `M${start + quietZone} ${row + quietZone}h${end - start}v1h-${end - start}z`;
    start = end;
  }
  return path;
}
