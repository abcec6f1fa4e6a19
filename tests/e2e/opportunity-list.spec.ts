import type { Page } from '@playwright/test';
import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { fill } from '../../src/i18n/fill.ts';
import { dotted } from '../../src/i18n/joined.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { expect, test } from '../support/fixtures.ts';
import { answerList, openList } from '../support/public-list.ts';
import { summaries, summary } from '../support/summaries.ts';

const titles = (page: Page) => page.getByRole('heading', { level: 2 });
const above = (page: Page) => page.getByRole('navigation', { name: 'Pages, above the list' });
const below = (page: Page) => page.getByRole('navigation', { name: 'Pages, below the list' });

for (const language of languages) {
  test(`the sample opportunities are listed in ${language}, newest first, eight to a page`, async ({ page, api }) => {
    const { opportunities: texts, sectors } = dictionaryOf(language);
    await openList(page, localizedPath('/opportunities/agriculture', language));
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await expect(page.getByText(texts.subtitle)).toBeVisible();
    await expect(titles(page)).toHaveCount(8);
    const all: { title: string; sector: string }[] = await (await api.get(`/invests/all?language=${language}`)).json();
    const newest = all.filter(({ sector }) => sector === 'agriculture').map(({ title }) => title);
    expect(newest.length).toBeGreaterThan(8);
    await expect(titles(page)).toHaveText(newest.slice(0, 8));
    const samples = page
      .getByRole('listitem')
      .filter({ hasText: dotted([texts.sample, sectors.agriculture], language) });
    await expect(samples).toHaveCount(8);
    await expect(page.getByRole('link', { name: sectors.agriculture, exact: true })).toHaveCount(8);
    await page
      .getByRole('navigation', { name: texts.pagesBelow })
      .getByRole('link', { name: fill(texts.page, { number: 2 }) })
      .click();
    await expect(titles(page)).toHaveText(newest.slice(8));
  });
}

test('without its words the list stays as it came, and answers choices once they are there', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/list-words/);
  let attempts = 0;
  await page.route('**/list-words/*', (route) => {
    attempts += 1;
    return attempts === 1 ? route.abort() : route.continue();
  });
  await page.goto('/opportunities/energy');
  const first = await titles(page).first().elementHandle();
  await expect.poll(() => attempts).toBe(1);
  await expect(page.locator('section[data-live=false]')).toHaveCount(1);
  await expect(page.locator('section[data-live=true]')).toHaveCount(1);
  expect(attempts).toBe(2);
  // The server's cards are taken over, not made anew.
  expect(await first?.evaluate((title) => title.isConnected)).toBe(true);
});

test.describe('a card', () => {
  const words = `${'A line of words that goes on '.repeat(6)}to its end`;

  test('shows its first image, title, cut subtitle, sector and the way to more', async ({
    page,
    createOpportunity,
  }) => {
    const made = await createOpportunity({
      title: 'A card with images',
      subtitle: words,
      sector: 'fishing',
      images: ['sectors/fishing-header.jpg', 'sectors/fishing-aside.jpg'],
    });
    await openList(page, '/es/opportunities/fishing');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: made.title }) });
    const image = card.locator('img');
    await expect(image).toHaveAttribute('src', `/images/${made.imageURL[0]}`);
    await expect.poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await image.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('/.netlify/images');
    const subtitle = card.getByText('A line of words');
    await expect(subtitle).toHaveAttribute('lang', 'en');
    const shown = (await subtitle.textContent()) ?? '';
    expect(shown).toMatch(/ (A|line|of|words|that|goes|on)…$/);
    expect(shown.length).toBeGreaterThan(90);
    expect(shown.length).toBeLessThanOrEqual(101);
    await expect(card.getByRole('link', { name: 'Pesca' })).toHaveAttribute('href', '/es/sectors/fishing');
    await card.getByRole('link', { name: `Más información sobre ${made.title}` }).click();
    await expect(page).toHaveURL(`/es/opportunity/${made.id}`);
    await expect(page.getByRole('heading', { level: 1, name: made.title })).toBeVisible();
  });

  test('without an image, or with one that is gone, shows a placeholder', async ({ page, expectProblem }) => {
    expectProblem(/status of 404.*\.netlify\/images/);
    const gone = '0123456789abcdef0123456789abcdef.webp';
    await answerList(page, [summary({ title: 'None' }), summary({ title: 'Gone', imageURL: [gone] })]);
    await openList(page, '/opportunities');
    await expect(page.getByText('No picture yet')).toHaveCount(2);
  });
});

