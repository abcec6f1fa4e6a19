import type { Page } from '@playwright/test';
import { samples } from '../../../scripts/tools/seed/samples/samples.ts';
import { expect } from '../fixtures.ts';

/** A picture of a page as it is drawn. */
export interface ShownPicture {
  /** The path of the file that the browser chose. */
  readonly path: string;
  /** The width of the file in pixels. For uploads the requested width, because the file may be smaller. */
  readonly width: number;
  /** Screen pixels per pixel of the file. Above 1 the picture is blurred. */
  readonly enlarged: number;
}

/**
 * Every `img` with a box in these parts of the page, even if covered, with the file that the browser chose for it in
 * this window. SVG drawings are left out, because they are sharp at any size. With `object-fit: cover`, the larger
 * ratio of the two sides counts. An endless animation counts at its largest scale. Throws if one of the parts has a
 * raster background, which this does not measure.
 */
export function shownPictures(page: Page, parts = 'body'): Promise<readonly ShownPicture[]> {
  return page.evaluate(async (selector) => {
    const elements = [...document.querySelectorAll(selector)].flatMap((part) => [...part.querySelectorAll('*')]);
    for (const element of elements) {
      const { backgroundImage } = getComputedStyle(element);
      if (/url\("(?!data:image\/svg)/.test(backgroundImage)) throw new Error(`A background: ${backgroundImage}`);
    }
    const images = elements.filter((element) => element instanceof HTMLImageElement);
    for (const image of images) image.loading = 'eager';
    const measured = images.map(async (image) => {
      const { width, height } = image.getBoundingClientRect();
      if (width * height === 0) return;
      await image.decode();
      const { pathname, searchParams, href } = new URL(image.currentSrc);
      if (pathname.endsWith('.svg')) return;
      for (const motion of image.getAnimations()) {
        const { activeDuration, duration } = motion.effect?.getComputedTiming() ?? {};
        if (activeDuration === Number.POSITIVE_INFINITY) motion.currentTime = Number(duration);
      }
      // Its `naturalWidth` is in CSS pixels as declared by `sizes`.
      const file = new Image();
      file.src = href;
      await file.decode();
      const natural = {
        width: Number(searchParams.get('w') ?? file.naturalWidth),
        height: Number(searchParams.get('h') ?? file.naturalHeight),
      };
      const painted = image.getBoundingClientRect();
      const ratios = [painted.width / natural.width, painted.height / natural.height];
      const fitted = getComputedStyle(image).objectFit === 'contain' ? Math.min(...ratios) : Math.max(...ratios);
      return { path: href.slice(location.origin.length), width: natural.width, enlarged: fitted * devicePixelRatio };
    });
    return (await Promise.all(measured)).filter((picture) => picture !== undefined);
  }, parts);
}

/** Tolerance for the rounding to whole pixels of the page and of the file. */
export const rounding = 1.003;

export async function expectSharp(page: Page, where: string, parts?: string): Promise<void> {
  const shown = await shownPictures(page, parts);
  expect(shown.length, `pictures of ${where}`).toBeGreaterThan(0);
  expect
    .soft(
      shown.filter(({ enlarged }) => enlarged > rounding),
      `enlarged on ${where}`,
    )
    .toEqual([]);
}

/** A page of each kind with pictures, except the home page and that of the provinces. */
export const paths = [
  ...['/opportunities', '/sectors', '/sectors/energy', '/about', '/plates', '/contact', '/contact/sent'],
  ...['/no-such-page', '/opportunity/no-such-one', `/opportunity/${samples[0]?.id}`],
];
