import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { Difference } from './compare.ts';
import { mosaicOf, type Picture, type Signature, tile } from './signature.ts';

/** Pixels: margin above and below the differences, width of one half, total height. */
const most = { around: 4 * tile, half: 960, high: 12_000 } as const;

interface Compared {
  readonly approved: Signature;
  readonly present: Picture;
  readonly difference: Difference;
}

/** A WebP image: the approved tiles on the left, the current page with framed differences on the right. */
export async function comparisonImage({ approved, present, difference }: Compared): Promise<Buffer> {
  const { regions, size } = difference;
  const end = Math.max(approved.height, present.height);
  const top = Math.max(0, (regions[0]?.top ?? present.height) - most.around);
  const bottom = size ? end : Math.min(end, (regions.at(-1)?.bottom ?? end) + most.around);
  const scale = Math.min(1, most.half / present.width, most.high / (bottom - top));
  const width = Math.round(present.width * scale);
  const then = cut(enlarged(mosaicOf(approved)), approved, { top, bottom, scale });
  const now = cut(framed(present, difference), present, { top, bottom, scale });
  const halves = (await Promise.all([then, now])).map((input, number) => ({
    input,
    top: 0,
    left: number * (width + tile),
  }));
  const height = Math.ceil((bottom - top) * scale);
  const ground = { width: 2 * width + tile, height, channels: 3, background: '#888' } as const;
  const placed = halves.filter((half): half is OverlayOptions & typeof half => half.input !== undefined);
  return sharp({ create: ground }).composite(placed).webp({ quality: 80 }).toBuffer();
}

/** Enlarges a mosaic to the size of the page. */
function enlarged(mosaic: Picture): Promise<Buffer> {
  const size = { width: mosaic.width * tile, height: mosaic.height * tile };
  return rawOf(mosaic)
    .resize({ ...size, kernel: 'nearest' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function framed(present: Picture, { regions }: Difference): Promise<Buffer> {
  const frames = regions.map(({ top, bottom, left, right }) => {
    const [width, height] = [right - left, bottom - top];
    return `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="none" stroke="#e0c" stroke-width="3"/>`;
  });
  const { width, height } = present;
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${frames.join('')}</svg>`;
  const input = Buffer.from(drawn);
  return rawOf(present).composite([{ input }]).png({ compressionLevel: 1 }).toBuffer();
}

interface Cut {
  readonly top: number;
  readonly bottom: number;
  readonly scale: number;
}

/** A part of a page, scaled down; undefined where the page ends above it. */
async function cut(
  page: Promise<Buffer>,
  { width, height }: { readonly width: number; readonly height: number },
  { top, bottom, scale }: Cut,
): Promise<Buffer | undefined> {
  if (top >= height) return undefined;
  const part = { left: 0, top, width, height: Math.min(bottom, height) - top };
  const whole = await sharp(await page)
    .extract(part)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const smaller = { width: Math.round(width * scale), height: Math.max(1, Math.floor(part.height * scale)) };
  return sharp(whole)
    .resize({ ...smaller, fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const rawOf = ({ width, height, pixels }: Picture): Sharp => sharp(pixels, { raw: { width, height, channels: 3 } });
