import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { fileOf } from './gallery.ts';
import { type Studio, withScreen } from './open.ts';
import type { Shot } from './screens.ts';

/** WebP settings: good enough to judge illustrations by. */
const stored = { quality: 80, effort: 2 } as const;

/** Takes one screenshot and writes it into the gallery's folder. */
export async function take(shot: Shot, studio: Studio, folder: string): Promise<void> {
  const screenshot = await withScreen(shot, studio, (page) => page.screenshot({ fullPage: !shot.screen.inView }));
  const file = join(folder, fileOf(shot));
  await mkdir(dirname(file), { recursive: true });
  await sharp(screenshot).webp(stored).toFile(file);
}
