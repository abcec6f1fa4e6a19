import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { expect, test } from '../support/fixtures.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu slides in over a grey overlay, and a click on that closes it', async ({ page }) => {
    await page.goto('/about');
    const opener = page.getByRole('button', { name: 'Open menu' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await opener.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Our founders' })).toBeVisible();
    await expect(menu).toHaveCSS('background-color', 'rgba(60, 68, 74, 0.65)');
    await page.mouse.click(20, 400);
    await expect(menu).toBeHidden();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(opener).toBeFocused();
  });

  test('by keyboard the menu keeps the focus inside, and Escape closes it', async ({ page }) => {
    await page.goto('/about');
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(() => document.activeElement?.closest('[data-menu], html:not(:has(:focus))'));
      expect(inside).not.toBeNull();
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('a choice in the menu leads to its page', async ({ page }) => {
    await page.goto('/es/about');
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    await page.getByRole('dialog', { name: 'Menú' }).getByRole('link', { name: 'Contacto' }).click();
    await expect(page).toHaveURL('/es/contact');
    await expect(page.getByRole('dialog', { name: 'Menú' })).toBeHidden();
  });

  test('widening the window to where the header shows the links closes the menu', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    // The last width at which its button is there, and the first at which the links are.
    await page.setViewportSize({ width: 1279, height: 900 });
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
  });

  test('the menu has the team’s phone and mail, and every language', async ({ page }) => {
    await page.goto('/zh/about');
    await page.getByRole('button', { name: '打开菜单' }).click();
    const menu = page.getByRole('dialog', { name: '菜单' });
    await expect(menu.locator('a[href^="tel:+"]')).toBeVisible();
    await expect(menu.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(menu.getByRole('navigation', { name: '语言' }).getByRole('link')).toHaveText([
      'English',
      'Español',
      '中文',
    ]);
  });

  test('a choice that stays on the page closes the menu', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Our founders' }).click();
    await expect(page).toHaveURL('/about#founders');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the header of the home page changes after 100 px of scroll', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header).toHaveCSS('background-color', 'rgb(13, 34, 51)');
    await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }));
    await expect(header).toHaveCSS('background-color', 'rgb(13, 34, 51)');
    await page.evaluate(() => scrollTo({ top: 101, behavior: 'instant' }));
    await expect(header).toHaveCSS('background-color', 'rgb(251, 249, 244)');
  });

  test('the header comes in from above on the home page alone', async ({ page }) => {
    const header = page.getByRole('banner');
    await page.goto('/');
    await expect(header).not.toHaveCSS('animation-name', 'none');
    for (const url of ['/opportunities', '/sectors/energy', '/about']) {
      await page.goto(url);
      await expect(header).toHaveCSS('animation-name', 'none');
    }
  });

  test('header and footer lead everywhere', async ({ page }) => {
    await page.goto('/zh/sectors');
    const urls = ['/opportunities', '/sectors', '/why-argentina', '/about', '/contact'].map((path) => `/zh${path}`);
    const hrefs = (region: 'banner' | 'contentinfo') =>
      page
        .getByRole(region)
        .getByRole('navigation')
        .first()
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(await hrefs('banner')).toEqual([...urls, '/zh/about#founders']);
    expect(await hrefs('contentinfo')).toEqual(urls);
    const furtherPaths = [
      '/guide',
      '/incentives',
      '/provinces',
      '/search',
      '/plates',
      '/enquiry',
      '/privacy',
      '/legal-notice',
    ];
    for (const path of furtherPaths.map((further) => `/zh${further}`)) {
      await expect(page.getByRole('contentinfo').locator(`a[href="${path}"]`)).toBeVisible();
    }
    await expect(page.getByRole('banner').getByRole('link', { name: '投资阿根廷' })).toHaveAttribute('href', '/zh');
    await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()}`);
  });

  test('the footer has the team’s phone and mail, every language, and a word on the illustrations', async ({
    page,
  }) => {
    await page.goto('/es/about');
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator('a[href^="tel:+"]')).toBeVisible();
    await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(footer).toContainText(dictionaryOf('es').site.pictures);
    await footer.getByRole('link', { name: '中文' }).click();
    await expect(page).toHaveURL('/zh/about');
  });

  for (const width of [1280, 1440]) {
    test(`the six links stand on one line in every language at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const url of ['/sectors', '/es/sectors', '/zh/sectors']) {
        await page.goto(url);
        const links = page.getByRole('banner').getByRole('navigation').first().getByRole('link');
        await expect(links).toHaveCount(6);
        const tops = await links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().top)));
        expect([url, new Set(tops).size]).toEqual([url, 1]);
      }
    });
  }

  test('the skip link is the first to be focused, and leads past the header', async ({ page }) => {
    await page.goto('/contact');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });
});

test('on a screen as low as a magnified one the header scrolls away, and covers nothing that is jumped to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const url of ['/', '/about']) {
    await page.goto(url);
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await expect(page.getByRole('banner')).not.toBeInViewport();
  }
});

test.describe('on a phone without scripts', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('the header, several lines high, scrolls away and does not hide the heading that is jumped to', async ({
    page,
  }) => {
    await page.goto('/about#founders');
    await expect(page.getByRole('banner')).not.toBeInViewport();
    const heading = page.getByRole('heading', { name: 'Our founders' });
    await expect(heading).toBeInViewport({ ratio: 1 });
  });
});
