import { idempotencyHeader } from '#domain/calls/call';
import { inParallel } from '../../../netlify/store/in-parallel.ts';
import { paths } from '../../support/paths.ts';
import { Random } from '../random.ts';
import type { Site } from '../site.ts';

/**
 * Adds opportunities through the site until there are `count`, of which `there` exist already; resolves to all ids.
 */
export async function populate(site: Site, count: number, there = 0): Promise<readonly string[]> {
  const random = new Random(1);
  const ids = Array.from({ length: count }, () => random.uuid());
  const { failure } = await inParallel(ids.slice(there), async (id) => {
    const json = {
      ...{ title: `Opportunity ${id}`, subtitle: 'Exploration stage, 12,000 hectares', sector: 'mining', imageURL: [] },
      description: 'Two salt flats at 3,800 m, an hour by road from the railway. '.repeat(20),
    };
    const { status } = await site.ask('POST', paths.saveOpportunity, { json, headers: { [idempotencyHeader]: id } });
    if (status !== 200) throw new Error(`A save answered ${status}.`);
  });
  if (failure !== undefined) throw failure;
  return ids;
}
