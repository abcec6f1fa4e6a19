import { afterEach, expect, test, vi } from 'vitest';
import { makePreviewToken, readPreviewToken } from '../../../netlify/login/preview-token.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { password, provideAdministrator, username } from '../login/administrator.ts';
import { enquiryWith, fieldsWith } from '../opportunities/samples.ts';
import { call, goodToken, refusalOf, unknownId } from './call.ts';
import { adminEndpoints, endpoints, publicEndpoints } from './endpoints.ts';

provideAdministrator();
const server = provideBlobServer(() => startStrictBlobServer());
afterEach(() => vi.unstubAllGlobals());

const deploy = (context: string, published?: boolean) =>
  vi.stubGlobal('Netlify', { context: { deploy: { context, ...(published !== undefined && { published }) } } });

const bodies: Readonly<Record<string, unknown>> = {
  'the contact form': enquiryWith(),
  'the login': { username, password },
  saving: fieldsWith(),
};

const protectedEndpoints = [...adminEndpoints, ...publicEndpoints.filter(({ method }) => method !== 'GET')];

test.each(protectedEndpoints)(
  'A production deploy that is not published refuses $name, with a valid token and password, and does not touch the store',
  async ({ name, handler, method, path }) => {
    deploy('production', false);
    const response = await call(handler, method, path, { token: await goodToken(), json: bodies[name] });
    expect([response.status, (await refusalOf(response)).error]).toEqual([403, 'forbidden']);
    expect(server().requests).toEqual([]);
  },
);

test('The published deploy, a preview and a local site accept the same login and token', async () => {
  const list = endpoints.find(({ name }) => name === 'the full list');
  const login = endpoints.find(({ name }) => name === 'the login');
  if (!list || !login) throw new Error('The table of endpoints has other names.');
  const deploys = [['production', true] as const, ['production'] as const, ['deploy-preview', false] as const];
  for (const [context, published] of [...deploys, ['dev', false] as const]) {
    deploy(context, published);
    const token = await goodToken();
    expect((await call(list.handler, 'GET', list.path, { token })).status, context).toBe(200);
    const json = { username, password };
    expect((await call(login.handler, 'POST', login.path, { json })).status, context).toBe(200);
  }
});

test('A production deploy that is not published shows no opportunity to a preview link', async () => {
  const { token } = await makePreviewToken(unknownId);
  expect(await readPreviewToken(token)).toBe(unknownId);
  deploy('production', false);
  expect(await readPreviewToken(token)).toBeUndefined();
});

test('A production deploy that is not published still answers visitors', async () => {
  deploy('production', false);
  for (const { handler, path, name } of publicEndpoints.filter(({ method }) => method === 'GET')) {
    if (name === 'the health check') continue;
    expect([200, 404], name).toContain((await call(handler, 'GET', path)).status);
  }
});
