import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { contrastOf, luminanceOf } from './contrast.ts';

/**
 * The width in pixels around an element that contains its focus ring, and the pixels between two samples along a side.
 */
const margin = 14;
const step = 6;

interface Shot {
  readonly width: number;
  readonly height: number;
  /** Relative luminance of a pixel. */
  readonly at: (x: number, y: number) => number;
}

/**
 * The lowest contrast of the focus ring; 1 to 21 (WCAG 2.2, 1.4.11). It is sampled at many points on all four sides. At
 * each, the strongest step between a pixel of the ring and a neighbour counts.
 */
export async function ringContrast(page: Page, focused: Locator): Promise<number> {
  const box = await focused.boundingBox();
  if (!box) throw new Error('What has the focus is not shown');
  const clip = {
    x: Math.floor(box.x) - margin,
    y: Math.floor(box.y) - margin,
    width: Math.ceil(box.width) + 2 * margin,
    height: Math.ceil(box.height) + 2 * margin,
  };
  const shoot = async () => read(await page.screenshot({ clip, animations: 'disabled' }));
  const ringed = await shoot();
  const ring = ['outline', 'box-shadow'];
  await focused.evaluate((element, names) => names.map((name) => element.style.setProperty(name, 'none')), ring);
  const bare = await shoot();
  await focused.evaluate((element, names) => names.map((name) => element.style.removeProperty(name)), ring);
  return Math.min(...profiles(ringed).map((profile) => strongestStep(profile, ringed, bare)));
}

type Point = readonly [x: number, y: number];

/** Lines of pixels from the edge of a screenshot inwards to the element's edge, without those at the corners. */
function profiles({ width, height }: Shot): Point[][] {
  const depths = Array.from({ length: margin }, (_, depth) => depth);
  const along = (length: number) =>
    Array.from({ length: Math.floor((length - 2 * margin) / step) }, (_, index) => margin + step / 2 + index * step);
  return [
    ...along(width).map((x) => depths.map((depth): Point => [x, depth])),
    ...along(width).map((x) => depths.map((depth): Point => [x, height - 1 - depth])),
    ...along(height).map((y) => depths.map((depth): Point => [depth, y])),
    ...along(height).map((y) => depths.map((depth): Point => [width - 1 - depth, y])),
  ];
}

function strongestStep(profile: readonly Point[], ringed: Shot, bare: Shot): number {
  let strongest = 1;
  for (const [index, [x, y]] of profile.entries()) {
    const ring = ringed.at(x, y);
    if (contrastOf(ring, bare.at(x, y)) < 1.1) continue;
    for (const [otherX, otherY] of profile.slice(Math.max(0, index - 2), index + 3)) {
      strongest = Math.max(strongest, contrastOf(ring, ringed.at(otherX, otherY)));
    }
  }
  return strongest;
}

async function read(png: Buffer): Promise<Shot> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.floor(y) * info.width + Math.floor(x)) * info.channels;
    return luminanceOf([...data.subarray(start, start + 3)]);
  };
  return { width: info.width, height: info.height, at };
}

/** Whether an element is completely in view, including its ring. */
export function isInView(element: Locator): Promise<boolean> {
  return element.evaluate((own) => {
    const { top, bottom, left, right } = own.getBoundingClientRect();
    return top >= 8 && left >= 8 && bottom <= innerHeight - 8 && right <= innerWidth - 8;
  });
}
