import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '#domain/limits';
import { dayMs } from '#domain/time/day';
import acceptInvitation from '../../../netlify/functions/accept-invitation.ts';
import addPerson from '../../../netlify/functions/add-person.ts';
import changePassword from '../../../netlify/functions/change-password.ts';
import endSessions from '../../../netlify/functions/end-sessions.ts';
import eraseDamagedPeople from '../../../netlify/functions/erase-damaged-people.ts';
import invitePerson from '../../../netlify/functions/invite-person.ts';
import listPeople from '../../../netlify/functions/list-people.ts';
import listTeam from '../../../netlify/functions/list-team.ts';
import listTrash from '../../../netlify/functions/list-trash.ts';
import logIn from '../../../netlify/functions/log-in.ts';
import readInvitation from '../../../netlify/functions/read-invitation.ts';
import removePerson from '../../../netlify/functions/remove-person.ts';
import { paths } from '../../support/paths.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { password, provideAdministrator, username } from '../login/administrator.ts';
import { bareStore, storedText } from '../opportunities/samples.ts';
import { addEditor, editorPassword, invite } from '../people/editor.ts';
import { call, goodToken, refusalOf, unknownId } from './call.ts';

provideAdministrator();
provideBlobServer(() => startStrictBlobServer());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Handler = Parameters<typeof call>[0];
const post = (handler: Handler, path: string, json: unknown, token?: string, headers: Record<string, string> = {}) =>
  call(handler, 'POST', path, { json, headers, ...(token !== undefined && { token }) });
const asOwner = async (handler: Handler, method: string, path: string, json?: unknown) =>
  call(handler, method, path, { token: await goodToken(), json });
const people = async () => (await asOwner(listPeople, 'GET', paths.people)).json();
const accept = (invitation: string, chosen = editorPassword) =>
  post(acceptInvitation, paths.acceptInvitation, { invitation, password: chosen });
const login = (name = 'bea', tried = editorPassword, from = '192.0.2.1') =>
  call(logIn, 'POST', paths.login, { json: { username: name, password: tried }, from });
/** The status of any call of an editor. */
const statusWith = async (token: string) => (await call(listTrash, 'GET', paths.trash, { token })).status;

