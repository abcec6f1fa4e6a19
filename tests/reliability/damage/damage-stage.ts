import * as v from 'valibot';
import { idempotencyHeader } from '#domain/calls/call';
import { addPerson } from '#domain/calls/people';
import { dayMs, minuteMs } from '#domain/time/day';
import { enquiryIdOf } from '../../../netlify/enquiries/record.ts';
import { markForDeletion } from '../../../netlify/opportunities/pending-deletions.ts';
import { type StorePurpose, storePurposes } from '../../../netlify/store/store-name.ts';
import { paths } from '../../support/paths.ts';
import type { MemorySnapshot } from '../../support/strict-blob-server/strict-blob-server-memory.ts';
import type { Random } from '../random.ts';
import { account } from '../site.ts';
import type { World } from '../world.ts';
import { damageWays } from './damage-ways.ts';

/** The site’s initial data: some of every kind that it stores. */
export interface Filled {
  readonly snapshot: MemorySnapshot;
  readonly now: number;
  /** The keys that created live records and deleted ones, and that sent enquiries. */
  readonly live: readonly string[];
  readonly deleted: readonly string[];
  readonly enquiries: readonly string[];
  /** The id of the only editor. */
  readonly editor: string;
}

/** What the editor logs in with. */
export const editor = { username: 'bea', password: 'a long password' };

/** A damaged blob, before and after. */
export interface Damage {
  readonly store: StorePurpose;
  readonly key: string;
  readonly way: string;
  readonly whole: Buffer;
  readonly left: Buffer;
}

/** Fills an empty site as its users would. */
export async function filled(world: World, random: Random): Promise<Filled> {
  const { site, clock, server } = world;
  const uuids = (count: number) => Array.from({ length: count }, () => random.uuid());
  const names = [];
  for (let left = 6; left > 0; left -= 1) names.push(String((await site.upload()).body));
  const [live, deleted, enquiries] = [uuids(6), uuids(2), uuids(3)];
  for (const [index, id] of [...live, ...deleted].entries()) {
    await save(world, `First ${index}`, names.slice(index % 3, (index % 3) + 1), id);
    await save(world, `Second ${index}`, names.slice(index % 4, (index % 4) + 1), id, id);
  }
  for (const id of deleted) await site.ask('DELETE', paths.deleteOpportunity(id));
  clock.forward(dayMs);
  // One deleted now, one orphaned since now, and both indexes saved.
  await markForDeletion(names[4] ?? '', new Date(clock.now));
  await site.sweep();
  await site.logIn();
  await site.ask('GET', paths.adminOpportunities);
  for (const key of enquiries) await enquire(world, key);
  await site.ask('POST', paths.updateEnquiry(enquiryIdOf(enquiries[0] ?? '')), { json: { note: 'Seen' } });
  clock.forward(minuteMs);
  await site.ask('GET', paths.enquiriesAfter(''));
  await logIn(world, 'wrong');
  const editor = await addEditor(world, random.uuid());
  return { snapshot: server.memory.snapshot(), now: clock.now, live, deleted, enquiries, editor };
}

// The outbox is empty: there is no channel here. Its own tests damage it.
const stocked = storePurposes.filter((store) => store !== 'outbox');

/** Damages up to four blobs in random stores and ways; those that stay equivalent are left out. */
export function damageSome({ server, clock }: World, random: Random): Damage[] {
  return Array.from({ length: 1 + random.whole(4) }, () => {
    const store = random.pick(stocked) ?? 'opportunities';
    const storeName = `site:${store}`;
    const query = { prefix: '', directories: false, cursor: undefined, asOf: clock.now };
    const key = random.pick(server.memory.list(storeName, query).blobs)?.key ?? '';
    const before = server.memory.get(storeName, key, clock.now);
    const [way, damage] = random.pick(Object.entries(damageWays)) ?? [];
    if (!before || !way || !damage) throw new Error(`Nothing is stored in ${store}.`);
    const left = damage(before.body, random);
    server.memory.put(storeName, key, { body: left, metadata: before.metadata }, { kind: 'none' });
    return { store, key, way, whole: before.body, left };
  });
}

export function save({ site }: World, title: string, imageURL: readonly string[], key: string, known?: string) {
  return site.ask('POST', paths.saveOpportunity, {
    json: { title, subtitle: 'A', sector: 'mining', description: '', imageURL, ...(known && { id: known }) },
    headers: { [idempotencyHeader]: key },
  });
}

export function enquire({ site }: World, key: string) {
  return site.ask('POST', paths.enquiry, {
    json: {
      ...{ firstName: 'Wei', lastName: 'Zhang', email: 'wei@example.com', company: 'Example' },
      ...{ sector: 'agribusiness', country: 'CN', message: key },
    },
    headers: { [idempotencyHeader]: key },
  });
}

async function addEditor({ site }: World, id: string): Promise<string> {
  const { username, password } = editor;
  const json = { name: 'Bea', username };
  const added = await site.ask('POST', paths.addPerson, { json, headers: { [idempotencyHeader]: id } });
  const { invitation } = v.parse(addPerson.response, added.body);
  await site.ask('POST', paths.acceptInvitation, { json: { invitation, password } });
  return id;
}

export function logIn({ site }: World, password = account.password) {
  return site.ask('POST', paths.login, { json: { username: account.username, password } });
}
