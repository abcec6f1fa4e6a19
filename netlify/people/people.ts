import { randomBytes } from 'node:crypto';
import { limits } from '#domain/limits';
import { type Author, type NewPerson, ownerId, type Person } from '#domain/people';
import { dayMs } from '#domain/time/day';
import { loginSettings } from '../env/index.ts';
import { openStore } from '../store/blob-store.ts';
import { Damaged, done, type Step } from '../store/compare-and-swap.ts';
import {
  accountOf,
  changePeople,
  nobody,
  peopleKey,
  readPeople,
  type StoredPerson,
  secretDigest,
  withPerson,
} from './record.ts';

/** A person and the secret of their new invitation. */
interface Invited {
  readonly person: Person;
  readonly invitation: string;
}

type AddOutcome = ({ readonly kind: 'added' } & Invited) | { readonly kind: 'taken' | 'too-many' | 'key-reused' };

/** All people, in the order of their names; if the record is damaged, its number of bytes. */
export async function listPeople(): Promise<{ people: Person[]; damaged?: number }> {
  try {
    return { people: (await readPeople()).map(personOf).sort(byName) };
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    console.error('The record of the people is damaged:', error.cause);
    return { people: [], damaged: Buffer.byteLength(error.found.text) };
  }
}

/** The accounts that can log in, the owner first. */
export async function listTeam(): Promise<Author[]> {
  const people = (await readPeople()).flatMap((one) => accountOf(one) ?? []).sort(byName);
  return [ownerAuthor(), ...people.map(({ id, name }) => ({ id, name }))];
}

/** An account that can log in, by its id. */
export async function memberOfTeam(id: string): Promise<Author | undefined> {
  return id === ownerId ? ownerAuthor() : (await listTeam()).find((one) => one.id === id);
}

const ownerAuthor = (): Author => ({ id: ownerId, name: loginSettings().username });

/**
 * Adds a person under an id that the client chose, and invites them. The same id and fields again, before the invitation
 * is used, replace the invitation, because the earlier secret is not stored.
 */
export function addPerson(id: string, { name, username }: NewPerson): Promise<AddOutcome> {
  const { username: owner } = loginSettings();
  const { invitation, stored } = newInvitation();
  return changePeople((people): Step<readonly StoredPerson[], AddOutcome> => {
    const before = people.find((one) => one.id === id);
    const isRepeated = before?.name === name && before.username === username && before.passwordHash === undefined;
    if (before && !isRepeated) return done({ kind: 'key-reused' });
    const added = { id, name, username, role: 'editor', addedAt: new Date().toISOString(), ...newSession(), ...stored };
    const result: AddOutcome = { kind: 'added', person: personOf(added), invitation };
    if (before?.invitation?.digest === stored.invitation.digest) return done(result);
    if (before) return { kind: 'write', value: withPerson(people, added), result };
    if ([owner, ...people.map((one) => one.username)].some((taken) => isSameName(taken, username))) {
      return done({ kind: 'taken' });
    }
    if (people.length >= limits.people) return done({ kind: 'too-many' });
    return { kind: 'write', value: [...people, added], result };
  });
}

/** Invites a person again; the password, all sessions and the earlier invitation end. */
export function invitePerson(id: string): Promise<Invited | undefined> {
  const { invitation, stored } = newInvitation();
  const session = newSession();
  return changePeople((people): Step<readonly StoredPerson[], Invited | undefined> => {
    const before = people.find((one) => one.id === id);
    if (!before) return done(undefined);
    const { passwordHash: _, ...rest } = before;
    const after = { ...rest, ...session, ...stored };
    const result = { person: personOf(after), invitation };
    if (before.session === session.session) return done(result);
    return { kind: 'write', value: withPerson(people, after), result };
  });
}

/** Ends all sessions of a person. Resolves to whether there is one. */
export function endSessions(id: string): Promise<boolean> {
  const session = newSession();
  return changePeople((people): Step<readonly StoredPerson[], boolean> => {
    const before = people.find((one) => one.id === id);
    if (!before || before.session === session.session) return done(before !== undefined);
    return { kind: 'write', value: withPerson(people, { ...before, ...session }), result: true };
  });
}

/** Removes a person; can be repeated, also for an unknown id. */
export function removePerson(id: string): Promise<void> {
  return changePeople((people): Step<readonly StoredPerson[], void> => {
    const left = people.filter((one) => one.id !== id);
    return left.length === people.length ? done(undefined) : { kind: 'write', value: left, result: undefined };
  });
}

/** Erases the record if it is damaged: nobody but the owner can log in until people are added again. */
export async function eraseDamagedPeople(): Promise<void> {
  try {
    await readPeople();
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    const store = openStore('people');
    const outcome = await store.write(peopleKey, JSON.stringify(nobody), { onlyIfMatch: error.found.etag });
    if (outcome !== 'written') throw store.unsettled('Erasing the damaged record of the people');
  }
}

/** A new session id. */
export const newSession = () => ({ session: crypto.randomUUID() });

function newInvitation() {
  const invitation = randomBytes(32).toString('base64url');
  const until = new Date(Date.now() + invitationDays * dayMs).toISOString();
  return { invitation, stored: { invitation: { digest: secretDigest(invitation), until } } };
}

/** Names that differ only in case or in the composition of letters would be confused. */
function isSameName(one: string, other: string): boolean {
  const folded = (name: string) => name.normalize('NFKC').toLowerCase();
  return folded(one) === folded(other);
}

const byName = (one: Author, other: Author): number =>
  one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1);

/** Days for which an invitation holds. */
const invitationDays = 7;

/** A person for the owner. */
function personOf({ id, name, username, passwordHash, invitation, lastLogin }: StoredPerson): Person {
  return {
    id,
    name,
    username,
    isActive: passwordHash !== undefined,
    ...(invitation && { invitedUntil: invitation.until }),
    ...(lastLogin !== undefined && { lastLogin }),
  };
}
