import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, request } from '@playwright/test';
import { test as base, inject } from 'vitest';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { type Site, startSite } from './site.ts';
import { connectApi, deleteOne, fetchToken, type NewOpportunity, saveNew } from './site-api.ts';

/** Vitest's test with a connection to the site of the project `html`, which has the sample opportunities. */
export const test = base
  .extend('origin', () => inject('siteOrigin'))
  .extend('api', async ({ origin }, { onCleanup }) => connected(origin, onCleanup))
  .extend('token', async ({ api }) => fetchToken(api))
  // Creates an opportunity, which is deleted after the test.
  .extend('createOpportunity', async ({ api, token }, { onCleanup }) => {
    const ids: string[] = [];
    onCleanup(async () => {
      for (const id of ids) await deleteOne(api, token, id);
    });
    return async (wanted: NewOpportunity = {}): Promise<Opportunity> => {
      const opportunity = await saveNew(api, token, wanted);
      ids.push(opportunity.id);
      return opportunity;
    };
  });

/** Vitest's test on a site without opportunities, whose store the test may damage. It is emptied before each test. */
export const ownSiteTest = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the pattern.
  .extend('renewedSite', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'own-site-'));
    let site: Site | undefined;
    onCleanup(async () => {
      await site?.stop();
      await rm(folder, { recursive: true });
    });
    return async () => {
      await site?.renew();
      site ??= await startSite({ store: folder });
      return { origin: site.origin, folder };
    };
  })
  .extend('site', ({ renewedSite }) => renewedSite())
  .extend('origin', ({ site }) => site.origin)
  // The folder of its store.
  .extend('store', ({ site }) => site.folder)
  .extend('api', async ({ origin }, { onCleanup }) => connected(origin, onCleanup))
  .extend('token', async ({ api }) => fetchToken(api))
  .extend(
    'createOpportunity',
    ({ api, token }) =>
      (wanted: NewOpportunity = {}): Promise<Opportunity> =>
        saveNew(api, token, wanted),
  );

async function connected(origin: string, onCleanup: (work: () => Promise<void>) => void): Promise<APIRequestContext> {
  const api = await connectApi(request, origin);
  onCleanup(() => api.dispose());
  return api;
}
