import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import everyMinute from '../../netlify/functions/every-minute.ts';
import sweep from '../../netlify/functions/sweep.ts';
import { examine, lineOf } from '../../scripts/tools/doctor/examine.ts';
import { operationChecks } from '../../scripts/tools/doctor/operation-checks.ts';
import { pageChecks } from '../../scripts/tools/doctor/page-checks.ts';
import { run } from '../../scripts/tools/processes.ts';
import { anyContext } from '../netlify/http/platform.ts';
import { contextFor } from '../support/sites/blob-servers.ts';
import { type Passing, type RewritingProxy, startRewritingProxy } from '../support/sites/rewriting-proxy.ts';
import { type Site, startSite } from '../support/sites/site.ts';
import { test } from '../support/sites/site-test.ts';

let site: Site;
let proxy: RewritingProxy;
let list = '';
let directory = '';

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'examined-site-'));
  site = await startSite({ seeded: true, store: directory });
  await runSchedules();
  proxy = await startRewritingProxy(site.origin, 'http://localhost:8888');
  list = await (await fetch(`${site.origin}/invests/all?language=en`)).text();
});

afterAll(async () => {
  await proxy.stop();
  await site.stop();
  await rm(directory, { recursive: true });
});

/** Runs the scheduled functions once, on the store of the site. */
async function runSchedules(): Promise<void> {
  const token = crypto.randomUUID();
  const server = new BlobsServer({ directory, token });
  const { address: url } = await server.start();
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', contextFor({ siteID: 'local', token, edgeURL: url, uncachedEdgeURL: url }));
  vi.spyOn(console, 'log').mockImplementation(() => {});
  await everyMinute(new Request(url), anyContext);
  await sweep(new Request(url), anyContext);
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await server.stop();
}

const runDoctor = (...words: readonly string[]) =>
  run(process.execPath, ['scripts/tools/doctor.ts', ...words], { cwd: process.cwd() });

// Without the sitemap, whose hundreds of pages the first test requests.
const checks = [...operationChecks, ...pageChecks].filter(({ name }) => name !== 'sitemap');

const unhealthy = (problem: string) => (path: string, passing: Passing) => {
  if (path !== '/api/health') return;
  passing.status = 503;
  passing.text = JSON.stringify({ error: 'unavailable', message: 'x', problems: [problem] });
};

test('The doctor finds nothing wrong with the production build of this site', async () => {
  proxy.change(() => {});
  const { code, output } = await runDoctor(proxy.origin);
  expect(output.split('\n').filter((line) => line.startsWith('FAIL'))).toEqual([]);
  expect(code).toBe(0);
  const names = [...output.matchAll(/^(?:ok|-) +(\w+):/gm)].map(([, name]) => name);
  expect(names).toEqual([
    ...['health', 'node', 'login', 'cdn', 'certificate', 'mail'],
    ...['headers', 'host', 'languages', 'robots', 'sitemap', 'feeds', 'owner', 'admin'],
  ]);
});

/** Ten faults, and what the doctor says of each. */
const faults: readonly (readonly [string, (path: string, passing: Passing) => void, RegExp])[] = [
  [
    'a removed header',
    (path, { headers }) => path === '/opportunities' && headers.delete('X-Frame-Options'),
    /^FAIL headers: \/opportunities has no X-Frame-Options\. To do: /,
  ],
  [
    'a dead schedule',
    unhealthy('The run of every minute does not succeed, so notifications and publications wait: it never has.'),
    /^FAIL health: The run of every minute does not succeed.*To do: /,
  ],
  [
    'an empty owner',
    (path, passing) => {
      if (path === '/legal-notice') passing.text = passing.text.replace(/<section id="owner"[^>]*>.*?<\/section>/s, '');
    },
    /^FAIL owner: the legal notice names nobody.*To do: fill in/,
  ],
  [
    'missing preloads',
    (path, passing) => {
      if (path === '/admin') passing.text = passing.text.replaceAll('rel="modulepreload"', 'rel="none"');
    },
    /^FAIL admin: \/admin preloads 0 scripts/,
  ],
  [
    'a missing language',
    (path, passing) => {
      if (path === '/zh') passing.status = 404;
    },
    /^FAIL languages: \/zh \(zh\) answers 404/,
  ],
  [
    'a stale purge',
    (path, passing) => {
      if (path.startsWith('/invests/all')) passing.text = list.replace(/"title":"/, '"title":"Withdrawn long ago ');
    },
    /^FAIL cdn: the CDN keeps “Withdrawn long ago /,
  ],
  [
    'another host',
    (_, passing) => {
      passing.text = passing.text.replaceAll(proxy.origin, 'https://other.example');
    },
    /^FAIL host: the canonical URL of \/ is https:\/\/other\.example/,
  ],
  [
    'a missing variable',
    (path, passing) => {
      if (path === '/auth/login') passing.status = 503;
    },
    /^FAIL login: the login answers 503.*deploy:setup/,
  ],
  [
    'a full outbox',
    unhealthy('Notifications by mail have failed since 2026-06-01T08:00:00.000Z: Invalid login 535.'),
    /^FAIL health: Notifications by mail have failed since .* 535\. To do: /,
  ],
  [
    'an old Node',
    (path, passing) => {
      if (path === '/api/health') passing.text = JSON.stringify({ problems: [], node: '20.19.0', heartbeats: {} });
    },
    /^FAIL node: functions run on Node 20\.19\.0 instead of 24\. To do: set AWS_LAMBDA_JS_RUNTIME/,
  ],
];

test.for(faults)('The doctor names %s in one sentence', async ([name, plant, sentence]) => {
  proxy.change(plant);
  const failures: string[] = [];
  for await (const finding of examine({ origin: proxy.origin }, checks))
    if (finding.kind === 'wrong') failures.push(lineOf(finding));
  expect(
    failures.filter((line) => sentence.test(line)),
    failures.join(),
  ).toHaveLength(1);
  // Another host shows in robots.txt too.
  expect(failures).toHaveLength(name === 'another host' ? 2 : 1);
});

test('The doctor ends with 1 if a site does not answer, and names what is missing in its command', async () => {
  const silent = await runDoctor('http://127.0.0.1:9', '--mail', 'invest.invalid');
  expect([silent.code, silent.output.includes('FAIL health: http://127.0.0.1:9 did not answer')]).toEqual([1, true]);
  for (const words of [[], ['invest.example'], ['https://a.example', 'https://b.example']]) {
    const { code, output } = await runDoctor(...words);
    expect([code, output.includes('Say which site')]).toEqual([1, true]);
  }
});
