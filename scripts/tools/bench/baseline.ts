import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Edge } from './server.ts';

/** What a page says and shows, read off it as a visitor's browser made it. */
export interface Content {
  readonly language: string;
  readonly title: string;
  readonly heading: string;
  readonly lines: readonly string[];
  /** The address of the largest picture in view; undefined where there is none. */
  readonly picture: string | undefined;
  readonly hasIsland: boolean;
}

/** The size of a floor page's picture, in bytes at most. */
const pictureSize = 40_000;

/** Opens a page, which also makes the edge keep all that it loads, and reads it. */
export async function readContent(page: Page, address: string): Promise<Content> {
  await page.goto(address, { waitUntil: 'networkidle' });
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden at first is no text of the page.
  const lines = (await page.locator('body').innerText()).split(/\n+/).filter((line) => line.trim() !== '');
  const heading = (await page.locator('h1').first().textContent()) ?? '';
  return { lines, heading, ...(await page.evaluate(readDocument)) };
}

// Runs in the page.
function readDocument(): Omit<Content, 'lines' | 'heading'> {
  const inView = (image: HTMLImageElement) => {
    const { width, top, bottom } = image.getBoundingClientRect();
    return Math.min(width, innerWidth) * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  };
  const pictures = [...document.images].filter((image) => inView(image) > 0).sort((a, b) => inView(b) - inView(a));
  return {
    language: document.documentElement.lang,
    title: document.title,
    picture: pictures[0]?.currentSrc,
    hasIsland: document.querySelector('astro-island') !== null,
  };
}

/**
 * Puts a page beside the real one that nothing can be faster than: its texts and its picture in one bare document, with
 * no script, style sheet or font. Resolves to its path.
 */
export async function putFloorPage(edge: Edge, path: string, content: Content, picture: Buffer): Promise<string> {
  const address = `/floor${path}`;
  const pictureAddress = `${address.replace(/\/$/, '')}/picture.webp`;
  await edge.put(pictureAddress, { type: 'image/webp', body: await smallPicture(picture) });
  const body = Buffer.from(floorDocument(content, pictureAddress));
  await edge.put(address, { type: 'text/html; charset=utf-8', body });
  return address;
}

function floorDocument({ language, title, heading, lines }: Content, picture: string): string {
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<h1>${escaped(heading)}</h1>
<img src="${picture}" alt="" width="100%">
${lines.map((line) => `<p>${escaped(line)}</p>`).join('\n')}
</html>
`;
}

const escaped = (text: string): string => text.replace(/[&<]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The picture at the best quality that its size allows. */
async function smallPicture(picture: Buffer): Promise<Buffer> {
  const wide = await sharp(picture).resize({ width: 1280 }).toBuffer();
  const encoded = (quality: number) => sharp(wide).webp({ quality }).toBuffer();
  let [least, most] = [1, 100];
  while (least < most) {
    const quality = Math.ceil((least + most) / 2);
    if ((await encoded(quality)).byteLength <= pictureSize) least = quality;
    else most = quality - 1;
  }
  return encoded(least);
}
