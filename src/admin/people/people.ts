import { atom, type ReadableAtom } from 'nanostores';
import * as calls from '#domain/calls/people';
import { type NewPerson, newPerson, type Person } from '#domain/people';
import type { FieldProblems } from '#domain/text';
import { validate } from '#domain/validate';
import { type ApiError, request } from '../../api/request';
import { type CallResult, createPart, type LoadedPart, withToken } from '../session/call';
import { refreshTeam } from '../session/team';

/** Result of the last action. */
type PeopleAction =
  | { readonly kind: 'none' }
  | { readonly kind: 'under-way' }
  /** A new invitation: the link is shown once. */
  | { readonly kind: 'invited'; readonly person: Person; readonly link: string }
  | { readonly kind: 'ended' | 'removed'; readonly person: Person }
  | { readonly kind: 'invalid'; readonly fields: FieldProblems }
  | { readonly kind: 'failed'; readonly error: ApiError };

export interface PeopleOf {
  readonly $people: ReadableAtom<LoadedPart<ListedPeople>>;
  readonly $action: ReadableAtom<PeopleAction>;
  load(): Promise<void>;
  /** Resolves to whether the person was added. */
  add(typed: NewPerson): Promise<boolean>;
  inviteAgain(person: Person): Promise<void>;
  endSessions(person: Person): Promise<void>;
  remove(person: Person): Promise<void>;
  eraseDamaged(): Promise<void>;
}

/** Loads and changes the people of the site, for the owner. */
export function createPeople(origin: string = location.origin): PeopleOf {
  const { $state, load, refresh } = createPart(fetchPeople);
  const $action = atom<PeopleAction>({ kind: 'none' });
  // Constant until an addition succeeds, so that a repetition after a lost response adds nobody twice.
  let additionKey = crypto.randomUUID();

  async function carryOut<ResponseBody>(
    call: (token: string) => Promise<ResponseBody>,
    done: (response: ResponseBody) => PeopleAction,
  ): Promise<boolean> {
    if ($action.get().kind === 'under-way') return false;
    $action.set({ kind: 'under-way' });
    const result = await withToken(call);
    // Refresh the list first, so that it already shows the result when the notice appears.
    await Promise.all([refresh(), refreshTeam()]);
    $action.set(result.kind === 'succeeded' ? done(result.response) : refused(result));
    return result.kind === 'succeeded';
  }

  const invited = ({ person, invitation }: Invited): PeopleAction => ({
    kind: 'invited',
    person,
    link: `${origin}/admin/invitation/${invitation}`,
  });

  return {
    $people: $state,
    $action,
    load,
    async add(typed) {
      const checked = validate(newPerson, typed);
      if (checked.kind === 'invalid') {
        $action.set({ kind: 'invalid', fields: checked.fields });
        return false;
      }
      const isAdded = await carryOut((token) => addPerson(token, checked.value, additionKey), invited);
      if (isAdded || $action.get().kind === 'invalid') additionKey = crypto.randomUUID();
      return isAdded;
    },
    async inviteAgain({ id }) {
      await carryOut((token) => invitePerson(token, id), invited);
    },
    async endSessions(person) {
      await carryOut(
        (token) => endSessions(token, person.id),
        () => ({ kind: 'ended', person }),
      );
    },
    async remove(person) {
      await carryOut(
        (token) => removePerson(token, person.id),
        () => ({ kind: 'removed', person }),
      );
    },
    async eraseDamaged() {
      await carryOut(eraseDamagedPeople, () => ({ kind: 'none' }));
    },
  };
}

function refused(result: Exclude<CallResult<unknown>, { readonly kind: 'succeeded' }>): PeopleAction {
  if (result.kind === 'forbidden') return { kind: 'none' };
  const fields = result.error.refusal?.fields;
  return fields ? { kind: 'invalid', fields } : { kind: 'failed', error: result.error };
}

/** A person, with the secret of a new invitation. */
interface Invited {
  readonly person: Person;
  readonly invitation: string;
}

/** All people whom the owner has added. `damaged`: the bytes of the record, if it cannot be read. */
interface ListedPeople {
  readonly people: readonly Person[];
  readonly damaged?: number;
}

function fetchPeople(token: string): Promise<ListedPeople> {
  return request(calls.listPeople, { token });
}

/** Adds and invites a person; the same `idempotencyKey` adds them once. */
function addPerson(token: string, body: NewPerson, idempotencyKey: string): Promise<Invited> {
  return request(calls.addPerson, { token, body, idempotencyKey });
}

/** Invites a person again; ends their sessions. */
function invitePerson(token: string, id: string): Promise<Invited> {
  return request(calls.invitePerson, { token, body: { id } });
}

function endSessions(token: string, id: string): Promise<void> {
  return request(calls.endSessions, { token, segment: id });
}

function removePerson(token: string, id: string): Promise<void> {
  return request(calls.removePerson, { token, segment: id });
}

function eraseDamagedPeople(token: string): Promise<void> {
  return request(calls.eraseDamagedPeople, { token });
}
