import { allEnquiries, oneEnquiry } from '#domain/calls/enquiry-desk';
import { languages } from '#domain/language';
import { pathWithIds } from '#domain/opportunity/shortlist';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { fillCount } from '../../src/i18n/fill.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { fieldsInOrder } from '../../src/islands/contact-form/form-values.ts';
import { problemText } from '../../src/islands/contact-form/problem-text.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { chooseInList, fieldOf, fillIn, formOf, message, sendButton } from '../support/contact-page.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ javaScriptEnabled: false, ownSite: true });

for (const language of languages) {
  const { contact: texts } = dictionaryOf(language);

  test(`without scripts a message is sent, by keyboard alone, and answered with its reference, in ${language}`, async ({
    page,
  }) => {
    await page.goto(localizedPath('/contact', language));
    await fillIn(page, language, chooseInList);
    await page.getByText(texts.optional).press('Enter');
    await fieldOf(page, 'wechat', language).fill('ana_garcia');
    await fieldOf(page, 'size', language).selectOption('10m-100m');
    await sendButton(page, language).press('Enter');
    await expect(page.getByText(texts.sent)).toBeVisible();
    await expect(page.getByText(/^INV-[A-Z0-9]{6}$/)).toBeVisible();
    await expect(page.locator('dl').getByText(texts.clocks.shanghai)).toBeVisible();
    const reference = await page.getByText(/^INV-[A-Z0-9]{6}$/).textContent();
    await page.goBack();
    await expect(fieldOf(page, 'message', language)).toHaveValue(message);
    await expect(fieldOf(page, 'country', language)).toHaveValue('CN');
    await expect(fieldOf(page, 'sector', language)).toHaveValue('agribusiness');
    await expect(fieldOf(page, 'wechat', language)).toHaveValue('ana_garcia');
    await expect(fieldOf(page, 'size', language)).toHaveValue('10m-100m');
    await sendButton(page, language).click();
    await expect(page.getByText(/^INV-[A-Z0-9]{6}$/)).toHaveText(reference ?? 'none was given');
  });

  test(`without scripts a form with errors comes back with all that was typed, in ${language}`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/422/);
    await page.goto(localizedPath('/contact', language));
    await fillIn(page, language, chooseInList);
    await fieldOf(page, 'email', language).fill('ana@example');
    await fieldOf(page, 'lastName', language).fill('');
    await page.getByText(texts.optional).press('Enter');
    await fieldOf(page, 'horizon', language).selectOption('this-year');
    await sendButton(page, language).press('Enter');
    const wrong = fieldsInOrder(language).filter((field) => field === 'lastName' || field === 'email');
    const problems = wrong.map((field) =>
      problemText(field, field === 'email' ? 'email' : 'required', texts, language),
    );
    const summary = page.getByRole('alert', { name: texts.errorsTitle });
    await expect(summary.getByRole('link')).toHaveText(problems);
    await expect(fieldOf(page, 'email', language)).toHaveAttribute('aria-invalid', 'true');
    await expect(fieldOf(page, 'company', language)).not.toHaveAttribute('aria-invalid');
    await expect(fieldOf(page, 'message', language)).toHaveValue(message);
    await expect(fieldOf(page, 'country', language)).toHaveValue('CN');
    await expect(fieldOf(page, 'horizon', language)).toHaveValue('this-year');
    await summary.getByRole('link').last().press('Enter');
    await fieldOf(page, 'email', language).fill('ana@example.com');
    await fieldOf(page, 'lastName', language).fill('García');
    await sendButton(page, language).press('Enter');
    await expect(page.getByText(texts.sent)).toBeVisible();
  });
}

for (const language of languages) {
  const { contact: texts } = dictionaryOf(language);

  test(`without scripts an enquiry is about what its link names, after an error too, in ${language}`, async ({
    page,
    api,
    token,
    expectProblem,
  }) => {
    expectProblem(/422/);
    const about = [crypto.randomUUID(), crypto.randomUUID()];
    await page.goto(pathWithIds(localizedPath('/contact', language), 'about', about));
    await fillIn(page, language, chooseInList);
    await fieldOf(page, 'company', language).fill('');
    await sendButton(page, language).press('Enter');
    await expect(page.getByRole('alert', { name: texts.errorsTitle })).toBeVisible();
    await expect(formOf(page, language).getByText(fillCount(texts.aboutCount, 2, language))).toBeVisible();
    await fieldOf(page, 'company', language).fill('Río SA');
    await sendButton(page, language).press('Enter');
    await expect(page.getByText(texts.sent)).toBeVisible();
    const headers = { Authorization: `Bearer ${token}` };
    const listed: { id: string }[] = await (await api.get(allEnquiries.path, { headers })).json();
    const stored = await (await api.get(oneEnquiry.path.replace(':id', listed[0]?.id ?? ''), { headers })).json();
    expect(stored.enquiry).toMatchObject({ company: 'Río SA', opportunities: about, language });
  });
}

test.describe('the page that a form without scripts is answered with', () => {
  test.use({ javaScriptEnabled: true });

  for (const width of [390, 1440]) {
    test(`has no accessibility problem at ${width} px, refused or sent`, async ({ page, expectProblem }) => {
      expectProblem(/422/);
      await page.setViewportSize({ width, height: 900 });
      for (const typed of [{}, genuine] satisfies Typed[]) {
        await page.goto('/zh/contact');
        await page.evaluate((fields: Typed) => {
          const form = document.createElement('form');
          form.method = 'post';
          form.action = '/zh/contact/sent';
          for (const [name, value] of Object.entries(fields)) {
            const input = document.createElement('input');
            input.name = name;
            input.value = value;
            form.append(input);
          }
          document.body.append(form);
          form.submit();
        }, typed);
        await page.waitForURL('**/zh/contact/sent');
        await expect(page.getByRole('main')).toBeVisible();
        // It is there: nothing is encoded for a page on demand.
        await page.locator('figure img').evaluate((image: HTMLImageElement) => image.decode());
        expect(await accessibilityFaults(page)).toEqual([]);
      }
      await expect(page.getByText(/^INV-/)).toBeVisible();
    });
  }

  test('leads to the form when it is asked for again, and takes nothing else than the form', async ({ request }) => {
    const asked = await request.get('/es/contact/sent', { maxRedirects: 0 });
    expect([asked.status(), asked.headers().location]).toEqual([303, '/es/contact']);
    expect((await request.post('/contact/sent', { data: { a: 'b' } })).status()).toBe(400);
    const foreign = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await request.post('/contact/sent', { form: genuine, headers: foreign })).status()).toBe(400);
    expect((await request.post('/fr/contact/sent', { form: genuine })).status()).toBe(404);
  });
});

type Typed = Readonly<Record<string, string>>;

const genuine: Typed = {
  firstName: '丽',
  lastName: '王',
  email: 'wang.li@example.cn',
  company: '江河能源',
  sector: 'energy',
  country: 'CN',
  message: '我们想了解巴塔哥尼亚的风电项目。',
};
