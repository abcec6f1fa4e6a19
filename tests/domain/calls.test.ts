import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { pathOf } from '#domain/calls/call';
import { errorBody, errorStatuses, Unavailable } from '#domain/calls/errors';
import { deleteOpportunity } from '#domain/calls/opportunities';
import { listPublished } from '#domain/calls/public-list';
import { allCalls } from '../support/calls.ts';

describe('calls', () => {
  test('Every call has a unique pair of method and path', () => {
    const said = allCalls.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(said).size).toBe(said.length);
  });

  test('A parameter is appended to the path of its call', () => {
    expect(pathOf(deleteOpportunity, '7')).toBe('/api/opportunities/delete/7');
    expect(pathOf(listPublished)).toBe('/invests/all');
  });

  test('The calls that can answer “forbidden” are exactly those that need a token', () => {
    const forbidden = allCalls.filter(({ errors }) => errors.includes('forbidden'));
    expect(forbidden).toEqual(allCalls.filter(({ callers }) => callers !== 'everyone'));
  });
});

describe('error answers', () => {
  test('Every error has a client or server error status', () => {
    for (const status of Object.values(errorStatuses)) expect(status).toBeGreaterThanOrEqual(400);
    expect(errorStatuses.forbidden).toBe(403);
    expect(errorStatuses['method-not-allowed']).toBe(405);
    expect(errorStatuses.unavailable).toBe(503);
  });

  test('An error answer is read together with its field errors', () => {
    const body = { error: 'invalid', message: 'Some fields are wrong.', fields: { title: 'required' } };
    expect(v.parse(errorBody, body)).toEqual(body);
  });

  test.each([
    {},
    { error: 'invalid' },
    { error: 'unheard-of', message: '' },
    { error: 'invalid', message: '', fields: { title: 'a sentence' } },
    { error: 'conflict', message: '', current: { id: '1' } },
    'Internal Server Error',
    null,
  ])('An error answer is refused when its body is %j', (body) => {
    expect(v.safeParse(errorBody, body).success).toBe(false);
  });
});

test('The error Unavailable has a retry delay in seconds and keeps its cause', () => {
  const cause = new Error('refused');
  expect(new Unavailable('The store does not answer.', { cause })).toMatchObject({ retryAfter: 5, cause });
  expect(new Unavailable('The store is busy.', { retryAfter: 30 }).retryAfter).toBe(30);
});
