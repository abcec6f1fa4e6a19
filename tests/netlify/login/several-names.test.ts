import { scrypt } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { Unavailable } from '#domain/calls/errors';
import { logIn } from '../../../netlify/login/log-in.ts';
import { accountIn } from '../../../netlify/login/token.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { addEditor, editorPassword } from '../people/editor.ts';
import { password, provideAdministrator, username } from './administrator.ts';

// Calls of scrypt are counted, so that work is compared without a clock.
vi.mock(import('node:crypto'), async (original) => {
  const crypto = await original();
  return { ...crypto, scrypt: vi.fn(crypto.scrypt) as unknown as typeof crypto.scrypt };
});

provideAdministrator();
const server = provideBlobServer(() => startStrictBlobServer());
const home = '192.0.2.1';
const right = (client = home) => logIn({ username, password }, client);
const wrong = (client = home, name = username) => logIn({ username: name, password: 'otra' }, client);
const tries = { 'an editor': 'bea', 'the owner': username, nobody: 'eva' };
const editorLogin = (client = home) => logIn({ username: 'bea', password: editorPassword }, client);

test('An editor logs in with the user name and the own password', async () => {
  await addEditor();
  const outcome = await editorLogin();
  expect(outcome.kind === 'accepted' && (await accountIn(outcome.token))).toMatchObject({
    name: 'Bea Ruiz',
    role: 'editor',
  });
  expect(await logIn({ username: 'bea', password }, home)).toEqual({ kind: 'refused' });
  expect(await logIn({ username, password: editorPassword }, home)).toEqual({ kind: 'refused' });
});

test('A wrong password costs the same work and store requests for every name, also after everybody has logged in', async () => {
  await addEditor();
  for (const before of ['nobody has logged in', 'everybody has']) {
    const costs = [];
    for (const [at, name] of Object.values(tries).entries()) {
      vi.mocked(scrypt).mockClear();
      server().requests.splice(0);
      expect(await wrong(`198.51.100.${at}`, name)).toEqual({ kind: 'refused' });
      const hashed = vi.mocked(scrypt).mock.calls.map(([, , keyBytes, cost]) => [keyBytes, cost]);
      costs.push({ hashed, requests: server().requests.map(({ method, store }) => [method, store]) });
    }
    const [one, ...others] = costs;
    expect(one?.hashed, before).toEqual([[32, expect.objectContaining({ N: 2 ** 14 })]]);
    for (const other of others) expect(other, before).toEqual(one);
    expect([(await right()).kind, (await editorLogin()).kind]).toEqual(['accepted', 'accepted']);
  }
});

test('The owner, once known to the process, logs in without hashing while others guess the names of editors', async () => {
  await addEditor();
  await right();
  for (let index = 0; index < 12; index += 1) await wrong(`198.51.100.${index}`, 'bea');
  vi.mocked(scrypt).mockClear();
  expect((await right()).kind).toBe('accepted');
  expect(scrypt).not.toHaveBeenCalled();
});

test('The owner logs in while the people cannot be read', async () => {
  await addEditor();
  server().faults.script({ kind: '503', on: { store: 'people' }, times: Number.POSITIVE_INFINITY });
  expect((await right()).kind).toBe('accepted');
  await expect(wrong()).rejects.toBeInstanceOf(Unavailable);
  await expect(wrong(home, 'eva')).rejects.toBeInstanceOf(Unavailable);
});
