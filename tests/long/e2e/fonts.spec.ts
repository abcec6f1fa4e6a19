import { languages } from '#domain/language';
import { localizedPath } from '../../../src/i18n/path.ts';
import { expectFonts, noteFonts, openPage, shown } from '../../support/browser/fonts.ts';
import { expect, test } from '../../support/fixtures.ts';
import { listedPages } from '../../support/listed-pages.ts';

// A reused visitor has cached files; these tests count those of a first visit.
test.use({ isReused: false });

const screens = [
  ...['/', '/opportunities', '/sectors', '/sectors/energy', '/why-argentina', '/about', '/contact'],
  ...['/enquiry', '/privacy'],
];

test('Every heading in Spanish is completely drawn in the site’s own fonts, and so is every Latin text', async ({
  page,
}) => {
  for (const path of screens) {
    await openPage(page, localizedPath(path, 'es'));
    const headings = async () => {
      const all = await shown(page, ':is(h1, h2, h3), header .logo');
      expect(all.length).toBeGreaterThan(1);
      return all.filter(({ strangers }) => strangers.length > 0);
    };
    await expect.poll(headings, path).toEqual([]);
    const incomplete = async () => {
      const texts = await shown(page, 'main :is(p, li, dd, dt, label, figcaption, blockquote), footer :is(p, li)');
      return texts.filter(({ text, strangers }) => strangers.length > 0 && !/\p{Script=Han}/u.test(text));
    };
    await expect.poll(incomplete, path).toEqual([]);
  }
});

test('No title of a Chinese page has a character that is missing in the display font', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/404/);
  // Some titles use it on narrow screens only.
  await page.setViewportSize({ width: 390, height: 844 });
  const titles: Record<string, string> = {};
  for (const path of [...listedPages, '/enquiry', '/shortlist', '/search', '/nothing']) {
    await page.goto(localizedPath(path, 'zh'));
    titles[path] = await page.evaluate(() => {
      const displayed = [...document.body.querySelectorAll('*')].filter(
        (element) =>
          element.closest('[lang]') === document.documentElement &&
          getComputedStyle(element).fontFamily.includes('Noto Serif SC-'),
      );
      const words = displayed.flatMap(({ childNodes }) => [...childNodes].filter((node) => node instanceof Text));
      return words.map(({ data }) => data.trim()).join('');
    });
    expect(titles[path], path).toMatch(/\p{Script=Han}/u);
  }
  await openPage(page, '/zh/about');
  await page.evaluate((all) => {
    document.querySelector('main')?.replaceChildren(
      ...Object.entries(all).map(([path, text]) => {
        const title = document.createElement('h2');
        title.textContent = `${path} ${text}`;
        return title;
      }),
    );
  }, titles);
  const incomplete = async () => (await shown(page, 'main h2')).filter(({ strangers }) => strangers.length > 0);
  await expect.poll(incomplete).toEqual([]);
});

test('Large figures are drawn in the expanded width', async ({ page }) => {
  for (const url of ['/', '/es/why-argentina', '/about', '/es/sectors/energy']) {
    await openPage(page, url);
    const figures = page.locator('.figure');
    expect(await figures.count()).toBeGreaterThan(0);
    const narrow = await figures.evaluateAll((elements) => {
      const widthOf = (element: Element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        return text.getBoundingClientRect().width;
      };
      return elements
        .filter((element): element is HTMLElement => element instanceof HTMLElement)
        .filter((element) => {
          const expanded = widthOf(element);
          element.style.fontFamily = 'var(--text)';
          return expanded < 1.08 * widthOf(element);
        })
        .map(({ textContent }) => textContent);
    });
    expect([url, narrow]).toEqual([url, []]);
  }
});

test('Marks in a Chinese sentence are as wide as its characters', async ({ page }) => {
  await openPage(page, '/zh/about');
  const widths = await page.evaluate(() => {
    const line = document.createElement('p');
    document.querySelector('main')?.append(line);
    return [...'“”…·中'].map((mark) => {
      // Not at the line’s start, where an opening mark is trimmed.
      line.textContent = '中';
      const span = document.createElement('span');
      span.textContent = mark;
      line.append(span);
      return (
        Math.round((span.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(span).fontSize)) * 2) / 2
      );
    });
  });
  expect(new Set(widths)).toEqual(new Set([1]));
});

for (const [url, fonts] of [
  ['/contact', 2],
  ['/sectors/energy', 4],
  ['/zh/contact', 2],
  // No test publishes in this sector: a title in another language would request its font.
  ['/zh/opportunities/aerospace', 2],
] as const) {
  test(`The page ${url} requests ${fonts} fonts from the site itself, and waits for none`, async ({ page }) => {
    await expectFonts(page, url, fonts);
  });
}

test.describe('a site without opportunities', () => {
  test.use({ ownSite: true });

  test('The Chinese home page requests one Chinese font', async ({ page }) => {
    await expectFonts(page, '/zh', 3);
  });
});

test.describe('a site with one opportunity', () => {
  test.use({ ownSite: true });

  test('The page of an opportunity and the list request only the two preloaded fonts', async ({
    newVisitor,
    createOpportunity,
  }) => {
    const zh = { title: '萨尔塔的锂盐湖', subtitle: '储量已获证实的盐湖', description: '一段说明。' };
    const { id } = await createOpportunity({ title: 'Lithium salt flat', translations: { zh } });
    for (const url of ['/opportunities', '/zh/opportunities', `/opportunity/${id}`, `/zh/opportunity/${id}`]) {
      const page = await newVisitor();
      const asked = noteFonts(page);
      await openPage(page, url);
      await page.waitForLoadState('networkidle');
      expect([url, asked.size]).toEqual([url, 2]);
    }
  });
});

test('A letter of another language is drawn in the site’s own fonts', async ({ page, createOpportunity }) => {
  const { id } = await createOpportunity({ title: 'Forêt d’Åland', description: 'Une forêt près de Sœlden.' });
  for (const language of languages) {
    await openPage(page, localizedPath(`/opportunity/${id}`, language));
    const foreign = async () => {
      const texts = await shown(page, language === 'zh' ? 'h1' : 'h1, main p.description');
      return texts.filter(({ strangers }) => strangers.length > 0);
    };
    await expect.poll(foreign).toEqual([]);
  }
});

test('Every preloaded font is used on further pages', async ({ page }) => {
  for (const url of ['/about', '/why-argentina', '/zh/sectors/energy']) {
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

test('Fonts that arrive late move nothing on a page in Spanish', async ({ page }) => {
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
  await page.goto('/es/sectors/energy', { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  release();
  await page.evaluate(() => document.fonts.ready);
  // Two frames: one lays the new fonts out, the next one reports it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted') ?? 0))).toBeLessThan(0.01);
});
