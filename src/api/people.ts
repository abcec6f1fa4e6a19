import * as calls from '#domain/calls/people';
import type { Author, NewPerson, Person } from '#domain/people';
import { request } from './request';

/** A person, with the secret of a new invitation. */
export interface Invited {
  readonly person: Person;
  readonly invitation: string;
}

/** All people whom the owner has added. `damaged`: the bytes of the record, if it cannot be read. */
export interface ListedPeople {
  readonly people: readonly Person[];
  readonly damaged?: number;
}

export function fetchPeople(token: string): Promise<ListedPeople> {
  return request(calls.listPeople, { token });
}

/** Fetches the accounts that can log in, the owner first. */
export function fetchTeam(token: string): Promise<readonly Author[]> {
  return request(calls.listTeam, { token });
}

/** Adds and invites a person; the same `idempotencyKey` adds them once. */
export function addPerson(token: string, body: NewPerson, idempotencyKey: string): Promise<Invited> {
  return request(calls.addPerson, { token, body, idempotencyKey });
}

/** Invites a person again; ends their sessions. */
export function invitePerson(token: string, id: string): Promise<Invited> {
  return request(calls.invitePerson, { token, body: { id } });
}

export function endSessions(token: string, id: string): Promise<void> {
  return request(calls.endSessions, { token, segment: id });
}

export function removePerson(token: string, id: string): Promise<void> {
  return request(calls.removePerson, { token, segment: id });
}

export function eraseDamagedPeople(token: string): Promise<void> {
  return request(calls.eraseDamagedPeople, { token });
}

/** The person whom an invitation is for; rejects with 404 unless it holds. */
export function fetchInvitation(invitation: string): Promise<{ name: string; username: string }> {
  return request(calls.readInvitation, { body: { invitation } });
}

/** Uses an invitation; resolves to a token. Rejects with 404 unless it holds. */
export async function acceptInvitation(invitation: string, password: string): Promise<string> {
  return (await request(calls.acceptInvitation, { body: { invitation, password } })).jwtToken;
}

/** Changes the own password; resolves to the token of a new session. Rejects with 401 if `current` is wrong. */
export async function changePassword(token: string, current: string, password: string): Promise<string> {
  return (await request(calls.changePassword, { token, body: { current, password } })).jwtToken;
}
