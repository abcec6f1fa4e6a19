import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** The contrast of words with the lightest pixel behind them, where the words are light; 1 to 21 (WCAG 2.2, 1.4.3). */
export async function contrastWithLightest(page: Page, words: Locator): Promise<number> {
  const ink = luminanceOf(await words.evaluate((element) => getComputedStyle(element).color.match(/[\d.]+/g) ?? []));
  await words.scrollIntoViewIfNeeded();
  const clip = await words.boundingBox();
  if (!clip) throw new Error('The words are not shown');
  await words.evaluate((element) => element.style.setProperty('opacity', '0'));
  const ground = await page.screenshot({ clip, animations: 'disabled' });
  await words.evaluate((element) => element.style.removeProperty('opacity'));
  return (ink + 0.05) / ((await lightest(ground)) + 0.05);
}

async function lightest(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
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
