import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { brandColours } from '#domain/brand';
import { icoFile } from './icons/ico-file.ts';

/**
 * Makes the icons in public/ from favicon.svg: `node scripts/tools/icons.ts`. Committed, because they rarely change.
 */
const folder = new URL('../../public/', import.meta.url);
const drawing = await readFile(new URL('favicon.svg', folder), 'utf8');
// Phones round the corners, and crop a maskable icon to a circle of 80 %.
const square = drawing.replace(/ rx="\d+"/, '');

const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await png(drawing, size) })));
await save('favicon.ico', icoFile(small));
await save('icon-192.png', await png(drawing, 192));
await save('icon-512.png', await png(drawing, 512));
await save('apple-touch-icon.png', await withMargin(180, 16));
await save('icon-maskable-512.png', await withMargin(512, 72));

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A square icon with a margin of background around the drawing, in pixels. */
async function withMargin(size: number, margin: number): Promise<Buffer> {
  return sharp(await png(square, size - 2 * margin))
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: brandColours.night })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

async function save(name: string, bytes: Uint8Array): Promise<void> {
  const file = new URL(name, folder);
  await writeFile(file, bytes);
  console.log(`${fileURLToPath(file)}: ${bytes.length} bytes`);
}
