import * as v from 'valibot';
import { storedEnquiry } from '../../../netlify/enquiries/record.ts';
import { type OpportunityRecord, opportunityRecord } from '../../../netlify/opportunities/record.ts';
import { peopleKey, type StoredPerson, storedPeople } from '../../../netlify/people/record.ts';
import type { StorePurpose } from '../../../netlify/store/store-name.ts';
import type { World } from '../world.ts';

/** All blobs of a store by key, as the store has them. */
export function blobsIn({ server, clock }: World, store: StorePurpose): ReadonlyMap<string, Buffer> {
  const storeName = `site:${store}`;
  const query = { prefix: '', directories: false, cursor: undefined, asOf: clock.now };
  const { blobs } = server.memory.list(storeName, query);
  return new Map(
    blobs.map(({ key }) => [key, server.memory.get(storeName, key, clock.now)?.body ?? Buffer.alloc(0)] as const),
  );
}

/** The undamaged records, and the ids of the damaged ones. */
export function recordsIn(world: World) {
  const whole = new Map<string, OpportunityRecord>();
  const damaged = new Map<string, Buffer>();
  for (const [id, body] of blobsIn(world, 'opportunities')) {
    const record = parsedBy(opportunityRecord, body);
    if (record) whole.set(id, record);
    else damaged.set(id, body);
  }
  return { whole, damaged };
}

/** The keys of the undamaged enquiries. */
export function enquiriesIn(world: World): readonly string[] {
  return [...blobsIn(world, 'enquiries')].flatMap(([key, body]) => (parsedBy(storedEnquiry, body) ? [key] : []));
}

/** The people of the record; `undefined` if it is damaged. */
export function peopleIn(world: World): readonly StoredPerson[] | undefined {
  return parsedBy(storedPeople, blobsIn(world, 'people').get(peopleKey) ?? Buffer.alloc(0))?.people;
}

/** Images with another length than stored. */
export function cutImages(world: World): ReadonlySet<string> {
  const cut = [...blobsIn(world, 'images')].filter(([name, body]) => {
    const { metadata } = world.server.memory.get('site:images', name, world.clock.now) ?? {};
    return bytesStated(metadata) !== body.byteLength;
  });
  return new Set(cut.map(([name]) => name));
}

/** Whether a backup can recognise the damage: the bytes are not JSON. */
export function isNoJson(body: Buffer): boolean {
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return false;
  } catch {
    return true;
  }
}

/** A message if two lists of names differ, ignoring their order. */
export function difference(what: string, found: Iterable<string>, expected: Iterable<string>): string[] {
  const [one, other] = [[...found].sort().join(), [...expected].sort().join()];
  return one === other ? [] : [`${what}: ${one || 'nothing'} instead of ${other || 'nothing'}`];
}

function bytesStated(metadata: string | undefined): unknown {
  if (metadata === undefined) return undefined;
  const [, encoded = ''] = metadata.split(';');
  return JSON.parse(Buffer.from(encoded, 'base64').toString() || '{}').bytes;
}

function parsedBy<Schema extends v.GenericSchema>(schema: Schema, body: Buffer): v.InferOutput<Schema> | undefined {
  try {
    const parsed = v.safeParse(schema, JSON.parse(new TextDecoder().decode(body)));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
