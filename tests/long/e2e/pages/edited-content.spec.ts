import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readMedian } from '#domain/calls/enquiry';
import { languages } from '#domain/language';
import { dictionaryOf } from '../../../../src/i18n/dictionary.ts';
import { fillCount } from '../../../../src/i18n/fill.ts';
import { localizedPath } from '../../../../src/i18n/path.ts';
import { accessibilityFaults } from '../../../support/browser/accessibility.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { sendOne, setState } from '../../../support/follow-page.ts';
import { type EditedSite, editSite } from '../../../support/sites/edited-site.ts';
import { type Site, startSite } from '../../../support/sites/site.ts';
import { connectApi, fetchToken } from '../../../support/sites/site-api.ts';

// One build serves all these tests: they run in one worker.
test.describe.configure({ mode: 'serial' });

const player = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';
const elsewhere = 'https://www.bilibili.com/video/BV1xx411c7mD';
// No statement of the owner is present: tests/html/privacy.test.ts checks the pages with all statements.
const facts = `owner:
contact:
  phone:
  email:
video:
  address: https://youtu.be/aqz-KE-bpKQ
  title: { en: Two minutes, es: Dos minutos, zh: 两分钟 }
  chinaAddress: ${elsewhere}
`;

let edited: EditedSite;
let site: Site;
let printed = '';

test.beforeAll(async () => {
  edited = await editSite([
    { file: 'content/site.yaml', from: /[\s\S]*/, to: facts },
    { file: 'content/business-hours.json', from: '"publishMedian": false', to: '"publishMedian": true' },
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
  // A public site whose owner forgot to unset the variable.
  const { code, output } = await edited.build({ SITE_EXAMPLE: 'yes', SITE_URL: 'https://invest.test' });
  expect(code, output).toBe(0);
  printed = output;
  site = await startSite({ root: edited.root });
});

test.afterAll(async () => {
  await site?.stop();
  await edited?.remove();
});

test('No file of a site for the public has the fictitious owner', async () => {
  const example = /Ejemplo Ficticio|invest-example|30-00000000-7|invest@example\.com|\+54 11 0000 0000/;
  let files = 0;
  for (const folder of ['dist', '.netlify']) {
    for (const entry of await readdir(join(edited.root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(?:html|m?js|json|xml|txt)$/.test(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      expect(example.exec(await readFile(file, 'utf8'))?.[0], file).toBeUndefined();
      files += 1;
    }
  }
  expect(files).toBeGreaterThan(100);
});

test('The build lists the statements that are missing', () => {
  expect(printed).toContain('content/site.yaml, “owner: legalName”: ');
  expect(printed).toContain('content/site.yaml, “contact: email”: ');
  expect(printed).not.toContain('site.example.yaml');
});

for (const language of languages) {
  test(`No page in ${language} has a line for a missing statement`, async ({ page, expectProblem }) => {
    // The median answering time is requested and not yet known.
    expectProblem(/api\/enquiries\/median|404/);
    const { privacy, legalNotice, contact } = dictionaryOf(language);
    for (const path of ['/', '/about', '/contact', '/enquiry', '/privacy', '/legal-notice']) {
      await page.goto(site.origin + localizedPath(path, language));
      await expect(page.locator('a[href^="tel:"], a[href^="mailto:"]'), path).toHaveCount(0);
      await expect(page.getByRole('term'), path).toHaveCount(0);
      await expect(page.locator('[data-ownership]'), path).toHaveCount(0);
      await expect(page.locator('main ul:not(:has(li)), main dl:not(:has(dt))'), path).toHaveCount(0);
      expect(await page.locator('html').textContent(), path).not.toMatch(/undefined|\.example\b/);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await accessibilityFaults(page), path).toEqual([]);
      }
      if (path === '/privacy') {
        const headings = page.getByRole('main').getByRole('heading', { level: 2 });
        await expect(headings.first()).toHaveText(privacy.stored.title);
        await expect(page.getByRole('main').getByRole('link', { name: contact.title })).toBeVisible();
      }
      if (path === '/legal-notice') {
        const headings = page.getByRole('main').getByRole('heading', { level: 2 });
        await expect(headings.first()).toHaveText(legalNotice.information.title);
      }
    }
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(data).not.toContain('contactPoint');
  });
}

test('The median answering time is shown if enabled, once ten enquiries are answered', async ({
  page,
  playwright,
  expectProblem,
}) => {
  expectProblem(/api\/enquiries\/median|404/);
  const line = page.locator('.median');
  const api = await connectApi(playwright.request, site.origin);
  const early = page.waitForResponse(`**${readMedian.path}`);
  await page.goto(`${site.origin}/contact`);
  expect((await early).status()).toBe(404);
  // The missing median is cached, because finding it out reads all enquiries.
  expect((await early).headers()['netlify-cdn-cache-control']).toMatch(/\bs-maxage=3600\b/);
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

test('A founder without a photograph has a monogram, which for a Chinese name is its first character', async ({
  page,
}) => {
  await page.goto(`${site.origin}/es/about`);
  const founders = page.getByRole('region', { name: dictionaryOf('es').about.foundersTitle });
  await expect(founders.getByRole('listitem')).toHaveText([/^\s*AG\s*Ana María García/, /^\s*李\s*李明/]);
});

test('An edited sector, service, province and word change the pages that show them', async ({
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

  test('The video plays in a dialog, makes no request to its host before, and closes in three ways', async ({
    page,
  }) => {
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(asked).toEqual([]);
    for (const [index, [name, close]] of closings.entries()) {
      await test.step(name, async () => {
        await opener(page).focus();
        await page.keyboard.press('Enter');
        const frame = dialog(page).locator('iframe');
        await expect(frame).toHaveAttribute('src', player);
        await expect(frame).toHaveAttribute('title', 'Two minutes');
        await expect(page.frameLocator('iframe').getByRole('button', { name: 'Play' })).toBeVisible();
        expect(asked).toEqual(Array.from({ length: index + 1 }, () => player));
        await close(page);
        await expect(dialog(page)).toBeHidden();
        await expect(page.locator('iframe')).toHaveCount(0);
        await expect(opener(page)).toBeFocused();
      });
    }
  });

  test('Only two players may be framed', async ({ page }) => {
    const policy = (await page.request.get(site.origin)).headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/frame-src https:\/\/www\.youtube-nocookie\.com https:\/\/player\.vimeo\.com;/);
  });

  test('The Chinese page has another video link for readers in mainland China', async ({ page }) => {
    await opener(page).click();
    await expect(dialog(page).getByRole('link', { name: 'Watch from mainland China' })).toHaveAttribute(
      'href',
      elsewhere,
    );
    await page.goto(`${site.origin}/zh`);
    await expect(page.getByRole('link', { name: '中国内地用户观看入口' })).toHaveAttribute('href', elsewhere);
  });
});
