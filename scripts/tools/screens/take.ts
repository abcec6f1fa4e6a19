import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { fileOf } from './gallery.ts';
import { type Studio, withScreen } from './open.ts';
import type { Shot } from './screens.ts';

/** Fine enough to judge a page by; the whole gallery stays around twelve megabytes. */
const stored = { widest: 960, quality: 35 } as const;

/** Takes one screenshot and writes it into the gallery's folder. */
export async function take(shot: Shot, studio: Studio, folder: string): Promise<void> {
  const screenshot = await withScreen(shot, studio, (page) => page.screenshot({ fullPage: !shot.screen.inView }));
  const file = join(folder, fileOf(shot));
  await mkdir(dirname(file), { recursive: true });
  const smaller = sharp(screenshot).resize({ width: Math.min(shot.width, stored.widest) });
  await smaller.webp({ quality: stored.quality, effort: 5 }).toFile(file);
}