test.describe('pages', () => {
  test.beforeEach(async ({ page }) => {
    await answerList(page, summaries('energy', 20));
  });

  test('are numbered above and below the list, with the current one marked', async ({ page }) => {
    await openList(page, '/opportunities');
    for (const pages of [above(page), below(page)]) {
      await expect(pages.getByRole('link')).toHaveText(['1', '2', '3']);
      await expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    }
    await below(page).getByRole('link', { name: 'Page 3' }).click();
    for (const pages of [above(page), below(page)]) {
      await expect(pages.locator('[aria-current]')).toHaveText('3');
    }
    await expect(titles(page)).toHaveText(['energy 17', 'energy 18', 'energy 19', 'energy 20']);
    await expect(page.getByRole('status')).toHaveText('20 opportunities · Page 3');
    await expect(page).toHaveURL('/opportunities?page=3');
  });

  test('scroll smoothly to the top when chosen', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // How smoothly is the browser's affair, and the machine's.
    await page.addInitScript(() => {
      const { scrollTo } = window;
      window.scrollTo = (...wanted: unknown[]) => {
        document.documentElement.dataset.scrolls = JSON.stringify(wanted);
        Reflect.apply(scrollTo, window, wanted);
      };
    });
    await openList(page, '/opportunities');
    await below(page).getByRole('link', { name: 'Page 2' }).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await below(page).getByRole('link', { name: 'Page 2' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-scrolls', '[{"top":0,"behavior":"smooth"}]');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('jump to the top for a reader who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openList(page, '/opportunities');
    await below(page).getByRole('link', { name: 'Page 2' }).scrollIntoViewIfNeeded();
    const left = await below(page)
      .getByRole('link', { name: 'Page 2' })
      .evaluate((link: HTMLElement) => {
        link.click();
        return scrollY;
      });
    expect(left).toBe(0);
  });

  test('work from the keyboard, and the next key goes on from the new page', async ({ page }) => {
    await openList(page, '/opportunities');
    await above(page).getByRole('link', { name: 'Page 2' }).focus();
    await page.keyboard.press('Enter');
    await expect(titles(page).first()).toHaveText('energy 9');
    await expect(page.getByRole('region', { name: 'Opportunities' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Aerospace' })).toBeFocused();
  });

  test('are links: one opens in a new tab where it is asked to', async ({ page, browser }) => {
    await openList(page, '/opportunities');
    const url = page.url();
    await below(page)
      .getByRole('link', { name: 'Page 2' })
      .click({ modifiers: ['ControlOrMeta'] });
    // Asked of the browser: Playwright now and then misses that a tab in the background has arrived.
    const session = await browser.newBrowserCDPSession();
    const newTabs = async () =>
      (await session.send('Target.getTargets')).targetInfos.filter((tab) => tab.url === `${url}?page=2`);
    await expect.poll(newTabs).toHaveLength(1);
    await expect(titles(page).first()).toHaveText('energy 1');
    expect(page.url()).toBe(url);
    for (const { targetId } of await newTabs()) await session.send('Target.closeTarget', { targetId });
    await session.detach();
  });

  test('are kept in the URL: it opens on that page, and back leads to the one before', async ({ page }) => {
    await openList(page, '/opportunities?page=2');
    await expect(titles(page).first()).toHaveText('energy 9');
    await above(page).getByRole('link', { name: 'Page 3' }).click();
    await expect(titles(page).first()).toHaveText('energy 17');
    await page.goBack();
    await expect(titles(page).first()).toHaveText('energy 9');
    await page.goForward();
    await expect(titles(page).first()).toHaveText('energy 17');
  });

  test('are such as exist, whatever the URL asks for', async ({ page }) => {
    for (const [asked, first] of [
      ['99', 'energy 17'],
      ['0', 'energy 1'],
      ['two', 'energy 1'],
    ] as const) {
      await openList(page, `/opportunities?page=${asked}`);
      await expect(titles(page).first(), asked).toHaveText(first);
    }
  });

  test('are there where there is one, and not where nothing is found', async ({ page }) => {
    await answerList(page, summaries('energy', 8));
    await openList(page, '/opportunities');
    await expect(titles(page)).toHaveCount(8);
    for (const pages of [above(page), below(page)]) {
      await expect(pages.getByRole('link')).toHaveText(['1']);
      await expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    }
    await page.getByRole('button', { name: 'Mining' }).click();
    await expect(page.getByRole('status')).toHaveText('No results found');
    await expect(above(page)).toHaveCount(0);
    await expect(below(page)).toHaveCount(0);
  });

  test('of a very long list are few, with the first and the last among them', async ({ page }) => {
    await answerList(page, summaries('energy', 400));
    await openList(page, '/opportunities?page=25');
    await expect(above(page).getByRole('link')).toHaveText(['1', '23', '24', '25', '26', '27', '50']);
  });
});
