import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { securityHeaders } from '#domain/security-headers';
import { expect, test } from '../support/fixtures.ts';
import { startSite } from '../support/site.ts';
import { fetchToken, saveNew } from '../support/site-api.ts';

test('while the store is down the opportunities’ sitemap asks to come back, and the pages’ is unaffected', async ({
  playwright,
}) => {
  const store = await mkdtemp(join(tmpdir(), 'sitemap-'));
  const site = await startSite({ store });
  const api = await playwright.request.newContext({ baseURL: site.address });
  try {
    const { id } = await saveNew(api, await fetchToken(api), {});
    const entries = join(store, 'entries');
    await rename(entries, `${entries}-away`);
    await writeFile(entries, 'not a folder');
    const response = await api.get('/sitemap-opportunities.xml');
    expect(response.status()).toBe(503);
    const headers = response.headers();
    expect(headers['retry-after']).toMatch(/^\d+$/);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('netlify-cdn-cache-control');
    for (const [name, value] of Object.entries(securityHeaders)) expect(headers[name.toLowerCase()]).toBe(value);
    expect((await api.get('/sitemap-pages.xml')).status()).toBe(200);

    await rm(entries);
    await rename(`${entries}-away`, entries);
    expect(await (await api.get('/sitemap-opportunities.xml')).text()).toContain(`/opportunity/${id}</loc>`);
  } finally {
    await api.dispose();
    await site.stop();
    await rm(store, { recursive: true });
  }
});
