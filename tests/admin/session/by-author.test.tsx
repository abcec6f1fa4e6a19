import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ByAuthor } from '../../../src/admin/session/ByAuthor.tsx';
import { $account, startSession } from '../../../src/admin/session/session.ts';
import { $team, refreshTeam } from '../../../src/admin/session/team.ts';
import { provideSession } from '../support/provide-session.ts';
import { ok, server } from '../support/server.ts';

provideSession();

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (claims: object) => `${part({ alg: 'HS256' })}.${part(claims)}.x`;
const owner = { id: 'owner', name: 'admin' };
const bea = { id: 'b0b1c2d3-e4f5-4a6b-8c7d-9e0f1a2b3c4d', name: 'Bea Ñandú' };
const shown = (by: typeof owner | undefined) => renderToStaticMarkup(<ByAuthor by={by} />);
const team = async (...all: readonly object[]) => {
  server.mockImplementationOnce(() => ok(all));
  await refreshTeam();
};

test('The account is read from the token: an owner without a role, an editor with id and name', () => {
  startSession(tokenOf({ sub: 'admin', pwd: 'x' }));
  expect($account.get()).toEqual({ ...owner, role: 'owner' });
  startSession(tokenOf({ sub: bea.id, name: bea.name, role: 'editor', ses: 'x' }));
  expect($account.get()).toEqual({ ...bea, role: 'editor' });
  for (const odd of ['token', 'a.b.c', tokenOf({ role: 'auditor' }), tokenOf({ sub: 'x', role: 'owner' })]) {
    startSession(odd);
    expect($account.get()).toBeUndefined();
  }
});

test('An owner who works alone sees no own name; with a team every author is named', async () => {
  startSession(tokenOf({ sub: 'admin', pwd: 'x' }));
  await team(owner);
  expect(shown(owner)).toBe('');
  expect(shown(bea)).toContain('by Bea Ñandú');
  await team(owner, bea);
  expect(shown(owner)).toContain('by admin');
  expect(shown(undefined)).toBe('');
  expect($team.get()).toMatchObject({ kind: 'loaded' });
});
