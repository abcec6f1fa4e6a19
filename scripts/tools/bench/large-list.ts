import { brotliCompressSync, constants } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { contentOf, type OpportunityContent } from '#domain/opportunity/content';
import { provinceCodes } from '#domain/province';
import { listOpportunities } from '../../../netlify/opportunities/list.ts';
import { createOpportunity } from '../../../netlify/opportunities/opportunities.ts';
import { browserFlags } from '../test/browser.ts';

/** So many opportunities the list is measured with. */
const size = 2_000;

/** So many of them are stored at once: the local store is one process. */
const atOnce = 4;

/** What the list came to with that many opportunities. Times in milliseconds on a processor four times slower. */
interface LargeList {
  /** Cards in the HTML as it arrives. */
  readonly cardsInHTML: number;
  /** Cards in the document at any time while it was searched. */
  readonly cardsShown: number;
  /** Bytes of the list in one language, as the CDN sends it (brotli, quality 5). */
  readonly bytes: number;
  /** From the list's last byte until the island answers by itself. */
  readonly usable: number;
  /** From a key's press to the repainted page: the 95th of 100. */
  readonly keystroke: number;
}

/** The limits, in the same order. */
const limits = { cardsInHTML: 8, cardsShown: 8, bytes: 250_000, usable: 1_000, keystroke: 100 } as const;

/** Fills the local store that the site on `port` reads, and measures its list. The store stays filled. */
export async function measureLargeList(port: number, browser: string): Promise<LargeList> {
  await fillStore();
  const origin = `http://127.0.0.1:${port}`;
  const list = await readWhenThere(`${origin}/invests/all?language=zh`);
  const html = await readWhenThere(`${origin}/opportunities`);
  const shown = await measureInBrowser(origin, browser);
  return {
    cardsInHTML: html.match(/<h2[^>]* lang=/g)?.length ?? 0,
    bytes: brotliCompressSync(list, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength,
    ...shown,
  };
}

/** The measurement as a table, and how many limits it misses. */
export function largeListTable(measured: LargeList): { readonly text: string; readonly misses: number } {
  const rows = [
    ['Cards in the HTML', measured.cardsInHTML, limits.cardsInHTML, measured.cardsInHTML === limits.cardsInHTML],
    ['Cards in the document while it is searched', measured.cardsShown, limits.cardsShown],
    ['The list in one language, compressed, KB', kilobytes(measured.bytes), kilobytes(limits.bytes)],
    ['From the list’s arrival to a list that answers by itself, ms', Math.round(measured.usable), limits.usable],
    ['From a keystroke to the repainted list, 95th percentile, ms', Math.round(measured.keystroke), limits.keystroke],
  ] as const;
  const lines = rows.map(([what, value, limit, kept = value <= limit]) => ({
    kept,
    line: `| ${what} | ${value} | ${limit} ${kept ? '✓' : '✗'} |`,
  }));
  const head = [`| With ${size} opportunities in three languages | Measured | Limit |`, '|---|---|---|'];
  return {
    text: [...head, ...lines.map(({ line }) => line)].join('\n'),
    misses: lines.filter(({ kept }) => !kept).length,
  };
}

const kilobytes = (bytes: number): number => Math.round(bytes / 1_000);

/** Adds variations of the samples until there are `size`: other numbers in their texts, other provinces and sums. */
async function fillStore(): Promise<void> {
  const samples = await listOpportunities();
  for (let next = samples.length; next < size; next += atOnce) {
    const some = samples.slice(0, Math.min(atOnce, size - next));
    await Promise.all(
      some.map((_, offset) => {
        const sample = samples[(next + offset) % samples.length];
        return sample && createOpportunity(crypto.randomUUID(), variation(contentOf(sample), next + offset));
      }),
    );
  }
}

function variation(content: OpportunityContent, index: number): OpportunityContent {
  const numbered = <Texts extends { readonly title: string; readonly subtitle: string }>(texts: Texts): Texts => ({
    ...texts,
    title: `${texts.title} ${index}`,
    subtitle: `${(index * 7919) % 10_007}: ${texts.subtitle}`,
  });
  const { translations } = content;
  return {
    ...numbered(content),
    province: provinceCodes[index % provinceCodes.length] ?? 'SAL',
    investment: { from: (1 + (index % 300)) * 1_000_000 },
    ...(translations && {
      translations: Object.fromEntries(
        Object.entries(translations).map(([language, texts]) => [language, texts && numbered(texts)]),
      ),
    }),
  };
}

/** A new index is made in several requests, each of which says that the next may go on. */
async function readWhenThere(url: string): Promise<string> {
  for (;;) {
    const response = await fetch(url);
    const text = await response.text();
    if (response.ok && text.includes(' 1900')) return text;
    if (response.ok && url.endsWith('/opportunities') && /<h2[^>]* lang=/.test(text)) return text;
  }
}

async function measureInBrowser(
  origin: string,
  executablePath: string,
): Promise<Pick<LargeList, 'cardsShown' | 'usable' | 'keystroke'>> {
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(observe);
    await page.goto(`${origin}/opportunities`);
    await page.locator('section[data-live=true]').waitFor();
    const cards = await search(page);
    const { usable, keystrokes } = await page.evaluate(() => window.measured);
    keystrokes.sort((one, other) => one - other);
    return { cardsShown: Math.max(...cards), usable, keystroke: keystrokes[Math.floor(keystrokes.length * 0.95)] ?? 0 };
  } finally {
    await browser.close();
  }
}

/** Types and deletes words, key by key; answers with how many cards there were after each key. */
async function search(page: Page): Promise<readonly number[]> {
  const cards: number[] = [];
  const press = async (key: string) => {
    await page.keyboard.press(key);
    // The next frame has been painted when the one after it begins.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    cards.push(await page.locator('section[data-live] h2[lang]').count());
  };
  await page.getByRole('searchbox').focus();
  for (const words of ['lithium brine', 'wind farm', 'cordoba', 'winery 12', '9']) {
    for (const key of words) await press(key === ' ' ? 'Space' : key);
    for (const _ of words) await press('Backspace');
  }
  return cards;
}

declare global {
  interface Window {
    /** Kept by `observe`, in milliseconds. */
    measured: { usable: number; keystrokes: number[] };
  }
}

// Runs in the page.
function observe(): void {
  const measured = { usable: Number.NaN, keystrokes: [] as number[] };
  window.measured = measured;
  addEventListener(
    'input',
    (event) => {
      requestAnimationFrame(() => {
        // A task after the frame's beginning comes when it has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => measured.keystrokes.push(performance.now() - event.timeStamp);
        port2.postMessage(undefined);
      });
    },
    { capture: true },
  );
  const until = () => {
    const [list] = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/invests/all'));
    const isLive = document.querySelector('section[data-live=true]');
    if (isLive && list instanceof PerformanceResourceTiming) measured.usable = performance.now() - list.responseEnd;
    else requestAnimationFrame(until);
  };
  requestAnimationFrame(until);
}
