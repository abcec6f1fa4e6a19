import { inspect } from 'node:util';
import { expect, test, vi } from 'vitest';
import { enquiryIdOf } from '../../netlify/enquiries/record.ts';
import { storeEnquiry } from '../../netlify/enquiries/save.ts';
import { storeName, storePurposes } from '../../netlify/store/store-name.ts';
import { provideBlobServer, startStrictBlobServer } from '../support/sites/blob-servers.ts';
import { call, goodToken } from './functions/call.ts';
import { endpoints } from './functions/endpoints.ts';
import { provideAdministrator } from './login/administrator.ts';
import { bareStore, enquiryWith } from './opportunities/samples.ts';

provideAdministrator();
provideBlobServer(() => startStrictBlobServer());

const person = { firstName: 'Ximena', lastName: 'Quiroga', email: 'ximena@quiroga.example', message: 'Confidencial' };
const personal = /Ximena|Quiroga|quiroga|Confidencial/;

/** Ways in which a stored text can be damaged so that an error could quote it. */
const damages: Readonly<Record<string, (text: string) => string>> = {
  'cut off': (text) => text.slice(0, -20),
  'a name instead of JSON': () => person.firstName,
  'fields of another type': (text) => text.replaceAll(/"(\w+)":"([^"]*)"/g, '"$1":["$2"]'),
  'a list of texts': () => JSON.stringify(Object.values(person)),
  'an address as the time': (text) => text.replaceAll(/"\d{4}-\d\d-\d\dT[^"]*"/g, `"${person.email}"`),
};

test.each(Object.entries(damages))('Logs about damaged records contain nothing personal: %s', async (_, damage) => {
  const logged: string[] = [];
  for (const method of ['error', 'warn', 'log'] as const)
    vi.spyOn(console, method).mockImplementation(
      (...values) => void logged.push(values.map((one) => inspect(one, { depth: 9 })).join()),
    );
  const key = crypto.randomUUID();
  await storeEnquiry(enquiryWith(person), key);
  const text = (await bareStore(storeName('enquiries')).get(enquiryIdOf(key), { type: 'text' })) ?? '';
  expect(text).toMatch(personal);
  for (const purpose of storePurposes) {
    const store = bareStore(storeName(purpose));
    const { blobs } = await store.list();
    for (const { key: blob } of blobs) await store.set(blob, damage(text));
  }
  for (const [purpose, blob] of [
    ['people', 'people'],
    ['opportunities', crypto.randomUUID()],
    ['outbox', `${'a'.repeat(64)}.2026-06-01.mail`],
  ] as const)
    await bareStore(storeName(purpose)).set(blob, damage(text));
  const token = await goodToken();
  for (const { handler, method, path } of endpoints)
    await call(handler, method, path.replace(/[0-9a-f]{64}/, enquiryIdOf(key)), {
      token,
      ...(method === 'POST' && { json: {} }),
    });
  vi.restoreAllMocks();
  expect(logged.length).toBeGreaterThan(3);
  expect(logged.filter((line) => personal.test(line))).toEqual([]);
});
