import type { Page } from '@playwright/test';
import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';

const english = dictionaryOf('en').opportunity.share;

/** What is shared is the page's canonical URL. */
const ownURL = async (page: Page) => (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';

for (const language of languages) {
  const { share: texts } = dictionaryOf(language).opportunity;

  test(`a page in ${language} is shared by links that work without scripts, and by a code`, async ({
    otherVisitor,
    createOpportunity,
  }) => {
    const { id } = await createOpportunity({ title: 'Litio & más: 锂?' });
    const page = await otherVisitor({ javaScriptEnabled: false });
    await page.goto(localizedPath(`/opportunity/${id}`, language));
    const url = await ownURL(page);
    expect(url).toContain(localizedPath(`/opportunity/${id}`, language));
    const share = page.getByRole('region', { name: texts.title });
    const mail = new URL((await share.getByRole('link', { name: texts.email }).getAttribute('href')) ?? '');
    expect(mail.protocol).toBe('mailto:');
    expect(Object.fromEntries(mail.searchParams)).toEqual({ subject: 'Litio & más: 锂?', body: url });
    const linkedIn = new URL((await share.getByRole('link', { name: texts.linkedIn }).getAttribute('href')) ?? '');
    expect([linkedIn.host, linkedIn.searchParams.get('url')]).toEqual(['www.linkedin.com', url]);
    await expect(share.getByRole('button', { name: texts.copy })).toBeHidden();
    await expect(share.getByRole('img', { name: texts.code })).toBeHidden();
    await share.getByText(texts.weChat, { exact: true }).click();
    await expect(share.getByText(texts.scan)).toBeVisible();
    await expect(share.getByRole('img', { name: texts.code })).toBeVisible();
  });

  test(`the link is copied, and ${language} says so`, async ({ page, context, createOpportunity }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { id } = await createOpportunity();
    await page.goto(localizedPath(`/opportunity/${id}`, language));
    await page.getByRole('button', { name: texts.copy }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: texts.copied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await ownURL(page));
    await page.getByText(texts.weChat, { exact: true }).press('Enter');
    await expect(page.getByRole('img', { name: texts.code })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}

test('a code is made of an id in one of the languages, and of nothing else', async ({ request, createOpportunity }) => {
  const { id } = await createOpportunity();
  const statusOf = async (path: string) => (await request.get(path)).status();
  expect(await statusOf(`/qr/es/opportunity/${id}.svg`)).toBe(200);
  for (const path of [
    `/qr/fr/opportunity/${id}.svg`,
    `/qr/en/opportunity/${id}.svg`,
    `/qr/es/zh/opportunity/${id}.svg`,
    '/qr/opportunity/..%2Fx.svg',
  ]) {
    expect(await statusOf(path), path).toBe(404);
  }
});

test('a link that cannot be copied is shown', async ({ page, createOpportunity }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const { id } = await createOpportunity();
  await page.goto(`/opportunity/${id}`);
  await page.getByRole('button', { name: english.copy }).click();
  await expect(page.getByRole('status').filter({ hasText: await ownURL(page) })).toBeVisible();
});

for (const own of [true, false]) {
  test(`the device’s own way to share is offered only where there is one: ${own}`, async ({
    page,
    createOpportunity,
  }) => {
    await page.addInitScript((offered) => {
      const share = async (data: object) => void Reflect.set(window, 'shared', data);
      if (offered) Object.defineProperty(navigator, 'share', { value: share });
      else Reflect.deleteProperty(Navigator.prototype, 'share');
    }, own);
    const { id, title } = await createOpportunity();
    await page.goto(`/opportunity/${id}`);
    // Shown by the same script.
    await expect(page.getByRole('button', { name: english.copy })).toBeVisible();
    const button = page.getByRole('button', { name: english.with });
    if (!own) return expect(button).toBeHidden();
    await button.click();
    expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual({ title, url: await ownURL(page) });
  });
}

test('on paper stand facts, texts, an image and the code, and nothing to press', async ({
  page,
  createOpportunity,
}) => {
  const { id } = await createOpportunity({ stage: 'idea', province: 'CAT', images: ['home/1.jpg', 'home/2.jpg'] });
  await createOpportunity({ title: 'Related' });
  await page.goto(`/opportunity/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Show in full screen' })).toBeEnabled();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('definition').first()).toBeVisible();
  const code = main.getByRole('img', { name: english.code });
  await expect(code).toBeVisible();
  await expect(code).not.toHaveJSProperty('naturalWidth', 0);
  await expect(main.locator('img').first()).toBeVisible();
  for (const role of ['button', 'navigation'] as const) {
    for (const control of await main.getByRole(role).all()) await expect(control).toBeHidden();
  }
  await expect(main.getByRole('region', { name: 'Related opportunities' })).toBeHidden();
  await expect(main.getByRole('link', { name: 'Enquire about this opportunity' })).toBeHidden();
});
