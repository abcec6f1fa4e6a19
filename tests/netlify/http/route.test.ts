import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call, nothing } from '#domain/calls/call';
import { errorBody, errorStatuses, Unavailable } from '#domain/calls/errors';
import { dataPolicy, securityHeaders } from '#http/headers';
import { Problem } from '../../../netlify/http/problem.ts';
import { type NetlifyFunction, route } from '../../../netlify/http/route.ts';
import { currentDeadline } from '../../../netlify/store/deadline.ts';
import { anyContext } from './platform.ts';

const url = 'https://site.example/api/thing';
const send = (handler: NetlifyFunction, method: string, headers: HeadersInit = {}) =>
  handler(new Request(url, { method, headers }), anyContext);
const path = '/api/thing';
const reading = call({ method: 'GET', path, body: nothing, status: 200, response: v.unknown(), errors: [] });
const creating = call({ method: 'POST', path, body: nothing, status: 201, response: v.string(), errors: [] });
const deleting = call({ method: 'DELETE', path, body: nothing, status: 204, response: nothing, errors: [] });
const doneWith = async () => ({ value: undefined });
const thrower = (error: unknown) =>
  route(reading, async () => {
    throw error;
  });

const log = vi.fn();
beforeEach(() => {
  log.mockClear();
  vi.spyOn(console, 'error').mockImplementation(log);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('methods', () => {
  const readable = route(reading, async () => ({ value: { answer: 42 }, headers: { 'X-Answer': 'yes' } }));
  const writable = route(creating, async () => ({ value: 'done' }));

  test('A call answers its method with its status', async () => {
    expect(await (await send(readable, 'GET')).json()).toEqual({ answer: 42 });
    const created = await send(writable, 'POST');
    expect([created.status, await created.json()]).toEqual([201, 'done']);
    expect((await send(route(deleting, doneWith), 'DELETE')).status).toBe(204);
  });

  test('A call for GET answers HEAD with the same headers and no body', async () => {
    const response = await send(readable, 'HEAD');
    expect(response.status).toBe(200);
    expect(response.headers.get('X-Answer')).toBe('yes');
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(await response.text()).toBe('');
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'get', 'constructor', '__proto__'])(
    'A call for GET refuses the method %s',
    async (method) => {
      const request = new Request(url);
      Object.defineProperty(request, 'method', { value: method });
      const response = await readable(request, anyContext);
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')).toBe('GET, HEAD');
      expect(await response.json()).toMatchObject({ error: 'method-not-allowed' });
    },
  );

  test.each(['GET', 'HEAD', 'PUT', 'DELETE'])('A call for POST refuses the method %s', async (method) => {
    const response = await send(writable, method);
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST');
  });
});

describe('cross-site writes', () => {
  const rule = vi.fn(async () => ({ value: 'done' }));
  beforeEach(() => rule.mockClear());

  test.each([
    ['POST', route(creating, rule)],
    ['DELETE', route(deleting, () => rule().then(doneWith))],
  ])('A cross-site write is refused before its rule runs: %s', async (method, writable) => {
    const response = await send(writable, method, { 'Sec-Fetch-Site': 'cross-site' });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: 'cross-site' });
    expect(rule).not.toHaveBeenCalled();
  });

  test.each(['same-origin', 'same-site', 'none', undefined])(
    'A write with the Sec-Fetch-Site value “%s” is accepted',
    async (site) => {
      expect((await send(route(creating, rule), 'POST', site ? { 'Sec-Fetch-Site': site } : {})).status).toBe(201);
    },
  );

  test.each(['https://elsewhere.example', 'null', 'no URL'])(
    'An older browser’s write from the origin %s is refused',
    async (origin) => {
      const response = await send(route(creating, rule), 'POST', { Origin: origin });
      expect(response.status).toBe(403);
      expect(rule).not.toHaveBeenCalled();
    },
  );

  test('An older browser’s write from this site is accepted', async () => {
    const { origin } = new URL(url);
    expect((await send(route(creating, rule), 'POST', { Origin: origin })).status).toBe(201);
  });

  test('A cross-site read is accepted', async () => {
    expect((await send(route(reading, rule), 'GET', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(200);
  });
});

describe('the deadline', () => {
  test('Each request has one deadline for all its calls of the store', async () => {
    const deadlines: unknown[] = [];
    const handler = route(creating, async () => {
      deadlines.push(currentDeadline());
      await Promise.resolve();
      deadlines.push(currentDeadline());
      return { value: 'done' };
    });
    await Promise.all([send(handler, 'POST'), send(handler, 'POST')]);
    const [one, other] = deadlines;
    expect(deadlines).toEqual([one, other, one, other]);
    expect(one).not.toBe(other);
    expect(deadlines[2]).toBe(one);
    expect(deadlines[3]).toBe(other);
  });
});

describe('errors', () => {
  test.each(Object.entries(errorStatuses))(
    'The error %s is answered with %i and a body of the contract',
    async (code, status) => {
      const known = v.parse(errorBody.entries.error, code);
      const response = await send(thrower(new Problem(known)), 'GET');
      expect(response.status).toBe(status);
      expect(v.parse(v.strictObject(errorBody.entries), await response.json()).error).toBe(code);
      expect(log).not.toHaveBeenCalled();
    },
  );

  test('An error answer contains the invalid fields', async () => {
    const response = await send(thrower(new Problem('invalid', { fields: { title: 'too-long' } })), 'GET');
    expect(await response.json()).toMatchObject({ error: 'invalid', fields: { title: 'too-long' } });
  });

  test.each([
    [0.2, '1'],
    [4.001, '5'],
    [60, '60'],
  ])('The header Retry-After is rounded up to whole seconds: %d → %s', async (retryAfter, header) => {
    const response = await send(thrower(new Problem('too-many-requests', { retryAfter })), 'GET');
    expect(response.headers.get('Retry-After')).toBe(header);
  });

  test('An unavailable service answers 503 with Retry-After, and the reason is only logged', async () => {
    const response = await send(thrower(new Unavailable('the store at 10.0.0.7 is silent', { retryAfter: 9 })), 'GET');
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('9');
    expect(await response.text()).not.toContain('10.0.0.7');
    expect(log).toHaveBeenCalledTimes(1);
    expect(String(log.mock.calls[0])).toContain('the store at 10.0.0.7 is silent');
  });

  test.each([new TypeError('secret table users'), 'secret table users', undefined, { secret: 'table users' }])(
    'An unexpected error answers 500 without its reason: %s',
    async (error) => {
      const response = await send(thrower(error), 'GET');
      expect(response.status).toBe(500);
      const text = await response.text();
      expect(JSON.parse(text)).toMatchObject({ error: 'internal' });
      expect(text).not.toContain('secret');
      expect(log).toHaveBeenCalledTimes(1);
      expect(String(log.mock.calls[0]?.[0])).toContain('request-1');
    },
  );

  test('An error thrown before the first await is answered', async () => {
    const sync = route(reading, () => {
      throw new Problem('not-found');
    });
    const response = await send(sync, 'GET');
    expect(response.status).toBe(404);
  });
});

describe('headers', () => {
  const responses = {
    success: send(
      route(reading, async () => ({ value: [] })),
      'GET',
    ),
    'no content': send(route(deleting, doneWith), 'DELETE'),
    refusal: send(thrower(new Problem('not-found')), 'GET'),
    'wrong method': send(thrower(undefined), 'PUT'),
    HEAD: send(
      route(reading, async () => ({ value: [] })),
      'HEAD',
    ),
  };

  test.each(Object.entries(responses))(
    'The response “%s” has all security headers, the data policy and no-store',
    async (_, sent) => {
      const { headers } = await sent;
      for (const [name, value] of Object.entries(securityHeaders)) expect(headers.get(name)).toBe(value);
      expect(headers.get('Content-Security-Policy')).toBe(dataPolicy);
      expect(headers.get('Cache-Control')).toBe('no-store');
    },
  );

  test('A response may set its own caching, but no weaker policy', async () => {
    const own = { 'Cache-Control': 'public', 'Content-Security-Policy': '*', 'X-Content-Type-Options': 'off' };
    const { headers } = await send(
      route(reading, async () => ({ value: [], headers: own })),
      'GET',
    );
    expect(headers.get('Cache-Control')).toBe('public');
    expect(headers.get('Content-Security-Policy')).toBe(dataPolicy);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});
