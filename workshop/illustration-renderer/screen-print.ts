import sharp from 'sharp';
import { smoothAlongForm } from './flow-filter.ts';
import { chooseInks } from './inks.ts';
import { inLight, type Light } from './light.ts';
import { type Canvas, press, printHeight } from './press.ts';
import { randomNumbers } from './random.ts';
import type { Picture } from './raster.ts';
import type { PrintSettings } from './settings.ts';

/** A screen print on its enlarged canvas. The same picture always gives the same bytes. */
export function printOnCanvas(picture: Picture, settings: PrintSettings, light: Light = []): Canvas {
  const random = randomNumbers();
  const { inks: count, chroma, radius } = settings;
  const smooth = smoothAlongForm(smoothAlongForm(picture, radius), radius);
  const inks = chooseInks(smooth, { count, chroma, random });
  return press(smooth, { inks, printed: inLight(inks, light), random }, settings);
}

/** A screen print as a JPEG without metadata, at the width of the settings. */
export function printAsJpeg(picture: Picture, settings: PrintSettings, light?: Light): Promise<Buffer> {
  const { width, height, bytes } = printOnCanvas(picture, settings, light);
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .resize(settings.width, printHeight(picture, settings), { kernel: 'lanczos3' })
    .jpeg({ ...settings.jpeg, mozjpeg: true })
    .toBuffer();
}
