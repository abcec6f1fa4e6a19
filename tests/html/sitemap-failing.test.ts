import { expect } from 'vitest';
import { openHeaders, securityHeaders } from '#http/headers';
import { ownSiteTest as test } from '../support/sites/site-test.ts';
import { takeStoreDown } from '../support/sites/store-down.ts';

test('While the store is down, the opportunities’ sitemap answers 503 and the pages’ sitemap 200', async ({
  api,
  createOpportunity,
  store,
}) => {
  const { id } = await createOpportunity();
  const bringBack = await takeStoreDown(store);
  const response = await api.get('/sitemap-opportunities.xml');
  expect(response.status()).toBe(503);
  const headers = response.headers();
  expect(headers['retry-after']).toMatch(/^\d+$/);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers).not.toHaveProperty('netlify-cdn-cache-control');
  for (const [name, value] of Object.entries({ ...securityHeaders, ...openHeaders }))
    expect(headers[name.toLowerCase()]).toBe(value);
  expect((await api.get('/sitemap-pages.xml')).status()).toBe(200);

  await bringBack();
  expect(await (await api.get('/sitemap-opportunities.xml')).text()).toContain(`/opportunity/${id}</loc>`);
});
