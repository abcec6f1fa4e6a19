import type { Region } from 'sharp';
import type { Crop } from './samples/sample.ts';

/** A crop in whole pixels. */
export function regionOf(crop: Crop, size: { readonly width: number; readonly height: number }): Region {
  const across = (percent: number) => Math.round((percent * size.width) / 100);
  const down = (percent: number) => Math.round((percent * size.height) / 100);
  const [left, top] = [across(crop.left), down(crop.top)];
  return { left, top, width: across(crop.left + crop.width) - left, height: down(crop.top + crop.height) - top };
}
