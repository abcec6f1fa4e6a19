import { createHash, timingSafeEqual } from 'node:crypto';
import type { Credentials } from '#domain/calls/login';
import { dayInArgentina } from '#domain/time/day';
import { loginSettings } from '../env/index.ts';
import { accountOf, changePeople, readPeople, type StoredPerson, withPerson } from '../people/record.ts';
import { done, type Step } from '../store/compare-and-swap.ts';
import { admitClient, judgeAttempt } from './attempt.ts';
import { makeEditorToken, makeToken } from './token.ts';

export type LoginOutcome =
  | { readonly kind: 'accepted'; readonly token: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'throttled'; readonly retryAfterMs: number };

/**
 * Checks a name and a password from `client` (grouped by `clientIp`) and returns a token. An unknown name causes the
 * same work, writes and response as a wrong password. While the people cannot be read, the owner logs in, and every other
 * attempt counts and is Unavailable.
 */
export async function logIn({ username, password }: Credentials, client: string): Promise<LoginOutcome> {
  const began = performance.now();
  const settings = loginSettings();
  const admission = await admitClient(client);
  if (admission.kind === 'throttled') return admission;
  const { people, failure } = await peopleIfReadable();
  const isOwner = isSame(username, settings.username);
  const person = isOwner ? undefined : personNamed(username, people);
  const isRight = await judgeAttempt(admission.attempt, {
    password,
    hash: person?.passwordHash ?? settings.passwordHash,
    isKnown: isOwner || person !== undefined,
    hidesNames: people.length > 0,
    began,
  });
  if (isRight) return { kind: 'accepted', token: person ? await editorToken(person) : await makeToken(settings) };
  if (failure !== undefined) throw failure;
  return { kind: 'refused' };
}

async function peopleIfReadable(): Promise<{ people: readonly StoredPerson[]; failure?: unknown }> {
  try {
    return { people: await readPeople() };
  } catch (failure) {
    return { people: [], failure };
  }
}

/** The person who logs in by a user name, if they have a password. */
function personNamed(username: string, people: readonly StoredPerson[]): StoredPerson | undefined {
  // As it was stored, however the keyboard composes its letters.
  const wanted = username.normalize('NFC');
  return people.find((one) => isSame(one.username, wanted) && accountOf(one) !== undefined);
}

async function editorToken(person: StoredPerson): Promise<string> {
  const noted = noteLogin(person.id, dayInArgentina(new Date()));
  await noted.catch((error) => console.error('The day of a login was not recorded:', error));
  return makeEditorToken(person);
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Records the day of a login, once a day. */
function noteLogin(id: string, day: string): Promise<void> {
  return changePeople((people): Step<readonly StoredPerson[], void> => {
    const before = people.find((one) => one.id === id);
    if (!before || before.lastLogin === day) return done(undefined);
    return { kind: 'write', value: withPerson(people, { ...before, lastLogin: day }), result: undefined };
  });
}
