import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { type Account, roles } from '#domain/people';
import { openStore } from '../store/blob-store.ts';
import { coalesce } from '../store/coalesce.ts';
import { compareAndSwap, readStored, type Step } from '../store/compare-and-swap.ts';
import { storedTime } from '../store/listed-records.ts';

/** The key of the only record, which holds all people: so a user name is taken once, by one conditional write. */
export const peopleKey = 'people';

// Unknown keys are read and written back: a newer deploy may have written them (docs/decisions/0026).
const storedPerson = v.looseObject({
  id: v.string(),
  name: v.string(),
  username: v.string(),
  /** A role of a newer deploy may do nothing here. */
  role: v.string(),
  addedAt: storedTime,
  /** Random; named by each token, so that replacing it ends all sessions. Recognises a write of unknown outcome. */
  session: v.string(),
  /** Absent until an invitation has been used. */
  passwordHash: v.exactOptional(v.string()),
  invitation: v.exactOptional(v.looseObject({ digest: v.string(), until: storedTime })),
  /** `YYYY-MM-DD`. */
  lastLogin: v.exactOptional(v.string()),
});

export type StoredPerson = v.InferOutput<typeof storedPerson>;

export const storedPeople = v.looseObject({
  schema: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  people: v.array(storedPerson),
});

type StoredPeople = v.InferOutput<typeof storedPeople>;

export const nobody: StoredPeople = { schema: 1, people: [] };

/** Everybody whom the owner has added. Simultaneous calls share a read that began after them. */
export const readPeople = coalesce(async (): Promise<readonly StoredPerson[]> => {
  const stored = await readStored(openStore('people'), peopleKey, storedPeople);
  return (stored ?? nobody).people;
});

/** Decides on the people and replaces them in one conditional write; repeated whenever another write intervened. */
export function changePeople<Result>(
  decide: (people: readonly StoredPerson[]) => Step<readonly StoredPerson[], Result>,
): Promise<Result> {
  return compareAndSwap(openStore('people'), peopleKey, storedPeople, (current): Step<StoredPeople, Result> => {
    const next = decide((current ?? nobody).people);
    if (next.kind === 'done') return next;
    return { kind: 'write', value: { ...nobody, ...current, people: [...next.value] }, result: next.result };
  });
}

/** The people with one of them changed. */
export function withPerson(people: readonly StoredPerson[], changed: StoredPerson): readonly StoredPerson[] {
  return people.map((one) => (one.id === changed.id ? changed : one));
}

/** The account of a person who can log in; `undefined` before an invitation is used, or with an unknown role. */
export function accountOf({ id, name, role: stored, passwordHash }: StoredPerson): Account | undefined {
  const role = roles.find((one) => one === stored);
  return role === 'editor' && passwordHash !== undefined ? { id, name, role } : undefined;
}

/** The digest of an invitation’s secret, of which the store has no more. */
export const secretDigest = (invitation: string): string => createHash('sha256').update(invitation).digest('base64url');
