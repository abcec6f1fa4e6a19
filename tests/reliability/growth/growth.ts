import { getStore } from '@netlify/blobs';
import { paths } from '../../support/paths.ts';
import type { LoggedRequest } from '../../support/strict-blob-server/strict-blob-server-log.ts';
import { Clock } from '../clock.ts';
import type { Finding, Part, Size } from '../part.ts';
import { Site } from '../site.ts';
import { StoreInThread } from '../store-in-thread.ts';
import { quietly } from '../store-timeouts.ts';
import { populate } from './populate.ts';

const extent = { short: [10, 100, 1_000], long: [10, 100, 1_000, 10_000] } as const;
const latency = 50;
/** Longest times of the lists in milliseconds: the first with a cold index, later ones with a warm one. */
const bounds: Readonly<Record<number, { readonly cold?: number; readonly warm: number }>> = {
  1000: { cold: 1_500, warm: 400 },
  10000: { warm: 1_000 },
};
/** Beyond about 4,000 records the administrator’s list exceeds the platform’s response limit (decision 0033). */
const mostFull = 1_000;
const publicList = ['public', paths.opportunities] as const;
const fullList = ['full', paths.adminOpportunities] as const;
/** Longest time of any response in milliseconds. */
const longest = 3_000;

export const growth: Part = {
  name: 'growth',
  title: 'Growth from 10 to 10,000 records',
  guarantee:
    'A save makes the same number of store calls; a list after one change reads one record. At 50 ms a store call, the list of 1,000 takes at most 1.5 s with a cold index and 0.4 s with a warm one, of 10,000 at most 1 s; a cold index completes over repeated requests, none over 3 s.',
  run: (size) => {
    const store = new StoreInThread();
    return quietly(() => store.serve(() => grow(size, store)));
  },
};

async function grow(size: Size, store: StoreInThread): Promise<Finding> {
  const clock = new Clock().start();
  const figures: string[] = [];
  const problems: string[] = [];
  const savesTook = new Set<number>();
  try {
    const site = await Site.open();
    let there = 0;
    for (const count of extent[size]) {
      const [id = ''] = await populate(site, count, there);
      there = count;
      clock.forward(60_000);
      await untilListed(site);
      const { saved, listed } = await changeOne(site, store, id, count);
      savesTook.add(saved.length);
      const read = listed.filter(({ store, key }) => store === 'opportunities' && key !== '').length;
      if (read !== 1) problems.push(`a list of ${count} after one change read ${read} records`);
      clock.forward(60_000);
      if (size === 'long') await time(site, store, count, figures, problems);
    }
  } finally {
    clock.stop();
  }
  if (savesTook.size !== 1) problems.push(`saves made ${[...savesTook].join(', ')} store calls`);
  const calls = `a save makes ${[...savesTook].join(' or ')} store calls, at ${extent[size].join(', ')} records`;
  return { figure: [calls, ...figures, ...problems].join('; '), passed: problems.length === 0 };
}

async function changeOne(site: Site, store: StoreInThread, id: string, count: number) {
  const json = { id, title: `Changed at ${count}`, subtitle: 'A', sector: 'mining', description: '', imageURL: [] };
  await store.configure();
  await site.ask('POST', paths.saveOpportunity, { json });
  const { requests: saved } = await store.configure();
  await site.fetch('GET', paths.opportunities);
  const { requests: listed }: { requests: readonly LoggedRequest[] } = await store.configure();
  return { saved, listed };
}

/** Measures both lists with a distant store: without an index, until it is complete, and after. */
async function time(
  site: Site,
  store: StoreInThread,
  count: number,
  figures: string[],
  problems: string[],
): Promise<void> {
  const bound = bounds[count];
  if (!bound) return;
  for (const [name, path] of count <= mostFull ? [publicList, fullList] : [publicList]) {
    await getStore({ name: 'opportunity-index', consistency: 'strong' }).deleteAll();
    await store.configure({ latency });
    const cold = await untilListed(site, path);
    const warm = (await untilListed(site, path))[0] ?? 0;
    await store.configure({ latency: 0 });
    figures.push(`${name} list of ${count.toLocaleString('en')}: cold ${cold.join(' + ')} ms, warm ${warm} ms`);
    if (Math.max(...cold) > longest) problems.push(`an answer took more than ${longest} ms`);
    if (bound.cold && (cold[0] ?? 0) > bound.cold) problems.push(`cold took more than ${bound.cold} ms`);
    if (warm > bound.warm) problems.push(`warm took more than ${bound.warm} ms`);
  }
}

/** Requests the list until it succeeds; resolves to the milliseconds of each response. */
async function untilListed(site: Site, path: string = paths.opportunities): Promise<readonly number[]> {
  const took: number[] = [];
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const began = performance.now();
    const { status } = await site.fetch('GET', path);
    took.push(Math.round(performance.now() - began));
    if (status === 200) return took;
    if (status !== 503) throw new Error(`The list answered ${status}.`);
  }
  throw new Error('The list did not come in 100 requests.');
}
