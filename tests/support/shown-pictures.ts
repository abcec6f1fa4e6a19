import type { Page } from '@playwright/test';

/** A picture of a page as it is painted. */
export interface ShownPicture {
  /** The path of the file that the browser chose. */
  readonly path: string;
  /** How wide the file is, in pixels; of an upload how wide it was asked for, as it may be smaller itself. */
  readonly width: number;
  /** Pixels of the screen for one of the file: above 1 it is blurred. */
  readonly enlarged: number;
}

/**
 * Every `img` in these parts of the page that has a box, also one that another covers, with the file that the browser
 * chose for it in this window. Drawings (SVG) are sharp at any size and left out. A frame that `object-fit: cover` fills
 * is bound by the larger of both sides' ratios. An endless motion counts where it enlarges most. Throws where one of the
 * parts has a picture of pixels as its background, which is measured by nothing.
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
      // The shown one's `naturalWidth` is in pixels of the layout that `sizes` promised.
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
