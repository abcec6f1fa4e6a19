import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { type Listener, listen } from '../../scripts/tools/local-server/listen.ts';
import { buildFigures } from '../../workshop/bench/builds.ts';
import { type Figure, isMet, type MeasuredPage, pageFigures } from '../../workshop/bench/figures.ts';
import { median, type Reading } from '../../workshop/bench/lighthouse.ts';
import { limitsOf } from '../../workshop/bench/pages.ts';
import { writeBenchReport } from '../../workshop/bench/report.ts';
import { startEdge } from '../../workshop/bench/simulated-cdn.ts';

const best: Reading = {
  ...{ performance: 100, accessibility: 100, bestPractices: 100, seo: 100 },
  ...{ fcp: 1_000, lcp: 1_000, cls: 0, tbt: 0, script: 4_000, total: 200_000, faults: [] },
};

function measured(reading: Partial<Reading> = {}, html = 9_000, islandTBT = 0): MeasuredPage {
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

const missed = (figures: readonly Figure[]) => figures.filter((figure) => !isMet(figure)).map(({ name }) => name);

test('Builds are compared with a cold build, so that the speed of the machine does not matter', () => {
  expect(missed(buildFigures({ cold: 100, warm: 30, onRequest: 20 }))).toEqual([]);
  expect(buildFigures({ cold: 100, warm: 30, onRequest: 20 }).map(({ value }) => value)).toEqual([30, 20]);
  expect(missed(buildFigures({ cold: 50, warm: 30, onRequest: 20 }))).toHaveLength(2);
});

describe('Limits of a page', () => {
  test('A page within its limits misses none', () => {
    expect(missed(pageFigures(measured()))).toEqual([]);
  });

  test.each([
    ['performance', 98, 'performance'],
    ['accessibility', 99, 'accessibility'],
    ['bestPractices', 99, 'best practices'],
    ['seo', 99, 'SEO'],
    ['fcp', 1_251, 'FCP ÷ baseline'],
    ['lcp', 1_310, 'LCP ÷ baseline'],
    ['cls', 0.011, 'CLS'],
    ['tbt', 51, 'TBT, ms'],
    ['script', 5_001, 'script, KB'],
    ['total', 300_001, 'first load, KB'],
  ] as const)('A page with %s at %d misses one limit', (reading, value, name) => {
    expect(missed(pageFigures(measured({ [reading]: value })))).toEqual([name]);
  });

  test('The blocking time is compared with that of one small island on the same machine', () => {
    expect(missed(pageFigures(measured({ tbt: 300 }, 9_000, 200)))).toEqual([]);
    expect(missed(pageFigures(measured({ tbt: 301 }, 9_000, 200)))).toEqual(['TBT, ms']);
  });

  test('A document over its size limit is reported', () => {
    expect(missed(pageFigures(measured({}, 14_000)))).toEqual([]);
    expect(missed(pageFigures(measured({}, 14_001)))).toEqual(['HTML, KB']);
  });

  test('A figure that could not be measured misses its limit', () => {
    expect(missed(pageFigures(measured({ lcp: Number.NaN })))).toEqual(['LCP ÷ baseline']);
  });

  test('An island may cost more script and two points, and the home page may load a slower image', () => {
    expect(limitsOf({ path: '/contact', kind: 'other' }, true)).toMatchObject({ script: 85, performance: 97 });
    expect(limitsOf({ path: '/', kind: 'home' }, false)).toMatchObject({ script: 5, performance: 97, lcp: 1.3 });
  });
});

test('Each figure is the median of the readings', () => {
  const readings = [
    { ...best, lcp: 900, tbt: 40 },
    { ...best, lcp: 2_000, tbt: 0 },
    { ...best, lcp: 1_100, tbt: 10 },
  ];
  expect(median(readings)).toMatchObject({ lcp: 1_100, tbt: 10 });
});

test('The report is a CSV file with every figure, its limit and the conditions of the run', async () => {
  const root = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    await writeBenchReport(root, pageFigures(measured({ script: 5_001 })), { hardware: '2 cores, 24 GB' });
    const lines = (await readFile(join(root, 'docs/performance/bench.csv'), 'utf8')).split('\n');
    expect(lines[0]).toBe('subject,figure,value,comparison,limit,met');
    expect(lines).toContain('/about,LCP ÷ baseline,1.00,at most,1.2,yes');
    expect(lines).toContain('/about,"script, KB",5.0,at most,5,no');
    expect(lines.slice(-2)).toEqual(['run,hardware,"2 cores, 24 GB",,,', '']);
  } finally {
    await rm(root, { recursive: true });
  }
});

describe('The simulated CDN', () => {
  const listeners: Listener[] = [];

  afterEach(async () => {
    await Promise.all(listeners.splice(0).map((listener) => listener.stop()));
  });

  /** An edge in front of a site that counts its requests. */
  async function edgeBefore(headers: Record<string, string>) {
    let requests = 0;
    const respond = async () => {
      requests += 1;
      return new Response(`Response ${requests}`, { headers });
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

  test('The simulated CDN serves a site over HTTP/2 with brotli and requests each page once', async () => {
    const { origin } = await edgeBefore({ 'Content-Type': 'text/plain', 'Cache-Control': 'public' });
    const { headers, body } = await get(origin, '/one');
    expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br', 'cache-control': 'public' });
    expect(body).toBe('Response 1');
    expect((await get(origin, '/one')).body).toBe('Response 1');
    expect((await get(origin, '/two')).body).toBe('Response 2');
  });

  test('The simulated CDN does not cache responses marked no-store', async () => {
    const { origin } = await edgeBefore({ 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
    await get(origin, '/one');
    expect((await get(origin, '/one')).body).toBe('Response 2');
  });

  test('The simulated CDN serves pages that the bench adds', async () => {
    const edge = await edgeBefore({});
    await edge.put('/baseline', { type: 'text/html', body: Buffer.from('<h1>Baseline</h1>') });
    expect((await get(edge.origin, '/baseline')).body).toBe('<h1>Baseline</h1>');
  });
});
