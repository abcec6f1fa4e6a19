import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { type EditedSite, editSite } from '../support/edited-site.ts';
import { expect, test } from '../support/fixtures.ts';
import { type Site, startSite } from '../support/site.ts';

// One build serves all of these: they stay in one worker.
test.describe.configure({ mode: 'serial' });

let edited: EditedSite;
let site: Site;
let printed = '';

test.beforeAll(async () => {
  edited = await editSite([
    { file: 'content/founders.yaml', from: /[\s\S]*/, to: 'founders: [{ role: ceo }, { role: cto }]\n' },
    {
      file: 'content/site.yaml',
      from: /[\s\S]*/,
      to: 'owner:\ncontact:\n  phone:\nanswering:\n  publishMedian: false\n',
    },
  ]);
  // As for the public, by somebody who left the variable set.
  const { code, output } = await edited.build({ SITE_EXAMPLE: 'yes', SITE_URL: 'https://invest.test' });
  expect(code, output).toBe(0);
  printed = output;
  site = await startSite({ root: edited.root });
});

test.afterAll(async () => {
  await site?.stop();
  await edited?.remove();
});

test('the fictitious owner is in no file of a site for the public', async () => {
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

test('the build lists what is to be filled in', () => {
  expect(printed).toContain('content/site.yaml, “owner: legalName”: ');
  expect(printed).toContain('content/site.yaml, “contact: email”: ');
  expect(printed).not.toContain('site.example.yaml');
});

for (const language of languages) {
  test(`no page in ${language} has a line for what is not stated`, async ({ page }) => {
    const { about, privacy, legalNotice, contact } = dictionaryOf(language);
    for (const path of ['/', '/about', '/contact', '/enquiry', '/privacy', '/legal-notice']) {
      await page.goto(site.origin + localizedPath(path, language));
      await expect(page.locator('a[href^="tel:"], a[href^="mailto:"]'), path).toHaveCount(0);
      await expect(page.getByRole('term'), path).toHaveCount(0);
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
      if (path === '/about') {
        const founders = page.getByRole('region', { name: about.foundersTitle });
        await expect(founders).toContainText(about.foundersText);
        await expect(founders.getByRole('listitem')).toHaveCount(0);
      }
    }
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(data).not.toContain('contactPoint');
  });
}
