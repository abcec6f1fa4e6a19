import type { Page } from '@playwright/test';
import { publicMedian } from '#domain/calls/enquiry';
import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { fillCount } from '../../src/i18n/fill.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { type EditedSite, editSite } from '../support/edited-site.ts';
import { expect, test } from '../support/fixtures.ts';
import { sendOne, setState } from '../support/follow-page.ts';
import { type Site, startSite } from '../support/site.ts';
import { connectApi, fetchToken } from '../support/site-api.ts';

// One build serves all of these: they stay in one worker.
test.describe.configure({ mode: 'serial' });

const player = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';
const elsewhere = 'https://www.bilibili.com/video/BV1xx411c7mD';
const facts = `owner:
  legalName: Fundación Ejemplo
  taxNumber: 30-00000000-7
  paidBy: { en: Its members pay for it., es: La pagan sus socios., zh: 由会员出资。 }
contact:
  phone: "+54 11 1111 0000"
  email:
video:
  address: https://youtu.be/aqz-KE-bpKQ
  title: { en: Two minutes, es: Dos minutos, zh: 两分钟 }
  chinaAddress: ${elsewhere}
answering:
  publishMedian: true
privacy:
  registration: RNBD-1234
`;

let edited: EditedSite;
let site: Site;

test.beforeAll(async () => {
  edited = await editSite([
    { file: 'content/site.yaml', from: /[\s\S]*/, to: facts },
    { file: 'content/sectors/en/mining.md', from: /title: .*/, to: 'title: Mines of the Andes' },
    { file: 'content/i18n/en.json', from: /"mining": ".*"/, to: '"mining": "Mines of the Andes"' },
    {
      file: 'content/founders.yaml',
      from: /[\s\S]*/,
      to: 'founders: [{ role: ceo, name: Ana María García }, { role: cto, name: 李明 }]\n',
    },
    { file: 'content/services/es/support.md', from: /title: .*/, to: 'title: Apoyo en cada trámite' },
    { file: 'content/provinces/zh/MEN.md', from: /name: .*/, to: 'name: 葡萄酒之乡门多萨' },
    {
      file: 'content/i18n/en.json',
      from: /(?<="notFound": \{\s+"error": ".*",\s+"title": )".*"/,
      to: '"This page went fishing"',
    },
  ]);
  const { code, output } = await edited.build();
  expect(code, output).toBe(0);
  site = await startSite({ root: edited.root });
});

test.afterAll(async () => {
  await site?.stop();
  await edited?.remove();
});

test('what the owner states stands on the pages of privacy and law, and nothing of what is left empty', async ({
  page,
  expectProblem,
}) => {
  // How fast enquiries are answered is asked for, and not known yet.
  expectProblem(/api\/enquiries\/median|404/);
  const terms = page.getByRole('main').getByRole('term');
  const { privacy, legalNotice, contact } = dictionaryOf('es');
  await page.goto(`${site.origin}/es/privacy`);
  await expect(terms).toHaveText([privacy.responsible.name, privacy.responsible.registration]);
  await expect(terms.locator('+ dd')).toHaveText(['Fundación Ejemplo', 'RNBD-1234']);
  await page.goto(`${site.origin}/es/legal-notice`);
  const { legalName, taxNumber, paidBy } = legalNotice.owner;
  await expect(terms).toHaveText([legalName, taxNumber, paidBy, contact.phone]);
  await expect(terms.locator('+ dd')).toHaveText([
    'Fundación Ejemplo',
    '30-00000000-7',
    'La pagan sus socios.',
    '+54 11 1111 0000',
  ]);
  for (const path of ['/es', '/es/contact', '/es/privacy', '/es/legal-notice']) {
    await page.goto(site.origin + path);
    await expect(page.locator('a[href="tel:+541111110000"]').first()).toBeAttached();
    await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
  }
});

test('how fast enquiries are answered is told where that is switched on, once ten have been', async ({
  page,
  playwright,
  expectProblem,
}) => {
  expectProblem(/api\/enquiries\/median|404/);
  const line = page.locator('.median');
  const api = await connectApi(playwright.request, site.origin);
  const early = page.waitForResponse(`**${publicMedian.path}`);
  await page.goto(`${site.origin}/contact`);
  expect((await early).status()).toBe(404);
  await expect(line).toBeHidden();
  const token = await fetchToken(api);
  for (let number = 0; number < 10; number += 1) {
    await setState(api, token, await sendOne(api, `ana.${number}@example.com`), 'answered');
  }
  for (const language of languages) {
    await page.goto(site.origin + localizedPath('/contact', language));
    await expect(line).toHaveText(fillCount(dictionaryOf(language).contact.median, 1, language));
    await expect(line).toBeVisible();
  }
  await api.dispose();
});

test('a founder with a name, and no photograph, has a monogram: of a Chinese name its first character', async ({
  page,
}) => {
  await page.goto(`${site.origin}/es/about`);
  const founders = page.getByRole('region', { name: dictionaryOf('es').about.foundersTitle });
  await expect(founders.getByRole('listitem')).toHaveText([/^\s*AG\s*Ana María García/, /^\s*李\s*李明/]);
});

test('an edited sector, service, province and word change the pages that show them', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/404/);
  await page.goto(`${site.origin}/sectors/mining`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mines of the Andes');
  await page.goto(`${site.origin}/es`);
  await expect(page.getByRole('heading', { name: 'Apoyo en cada trámite' })).toBeVisible();
  await page.goto(`${site.origin}/zh/why-argentina`);
  await expect(page.getByText('葡萄酒之乡门多萨').first()).toBeAttached();
  await page.goto(`${site.origin}/nowhere`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page went fishing');
});

test.describe('a configured video', () => {
  const asked: string[] = [];

  test.beforeEach(async ({ page }) => {
    asked.length = 0;
    await page.route('https://www.youtube-nocookie.com/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>player</title><button>Play</button>' });
    });
    await page.goto(site.origin);
  });

  const opener = (page: Page) => page.getByRole('button', { name: 'Watch the video: Two minutes' });
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Two minutes' });
  const closings: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['its button', (page) => page.getByRole('button', { name: 'Close the video' }).click()],
    ['a click on the overlay', (page) => page.mouse.click(4, 300)],
  ];

  for (const [name, close] of closings) {
    test(`plays in a dialog that asks nothing of its host before, and goes by ${name}`, async ({ page }) => {
      await expect(page.locator('iframe')).toHaveCount(0);
      expect(asked).toEqual([]);
      await opener(page).focus();
      await page.keyboard.press('Enter');
      const frame = dialog(page).locator('iframe');
      await expect(frame).toHaveAttribute('src', player);
      await expect(frame).toHaveAttribute('title', 'Two minutes');
      await expect(page.frameLocator('iframe').getByRole('button', { name: 'Play' })).toBeVisible();
      expect(asked).toEqual([player]);
      await close(page);
      await expect(dialog(page)).toBeHidden();
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
    });
  }

  test('is one of two players, and nothing else may be framed', async ({ page }) => {
    const policy = (await page.request.get(site.origin)).headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/frame-src https:\/\/www\.youtube-nocookie\.com https:\/\/player\.vimeo\.com;/);
  });

  test('leads readers in mainland China elsewhere, on the Chinese page beside the icon', async ({ page }) => {
    await opener(page).click();
    await expect(dialog(page).getByRole('link', { name: 'Watch from mainland China' })).toHaveAttribute(
      'href',
      elsewhere,
    );
    await page.goto(`${site.origin}/zh`);
    await expect(page.getByRole('link', { name: '中国内地用户观看入口' })).toHaveAttribute('href', elsewhere);
  });
});

test('a page without a video may frame nothing', async ({ api }) => {
  const policy = (await api.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/frame-src 'none';/);
});
