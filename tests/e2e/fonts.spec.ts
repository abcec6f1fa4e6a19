import type { Page } from '@playwright/test';
import { localizedPath } from '../../src/i18n/path.ts';
import { expect, test } from '../support/fixtures.ts';
import { scrollToProjects } from '../support/home-page.ts';

// A reused visitor has cached files; these tests count those of a first visit.
test.use({ isReused: false });

const screens = ['/', '/opportunities', '/sectors/energy', '/why-argentina', '/about', '/contact'];

interface Shown {
  readonly text: string;
  /** System fonts that had to supply a character. */
  readonly strangers: readonly string[];
}

/** The elements of a page with the fonts that actually draw their characters. */
async function shown(page: Page, selector: string): Promise<readonly Shown[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeIds } = await devTools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const texts = await page.locator(selector).allTextContents();
  return Promise.all(
    nodeIds.map(async (nodeId, index) => {
      // An element that a script has replaced meanwhile no longer exists.
      const asked = await devTools.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => undefined);
      const strangers = (asked?.fonts ?? []).filter(({ isCustomFont }) => !isCustomFont);
      return { text: texts[index] ?? '', strangers: strangers.map(({ familyName }) => familyName) };
    }),
  );
}

/** The URLs of the fonts that a page requests from now on. */
function noteFonts(page: Page): ReadonlySet<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.add(request.url());
  });
  return asked;
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await scrollToProjects(page);
  // An island may need another font for its content.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

for (const language of ['en', 'zh'] as const) {
  test(`Every heading in ${language} is completely drawn in the site’s own fonts, and so is every Latin text`, async ({
    page,
  }) => {
    for (const path of screens) {
      await open(page, localizedPath(path, language));
      const headings = async () => {
        // The Chinese font has the characters of the site’s own texts; an opportunity’s title has its own `lang`.
        const own = language === 'zh' ? ':not([lang])' : '';
        const all = await shown(page, `:is(h1, h2, h3)${own}, header .logo`);
        expect(all.length).toBeGreaterThan(1);
        return all.filter(({ strangers }) => strangers.length > 0);
      };
      await expect.poll(headings, path).toEqual([]);
      if (language === 'zh') continue;
      const incomplete = async () => {
        const texts = await shown(page, 'main :is(p, li, dd, dt, label, figcaption, blockquote), footer :is(p, li)');
        return texts.filter(({ text, strangers }) => strangers.length > 0 && !/\p{Script=Han}/u.test(text));
      };
      await expect.poll(incomplete, path).toEqual([]);
    }
  });
}

for (const [url, fonts] of [
  ['/es/about', 4],
  ['/zh/sectors/energy', 3],
] as const) {
  test(`The page ${url} requests ${fonts} fonts from the site itself, and waits for none`, async ({ page }) => {
    await expectFonts(page, url, fonts);
  });
}

/** Opens a page as a first visitor and expects that many fonts, all from the site itself and none hiding its text. */
async function expectFonts(page: Page, url: string, count: number): Promise<void> {
  const asked = noteFonts(page);
  await open(page, url);
  // Without the wait a late font would not be counted.
  await page.waitForLoadState('networkidle');
  expect([url, asked.size]).toEqual([url, count]);
  for (const font of asked) expect(new URL(font).origin).toBe(new URL(page.url()).origin);
  const faces = await page.evaluate(() => [...document.fonts].map(({ display }) => display));
  expect(new Set(faces)).toEqual(new Set(['swap']));
}

test('Every preloaded font is used', async ({ page }) => {
  for (const url of ['/', '/es/contact', '/zh/about']) {
    await open(page, url);
    const unused = await page.evaluate(() => {
      const used = new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      const files = rules.flatMap((rule) =>
        rule instanceof CSSFontFaceRule && used.has(rule.style.getPropertyValue('font-family').replaceAll('"', ''))
          ? [rule.style.getPropertyValue('src')]
          : [],
      );
      const preloads = [...document.querySelectorAll('link[rel=preload][as=font]')];
      return preloads
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !files.some((source) => source.includes(href)));
    });
    expect([url, unused]).toEqual([url, []]);
  }
});

for (const url of ['/about', '/zh/sectors/energy']) {
  test(`Fonts that arrive late move nothing on ${url}`, async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    await page.addInitScript(() => {
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry)
            Reflect.set(window, 'shifted', Number(Reflect.get(window, 'shifted') ?? 0) + Number(entry.value));
        }
      });
      observer.observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    release();
    await page.evaluate(() => document.fonts.ready);
    // Two frames: one lays the new fonts out, the next one reports it.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted') ?? 0))).toBeLessThan(0.01);
  });
}
