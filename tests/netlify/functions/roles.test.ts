import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { readFromAdmin } from '../../../netlify/http/admin-page.ts';
import { makeEditorToken } from '../../../netlify/login/token.ts';
import { changePeople, readPeople } from '../../../netlify/people/record.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { provideAdministrator } from '../login/administrator.ts';
import { addEditor } from '../people/editor.ts';
import { call, goodToken, refusalOf } from './call.ts';
import { editorEndpoints, ownerEndpoints, publicEndpoints } from './endpoints.ts';

// The table of src/domain/calls, of which configs.test.ts compares every line with these lists.

provideAdministrator();
const server = provideBlobServer(() => startStrictBlobServer());

const callers = {
  nobody: async () => undefined,
  'an editor': async () => (await addEditor()).token,
  'the owner': goodToken,
} as const;

/** Whether each caller may call, by the endpoints’ kind. */
const table = [
  { endpoints: publicEndpoints, may: { nobody: true, 'an editor': true, 'the owner': true } },
  { endpoints: editorEndpoints, may: { nobody: false, 'an editor': true, 'the owner': true } },
  { endpoints: ownerEndpoints, may: { nobody: false, 'an editor': false, 'the owner': true } },
] as const;

const cases = table.flatMap(({ endpoints, may }) =>
  endpoints.flatMap((endpoint) =>
    (['nobody', 'an editor', 'the owner'] as const).map((caller) => ({ ...endpoint, caller, may: may[caller] })),
  ),
);

describe('the callers of each call', () => {
  test.each(cases.filter(({ may }) => may))('The server lets $caller make the call: $name', async (one) => {
    const token = await callers[one.caller]();
    const response = await call(one.handler, one.method, one.path, token === undefined ? {} : { token });
    expect(response.status).not.toBe(403);
  });

  test.each(cases.filter(({ may }) => !may))(
    'The server refuses $caller the call, unread and unwritten: $name',
    async (one) => {
      const token = await callers[one.caller]();
      server().requests.splice(0);
      const response = await call(one.handler, one.method, one.path, {
        ...(token !== undefined && { token }),
        ...(one.method === 'POST' && { json: {} }),
      });
      expect(response.status).toBe(403);
      expect((await refusalOf(response)).error).toBe('forbidden');
      expect(server().requests.filter(({ method }) => method !== 'GET')).toEqual([]);
      expect(server().requests.length).toBeLessThanOrEqual(1);
    },
  );
});

describe('the cost of checking a caller', () => {
  test('The token of an editor costs one read, and that of the owner none', async () => {
    const trash = editorEndpoints.find(({ name }) => name === 'the trash');
    if (!trash) throw new Error('The trash is gone.');
    const requestsWith = async (token: string) => {
      server().requests.splice(0);
      await call(trash.handler, trash.method, trash.path, { token });
      return server().requests.filter(({ store }) => store.endsWith('people')).length;
    };
    const { token } = await addEditor();
    expect([await requestsWith(token), await requestsWith(await goodToken())]).toEqual([1, 0]);
  });
});

describe('a role in a token', () => {
  test('A token that claims another role has the role of the store', async () => {
    await addEditor();
    const [person] = await readPeople();
    if (!person) throw new Error('Nobody is there.');
    const token = await makeEditorToken({ ...person, role: 'owner' });
    for (const { handler, method, path } of ownerEndpoints)
      expect((await call(handler, method, path, { token })).status).toBe(403);
  });

  test.each(['owner', 'auditor', ''])(
    'A person with the stored role "%s", as a newer deploy may have written, may do nothing',
    async (role) => {
      const { token } = await addEditor();
      await changePeople((people) => ({
        kind: 'write',
        value: people.map((one) => ({ ...one, role })),
        result: undefined,
      }));
      for (const { handler, method, path } of [...editorEndpoints, ...ownerEndpoints])
        expect((await call(handler, method, path, { token })).status).toBe(403);
    },
  );
});

describe('pages of the admin area', () => {
  const page = (token?: string) =>
    readFromAdmin(
      new Request('https://site.example/admin/preview/en', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
        body: '{"title":"Wind"}',
      }),
      v.object({ title: v.string() }),
    );

  test('An editor and the owner send texts to a page, and nobody else', async () => {
    expect((await page((await addEditor()).token)).kind).toBe('sent');
    expect((await page(await goodToken())).kind).toBe('sent');
    expect(await page()).toMatchObject({ kind: 'refused', response: { status: 403 } });
  });

  test('A page answers 503 while the people cannot be read', async () => {
    const { token } = await addEditor();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server().faults.script({ kind: '503', times: Number.POSITIVE_INFINITY });
    expect(await page(token)).toMatchObject({ kind: 'refused', response: { status: 503 } });
    vi.restoreAllMocks();
  });
});
