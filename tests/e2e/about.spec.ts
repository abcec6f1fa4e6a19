import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { founders, partners, titlesOf } from '../support/content-files.ts';
import { expect, test } from '../support/fixtures.ts';

for (const language of languages) {
  const { about, contact } = dictionaryOf(language);
  const url = localizedPath('/about', language);

  test.describe(url, () => {
    test('has its values, its founders and partners by their roles, its purpose, and leads on', async ({ page }) => {
      await page.goto(url);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.title);
      const values = page.getByRole('region', { name: about.valuesTitle }).getByRole('article');
      await expect(values.getByRole('heading', { level: 3 })).toHaveText(titlesOf('values', language));
      for (const value of await values.all()) {
        const illustration = value.getByRole('img', { name: /.{10}/ });
        await illustration.scrollIntoViewIfNeeded();
        await expect(illustration).toHaveJSProperty('complete', true);
        expect(await illustration.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
        await expect(value.locator('.prose')).toHaveText(/.{80}/s);
      }

      const founderRegion = page.getByRole('region', { name: about.foundersTitle });
      // While nobody has a name, the text alone names the roles.
      await expect(founderRegion).toContainText(about.foundersText);
      const names = founders.some(({ name }) => name)
        ? founders.map(({ name, role }) => name ?? about.roles[role])
        : [];
      await expect(founderRegion.getByRole('heading', { level: 3 })).toHaveText(names);
      // Nobody is drawn who has no name yet.
      await expect(founderRegion.locator('.monogram, img')).toHaveCount(founders.filter(({ name }) => name).length);
      const partnerRegion = page.getByRole('region', { name: about.partnersTitle });
      const partnerNames = partners.map(({ kind, name = kind }) => name[language]);
      await expect(partnerRegion.getByRole('heading', { level: 3 })).toHaveText(partnerNames);
      // Without a link until there is one.
      const profiles = founders.filter(({ profile }) => profile);
      await expect(founderRegion.getByRole('link')).toHaveCount(profiles.length);
      const sites = partners.filter(({ address }) => address);
      await expect(partnerRegion.getByRole('link')).toHaveCount(sites.length);

      const purpose = page.getByRole('region', { name: about.purposeTitle });
      await expect(purpose.getByRole('heading', { level: 3 })).toHaveText(titlesOf('purpose', language));
      await page.getByRole('main').getByRole('link', { name: contact.getInTouch }).press('Enter');
      await expect(page).toHaveURL(localizedPath('/contact', language));
    });

    test('is reached at its founders from the menu of another page', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(localizedPath('/sectors', language));
      await page
        .getByRole('banner')
        .getByRole('link', { name: dictionaryOf(language).menu.founders })
        .click();
      await expect(page).toHaveURL(`${url}#founders`);
      await expect(page.getByRole('heading', { name: about.foundersTitle, exact: true })).toBeInViewport();
    });
  });
}

test.describe('the illustration of a value', () => {
  test('moves once when it comes into view, for less than the five seconds that would need a pause', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/about');
    // A slow look would find that a motion has come and gone: the page itself notes what begins.
    await page.evaluate(() => {
      const note = ({ target }: Event) => {
        if (!(target instanceof HTMLImageElement)) return;
        const timings = target.getAnimations().map((motion) => motion.effect?.getComputedTiming());
        target.dataset.motions = JSON.stringify(timings.map((timing) => [timing?.endTime, timing?.iterations]));
      };
      for (const beginning of ['animationstart', 'transitionrun']) document.addEventListener(beginning, note);
    });
    for (const illustration of await page.locator('[data-moving-illustration] img').all()) {
      await expect(illustration).not.toHaveAttribute('data-motions');
      await illustration.scrollIntoViewIfNeeded();
      await expect(illustration).toHaveAttribute('data-motions', /^\[\[\d+/);
      const motions: [number, number][] = JSON.parse((await illustration.getAttribute('data-motions')) ?? '[]');
      for (const [endTime, iterations] of motions) {
        expect(endTime).toBeLessThan(5000);
        expect(iterations).toBe(1);
      }
    }
  });

  test('moves in a way of its own', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/about');
    const ends = await page.locator('[data-moving-illustration] img').evaluateAll((illustrations) =>
      illustrations.map((illustration) => {
        const value = illustration.closest('article');
        const style = value && getComputedStyle(value);
        return ['--from', '--to', '--scale-from', '--scale-to'].map((name) => style?.getPropertyValue(name)).join();
      }),
    );
    expect(new Set(ends).size).toBe(4);
  });

  test('stays still for a reader who prefers that', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/about');
    const frame = page.locator('[data-moving-illustration]').first();
    await frame.scrollIntoViewIfNeeded();
    await expect(frame).toHaveAttribute('data-in-view');
    await expect(frame.locator('img')).toHaveCSS('scale', 'none');
    await expect(frame.locator('img')).toHaveCSS('translate', 'none');
    expect(await frame.locator('img').evaluate((image) => image.getAnimations().length)).toBe(0);
  });
});

test('its words rise a little as they come into view, but for a reader who prefers stillness', async ({ page }) => {
  await page.goto('/about');
  const words = page.locator('#purpose-title');
  await expect(words).not.toBeInViewport();
  await expect(words).toHaveCSS('translate', 'none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(words).toHaveCSS('translate', '0px 12px');
  await words.evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
  await expect(words).not.toHaveCSS('translate', '0px 12px');
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('every text, illustration and link is there', async ({ page }) => {
    await page.goto('/es/about');
    for (const title of [...titlesOf('values', 'es'), ...titlesOf('purpose', 'es')]) {
      await expect(page.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('main').getByRole('img', { name: /.{10}/ })).toHaveCount(6);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contacto' })).toBeVisible();
  });
});
