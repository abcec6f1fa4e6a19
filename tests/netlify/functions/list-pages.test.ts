import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listOpportunities } from '#domain/calls/opportunities';
import { limits } from '#domain/limits';
import adminOpportunities from '../../../netlify/functions/list-opportunities.ts';
import { createOpportunity, deleteOpportunity } from '../../../netlify/opportunities/opportunities.ts';
import { storeName } from '../../../netlify/store/store-name.ts';
import { paths } from '../../support/paths.ts';
import { isLong } from '../../support/properties.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { provideAdministrator } from '../login/administrator.ts';
import { bareStore, fieldsWith } from '../opportunities/samples.ts';
import { call, goodToken, refusalOf, unknownId } from './call.ts';

provideAdministrator();
provideBlobServer(() => startStrictBlobServer());
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const ask = async (path: string, headers: Record<string, string> = {}) =>
  call(adminOpportunities, 'GET', path, { token: await goodToken(), headers });
const pageAfter = (id: string) => ask(paths.opportunitiesAfter(id));
const read = async (response: Response) => v.parse(listOpportunities.response, await response.json());

/** The sizes of all pages in bytes, and their records. */
async function readByPages() {
  const sizes: number[] = [];
  const all: v.InferOutput<typeof listOpportunities.response> = [];
  for (;;) {
    const response = await pageAfter(all.at(-1)?.id ?? '');
    expect(response.status).toBe(200);
    sizes.push(Buffer.byteLength(await response.clone().text()));
    const page = await read(response);
    if (page.length === 0) return { sizes, all };
    all.push(...page);
  }
}

const titles = (list: readonly { readonly title: string }[]) => list.map(({ title }) => title);

async function create(title: string, description = ''): Promise<string> {
  const id = crypto.randomUUID();
  await createOpportunity(id, fieldsWith({ title, description }));
  return id;
}

describe('a page of the administrator’s list', () => {
  test('The pages together equal the whole list, and the page after the last is empty', async () => {
    for (const title of ['One', 'Two', 'Three']) await create(title);
    const whole = await read(await ask(paths.adminOpportunities));
    expect((await readByPages()).all).toEqual(whole);
    expect(await read(await pageAfter(whole.at(-1)?.id ?? ''))).toEqual([]);
    expect(titles(await read(await pageAfter(whole[0]?.id ?? '')))).toEqual(titles(whole).slice(1));
  });

  test('The next page continues correctly when the last record of the previous page was deleted', async () => {
    const ids = [await create('One'), await create('Two'), await create('Three')];
    const [, second] = await read(await pageAfter(''));
    await deleteOpportunity(second?.id ?? '');
    const rest = await read(await pageAfter(second?.id ?? ''));
    expect(rest).toHaveLength(1);
    expect(ids).toContain(rest[0]?.id);
  });

  test.each([unknownId, 'x', '%20'])('The page after the invalid id %s is refused', async (id) => {
    const response = await pageAfter(id);
    expect(response.status).toBe(400);
    expect(await refusalOf(response)).toMatchObject({ error: 'invalid', fields: { after: 'unknown' } });
  });

  test('An unchanged page answers 304', async () => {
    await create('One');
    const etag = (await pageAfter('')).headers.get('ETag') ?? '';
    expect((await ask(paths.opportunitiesAfter(''), { 'If-None-Match': etag })).status).toBe(304);
    await create('Two');
    expect((await ask(paths.opportunitiesAfter(''), { 'If-None-Match': etag })).status).toBe(200);
  });
});

describe('a list beyond the size limit', () => {
  test('A list beyond the size limit is refused, and its pages each fit, the first being small', async () => {
    // A Chinese character takes three bytes: 60 KB per record.
    for (let number = 1; number <= 100; number += 1) await create(`Number ${number}`, '锂'.repeat(20_000));
    const whole = await ask(paths.adminOpportunities);
    expect(whole.status).toBe(507);
    expect((await refusalOf(whole)).error).toBe('answer-too-large');
    const { sizes, all } = await readByPages();
    expect(new Set(titles(all)).size).toBe(100);
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes[0]).toBeLessThanOrEqual(limits.firstPageBytes);
    for (const size of sizes) expect(size).toBeLessThanOrEqual(limits.responseBytes);
    expect(sizes.slice(0, -1).reduce((sum, size) => sum + size)).toBeGreaterThan(limits.responseBytes);
  });

  test('A list comes in pages for a few long records and for thousands of short ones', async () => {
    const [count, length] = isLong ? [4_100, 1_500] : [500, 13_000];
    const model = JSON.parse(
      (await bareStore(storeName('opportunities')).get(await create('Model'), { type: 'text' })) ?? '',
    );
    const store = bareStore(storeName('opportunities'));
    const write = async (number: number) => {
      const id = `00000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`;
      await store.set(id, JSON.stringify({ ...model, id, title: `${number}`, description: 'x'.repeat(length) }));
    };
    for (let next = 1; next < count; next += 50) {
      await Promise.all(Array.from({ length: Math.min(50, count - next) }, (_, index) => write(next + index)));
    }
    expect((await ask(paths.adminOpportunities)).status).toBe(507);
    const { sizes, all } = await readByPages();
    expect(new Set(all.map(({ id }) => id)).size).toBe(count);
    expect(sizes.length).toBeGreaterThanOrEqual(3);
  });
});
