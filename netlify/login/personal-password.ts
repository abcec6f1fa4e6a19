import type { Account } from '#domain/people';
import { loginSettings } from '../env/index.ts';
import { newSession } from '../people/people.ts';
import { changePeople, readPeople, type StoredPerson, secretDigest, withPerson } from '../people/record.ts';
import { done, type Step } from '../store/compare-and-swap.ts';
import { timeouts } from '../store/deadline.ts';
import { admitClient, judgeAttempt } from './attempt.ts';
import { hashInTurn } from './check-password.ts';
import { makeEditorToken } from './token.ts';

/** The person whom an invitation is for; `undefined` unless it holds. */
export async function readInvitation(invitation: string): Promise<{ name: string; username: string } | undefined> {
  const person = invitedBy(invitation, await readPeople());
  return person && { name: person.name, username: person.username };
}

/**
 * Uses an invitation: sets the password and returns a token. Of two simultaneous uses one succeeds. `undefined` unless
 * the invitation holds; the password is hashed only then.
 */
export async function acceptInvitation(
  invitation: string,
  password: string,
  client: string,
): Promise<string | undefined> {
  if (!invitedBy(invitation, await readPeople())) return undefined;
  const passwordHash = await newHash(password, client);
  const { session } = newSession();
  const active = await changePeople((people): Step<readonly StoredPerson[], StoredPerson | undefined> => {
    const mine = people.find((one) => one.session === session);
    if (mine) return done(mine);
    const before = invitedBy(invitation, people);
    if (!before) return done(undefined);
    const { invitation: _, ...rest } = before;
    const after = { ...rest, session, passwordHash };
    return { kind: 'write', value: withPerson(people, after), result: after };
  });
  return active && makeEditorToken(active);
}

/** `gone`: the account has no stored password, as that of the owner, or lost it meanwhile. */
type ChangeOutcome =
  | { readonly kind: 'changed'; readonly token: string }
  | { readonly kind: 'refused' | 'gone' }
  | { readonly kind: 'throttled'; readonly retryAfterMs: number };

/**
 * Changes the password of a logged-in editor, who has to give the current one: a found session must not become a found
 * account. Guesses count as failed logins of the client. All sessions end; the token is for a new one.
 */
export async function changePassword(
  { id }: Account,
  { current, password }: { readonly current: string; readonly password: string },
  client: string,
): Promise<ChangeOutcome> {
  const began = performance.now();
  const person = (await readPeople()).find((one) => one.id === id);
  const hash = person?.passwordHash;
  if (!person || hash === undefined) return { kind: 'gone' };
  const admission = await admitClient(client);
  if (admission.kind === 'throttled') return admission;
  const tried = { password: current, hash, isKnown: true, hidesNames: true, began };
  if (!(await judgeAttempt(admission.attempt, tried))) return { kind: 'refused' };
  const passwordHash = await newHash(password, client);
  const { session } = newSession();
  const changed = await changePeople((people): Step<readonly StoredPerson[], StoredPerson | undefined> => {
    const before = people.find((one) => one.id === id);
    if (before?.session === session) return done(before);
    if (before?.session !== person.session) return done(undefined);
    const after = { ...before, session, passwordHash };
    return { kind: 'write', value: withPerson(people, after), result: after };
  });
  return changed ? { kind: 'changed', token: await makeEditorToken(changed) } : { kind: 'gone' };
}

// At the cost of the owner’s password, so that the time of a refusal does not distinguish the names.
function newHash(password: string, client: string): Promise<string> {
  return hashInTurn(password, loginSettings().passwordHash, client, timeouts.loginTurn);
}

/** The person whom an invitation is for, while it holds. */
function invitedBy(
  invitation: string,
  people: readonly StoredPerson[],
  now: Date = new Date(),
): StoredPerson | undefined {
  const digest = secretDigest(invitation);
  const found = people.find((one) => one.invitation?.digest === digest);
  return found?.invitation && Date.parse(found.invitation.until) > now.getTime() ? found : undefined;
}
