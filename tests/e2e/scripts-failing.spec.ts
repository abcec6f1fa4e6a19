import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { chooseInList, fillIn, sendButton } from '../support/contact-page.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ ownSite: true, isReused: false });

for (const [misfortune, body] of [
  ['do not arrive', undefined],
  ['throw', 'throw new Error("broken")'],
] as const) {
  test(`The contact form is sent without scripts and answered with a reference when scripts ${misfortune}`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/_astro|broken|hydrating/);
    await page.route(/\/_astro\/.*\.js/, (route) =>
      body ? route.fulfill({ contentType: 'text/javascript', body }) : route.abort('connectionreset'),
    );
    for (const language of languages) {
      await page.goto(localizedPath('/contact', language));
      await fillIn(page, language, chooseInList);
      await sendButton(page, language).click();
      await expect(page).toHaveURL(localizedPath('/contact/sent', language));
      await expect(page.getByText(/^INV-[A-Z0-9]{6}$/)).toBeVisible();
    }
  });
}

test('Pages whose scripts do not arrive say so after a while, and offer to load them again', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/_astro/);
  await page.route(/\/_astro\/.*\.js/, (route) => route.abort('connectionreset'));
  const { late, reload } = dictionaryOf('en').site.scripts;
  for (const [path, text, link] of [
    ['/shortlist', late, reload],
    ['/opportunities', late, reload],
    ['/admin', 'Chrome and Edge 109, Firefox 115, Safari and iOS 15.6', 'Reload the page'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(text)).toBeHidden();
    // The wait of 20 seconds ends at once.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) if ('animationName' in animation) animation.finish();
    });
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('link', { name: link })).toBeVisible();
  }
});
