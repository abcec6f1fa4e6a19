import type { Page } from '@playwright/test';
import sharp from 'sharp';

type Rgb = readonly [red: number, green: number, blue: number];

/** A rectangle in the window, in CSS pixels. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A visible text. */
interface ShownText {
  readonly text: string;
  /** One box for each line. */
  readonly boxes: readonly Box[];
  /** sRGB channels from 0 to 255, and opacity from 0 to 1. */
  readonly ink: readonly number[];
}

/** A text and its lowest contrast with a pixel behind it; 1 to 21 (WCAG 2.2, 1.4.3). */
export interface WordContrast {
  readonly text: string;
  readonly contrast: number;
}

/**
 * The contrast of every text in these parts of the page that is wholly in the window. A screenshot is taken with the
 * text made transparent, and each text is compared with every pixel in the boxes of its lines. The worst pixel counts,
 * which is stricter than a percentile. Icons are not texts. Text for screen readers only has no box.
 */
export async function wordContrasts(page: Page, parts: string): Promise<readonly WordContrast[]> {
  const texts = await page.evaluate(shownTexts, parts);
  if (texts.length === 0) throw new Error(`No words are shown in ${parts}`);
  await page.evaluate(hideInk);
  const [top, bottom] = [Math.min(...texts.map(topOf)), Math.max(...texts.map(bottomOf))];
  const { width = 0 } = page.viewportSize() ?? {};
  const clip = { x: 0, y: Math.floor(top), width, height: Math.ceil(bottom) - Math.floor(top) };
  const png = await page.screenshot({ clip, animations: 'disabled', scale: 'css' });
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number): Rgb => {
    const at = 3 * ((y - clip.y) * width + x);
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  };
  return texts.map(({ text, boxes, ink }) => ({
    text,
    contrast: Math.min(...boxes.map((box) => least(ink, box, pixel))),
  }));
}

const topOf = ({ boxes }: ShownText) => Math.min(...boxes.map(({ y }) => y));
const bottomOf = ({ boxes }: ShownText) => Math.max(...boxes.map(({ y, height }) => y + height));

/** Runs in the page. */
function shownTexts(parts: string): ShownText[] {
  const found: ShownText[] = [];
  for (const part of document.querySelectorAll(parts)) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || !text) continue;
      if (element.closest('.visually-hidden')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
      const inside = boxes.every(
        ({ x, y, width, height }) => x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight,
      );
      if (boxes.length === 0 || !inside) continue;
      found.push({ text, boxes, ink: (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number) });
    }
  }
  return found;
}

/** Runs in the page. Makes text transparent and keeps its background and element. */
function hideInk(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

function least(ink: readonly number[], { x, y, width, height }: Box, pixel: (x: number, y: number) => Rgb): number {
  const [red = 0, green = 0, blue = 0, alpha = 1] = ink;
  let found = 21;
  for (let row = Math.floor(y); row < y + height; row += 1)
    for (let column = Math.floor(x); column < x + width; column += 1) {
      const ground = pixel(column, row);
      const over = (channel: number, behind: number) => channel * alpha + behind * (1 - alpha);
      const shown = [over(red, ground[0]), over(green, ground[1]), over(blue, ground[2])];
      found = Math.min(found, contrastOf(luminanceOf(shown), luminanceOf(ground)));
    }
  return found;
}

/** The contrast of two relative luminances; 1 to 21. */
export function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Relative luminance of an sRGB colour with channels from 0 to 255. */
export function luminanceOf(channels: readonly (string | number)[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = Number(channel) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
