import { expect, test } from 'vitest';
import { createAcceptance, createInvitation, createPasswordChange } from '../../../src/admin/account/password-forms.ts';
import { $token } from '../../../src/admin/session/session.ts';
import { provideSession } from '../support/provide-session.ts';
import { bodyOf, calls, ok, refusal, server } from '../support/server.ts';

provideSession();

const secret = 's'.repeat(43);
const typed = { password: 'a long password', again: 'a long password' };

test('An accepted invitation begins the session of the person', async () => {
  const form = createAcceptance(secret);
  server.mockImplementationOnce(() => ok({ jwtToken: 'new token' }));
  await form.submit(typed);
  expect(bodyOf(0)).toEqual({ invitation: secret, password: typed.password });
  expect($token.get()).toBe('new token');
  expect(form.$state.get()).toEqual({ kind: 'done' });
});

test.each([
  [
    { password: 'too short', again: 'too short' },
    { kind: 'invalid', problem: 'too-short' },
  ],
  [{ ...typed, again: 'another text' }, { kind: 'differs' }],
])('A password that does not fit is not sent: %j', async (texts, state) => {
  const form = createAcceptance(secret);
  await form.submit(texts);
  expect(form.$state.get()).toEqual(state);
  expect(calls()).toEqual([]);
});

test('A link that does not hold says so, and an impossible one without a request', async () => {
  const invitation = createInvitation(secret);
  server.mockImplementationOnce(() => refusal('not-found'));
  await invitation.load();
  expect(invitation.$state.get()).toEqual({ kind: 'gone' });
  const impossible = createInvitation('short');
  await impossible.load();
  expect(impossible.$state.get()).toEqual({ kind: 'gone' });
  expect(calls()).toHaveLength(1);
  const form = createAcceptance(secret);
  server.mockImplementationOnce(() => refusal('not-found'));
  await form.submit(typed);
  expect(form.$state.get()).toEqual({ kind: 'gone' });
});

test('After a changed password the session goes on with the new token; a wrong current one is reported', async () => {
  const form = createPasswordChange();
  server.mockImplementationOnce(() => refusal('invalid-credentials'));
  await form.submit({ ...typed, current: 'wrong' });
  expect(form.$state.get()).toEqual({ kind: 'wrong-current' });
  expect($token.get()).toBe('token');
  server.mockImplementationOnce(() => ok({ jwtToken: 'new token' }));
  await form.submit({ ...typed, current: 'right' });
  expect(bodyOf(1)).toEqual({ current: 'right', password: typed.password });
  expect($token.get()).toBe('new token');
});
