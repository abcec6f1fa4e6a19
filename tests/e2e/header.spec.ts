import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { accessibilityFaults } from '../support/browser/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';

const { about, guide, incentives, menu: labels, site } = dictionaryOf('en');

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('The menu opens over a grey overlay with its links, phone and languages, and a click on the overlay closes it', async ({
    page,
  }) => {
    await page.goto('/guide');
    const opener = page.getByRole('button', { name: site.openMenu });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await opener.click();
    const menu = page.getByRole('dialog', { name: site.menu });
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('link', { name: labels.founders })).toBeVisible();
    await expect(menu.getByRole('link', { name: guide.title })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: incentives.title })).toBeVisible();
    await expect(menu.locator('a[href^="tel:+"]')).toBeVisible();
    await expect(menu.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(menu.getByRole('navigation', { name: site.languages }).getByRole('link')).toHaveCount(3);
    // Half transparent: the page is visible through it.
    const overlay = await menu.evaluate((dialog) => getComputedStyle(dialog).backgroundColor);
    expect(Number(/[\d.]+(?=\)$)/.exec(overlay)?.[0])).toBeGreaterThan(0.3);
    expect(Number(/[\d.]+(?=\)$)/.exec(overlay)?.[0])).toBeLessThan(0.9);
    await page.mouse.click(20, 400);
    await expect(menu).toBeHidden();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(opener).toBeFocused();
  });

  test('The menu keeps the keyboard’s focus inside, and Escape closes it', async ({ page }) => {
    await page.goto('/about');
    const opener = page.getByRole('button', { name: site.openMenu });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(() => document.activeElement?.closest('[data-menu], html:not(:has(:focus))'));
      expect(inside).not.toBeNull();
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: site.menu })).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('A choice in the menu leads to its page, and one that stays on the page closes the menu', async ({ page }) => {
    await page.goto('/es/about');
    const es = dictionaryOf('es');
    const menu = page.getByRole('dialog', { name: es.site.menu });
    await page.getByRole('button', { name: es.site.openMenu }).click();
    await menu.getByRole('link', { name: es.menu.founders }).click();
    await expect(page).toHaveURL('/es/about#founders');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: es.site.openMenu }).click();
    await menu.getByRole('link', { name: es.menu.contact }).click();
    await expect(page).toHaveURL('/es/contact');
    await expect(menu).toBeHidden();
  });

  test('The menu closes where the window becomes wide enough for the header’s links', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: site.openMenu }).click();
    await expect(page.getByRole('dialog', { name: site.menu })).toBeVisible();
    // The last width with its button, and the first with the links.
    await page.setViewportSize({ width: 1279, height: 900 });
    await expect(page.getByRole('dialog', { name: site.menu })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.getByRole('dialog', { name: site.menu })).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: labels.contact }).click();
    await expect(page).toHaveURL('/contact');
  });
});

test.describe('a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('The home page’s header comes in from above, and turns from dark to light after 100 px of scroll', async ({
    page,
  }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header).not.toHaveCSS('animation-name', 'none');
    const [dark, light] = await page.evaluate(() => {
      const colour = (name: string) => {
        const part = document.createElement('i');
        part.style.color = `var(${name})`;
        document.body.append(part);
        const { color } = getComputedStyle(part);
        part.remove();
        return color;
      };
      return [colour('--night'), colour('--ground')];
    });
    await expect(header).toHaveCSS('background-color', dark ?? '');
    await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }));
    await expect(header).toHaveCSS('background-color', dark ?? '');
    await page.evaluate(() => scrollTo({ top: 101, behavior: 'instant' }));
    await expect(header).toHaveCSS('background-color', light ?? '');
    for (const url of ['/opportunities', '/sectors/energy', '/about']) {
      await page.goto(url);
      await expect(header).toHaveCSS('animation-name', 'none');
    }
  });

  test('The header’s five links and its disclosure are on one line in every language', async ({ page }) => {
    for (const language of languages) {
      await page.goto(localizedPath('/sectors', language));
      const navigation = page.getByRole('banner').getByRole('navigation').first();
      const links = navigation.locator('a:visible, summary');
      await expect(links).toHaveCount(6);
      for (const width of [1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const tops = await links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().top)));
        expect([language, width, new Set(tops).size]).toEqual([language, width, 1]);
        await navigation.locator('summary').click();
        for (const link of await navigation.locator('details a').all()) await expect(link).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await navigation.locator('summary').click();
      }
    }
  });

  test('The links for investors open by keyboard, and close by Escape, a click elsewhere or the focus leaving', async ({
    page,
  }) => {
    await page.goto('/sectors');
    const navigation = page.getByRole('banner').getByRole('navigation').first();
    const summary = navigation.locator('summary');
    const first = navigation.getByRole('link', { name: guide.title, exact: true });
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(summary).toBeFocused();
    await summary.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(first).toBeHidden();
    await summary.click();
    await page.keyboard.press('Shift+Tab');
    await expect(first).toBeHidden();
    await summary.click();
    await navigation.getByRole('link', { name: labels.founders }).click();
    await expect(page).toHaveURL('/about#founders');
  });

  test('The skip link is focused first and leads past the header, and the footer has links', async ({ page }) => {
    await page.goto('/contact');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: site.skipToContent });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator('a[href^="tel:+"]')).toBeVisible();
    await footer.getByRole('link', { name: dictionaryOf('en').privacy.title, exact: true }).click();
    await expect(page).toHaveURL('/privacy');
    await footer.getByRole('link', { name: '中文' }).click();
    await expect(page).toHaveURL('/zh/privacy');
  });
});

test('The header scrolls away on a screen as low as a magnified one', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const url of ['/', '/about']) {
    await page.goto(url);
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await expect(page.getByRole('banner')).not.toBeInViewport();
  }
});

test.describe('a phone without scripts', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('The header with several lines scrolls away and does not hide the target heading of a link', async ({
    page,
  }) => {
    await page.goto('/about#founders');
    await expect(page.getByRole('banner')).not.toBeInViewport();
    const heading = page.getByRole('heading', { name: about.foundersTitle });
    await expect(heading).toBeInViewport({ ratio: 1 });
  });
});
