import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { buildsTable } from '../../../scripts/tools/bench/builds.ts';
import { writeDocument } from '../../../scripts/tools/bench/document.ts';
import { median, type Reading } from '../../../scripts/tools/bench/lighthouse.ts';
import { limitsOf } from '../../../scripts/tools/bench/pages.ts';
import { startEdge } from '../../../scripts/tools/bench/server.ts';
import { type Measured, tables } from '../../../scripts/tools/bench/table.ts';
import { type Listener, listen } from '../../../scripts/tools/local-server/http.ts';

const best: Reading = {
  ...{ performance: 100, accessibility: 100, bestPractices: 100, seo: 100 },
  ...{ fcp: 1_000, lcp: 1_000, cls: 0, tbt: 0, script: 4_000, total: 200_000, faults: [] },
};

function measured(reading: Partial<Reading> = {}, html = 9_000, islandTBT = 0): Measured {
  const limits = limitsOf({ path: '/about', kind: 'other' }, false);
  return {
    path: '/about',
    limits,
    reading: { ...best, ...reading },
    baseline: { fcp: 1_000, lcp: 1_000 },
    html,
    islandTBT,
  };
}

test('Builds are judged by their share of a cold build, which does not depend on the machine', () => {
  const kept = buildsTable({ cold: 100, warm: 30, onRequest: 20 });
  expect(kept.text).toContain('took 100 s of the processor');
  expect(kept.text).toContain('| A warm `npm run build`, % of it | 30 | 35 ✓ |');
  expect(kept.misses).toBe(0);
  expect(buildsTable({ cold: 50, warm: 30, onRequest: 20 }).misses).toBe(2);
});

describe('the tables of measurements', () => {
  test('The table marks each figure within its limit', () => {
    const { text, misses } = tables([measured()]);
    expect(misses).toBe(0);
    expect(text).toContain('| /about | 100 ≥ 99 ✓ |');
    expect(text).not.toContain('✗');
  });

  test.each([
    ['performance', 98],
    ['accessibility', 99],
    ['bestPractices', 99],
    ['seo', 99],
    ['fcp', 1_251],
    ['lcp', 1_310],
    ['cls', 0.011],
    ['tbt', 51],
    ['script', 5_001],
    ['total', 300_001],
  ] as const)('The table counts a miss of %s at %d', (figure, value) => {
    const { text, misses } = tables([measured(), measured({ [figure]: value })]);
    expect(misses).toBe(1);
    expect(text.match(/✗/g)).toHaveLength(1);
  });

  test('The blocking time is judged by that of one small island on the same machine', () => {
    expect(tables([measured({ tbt: 300 }, 9_000, 200)]).misses).toBe(0);
    expect(tables([measured({ tbt: 301 }, 9_000, 200)]).misses).toBe(1);
  });

  test('The table counts a document over its limit', () => {
    expect(tables([measured({}, 14_000), measured({}, 14_001)]).misses).toBe(1);
  });

  test('An island may cost more script and two points, and the home page a slower image', () => {
    expect(limitsOf({ path: '/contact', kind: 'other' }, true)).toMatchObject({ script: 85, performance: 97 });
    expect(limitsOf({ path: '/', kind: 'home' }, false)).toMatchObject({ script: 5, performance: 97, lcp: 1.3 });
  });
});

test('The median of three readings is taken for each figure', () => {
  const readings = [
    { ...best, lcp: 900, tbt: 40 },
    { ...best, lcp: 2_000, tbt: 0 },
    { ...best, lcp: 1_100, tbt: 10 },
  ];
  expect(median(readings)).toMatchObject({ lcp: 1_100, tbt: 10 });
});

describe('the section of docs/performance.md', () => {
  const folders: string[] = [];

  afterEach(async () => {
    await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
  });

  async function project(document: string): Promise<string> {
    const root = await mkdtemp(join(tmpdir(), 'bench-'));
    folders.push(root);
    await mkdir(join(root, 'docs'));
    await writeFile(join(root, 'docs/performance.md'), document);
    return root;
  }

  test('The document gets the new tables between its marks and keeps its text', async () => {
    const root = await project('Before\n<!-- bench: begin -->\nold\n<!-- bench: end -->\nAfter\n');
    await writeDocument(root, 'new');
    const written = await readFile(join(root, 'docs/performance.md'), 'utf8');
    expect(written).toBe('Before\n<!-- bench: begin -->\n\nnew\n\n<!-- bench: end -->\nAfter\n');
  });

  test('A document without the marks is refused', async () => {
    await expect(writeDocument(await project('No marks\n'), 'new')).rejects.toThrow('expected <!-- bench: begin -->');
  });
});

describe('the simulated CDN', () => {
  const listeners: Listener[] = [];

  afterEach(async () => {
    await Promise.all(listeners.splice(0).map((listener) => listener.stop()));
  });

  /** A simulated CDN before a site that counts its requests. */
  async function edgeBefore(headers: Record<string, string>) {
    let asked = 0;
    const respond = async () => {
      asked += 1;
      return new Response(`Response ${asked}`, { headers });
    };
    const site = await listen(respond, { port: 0, host: '127.0.0.1', compressed: true });
    listeners.push(site);
    return startEdge(site.port);
  }

  async function get(origin: string, path: string) {
    const session = connect(origin, { rejectUnauthorized: false });
    const stream = session.request({ ':path': path, 'accept-encoding': 'br' });
    const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
      stream.once('response', resolve).once('error', reject);
    });
    const body = brotliDecompressSync(await buffer(stream)).toString();
    session.close();
    return { headers, body };
  }

  test('The simulated CDN serves a site over HTTP/2 with brotli, and requests a page once', async () => {
    const { origin } = await edgeBefore({ 'Content-Type': 'text/plain', 'Cache-Control': 'public' });
    const { headers, body } = await get(origin, '/one');
    expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br', 'cache-control': 'public' });
    expect(body).toBe('Response 1');
    expect((await get(origin, '/one')).body).toBe('Response 1');
    expect((await get(origin, '/two')).body).toBe('Response 2');
  });

  test('The simulated CDN does not cache a response with no-store', async () => {
    const { origin } = await edgeBefore({ 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
    await get(origin, '/one');
    expect((await get(origin, '/one')).body).toBe('Response 2');
  });

  test('The simulated CDN serves pages of its own', async () => {
    const edge = await edgeBefore({});
    await edge.put('/baseline', { type: 'text/html', body: Buffer.from('<h1>Baseline</h1>') });
    expect((await get(edge.origin, '/baseline')).body).toBe('<h1>Baseline</h1>');
  });
});
