import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import texts from '../../src/admin/i18n/en.json' with { type: 'json' };
import { expect, test } from '../support/fixtures.ts';

/** What a page's opening loads until nothing is missing. */
async function loads(page: Page, path: string): Promise<{ readonly url: string; readonly body: Buffer }[]> {
  const responses: Response[] = [];
  const keep = (response: Response) => void responses.push(response);
  page.on('response', keep);
  await page.goto(path, { waitUntil: 'load' });
  page.off('response', keep);
  const whole = responses.filter((response) => response.ok());
  return Promise.all(whole.map(async (response) => ({ url: response.url(), body: await response.body() })));
}

/** Sentences of the desk, long enough to be its own. */
function sentences(part: unknown): string[] {
  if (typeof part === 'string') return part.length >= 40 ? [part] : [];
  return Object.values(part ?? {}).flatMap(sentences);
}

test('the admin area’s first load is at most 220 KB, compressed', async ({ page }) => {
  const loaded = await loads(page, '/admin');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  const bytes = loaded.reduce((sum, { body }) => sum + gzipSync(body).byteLength, 0);
  expect(loaded.filter(({ url }) => url.endsWith('.js')).length).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(220_000);
});

test('no public page loads a byte of the admin area', async ({ page, createOpportunity }) => {
  const { id } = await createOpportunity({ title: 'Without the desk' });
  const ofTheDesk = sentences(texts);
  expect(ofTheDesk.length).toBeGreaterThan(20);
  const holds = (loaded: { readonly body: Buffer }[]) => {
    const all = loaded.map(({ body }) => body.toString('utf8')).join('\n');
    return ofTheDesk.filter((sentence) => all.includes(sentence));
  };
  expect(holds(await loads(page, '/admin')).length, 'the search finds the desk where it is').toBeGreaterThan(0);
  for (const path of ['/', '/why-argentina', '/sectors/energy', '/opportunities', `/opportunity/${id}`, '/contact']) {
    expect(holds(await loads(page, path)), path).toEqual([]);
  }
  expect(holds(await loads(page, '/shortlist')), '/shortlist').toEqual([]);
});
