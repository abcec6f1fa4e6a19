import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** A part of a page, in pixels of its style. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The contrast of each of these words with the lightest pixel behind them, where the words are light; 1 to 21 (WCAG
 * 2.2, 1.4.3). One screenshot is taken of all that are in view together.
 */
export async function contrastsWithLightest(page: Page, words: readonly Locator[]): Promise<readonly number[]> {
  const [first] = words;
  if (!first) return [];
  await first.scrollIntoViewIfNeeded();
  const boxes = await Promise.all(words.map((line) => line.boundingBox()));
  const together = boxes.findIndex((box) => !isInView(page, box));
  const seen = words.slice(0, together < 0 ? words.length : Math.max(1, together));
  const grounds = boxes.slice(0, seen.length).filter((box) => box !== null);
  if (grounds.length < seen.length) throw new Error('The words are not shown');
  const here = await contrastsInView(page, seen, grounds);
  return [...here, ...(await contrastsWithLightest(page, words.slice(seen.length)))];
}

function isInView(page: Page, box: Box | null): boolean {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
}

async function contrastsInView(page: Page, words: readonly Locator[], boxes: readonly Box[]): Promise<number[]> {
  const inks = await Promise.all(words.map(inkOf));
  const show = (opacity: string) =>
    Promise.all(
      words.map((line) => line.evaluate((element, value) => element.style.setProperty('opacity', value), opacity)),
    );
  await show('0');
  const ground = await page.screenshot({ animations: 'disabled', scale: 'css' });
  await show('');
  const lights = await Promise.all(boxes.map((box) => lightest(ground, box)));
  return inks.map((ink, index) => (ink + 0.05) / ((lights[index] ?? 1) + 0.05));
}

async function inkOf(words: Locator): Promise<number> {
  return luminanceOf(await words.evaluate((element) => getComputedStyle(element).color.match(/[\d.]+/g) ?? []));
}

async function lightest(png: Buffer, { x, y, width, height }: Box): Promise<number> {
  const whole = sharp(png).removeAlpha();
  const { width: right = 0, height: bottom = 0 } = await whole.metadata();
  const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
  const part = {
    left,
    top,
    width: Math.min(right, Math.ceil(x + width)) - left,
    height: Math.min(bottom, Math.ceil(y + height)) - top,
  };
  const { data, info } = await whole.extract(part).raw().toBuffer({ resolveWithObject: true });
  let found = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    found = Math.max(found, luminanceOf([...data.subarray(at, at + 3)]));
  }
  return found;
}

/** Relative luminance of an sRGB colour of three channels from 0 to 255. */
export function luminanceOf(channels: readonly (string | number)[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = Number(channel) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
