import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '#domain/language';
import { tokenStorageKey } from '#domain/login';
import { localizedPath } from '../../src/i18n/address.ts';
import { expect, test } from '../support/fixtures.ts';
import { startSite } from '../support/site.ts';
import { fetchToken, saveNew } from '../support/site-api.ts';

const prebuilt = ['/', '/opportunities', '/sectors', '/sectors/energy', '/why-argentina', '/about', '/contact'];

test('while the store is down the prebuilt pages are as ever, and what the administrator typed is kept until it can be saved', async ({
  page,
  playwright,
  expectProblem,
}) => {
  expectProblem(/503/);
  const store = await mkdtemp(join(tmpdir(), 'down-'));
  const site = await startSite({ store });
  const api = await playwright.request.newContext({ baseURL: site.address });
  try {
    const token = await fetchToken(api);
    const { id } = await saveNew(api, token, { title: 'There before' });
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [tokenStorageKey, token] as const);
    await page.goto(`${site.address}/admin/edit/${id}`);
    const subtitle = page.getByLabel('Subtitle', { exact: true });
    await subtitle.fill('Typed while the store was down');

    // The folder that the local store keeps everything in.
    const entries = join(store, 'entries');
    await rename(entries, `${entries}-away`);
    await writeFile(entries, 'not a folder');
    for (const path of prebuilt.flatMap((path) => languages.map((language) => localizedPath(path, language)))) {
      expect([path, (await api.get(path)).status()]).toEqual([path, 200]);
    }
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('Nothing you typed is lost.');
    await expect(subtitle).toHaveValue('Typed while the store was down');

    await rm(entries);
    await rename(`${entries}-away`, entries);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(`${site.address}/admin/manager`);
    await expect(page.getByRole('listitem').filter({ hasText: 'There before' })).toContainText('Typed while the store');
  } finally {
    await api.dispose();
    await site.stop();
    await rm(store, { recursive: true });
  }
});
