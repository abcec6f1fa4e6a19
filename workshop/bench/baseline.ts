import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Edge } from './simulated-cdn.ts';

/** What a page says, to a reader whose browser runs no scripts: all that its HTML brings, shown at once. */
export interface Texts {
  readonly language: string;
  readonly title: string;
  readonly heading: string;
  readonly lines: readonly string[];
}

/** What a page shows first, on the screen that it is opened on. */
export interface FirstView {
  /** The URL of the largest image in view; undefined where there is none. */
  readonly image: string | undefined;
  readonly hasIsland: boolean;
}

/** Bytes of a baseline's image at most. */
const largestImage = 40_000;

/** Opens a page in a tab that runs no scripts, and reads its texts. */
export async function readTexts(page: Page, url: string): Promise<Texts> {
  await page.goto(url, { waitUntil: 'networkidle' });
  return page.evaluate(readDocument);
}

// Runs in the page.
function readDocument(): Texts {
  // What a browser has not laid out yet, because it is far below, would be no text to it.
  for (const element of document.querySelectorAll<HTMLElement>('body *')) element.style.contentVisibility = 'visible';
  return {
    language: document.documentElement.lang,
    title: document.title,
    heading: document.querySelector('h1')?.textContent ?? '',
    // biome-ignore lint/performance/useDomNodeTextContent: by its lines, and without what no reader is shown.
    lines: document.body.innerText.split(/\n+/).filter((line) => line.trim() !== ''),
  };
}

/** Opens a page, which also puts all that it loads into the edge's cache, and looks at it. */
export async function readFirstView(page: Page, url: string): Promise<FirstView> {
  await page.goto(url, { waitUntil: 'networkidle' });
  return page.evaluate(lookAtDocument);
}

// Runs in the page.
function lookAtDocument(): FirstView {
  const inView = (image: HTMLImageElement) => {
    const { width, top, bottom } = image.getBoundingClientRect();
    return Math.min(width, innerWidth) * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  };
  const images = [...document.images].filter((image) => inView(image) > 0).sort((a, b) => inView(b) - inView(a));
  return {
    image: images[0]?.currentSrc,
    hasIsland: document.querySelector('astro-island') !== null,
  };
}

/**
 * Puts the baseline of a page beside it, than which no page can be faster: the same texts and image in one bare
 * document, with no script, style sheet or font. Resolves to its path.
 */
export async function putBaseline(edge: Edge, path: string, texts: Texts, image: Buffer): Promise<string> {
  const baseline = `/baseline${path}`;
  const imagePath = `${baseline.replace(/\/$/, '')}/image.webp`;
  await edge.put(imagePath, { type: 'image/webp', body: await smallImage(image) });
  const body = Buffer.from(bareDocument(texts, imagePath));
  await edge.put(baseline, { type: 'text/html; charset=utf-8', body });
  return baseline;
}

/** Puts a bare page with one island of a page, its button to keep an opportunity. Resolves to its path. */
export async function putIslandBaseline(edge: Edge, html: string): Promise<string> {
  const [island] = /<astro-island\b(?=[^>]*ShortlistToggle)[\s\S]*?<\/astro-island>/.exec(html) ?? [];
  const [script] = /<script type="module"[^>]*src="[^"]*IslandsScript[^>]*><\/script>/.exec(html) ?? [];
  if (!island || !script) throw new Error('An opportunity’s page has no button to keep it, or no script of islands');
  const path = '/baseline-island';
  const body = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>One small island</title>
<h1>One small island</h1>
${island}
${script}
</html>
`;
  await edge.put(path, { type: 'text/html; charset=utf-8', body: Buffer.from(body) });
  return path;
}

function bareDocument({ language, title, heading, lines }: Texts, imagePath: string): string {
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<h1>${escaped(heading)}</h1>
<img src="${imagePath}" alt="" width="100%">
${lines.map((line) => `<p>${escaped(line)}</p>`).join('\n')}
</html>
`;
}

const escaped = (text: string): string => text.replace(/[&<]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The image at the best quality at which it is small enough. */
async function smallImage(image: Buffer): Promise<Buffer> {
  const wide = await sharp(image).resize({ width: 1280 }).toBuffer();
  const encoded = (quality: number) => sharp(wide).webp({ quality }).toBuffer();
  let [least, most] = [1, 100];
  while (least < most) {
    const quality = Math.ceil((least + most) / 2);
    if ((await encoded(quality)).byteLength <= largestImage) least = quality;
    else most = quality - 1;
  }
  return encoded(least);
}
