import { afterEach, describe, expect, test, vi } from 'vitest';
import { dataPolicy, securityHeaders } from '#http/headers';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { password, provideAdministrator, username } from '../login/administrator.ts';
import { enquiryWith, fieldsWith } from '../opportunities/samples.ts';
import { call, goodToken, refusalOf, unknownId } from './call.ts';
import { adminEndpoints, endpoints, publicEndpoints } from './endpoints.ts';

// The owner of the site publishes the median here, so that its call reads the store.
vi.mock('../../../netlify/enquiries/median.ts', async (original) => ({
  ...(await original<object>()),
  isMedianPublished: true,
}));

provideAdministrator();
const server = provideBlobServer(() => startStrictBlobServer());
afterEach(() => {
  vi.restoreAllMocks();
});

const writing = endpoints.filter(({ method }) => method !== 'GET');
const reading = endpoints.filter(({ method }) => method === 'GET');

function expectHardened({ headers }: Response): void {
  for (const [name, value] of Object.entries(securityHeaders)) expect(headers.get(name)).toBe(value);
  expect(headers.get('Content-Security-Policy')).toBe(dataPolicy);
}

describe.each(endpoints)('$name', ({ handler, method, path }) => {
  test.each(['GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS'].filter((other) => other !== method))(
    'A call refuses the method %s with 405, the allowed method and all security headers',
    async (other) => {
      const response = await call(handler, other, path, { token: await goodToken() });
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')).toBe(method === 'GET' ? 'GET, HEAD' : method);
      expect((await refusalOf(response)).error).toBe('method-not-allowed');
      expectHardened(response);
    },
  );

  test('A call sends the security headers with and without a token', async () => {
    expectHardened(await call(handler, method, path, { token: await goodToken() }));
    expectHardened(await call(handler, method, path));
  });
});

describe.each(writing)('$name', ({ handler, method, path }) => {
  test('A call refuses a cross-site request, even with a token', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    const response = await call(handler, method, path, { token: await goodToken(), headers });
    expect(response.status).toBe(403);
    expect((await refusalOf(response)).error).toBe('cross-site');
    expect(server().requests).toEqual([]);
  });
});

describe.each(reading)('$name', ({ handler, path }) => {
  test('A call answers HEAD like GET, without a body', async () => {
    const token = await goodToken();
    const [get, head] = [await call(handler, 'GET', path, { token }), await call(handler, 'HEAD', path, { token })];
    expect(head.status).toBe(get.status);
    expect([...head.headers]).toEqual([...get.headers]);
    expect(await head.text()).toBe('');
  });
});

describe('a store that fails', () => {
  const bodies: Record<string, unknown> = {
    'the contact form': enquiryWith(),
    'the login': { username, password },
    saving: fieldsWith(),
    'following an enquiry': { reference: 'INV-234679', email: 'wei@example.com' },
    'changing an enquiry': { note: 'Called.' },
    'an open form': { tab: unknownId },
    'adding a person': { name: 'Ana Pérez', username: 'ana.perez' },
    'inviting a person again': { id: unknownId },
    'an invitation': { invitation: 'x'.repeat(43) },
    'accepting an invitation': { invitation: 'x'.repeat(43), password: 'una contraseña nueva' },
    'changing the own password': { current: password, password: 'una contraseña nueva' },
  };
  // Uploading is tested with the images, because it needs an image to store.
  const dependent = [...publicEndpoints, ...adminEndpoints].filter(({ name }) => name !== 'uploading');

  test.each(dependent)(
    'A failing store makes $name answer 503 with Retry-After, and the reason is only logged',
    async (endpoint) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {});
      server().faults.script({ kind: '503', times: Number.POSITIVE_INFINITY });
      const json = bodies[endpoint.name];
      const response = await call(endpoint.handler, endpoint.method, endpoint.path, { token: await goodToken(), json });
      expect(response.status).toBe(503);
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('Netlify-CDN-Cache-Control')).toBeNull();
      const { problems: _, ...refusal } = await refusalOf(response);
      expect(refusal).toEqual({ error: 'unavailable', message: expect.any(String) });
      expect(log).toHaveBeenCalledTimes(1);
    },
  );
});
