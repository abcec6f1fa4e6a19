import { isDeepStrictEqual } from 'node:util';
import { paths } from '../../support/paths.ts';
import type { Random } from '../random.ts';
import type { World } from '../world.ts';
import { blobsIn } from './damage-judgement.ts';

const cut = ['shortened', 'truncated'] as const;

/** A response truncated twice in a row is read again: it never counts as damage, and nothing is missing. */
export async function judgeTransfer(world: World, random: Random, problems: string[]): Promise<void> {
  const { server, site } = world;
  const forgetIndexes = () => server.memory.deleteAll('site:opportunity-index');
  const key = random.pick([...blobsIn(world, 'opportunities').keys()]) ?? '';
  const name = random.pick([...blobsIn(world, 'images').keys()]) ?? '';
  const kind = random.pick(cut) ?? 'shortened';
  const full = async () => [await site.ask('GET', paths.adminOpportunities), await site.ask('GET', paths.trash)];
  const before = await full();
  forgetIndexes();
  server.faults.script({ kind, on: { method: 'GET', store: 'opportunities', key }, times: 2 });
  server.faults.script({ kind, on: { method: 'GET', store: 'images', key: name }, times: 2 });
  const damaged = await site.ask('GET', paths.damagedOpportunities);
  const image = await site.ask('GET', paths.image(name));
  server.faults.clear();
  if (JSON.stringify(damaged.body) !== '[]') problems.push(`${kind} on its way, ${key} is listed as damaged`);
  if (image.status >= 500) problems.push(`${kind} on its way, an image answered ${image.status}`);
  if (!isDeepStrictEqual(bodiesOf(await full()), bodiesOf(before)))
    problems.push(`${kind} on its way, a list is another one`);
}

const bodiesOf = (responses: readonly { readonly body: unknown }[]) => responses.map(({ body }) => body);
