import { accessibilityFaults } from '../../../support/browser/accessibility.ts';
import { takenOver } from '../../../support/contact-page.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { emailField, referenceField, sendOne } from '../../../support/follow-page.ts';

test.use({ ownSite: true });

test.describe('the page that answers a contact form without scripts', () => {
  for (const width of [390, 1440]) {
    test(`The answer to a contact form has no accessibility fault at ${width} px, refused or sent`, async ({
      page,
      expectProblem,
    }) => {
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
        // The image exists: nothing is encoded for an on-demand page.
        await page.locator('figure img').evaluate((image: HTMLImageElement) => image.decode());
        expect(await accessibilityFaults(page)).toEqual([]);
      }
      await expect(page.getByText(/^INV-/)).toBeVisible();
    });
  }
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

test.describe('the page that answers a question without scripts', () => {
  for (const width of [390, 1440]) {
    test(`The answer to a question has no accessibility fault at ${width} px, empty, wrong or found`, async ({
      page,
      api,
      expectProblem,
    }) => {
      expectProblem(/422|404/);
      await page.setViewportSize({ width, height: 900 });
      const reference = await sendOne(api, 'ana@example.com');
      for (const [asked, by] of [
        ['', ''],
        [reference, 'eva@example.com'],
        [reference, 'ana@example.com'],
      ] as const) {
        await page.goto('/zh/enquiry');
        await takenOver(page);
        await referenceField(page, 'zh').fill(asked);
        await emailField(page, 'zh').fill(by);
        // As the browser submits without the page’s script.
        await page.getByRole('form').evaluate((form: HTMLFormElement) => form.submit());
        await page.waitForURL('**/zh/enquiry/answer');
        await expect(page.getByRole('main')).toBeVisible();
        expect(await accessibilityFaults(page)).toEqual([]);
      }
      await expect(page.getByRole('heading', { name: reference })).toBeVisible();
    });
  }
});
