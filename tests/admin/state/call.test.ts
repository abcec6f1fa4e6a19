import { expect, test } from 'vitest';
import { $refusedToken, discardImages, leaveRefusedSession, withToken } from '../../../src/admin/state/call.ts';
import { $token, endSession, startSession } from '../../../src/admin/state/session.ts';
import { fetchOpportunitiesAfter } from '../../../src/api/admin-opportunities.ts';
import { provideSession } from './provide-session.ts';
import { calls, done, headerOf, imageName, lithium, ok, refusal, server, unreachable } from './server.ts';

provideSession();

const fetchList = (token: string) => fetchOpportunitiesAfter(token, '');

test('a call carries the token and gives its answer', async () => {
  server.mockImplementation(() => ok([lithium]));
  expect(await withToken(fetchList)).toEqual({ kind: 'answered', answer: [lithium] });
  expect(headerOf(0, 'Authorization')).toBe('Bearer token');
});

test('without a token nothing is called', async () => {
  endSession();
  expect(await withToken(fetchList)).toEqual({ kind: 'forbidden' });
  expect(server).not.toHaveBeenCalled();
});

test.each(['forbidden', 'cross-site'] as const)('a 403 (%s) is remembered until it is read', async (error) => {
  server.mockImplementation(() => refusal(error));
  expect(await withToken(fetchList)).toEqual({ kind: 'forbidden' });
  expect($refusedToken.get()).toBe('token');
  expect($token.get()).toBe('token');
});

test('reading about a 403 ends the session', async () => {
  server.mockImplementation(() => refusal('forbidden'));
  await withToken(fetchList);
  leaveRefusedSession();
  expect($refusedToken.get()).toBeUndefined();
  expect($token.get()).toBeUndefined();
});

test('reading about a 403 leaves a session that another tab has begun meanwhile', async () => {
  server.mockImplementation(() => refusal('forbidden'));
  await withToken(fetchList);
  startSession('new');
  leaveRefusedSession();
  expect($token.get()).toBe('new');
});

test('any other refusal is a failure with its reason', async () => {
  server.mockImplementation(() => refusal('unavailable', {}, { 'Retry-After': '5' }));
  const result = await withToken(fetchList);
  expect(result).toMatchObject({ kind: 'failed', error: { status: 503, retryAfter: 5 } });
  expect($refusedToken.get()).toBeUndefined();
});

test('a call that never arrives is a failure', async () => {
  server.mockImplementation(unreachable);
  const result = await withToken(fetchList);
  expect(result).toMatchObject({ kind: 'failed', error: { failure: { kind: 'network' } } });
});

test('a fault of our own is not taken for a failed call', async () => {
  const fault = new RangeError('a bug');
  await expect(withToken(() => Promise.reject(fault))).rejects.toBe(fault);
});

test('images are deleted one by one, and a failure stops nothing', async () => {
  server.mockImplementationOnce(unreachable).mockImplementation(done);
  await discardImages([imageName('a'), imageName('b')]);
  expect(calls()).toEqual([`DELETE /api/files/delete/${imageName('a')}`, `DELETE /api/files/delete/${imageName('b')}`]);
});
