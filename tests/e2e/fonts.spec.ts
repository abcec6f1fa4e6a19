import { localizedPath } from '../../src/i18n/path.ts';
import { expectFonts, openPage, shown } from '../support/browser/fonts.ts';
import { expect, test } from '../support/fixtures.ts';

// A reused visitor has cached files; these tests count those of a first visit.
test.use({ isReused: false });

const screens = ['/', '/opportunities', '/sectors/energy', '/why-argentina', '/about', '/contact'];

for (const language of ['en', 'zh'] as const) {
  test(`Every heading in ${language} is completely drawn in the site’s own fonts, and so is every Latin text`, async ({
    page,
  }) => {
    for (const path of screens) {
      await openPage(page, localizedPath(path, language));
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

test('Every preloaded font is used', async ({ page }) => {
  for (const url of ['/', '/es/contact', '/zh/about']) {
    await openPage(page, url);
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
