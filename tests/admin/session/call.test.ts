import { expect, test } from 'vitest';
import { $refusedToken, discardImages, leaveRefusedSession, withToken } from '../../../src/admin/session/call.ts';
import { $token, endSession, startSession } from '../../../src/admin/session/session.ts';
import { fetchOpportunitiesAfter } from '../../../src/api/admin-opportunities.ts';
import { provideSession } from '../support/provide-session.ts';
import { calls, done, headerOf, imageName, lithium, ok, refusal, server, unreachable } from '../support/server.ts';

provideSession();

const fetchList = (token: string) => fetchOpportunitiesAfter(token, '');

test('A call sends the token and returns its answer', async () => {
  server.mockImplementation(() => ok([lithium]));
  expect(await withToken(fetchList)).toEqual({ kind: 'succeeded', response: [lithium] });
  expect(headerOf(0, 'Authorization')).toBe('Bearer token');
});

test('Without a token no call is made', async () => {
  endSession();
  expect(await withToken(fetchList)).toEqual({ kind: 'forbidden' });
  expect(server).not.toHaveBeenCalled();
});

test.each(['forbidden', 'cross-site'] as const)(
  'A 403 (%s) is remembered until the administrator has read it',
  async (error) => {
    server.mockImplementation(() => refusal(error));
    expect(await withToken(fetchList)).toEqual({ kind: 'forbidden' });
    expect($refusedToken.get()).toBe('token');
    expect($token.get()).toBe('token');
  },
);

test('Closing the message about a 403 ends the session', async () => {
  server.mockImplementation(() => refusal('forbidden'));
  await withToken(fetchList);
  leaveRefusedSession();
  expect($refusedToken.get()).toBeUndefined();
  expect($token.get()).toBeUndefined();
});

test('Closing the message about a 403 keeps a session that another tab has begun', async () => {
  server.mockImplementation(() => refusal('forbidden'));
  await withToken(fetchList);
  startSession('new');
  leaveRefusedSession();
  expect($token.get()).toBe('new');
});

test('Any other refusal is a failure with its reason', async () => {
  server.mockImplementation(() => refusal('unavailable', {}, { 'Retry-After': '5' }));
  const result = await withToken(fetchList);
  expect(result).toMatchObject({ kind: 'failed', error: { status: 503, retryAfter: 5 } });
  expect($refusedToken.get()).toBeUndefined();
});

test('A call that never arrives is a failure', async () => {
  server.mockImplementation(unreachable);
  const result = await withToken(fetchList);
  expect(result).toMatchObject({ kind: 'failed', error: { failure: { kind: 'network' } } });
});

test('An error in our own code is not treated as a failed call', async () => {
  const fault = new RangeError('a bug');
  await expect(withToken(() => Promise.reject(fault))).rejects.toBe(fault);
});

test('Images are deleted one by one, and a failure does not stop the others', async () => {
  server.mockImplementationOnce(unreachable).mockImplementation(done);
  await discardImages([imageName('a'), imageName('b')]);
  expect(calls()).toEqual([`DELETE /api/files/delete/${imageName('a')}`, `DELETE /api/files/delete/${imageName('b')}`]);
});
