import { existsSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { namesOwner } from '../../../netlify/enquiries/owner-check.ts';
import { makeContexts } from '../../../scripts/tools/local-server/context.ts';
import { importFunctions } from '../../../scripts/tools/local-server/functions-source.ts';
import { callRequests, refusedRequests } from '../../../workshop/compare/calls.ts';
import type { ComparedRequest } from '../../../workshop/compare/request.ts';
import { cheapHash } from '../../netlify/login/administrator.ts';
import { enquiryWith } from '../../netlify/opportunities/samples.ts';
import { writeThrough } from '../../reliability/writers/bundled-writers.ts';
import { paths } from '../../support/paths.ts';
import { startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { type Lambda, type MovedBundles, moveBundles, startLambda } from '../../support/sites/lambda.ts';
import { siteAccount } from '../../support/sites/site-account.ts';
import type { StrictBlobServer } from '../../support/strict-blob-server/strict-blob-server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const variables = {
  ADMIN_USERNAME: siteAccount.username,
  ADMIN_PASSWORD_HASH: cheapHash(siteAccount.password),
  JWT_SECRET: 'the secret of a test of the bundled functions',
  URL: 'https://invest.example',
};
const origin = 'https://invest.example';

let bundles: MovedBundles;
let server: StrictBlobServer;
let lambdas: Lambda[] = [];

beforeAll(async () => {
  bundles = await moveBundles();
});
afterAll(() => bundles.remove());
beforeEach(async () => {
  server = await startStrictBlobServer();
  for (const name of ['send-enquiry', 'check-health', 'waiting-enquiries'])
    await copyFile('content/site.example.yaml', join(bundles.folder, name, 'content/site.yaml'));
});
afterEach(async () => {
  await Promise.all(lambdas.map((lambda) => lambda.stop()));
  lambdas = [];
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await server.stop();
});

async function lambdaOn({ context }: StrictBlobServer): Promise<Lambda> {
  const lambda = await startLambda(bundles, context, variables);
  lambdas.push(lambda);
  return lambda;
}

type Send = (request: Request) => Promise<Response>;

/** Sends requests in order, with values captured from earlier responses; resolves to the statuses and error codes. */
async function outcomesOf(requests: readonly ComparedRequest[], send: Send): Promise<readonly string[]> {
  const own = new Map<string, string>();
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => own.get(name) ?? whole);
  const outcomes: string[] = [];
  for (const { method, path, headers = {}, body, capture, note = '' } of requests) {
    const request = new Request(origin + filled(path), {
      method,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, filled(value)])),
      ...(body !== undefined && { body: typeof body === 'string' ? filled(body) : body }),
    });
    const response = await send(request);
    const text = await response.text();
    const captured = capture?.[1].exec(text)?.[1];
    if (capture && captured !== undefined) own.set(capture[0], captured);
    const shown = response.headers.get('content-type')?.includes('json') ? Object.keys(JSON.parse(text || '{}')) : [];
    const policy = response.headers.has('content-security-policy') ? '' : ' without a policy';
    outcomes.push(`${method} ${path} ${note}: ${response.status} ${shown.slice(0, 12).join()}${policy}`);
  }
  return outcomes;
}

/** The functions as TypeScript in this process, on a store of their own. */
async function sendLocally(store: StrictBlobServer): Promise<Send> {
  for (const [name, value] of Object.entries({ ...variables, NETLIFY_BLOBS_CONTEXT: store.context }))
    vi.stubEnv(name, value);
  const functions = await importFunctions(root);
  const { contextOf } = makeContexts();
  return async (request) => {
    const found = functions.find(new URL(request.url).pathname, request.method);
    if (!found) throw new Error(`No function answers ${request.url}.`);
    return found.handler(request, contextOf(request, '192.0.2.1', found.params));
  };
}

test('The bundles are outside any folder of packages', () => {
  for (let folder = dirname(bundles.folder); folder !== dirname(folder); folder = dirname(folder))
    expect(existsSync(join(folder, 'node_modules')), folder).toBe(false);
});

test('Every call answers through the platform’s Lambda entry point as it does in its source', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const requests = [...callRequests, ...refusedRequests];
  const other = await startStrictBlobServer();
  const expected = await outcomesOf(requests, await sendLocally(other));
  await other.stop();
  const lambda = await lambdaOn(server);
  const found = await outcomesOf(requests, (request) => lambda.fetch(request));
  expect(found).toEqual(expected);
  expect(found.filter((one) => / 2\d\d /.test(one)).length).toBeGreaterThan(25);
});

test('The scheduled functions run through the Lambda entry point, and the site is healthy afterwards', async () => {
  const lambda = await lambdaOn(server);
  const health = () => lambda.fetch(new Request(`${origin}${paths.health}`));
  expect((await health()).status).toBe(503);
  for (const name of ['every-minute', 'sweep']) expect((await lambda.run(name)).status).toBe(204);
  const result = await health();
  expect([result.status, await result.json()]).toEqual([200, expect.objectContaining({ node: process.versions.node })]);
});

test('The deploy that is not published refuses the login, and a site without an owner refuses enquiries', async () => {
  const lambda = await lambdaOn(server);
  const post = (path: string, json: unknown) =>
    lambda.fetch(
      new Request(origin + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(json),
      }),
    );
  expect((await post(paths.login, siteAccount)).status).toBe(200);
  expect((await post(paths.enquiry, enquiryWith())).status).toBe(201);
  lambda.deploy = { context: 'production', published: false };
  expect((await post(paths.login, siteAccount)).status).toBe(403);
  expect((await post(paths.enquiry, enquiryWith({ message: 'Another' }))).status).toBe(403);

  const file = join(bundles.folder, 'send-enquiry/content/site.yaml');
  expect(namesOwner(await readFile(file, 'utf8'))).toBe(true);
  await writeFile(file, 'owner:\n  legalName:\n');
  const ownerless = await lambdaOn(server);
  const sent = await ownerless.fetch(
    new Request(origin + paths.enquiry, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(enquiryWith({ message: 'A third' })),
    }),
  );
  expect(sent.status).toBe(503);
});

test('Two processes of the bundles on one store with faults lose nothing, double nothing and leave no reference dangling', async () => {
  const seed = Math.floor(Math.random() * 1e9);
  const both = [await lambdaOn(server), await lambdaOn(server)];
  const { problems, acknowledged, unavailable } = await writeThrough(both, server, siteAccount, seed);
  expect(problems, `seed ${seed}`).toEqual([]);
  expect(acknowledged).toBeGreaterThan(60);
  expect(unavailable).toBeGreaterThan(0);
});
