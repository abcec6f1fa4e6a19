import * as v from 'valibot';
import { call, nothing } from '#domain/calls/call';
import { bodyErrors } from '#domain/calls/errors';
import { loggedIn } from '#domain/calls/login';
import { isUuid } from '#domain/ids';
import { limits } from '#domain/limits';
import { author, invitationToken, newPassword, newPerson, person, typed } from '#domain/people';
import { problem } from '#domain/text';

/** A person with the secret part of a new invitation’s link, which the server does not store. */
const invited = v.object({ person, invitation: v.string() });

/** Everybody whom the owner has added. `damaged`: the number of bytes of the record, if it cannot be read. */
export const listPeople = call({
  method: 'GET',
  path: '/api/people/all',
  callers: 'owner',
  body: nothing,
  status: 200,
  response: v.object({ people: v.array(person), damaged: v.exactOptional(v.number()) }),
  errors: ['forbidden'],
});

/** The owner and the people, by id and name: for the choice of an assignee. */
export const listTeam = call({
  method: 'GET',
  path: '/api/people/team',
  callers: 'editor',
  body: nothing,
  status: 200,
  response: v.array(author),
  errors: ['forbidden'],
});

/**
 * Adds an editor under the id of the Idempotency-Key, and invites them. Repeated before the invitation is used, it
 * returns a new one.
 */
export const addPerson = call({
  method: 'POST',
  path: '/api/people/add',
  callers: 'owner',
  body: newPerson,
  status: 201,
  response: invited,
  errors: ['forbidden', ...bodyErrors, 'conflict'],
});

/** Invites a person again: the password, the sessions and the earlier invitation end. */
export const invitePerson = call({
  method: 'POST',
  path: '/api/people/invite',
  callers: 'owner',
  body: v.object({ id: v.custom<string>(isUuid, problem('unknown')) }),
  status: 200,
  response: invited,
  errors: ['forbidden', ...bodyErrors, 'not-found'],
});

/** Ends all sessions of a person at once; the password stays. */
export const endSessions = call({
  method: 'DELETE',
  path: '/api/people/sessions/:id',
  callers: 'owner',
  body: nothing,
  status: 204,
  response: nothing,
  errors: ['forbidden', 'not-found'],
});

/** Removes a person, whose sessions end at once; can be repeated. */
export const removePerson = call({
  method: 'DELETE',
  path: '/api/people/remove/:id',
  callers: 'owner',
  body: nothing,
  status: 204,
  response: nothing,
  errors: ['forbidden', 'not-found'],
});

/** Erases the record of all people if it is damaged. */
export const eraseDamagedPeople = call({
  method: 'DELETE',
  path: '/api/people/damaged',
  callers: 'owner',
  body: nothing,
  status: 204,
  response: nothing,
  errors: ['forbidden'],
});

/** The person whom an invitation is for. `not-found` for a used, expired, withdrawn or invented one. */
export const readInvitation = call({
  method: 'POST',
  path: '/api/invitation/read',
  body: v.object({ invitation: invitationToken }),
  status: 200,
  response: v.object({ name: v.string(), username: v.string() }),
  errors: [...bodyErrors, 'not-found'],
});

/** Sets the password of an invited person, once, and logs them in. */
export const acceptInvitation = call({
  method: 'POST',
  path: '/api/invitation/accept',
  body: v.object({ invitation: invitationToken, password: newPassword }),
  status: 200,
  response: loggedIn,
  errors: [...bodyErrors, 'not-found'],
});

/**
 * Changes the editor’s own password; ends all sessions and returns a token for a new one. `not-found` for the owner,
 * whose password is an environment variable.
 */
export const changePassword = call({
  method: 'POST',
  path: '/api/account/password',
  callers: 'editor',
  body: v.object({ current: typed(limits.password), password: newPassword }),
  status: 200,
  response: loggedIn,
  errors: ['forbidden', ...bodyErrors, 'invalid-credentials', 'not-found', 'too-many-requests'],
});
