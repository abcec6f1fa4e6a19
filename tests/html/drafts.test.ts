import { expect } from 'vitest';
import { languages } from '#domain/language';
import { localizedPath } from '../../src/i18n/path.ts';
import { deleteOne } from '../support/sites/site-api.ts';
import { ownSiteTest as test } from '../support/sites/site-test.ts';

// No other test publishes on this site, so every match belongs to this test.

const alt = 'What nobody may read of an image';

test('No public page, call, feed or file shows a draft or a deleted opportunity', async ({
  api,
  token,
  createOpportunity,
}) => {
  const wanted = { sector: 'mining', province: 'SAL', stage: 'permits', images: ['provinces/SAL.jpg'] } as const;
  const shown = await createOpportunity({ ...wanted, title: 'Shown to everybody' });
  const hidden = [
    await createOpportunity({ ...wanted, title: 'Hidden draft', status: 'draft' }),
    await createOpportunity({ ...wanted, title: 'Hidden deleted' }),
  ];
  for (const { id, version, imageURL } of hidden) {
    const imageAlts = Object.fromEntries(imageURL.map((name) => [name, { en: alt }]));
    const data = { id, version, imageURL, imageAlts, title: 'Hidden', subtitle: 'Hidden', sector: 'mining' };
    const headers = { Authorization: `Bearer ${token}` };
    expect((await api.post('/api/opportunities/save', { headers, data })).status()).toBe(200);
  }
  const [, deleted] = hidden;
  if (deleted) await deleteOne(api, token, deleted.id);

  const lists = languages.flatMap((language) => [
    ...['', '/mining', '?province=SAL', '?q=hidden', '?view=map', '?stage=permits&sort=title', '/mining?sort=size'].map(
      (rest) => localizedPath(`/opportunities${rest}`, language),
    ),
    `/invests/all?language=${language}`,
    `/featured/${language}.json`,
    ...[`/feeds/${language}.xml`, `/feeds/${language}.json`],
    ...[`/feeds/${language}/mining.xml`, `/feeds/${language}/mining.json`],
    // Its related opportunities are there.
    localizedPath(`/opportunity/${shown.id}`, language),
  ]);
  for (const path of [...lists, '/invests/all', '/sitemap-opportunities.xml', '/opportunities.csv']) {
    const response = await api.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    const text = await response.text();
    if (!path.includes('?q=')) expect([path, text.includes(shown.id)]).toEqual([path, true]);
    for (const { id, imageURL } of hidden) {
      for (const secret of ['Hidden', alt, id, ...imageURL]) {
        expect([path, secret, text.includes(secret)]).toEqual([path, secret, false]);
      }
    }
  }
  expect(await (await api.get('/opportunity-counts.json')).json()).toEqual({ SAL: 1 });
  for (const { id } of hidden) {
    for (const language of languages) {
      const page = await api.get(localizedPath(`/opportunity/${id}`, language));
      expect(page.status()).toBe(404);
      const text = await page.text();
      expect(text).not.toContain('Hidden');
      expect(text).not.toContain(alt);
    }
  }
});
