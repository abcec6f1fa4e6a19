import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { securityHeaders } from '#http/headers';
import { readFromAdmin } from '../../../netlify/http/admin-page.ts';
import { goodToken } from '../functions/call.ts';
import { provideAdministrator } from '../login/administrator.ts';

provideAdministrator();

const schema = v.object({ title: v.string() });
let token: string;
beforeEach(async () => {
  token = await goodToken();
});

const send = (body: string, headers: Readonly<Record<string, string>>) =>
  readFromAdmin(
    new Request('https://site.example/admin/preview/en', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
    }),
    schema,
  );

test('The body of an admin page is read without properties that are not in the schema', async () => {
  expect(await send('{"title":"Wind","admin":true}', { Authorization: `Bearer ${token}` })).toEqual({
    kind: 'sent',
    value: { title: 'Wind' },
  });
});

test.each([
  ['nobody', '{"title":"Wind"}', {}, 403],
  ['a bad token', '{"title":"Wind"}', { Authorization: 'Bearer a.b.c' }, 403],
  ['something else than the schema', '{"title":1}', undefined, 400],
  ['half of it', '{"title":', undefined, 400],
  ['what a plain form can send', 'title=Wind', { 'Content-Type': 'text/plain' }, 415],
  ['too much', `{"title":"${'x'.repeat(300_000)}"}`, undefined, 413],
] as const)('The admin page refuses %s, with the headers of every response', async (_, body, headers, status) => {
  const read = await send(body, { ...(status !== 403 && { Authorization: `Bearer ${token}` }), ...headers });
  if (read.kind !== 'refused') throw new Error('It was read');
  expect(read.response.status).toBe(status);
  expect(Object.fromEntries(read.response.headers)).toMatchObject({
    ...Object.fromEntries(Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value])),
    'cache-control': 'no-store',
  });
});

test('Without its settings an admin page is unavailable, not open', async () => {
  vi.stubEnv('JWT_SECRET', '');
  const read = await send('{"title":"Wind"}', { Authorization: `Bearer ${token}` });
  expect(read).toMatchObject({ kind: 'refused', response: { status: 503 } });
});
