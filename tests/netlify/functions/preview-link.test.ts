import { SignJWT } from 'jose';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makePreviewLink } from '#domain/calls/opportunities';
import { previewLinkPath } from '#domain/opportunity/preview';
import { loginSettings } from '../../../netlify/env/index.ts';
import { readByPreviewToken } from '../../../netlify/for-pages.ts';
import listOpportunities from '../../../netlify/functions/list-opportunities.ts';
import makeLink from '../../../netlify/functions/make-preview-link.ts';
import { makePreviewToken } from '../../../netlify/login/preview-token.ts';
import {
  createOpportunity,
  deleteOpportunity,
  updateOpportunity,
} from '../../../netlify/opportunities/opportunities.ts';
import { paths } from '../../support/paths.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { provideAdministrator } from '../login/administrator.ts';
import { fieldsWith } from '../opportunities/samples.ts';
import { call, goodToken, unknownId } from './call.ts';

provideAdministrator();
provideBlobServer(() => startStrictBlobServer());
afterEach(() => void vi.useRealTimers());

async function draft(): Promise<string> {
  const id = crypto.randomUUID();
  await createOpportunity(id, fieldsWith({ status: 'draft' }));
  return id;
}

async function linkTo(id: string) {
  const response = await call(makeLink, 'POST', paths.makePreviewLink(id), { token: await goodToken() });
  expect(response.status).toBe(200);
  const { path, expiresAt } = v.parse(makePreviewLink.response, await response.json());
  const token = path.slice(previewLinkPath('').length);
  expect(path).toBe(previewLinkPath(token));
  return { token, expiresAt };
}

describe('a preview link', () => {
  test('A link shows the saved state of a draft for seven days, also after an edit', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T08:00:00Z') });
    const id = await draft();
    const { token, expiresAt } = await linkTo(id);
    expect(expiresAt).toBe('2026-06-08T08:00:00.000Z');
    await updateOpportunity(id, fieldsWith({ title: 'Edited' }), 1);
    vi.setSystemTime(Date.parse(expiresAt) - 1000);
    expect(await readByPreviewToken(token)).toMatchObject({ id, title: 'Edited', status: 'draft' });
    vi.setSystemTime(Date.parse(expiresAt));
    expect(await readByPreviewToken(token)).toBeUndefined();
  });

  test('A link to a deleted opportunity shows nothing, and one to an unknown opportunity is not made', async () => {
    const id = await draft();
    const { token } = await linkTo(id);
    await deleteOpportunity(id);
    expect(await readByPreviewToken(token)).toBeUndefined();
    for (const missing of [id, unknownId]) {
      const response = await call(makeLink, 'POST', paths.makePreviewLink(missing), { token: await goodToken() });
      expect(response.status).toBe(404);
    }
  });

  test('A forged token, one of another secret, and the administrator’s own token show nothing', async () => {
    const id = await draft();
    const { token } = await linkTo(id);
    const [head, , signature] = token.split('.');
    const claims = { iss: 'invest-argentina', aud: 'invest-argentina-preview', sub: id, exp: Date.now() };
    const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
    const sign = (secret: Uint8Array, aud: string) =>
      new SignJWT({ ...claims, aud }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(secret);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    const { secret } = loginSettings();
    const refused = [
      `${head}.${payload}.${signature}`,
      unsigned,
      token.slice(0, -2),
      '',
      'x',
      await sign(new TextEncoder().encode('another secret of at least 32 bytes'), claims.aud),
      await sign(secret, 'invest-argentina-admin'),
      await goodToken(),
    ];
    for (const other of refused) expect([other, await readByPreviewToken(other)]).toEqual([other, undefined]);
    expect(await readByPreviewToken(await sign(secret, claims.aud))).toMatchObject({ id });
  });

  test('A preview token opens no call of the administrator', async () => {
    const { token } = await makePreviewToken(await draft());
    expect((await call(listOpportunities, 'GET', paths.adminOpportunities, { token })).status).toBe(403);
    expect((await call(makeLink, 'POST', paths.makePreviewLink(unknownId), { token })).status).toBe(403);
  });
});