describe('adding a person', () => {
  test('An added person is listed as invited for seven days, and the secret is not stored', async () => {
    const response = await asOwner(addPerson, 'POST', paths.addPerson, { name: ' Bea Ruiz ', username: 'bea' });
    expect(response.status).toBe(201);
    const { person, invitation } = await response.json();
    const listed = { name: 'Bea Ruiz', username: 'bea', isActive: false, invitedUntil: '2026-06-08T12:00:00.000Z' };
    expect(person).toEqual({ id: expect.any(String), ...listed });
    expect(await people()).toEqual({ people: [person] });
    expect(await storedText('people', 'people')).not.toContain(invitation);
  });

  test.each(['bea', 'BEA', username, username.toUpperCase()])('The user name %s is taken', async (taken) => {
    await invite('bea');
    const response = await asOwner(addPerson, 'POST', paths.addPerson, { name: 'Other', username: taken });
    expect(response.status).toBe(400);
    expect((await refusalOf(response)).fields).toEqual({ username: 'taken' });
    expect((await people()).people).toHaveLength(1);
  });

  test('One of two people added with the same user name at the same time is added', async () => {
    const add = (name: string) => asOwner(addPerson, 'POST', paths.addPerson, { name, username: 'bea' });
    const responses = await Promise.all([add('One'), add('Other')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect((await people()).people).toHaveLength(1);
  });

  test('A repeated addition returns a new link for the same person, until it is used', async () => {
    const headers = { 'Idempotency-Key': unknownId };
    const add = async (json: object) => post(addPerson, paths.addPerson, json, await goodToken(), headers);
    const bea = { name: 'Bea Ruiz', username: 'bea' };
    const [first, second] = [await (await add(bea)).json(), await (await add(bea)).json()];
    expect(second.person.id).toBe(first.person.id);
    expect((await accept(first.invitation)).status).toBe(404);
    expect((await add({ ...bea, name: 'Other' })).status).toBe(409);
    expect((await accept(second.invitation)).status).toBe(200);
    expect((await add(bea)).status).toBe(409);
  });

  test('More people than the limit are refused', async () => {
    const names = Array.from({ length: limits.people }, (_, index) => `person ${index}`);
    for (const name of names) await invite(name);
    const response = await asOwner(addPerson, 'POST', paths.addPerson, { name: 'One more', username: 'more' });
    expect((await refusalOf(response)).fields).toEqual({ body: 'too-many' });
  });
});

describe('an invitation', () => {
  test('The invited person sees their names, sets a password once, and is logged in', async () => {
    const { invitation } = await invite();
    const seen = await post(readInvitation, paths.readInvitation, { invitation });
    expect(await seen.json()).toEqual({ name: 'Bea Ruiz', username: 'bea' });
    expect((await login()).status).toBe(401);
    const { jwtToken } = await (await accept(invitation)).json();
    expect(await statusWith(jwtToken)).toBe(200);
    expect((await login()).status).toBe(200);
    expect((await people()).people).toEqual([
      { id: expect.any(String), name: 'Bea Ruiz', username: 'bea', isActive: true, lastLogin: '2026-06-01' },
    ]);
  });

  test.each([
    ['too-short', 'a'.repeat(11)],
    ['too-short', '👍'.repeat(11)],
    ['too-long', 'a'.repeat(201)],
    ['control-character', `${'a'.repeat(12)}\0`],
    ['required', ''],
  ])('A password that is %s is refused, and the invitation still holds', async (problem, chosen) => {
    const { invitation } = await invite();
    const response = await accept(invitation, chosen);
    expect((await refusalOf(response)).fields).toEqual({ password: problem });
    expect((await accept(invitation)).status).toBe(200);
  });

  const ends: Record<string, (of: { id: string; invitation: string }) => unknown> = {
    used: ({ invitation }) => accept(invitation),
    expired: () => vi.setSystemTime(Date.now() + 7 * dayMs),
    replaced: ({ id }) => asOwner(invitePerson, 'POST', paths.invitePerson, { id }),
    'of a removed person': ({ id }) => asOwner(removePerson, 'DELETE', paths.removePerson(id)),
  };
  test.each(Object.entries(ends))('An invitation that is %s is refused like an invented one', async (_, end) => {
    const invented = 'x'.repeat(43);
    const invited = await invite();
    await end(invited);
    for (const [handler, path] of [
      [readInvitation, paths.readInvitation],
      [acceptInvitation, paths.acceptInvitation],
    ] as const) {
      const responses = [];
      for (const invitation of [invited.invitation, invented])
        responses.push(await post(handler, path, { invitation, password: 'another long password' }));
      expect(responses.map(({ status }) => status)).toEqual([404, 404]);
      const [one, other] = responses;
      expect(await one?.text()).toBe(await other?.text());
      expect([...(one?.headers ?? [])]).toEqual([...(other?.headers ?? [])]);
    }
    expect((await login('bea', 'another long password')).status).toBe(401);
  });

  test('One of two simultaneous uses of an invitation sets the password', async () => {
    const { invitation } = await invite();
    const chosen = ['the password of one', 'the password of the other'];
    const responses = await Promise.all(chosen.map((one) => accept(invitation, one)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
    const logins = await Promise.all(chosen.map((one, at) => login('bea', one, `198.51.100.${at}`)));
    expect(logins.map(({ status }) => status)).toEqual(responses.map(({ status }) => (status === 200 ? 200 : 401)));
  });
});

describe('the end of sessions', () => {
  const ends: Record<string, (id: string, token: string) => Promise<Response>> = {
    'the owner ends them': (id) => asOwner(endSessions, 'DELETE', paths.endSessions(id)),
    'the owner removes the person': (id) => asOwner(removePerson, 'DELETE', paths.removePerson(id)),
    'the owner invites the person again': (id) => asOwner(invitePerson, 'POST', paths.invitePerson, { id }),
    'the person changes the password': (_, token) =>
      post(changePassword, paths.changePassword, { current: editorPassword, password: 'a new password' }, token),
  };
  test.each(Object.entries(ends))('The sessions of a person end with the next request when %s', async (_, end) => {
    const { id, token } = await addEditor();
    const second = (await (await login()).json()).jwtToken;
    const other = await addEditor('carla');
    expect(await statusWith(second)).toBe(200);
    expect((await end(id, token)).ok).toBe(true);
    expect([await statusWith(token), await statusWith(second), await statusWith(other.token)]).toEqual([403, 403, 200]);
  });

  test('Ending sessions keeps the password; a new invitation takes it away', async () => {
    const { id } = await addEditor();
    await asOwner(endSessions, 'DELETE', paths.endSessions(id));
    expect((await login()).status).toBe(200);
    const { invitation } = await (await asOwner(invitePerson, 'POST', paths.invitePerson, { id })).json();
    expect((await login()).status).toBe(401);
    expect((await accept(invitation, 'a new password')).status).toBe(200);
    expect((await login('bea', 'a new password')).status).toBe(200);
  });

  test('A removed person cannot log in, and the user name is free for another person', async () => {
    const { id, token } = await addEditor();
    expect((await asOwner(removePerson, 'DELETE', paths.removePerson(id))).status).toBe(204);
    expect((await asOwner(removePerson, 'DELETE', paths.removePerson(id))).status).toBe(204);
    expect((await login()).status).toBe(401);
    const other = await addEditor('bea', 'Beatriz Sosa');
    expect(other.id).not.toBe(id);
    expect(await statusWith(token)).toBe(403);
    expect(await statusWith(other.token)).toBe(200);
  });

  test.each([
    ['sessions', () => asOwner(endSessions, 'DELETE', paths.endSessions(unknownId))],
    ['invitation', () => asOwner(invitePerson, 'POST', paths.invitePerson, { id: unknownId })],
  ])('An unknown person has no %s: 404', async (_, ask) => {
    expect((await ask()).status).toBe(404);
  });
});

describe('changing the own password', () => {
  const change = (token: string, current: string, next = 'a new password') =>
    post(changePassword, paths.changePassword, { current, password: next }, token);

  test('The person goes on with the returned token and logs in with the new password only', async () => {
    const { token } = await addEditor();
    const { jwtToken } = await (await change(token, editorPassword)).json();
    expect(await statusWith(jwtToken)).toBe(200);
    expect((await login()).status).toBe(401);
    expect((await login('bea', 'a new password')).status).toBe(200);
  });

  test('A wrong current password is refused, and guesses are slowed like failed logins', async () => {
    const { token } = await addEditor();
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await change(token, 'a wrong password')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await login()).status).toBe(429);
  });

  test('The owner, whose password is an environment variable, cannot change it here', async () => {
    expect((await change(await goodToken(), password)).status).toBe(404);
  });
});

describe('the team', () => {
  test('The team is the owner and everybody who can log in, without user names', async () => {
    const { id, token } = await addEditor();
    await invite('carla', 'Carla');
    const response = await call(listTeam, 'GET', paths.team, { token });
    expect(await response.json()).toEqual([
      { id: 'owner', name: username },
      { id, name: 'Bea Ruiz' },
    ]);
  });
});

describe('a damaged record of the people', () => {
  const damage = async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await bareStore('people').set('people', '{"schema":1,"people":[{');
  };

  test('The owner logs in; everybody else is unavailable, whether or not the name exists', async () => {
    const { token } = await addEditor();
    await damage();
    expect((await login(username, password)).status).toBe(200);
    expect([(await login()).status, (await login('nobody')).status, (await login(username, 'x')).status]).toEqual([
      503, 503, 503,
    ]);
    expect(await statusWith(token)).toBe(503);
  });

  test('The owner sees the damage, erases it, and adds people again', async () => {
    await damage();
    expect(await people()).toEqual({ people: [], damaged: 23 });
    expect((await asOwner(eraseDamagedPeople, 'DELETE', paths.damagedPeople)).status).toBe(204);
    const { token } = await addEditor();
    expect((await asOwner(eraseDamagedPeople, 'DELETE', paths.damagedPeople)).status).toBe(204);
    expect(await statusWith(token)).toBe(200);
  });

  test('Unknown keys of a newer deploy survive every change', async () => {
    const { id } = await addEditor();
    const stored = JSON.parse((await storedText('people', 'people')) ?? '');
    const newer = {
      ...stored,
      schema: 2,
      colour: 'blue',
      people: stored.people.map((one: object) => ({ ...one, team: 7 })),
    };
    await bareStore('people').set('people', JSON.stringify(newer));
    await asOwner(endSessions, 'DELETE', paths.endSessions(id));
    const after = JSON.parse((await storedText('people', 'people')) ?? '');
    expect(after).toMatchObject({ schema: 2, colour: 'blue', people: [{ id, team: 7 }] });
  });
});
