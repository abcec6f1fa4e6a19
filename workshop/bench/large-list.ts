import { brotliCompressSync, constants } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { browserFlags } from '../../scripts/tools/test/browser.ts';
import type { Figure } from './figures.ts';
import { fillStore } from './fill-store.ts';

/** Number of opportunities. */
const size = 2_000;

/** Times in milliseconds, on a CPU four times slower. */
interface LargeList {
  readonly cardsInHTML: number;
  /** The most cards in the document during a search. */
  readonly cardsShown: number;
  /** Bytes of the list in one language (brotli, quality 5, as the CDN uses). */
  readonly bytes: number;
  /** From the last byte of the list until the island filters in the browser. */
  readonly usable: number;
  /** From key press to repainted page, 95th percentile. */
  readonly keystroke: number;
  /** From key press to repainted list, for keys that changed it, 95th percentile. */
  readonly listRepainted: number;
}

const limits = {
  cardsInHTML: 8,
  cardsShown: 8,
  bytes: 250_000,
  usable: 1_000,
  keystroke: 100,
  listRepainted: 200,
} as const;

/** Fills the local store of the site on `port`, without emptying it afterwards, and measures its list. */
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

export function largeListFigures(measured: LargeList): readonly Figure[] {
  const figure = (
    name: string,
    value: number,
    limit: number,
    comparison: Figure['comparison'] = 'at most',
  ): Figure => ({ subject: `list of ${size}`, name, value, comparison, limit });
  return [
    figure('cards in the HTML', measured.cardsInHTML, limits.cardsInHTML, 'exactly'),
    figure('cards in the document during a search', measured.cardsShown, limits.cardsShown),
    figure('list in one language, compressed, KB', kilobytes(measured.bytes), kilobytes(limits.bytes)),
    figure('last byte of the list to live list, ms', measured.usable, limits.usable),
    figure('keystroke to repainted page, 95th percentile, ms', measured.keystroke, limits.keystroke),
    figure('keystroke to repainted list, 95th percentile, ms', measured.listRepainted, limits.listRepainted),
  ];
}

const kilobytes = (bytes: number): number => Math.round(bytes / 1_000);

/** A new index is built over several requests. */
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

/** Types and deletes words, key by key. Resolves to the number of cards after each key. */
async function search(page: Page): Promise<readonly number[]> {
  const cards: number[] = [];
  const press = async (key: string) => {
    await page.keyboard.press(key);
    // The second frame begins after the first was painted.
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
    /** Set by `observe`, in milliseconds. */
    measured: { usable: number; keystrokes: number[]; lists: number[] };
  }
}

// Runs in the page.
function observe(): void {
  const measured = { usable: Number.NaN, keystrokes: [] as number[], lists: [] as number[] };
  window.measured = measured;
  const afterPaint = (then: () => void) =>
    requestAnimationFrame(() => {
      // A task posted in an animation frame runs after that frame was painted.
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
