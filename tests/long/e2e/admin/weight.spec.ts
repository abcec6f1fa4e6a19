import type { Page, Response } from '@playwright/test';
import texts from '../../../../src/admin/i18n/en.json' with { type: 'json' };
import { expect, test } from '../../../support/fixtures.ts';
import { scrollToProjects } from '../../../support/home-page.ts';

// A reused visitor has cached files; these tests count those of a first visit.
test.use({ isReused: false });

interface Loaded {
  readonly url: string;
  readonly body: Buffer;
}

/** The resources of some kinds that a page loads until its islands work. */
async function loads(page: Page, path: string, kinds: readonly string[]): Promise<Loaded[]> {
  const loading: Promise<Loaded>[] = [];
  const keep = (response: Response) => {
    if (!kinds.includes(response.request().resourceType()) || !response.ok()) return;
    loading.push(response.body().then((body) => ({ url: response.url(), body })));
  };
  page.on('response', keep);
  await page.goto(path);
  await scrollToProjects(page);
  // Islands that wait to be scrolled to have not been requested.
  await expect(page.locator('astro-island[ssr]:not([client=visible])')).toHaveCount(0);
  page.off('response', keep);
  return Promise.all(loading);
}

/** Sentences of the admin area, long enough to be unique to it. */
function sentences(part: unknown): string[] {
  if (typeof part === 'string') return part.length >= 40 ? [part] : [];
  return Object.values(part ?? {}).flatMap(sentences);
}

const code = ['script', 'stylesheet'] as const;

test('No public page loads code of the admin area', async ({ page, createOpportunity }) => {
  const { id } = await createOpportunity({ title: 'Without the admin area' });
  const adminSentences = sentences(texts);
  expect(adminSentences.length).toBeGreaterThan(20);
  const holds = (loaded: Loaded[]) => {
    const all = loaded.map(({ body }) => body.toString('utf8')).join('\n');
    return adminSentences.filter((sentence) => all.includes(sentence));
  };
  expect(
    holds(await loads(page, '/admin', code)).length,
    'the search finds the admin area where it is',
  ).toBeGreaterThan(0);
  for (const path of ['/', '/why-argentina', '/sectors/energy', '/opportunities', `/opportunity/${id}`, '/contact']) {
    expect(holds(await loads(page, path, code)), path).toEqual([]);
  }
  expect(holds(await loads(page, '/shortlist', code)), '/shortlist').toEqual([]);
});
