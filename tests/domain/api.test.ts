import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { errorBody, errorStatuses, paths } from '#domain/api';
import { Unavailable } from '#domain/unavailable';

describe('the addresses of the calls', () => {
  test('are those of the specification, on the site itself', () => {
    expect(paths.opportunities).toBe('/invests/all');
    expect(paths.enquiry).toBe('/api/form');
    expect(paths.login).toBe('/auth/login');
    expect(paths.adminOpportunities).toBe('/api/opportunities/all');
    expect(paths.saveOpportunity).toBe('/api/opportunities/save');
    expect(paths.deleteOpportunity('7')).toBe('/api/opportunities/delete/7');
    expect(paths.trash).toBe('/api/opportunities/trash');
    expect(paths.opportunityHistory('7')).toBe('/api/opportunities/history/7');
    expect(paths.restoreOpportunity('7')).toBe('/api/opportunities/restore/7');
    expect(paths.uploadImage).toBe('/api/files/upload');
    expect(paths.deleteImage('a.webp')).toBe('/api/files/delete/a.webp');
    expect(paths.image('a.webp')).toBe('/images/a.webp');
    expect(paths.adminImage('a.webp')).toBe('/api/files/a.webp');
  });
});

describe('an error answer', () => {
  test('has a status that says whose fault it is', () => {
    for (const status of Object.values(errorStatuses)) expect(status).toBeGreaterThanOrEqual(400);
    expect(errorStatuses.forbidden).toBe(403);
    expect(errorStatuses['method-not-allowed']).toBe(405);
    expect(errorStatuses.unavailable).toBe(503);
  });

  test('is read with its fields', () => {
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
  ])('is not read from %j', (body) => {
    expect(v.safeParse(errorBody, body).success).toBe(false);
  });
});

test('what is unavailable says after how many seconds to try again, and keeps its cause', () => {
  const cause = new Error('refused');
  expect(new Unavailable('The store does not answer.', { cause })).toMatchObject({ retryAfter: 5, cause });
  expect(new Unavailable('The store is busy.', { retryAfter: 30 }).retryAfter).toBe(30);
});
