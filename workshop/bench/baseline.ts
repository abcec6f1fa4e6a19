import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Edge } from './simulated-cdn.ts';

/** The visible texts of a page without scripts. */
export interface Texts {
  readonly language: string;
  readonly title: string;
  readonly heading: string;
  readonly lines: readonly string[];
}

export interface FirstView {
  /** The URL of the largest image in view. */
  readonly image: string | undefined;
  readonly hasIsland: boolean;
}

/** Largest image of a baseline, in bytes. */
const largestImage = 40_000;

/** Reads the texts of a page in a browser context without scripts. */
export async function readTexts(page: Page, url: string): Promise<Texts> {
  await page.goto(url, { waitUntil: 'networkidle' });
  return page.evaluate(readDocument);
}

// Runs in the page.
function readDocument(): Texts {
  // Text with `content-visibility: auto` below the viewport would be missing in innerText.
  for (const element of document.querySelectorAll<HTMLElement>('body *')) element.style.contentVisibility = 'visible';
  return {
    language: document.documentElement.lang,
    title: document.title,
    heading: document.querySelector('h1')?.textContent ?? '',
    // biome-ignore lint/performance/useDomNodeTextContent: innerText has line breaks and no hidden text.
    lines: document.body.innerText.split(/\n+/).filter((line) => line.trim() !== ''),
  };
}

/** Reads the first view of a page, which also fills the cache of the CDN. */
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
 * Adds the baseline of a page, the fastest possible one: the same texts and image in a bare document without scripts,
 * style sheets and fonts. Resolves to its path.
 */
export async function putBaseline(edge: Edge, path: string, texts: Texts, image: Buffer): Promise<string> {
  const baseline = `/baseline${path}`;
  const imagePath = `${baseline.replace(/\/$/, '')}/image.webp`;
  await edge.put(imagePath, { type: 'image/webp', body: await smallImage(image) });
  const body = Buffer.from(bareDocument(texts, imagePath));
  await edge.put(baseline, { type: 'text/html; charset=utf-8', body });
  return baseline;
}

/** Adds a bare page with the shortlist button of a page as its only island. Resolves to its path. */
export async function putIslandBaseline(edge: Edge, html: string): Promise<string> {
  const [island] = /<astro-island\b(?=[^>]*ShortlistToggle)[\s\S]*?<\/astro-island>/.exec(html) ?? [];
  const [script] = /<script type="module"[^>]*src="[^"]*IslandsScript[^>]*><\/script>/.exec(html) ?? [];
  if (!island || !script) throw new Error('The page has no shortlist button or no island script');
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

/** The image at the best quality that is small enough. */
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
