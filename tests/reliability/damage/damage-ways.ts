import type { Random } from '../random.ts';

/** A way of damaging a stored blob. */
export type DamageWay = (body: Buffer, random: Random) => Buffer;

const text = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

/** Unexpected values of a field; `huge` becomes a number beyond the range. */
const huge = '"huge"';
const strange: readonly unknown[] = [null, true, 'words', -1, 1e308, [], {}, [null], { schema: 'x' }, 'huge'];

/** Every way, by name. */
export const damageWays: Readonly<Record<string, DamageWay>> = {
  cut: (body, random) => body.subarray(0, random.whole(body.length)),
  empty: () => Buffer.alloc(0),
  binary: (_, random) => Buffer.from(Array.from({ length: 1 + random.whole(2_000) }, () => random.whole(256))),
  null: () => Buffer.from('null'),
  'an unknown shape': (_, random) => text(random.pick([{ schema: 9 }, [], 7, 'words', { id: 'x', past: {} }])),
  'a wrong type': (body, random) => altered(body, random, (field) => ({ [field]: random.pick(strange) })),
  'a huge number': (body, random) => altered(body, random, (field) => ({ [field]: 'huge' })),
  'a field too few': (body, random) => altered(body, random, (field) => ({ [field]: undefined })),
  'next year’s schema': (body) => text({ ...objectIn(body), schema: 3, translations: { pt: {} } }),
};

/** Replaces one of the fields; for a blob that is not an object, returns any value. */
function altered(body: Buffer, random: Random, change: (field: string) => object): Buffer {
  const value = objectIn(body);
  const field = random.pick(Object.keys(value));
  const left = field === undefined ? random.pick(strange) : { ...value, ...change(field) };
  return Buffer.from((JSON.stringify(left) ?? '').replaceAll(huge, '1e999'));
}

function objectIn(body: Buffer): Record<string, unknown> {
  try {
    return { ...JSON.parse(body.toString()) };
  } catch {
    return {};
  }
}
