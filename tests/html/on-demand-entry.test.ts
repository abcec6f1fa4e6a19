import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readPublishedList } from '../../netlify/opportunities/published.ts';
import { seed } from '../../scripts/tools/seed/seed.ts';
import { enquiryWith } from '../netlify/opportunities/samples.ts';
import { startStrictBlobServer } from '../support/sites/blob-servers.ts';
import { type Lambda, type MovedBundles, moveBundles, startLambda } from '../support/sites/lambda.ts';
import type { StrictBlobServer } from '../support/strict-blob-server/strict-blob-server.ts';

// On the platform the deploy, and with it the store, is known only in the context of a request: a page that reads the store
// while its response is sent already would fail there and nowhere else.

let server: StrictBlobServer;
let bundles: MovedBundles;
let lambda: Lambda;
let first = '';

beforeAll(async () => {
  server = await startStrictBlobServer();
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', server.context);
  await seed(process.cwd());
  first = (await readPublishedList('en'))[0]?.id ?? '';
  vi.unstubAllEnvs();
  bundles = await moveBundles();
  lambda = await startLambda(bundles, server.context, { JWT_SECRET: 'the secret of a test of the pages on demand' });
});

afterAll(async () => {
  await lambda.stop();
  await bundles.remove();
  await server.stop();
});

test('Pages and files made on demand read the store through the platform’s Lambda entry point', async () => {
  const files = [
    '/feeds/en.xml',
    '/feeds/zh.json',
    '/sitemap-opportunities.xml',
    '/opportunities.csv',
    '/featured/es.json',
  ];
  for (const path of [
    '/opportunities',
    `/opportunity/${first}`,
    `/zh/opportunity/${first}`,
    '/opportunities/mining',
    ...files,
  ]) {
    const response = await lambda.page(path);
    const text = await response.text();
    expect([path, response.status]).toEqual([path, 200]);
    expect(text.length, path).toBeGreaterThan(500);
    if (path.includes(first)) expect(text, path).toContain(first);
  }
  expect((await lambda.page('/nothing')).status).toBe(404);
});

test('The form of a browser without scripts is refused by previews and by a deploy that is not published', async () => {
  const form = Object.entries({ ...enquiryWith(), firstName: 'Ana' }).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://site.example' };
  const send = async () =>
    (await lambda.page('/contact/sent', { method: 'POST', headers, body: new URLSearchParams(form).toString() }))
      .status;
  for (const deploy of [
    { context: 'production', published: false },
    { context: 'deploy-preview', published: false },
  ]) {
    lambda.deploy = deploy;
    expect(await send(), deploy.context).toBe(503);
  }
  lambda.deploy = { context: 'production', published: true };
  expect(await send()).toBe(200);
});
