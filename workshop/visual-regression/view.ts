import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type Studio, withScreen } from '../screens/open.ts';
import type { Shot } from '../screens/screens.ts';
import type { Drawing } from './approved.ts';
import type { Picture } from './signature.ts';

/** Takes a screenshot. JPEG takes half the time of PNG, and the means of the tiles are the same. */
export async function pictureOf(shot: Shot, studio: Studio): Promise<Picture> {
  const fullPage = !shot.screen.inView;
  const drawn = await withScreen(shot, studio, (page) => page.screenshot({ fullPage, type: 'jpeg', quality: 90 }));
  const { data, info } = await sharp(drawn).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

export async function drawingOf({ browser, origin }: Studio): Promise<Drawing> {
  const page = await browser.newPage();
  try {
    await page.goto(`${origin}/zh/privacy`);
    return { browser: `${browser.browserType().name()} ${browser.version()}`, fonts: await fontsOf(page, 'main p') };
  } finally {
    await page.close();
  }
}

/** The fonts used for the first element that matches. */
async function fontsOf(page: Page, selector: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts
    .map(({ familyName }) => familyName)
    .toSorted()
    .join(', ');
}
