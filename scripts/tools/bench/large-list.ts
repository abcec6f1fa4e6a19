import { brotliCompressSync, constants } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { browserFlags } from '../test/browser.ts';
import { fillStore } from './fill-store.ts';
import { type LimitsTable, limitsTable } from './table.ts';

/** So many opportunities the list is measured with. */
const size = 2_000;

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
  /** From a key's press to the repainted list, of those that changed it: the 95th of 100. */
  readonly listRepainted: number;
}

/** The limits, in the same order. */
const limits = {
  cardsInHTML: 8,
  cardsShown: 8,
  bytes: 250_000,
  usable: 1_000,
  keystroke: 100,
  listRepainted: 200,
} as const;

/** Fills the local store that the site on `port` reads, and measures its list. The store stays filled. */
export async function measureLargeList(port: number, browser: string): Promise<LargeList> {
  await fillStore(size);
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

/** The measurement as a table. */
export function largeListTable(measured: LargeList): LimitsTable {
  return limitsTable(`With ${size} opportunities in three languages`, [
    {
      what: 'Cards in the HTML',
      value: measured.cardsInHTML,
      limit: limits.cardsInHTML,
      kept: measured.cardsInHTML === limits.cardsInHTML,
    },
    { what: 'Cards in the document while it is searched', value: measured.cardsShown, limit: limits.cardsShown },
    {
      what: 'The list in one language, compressed, KB',
      value: kilobytes(measured.bytes),
      limit: kilobytes(limits.bytes),
    },
    {
      what: 'From the list’s arrival to a list that answers by itself, ms',
      value: measured.usable,
      limit: limits.usable,
    },
    {
      what: 'From a keystroke to the repainted page, 95th percentile, ms',
      value: measured.keystroke,
      limit: limits.keystroke,
    },
    {
      what: 'From a keystroke to the list that it leads to, 95th percentile, ms',
      value: measured.listRepainted,
      limit: limits.listRepainted,
    },
  ]);
}

const kilobytes = (bytes: number): number => Math.round(bytes / 1_000);

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
): Promise<Pick<LargeList, 'cardsShown' | 'usable' | 'keystroke' | 'listRepainted'>> {
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(observe);
    await page.goto(`${origin}/opportunities`);
    await page.locator('section[data-live=true]').waitFor();
    const cards = await search(page);
    const { usable, keystrokes, lists } = await page.evaluate(() => window.measured);
    return {
      cardsShown: Math.max(...cards),
      usable,
      keystroke: percentile95(keystrokes),
      listRepainted: percentile95(lists),
    };
  } finally {
    await browser.close();
  }
}

function percentile95(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
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
    measured: { usable: number; keystrokes: number[]; lists: number[] };
  }
}

// Runs in the page.
function observe(): void {
  const measured = { usable: Number.NaN, keystrokes: [] as number[], lists: [] as number[] };
  window.measured = measured;
  const afterPaint = (then: () => void) =>
    requestAnimationFrame(() => {
      // A task after the frame's beginning comes when it has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(undefined);
    });
  let typedAt: number | undefined;
  addEventListener(
    'input',
    ({ timeStamp }) => {
      typedAt = timeStamp;
      afterPaint(() => measured.keystrokes.push(performance.now() - timeStamp));
    },
    { capture: true },
  );
  const watchList = (list: Element) =>
    new MutationObserver(() => {
      const since = typedAt;
      if (since === undefined) return;
      typedAt = undefined;
      afterPaint(() => measured.lists.push(performance.now() - since));
    }).observe(list, { subtree: true, childList: true, characterData: true });
  const until = () => {
    const [list] = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/invests/all'));
    const isLive = document.querySelector('section[data-live=true]');
    if (isLive && list instanceof PerformanceResourceTiming) {
      measured.usable = performance.now() - list.responseEnd;
      watchList(isLive);
    } else requestAnimationFrame(until);
  };
  requestAnimationFrame(until);
}
