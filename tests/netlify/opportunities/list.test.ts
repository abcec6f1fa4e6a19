import { afterEach, describe, expect, test, vi } from 'vitest';
import { listDamaged, listOpportunities } from '../../../netlify/opportunities/list.ts';
import {
  createOpportunity,
  deleteOpportunity,
  updateOpportunity,
} from '../../../netlify/opportunities/opportunities.ts';
import { readPublishedList } from '../../../netlify/opportunities/published.ts';
import { fc, tries } from '../../support/properties.ts';
import { blobServers, provideBlobServer } from '../../support/sites/blob-servers.ts';
import { bareStore, fieldsWith, opportunityIn, restAllRecords, storedText } from './samples.ts';

describe.each(blobServers)('lists of opportunities on $name', ({ start }) => {
  provideBlobServer(start);
  afterEach(() => vi.useRealTimers());

  const create = async (title: string) =>
    opportunityIn(await createOpportunity(crypto.randomUUID(), fieldsWith({ title })));
  const titles = async () => (await readPublishedList()).map(({ title }) => title);

  test('An empty store has empty lists', async () => {
    expect(await readPublishedList()).toEqual([]);
    expect(await listOpportunities()).toEqual([]);
  });

  test('The public list has no descriptions, and a language only if it is not English', async () => {
    const english = await create('In English');
    const chinese = opportunityIn(await createOpportunity(crypto.randomUUID(), fieldsWith({ language: 'zh' })));
    const summaries = await readPublishedList();
    const listed = summaries.find((summary) => summary.id === english.id);
    expect(english).toMatchObject({ ...listed, title: 'In English' });
    for (const field of ['description', 'language', 'version']) expect(listed).not.toHaveProperty(field);
    expect(summaries.find((summary) => summary.id === chinese.id)).toMatchObject({ language: 'zh' });
  });

  test('The administrator’s list has complete records', async () => {
    const created = await create('Whole');
    expect(await listOpportunities()).toEqual([created]);
  });

  test('Both lists are newest first by creation, whatever is edited later', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const ids: string[] = [];
    for (const day of [3, 1, 2]) {
      vi.setSystemTime(Date.UTC(2027, 0, day));
      ids.push((await create(`Day ${day}`)).id);
    }
    vi.setSystemTime(Date.UTC(2027, 0, 9));
    await updateOpportunity(ids[1] ?? '', fieldsWith({ title: 'Day 1, edited' }), 1);
    expect(await titles()).toEqual(['Day 3', 'Day 2', 'Day 1, edited']);
    expect((await listOpportunities()).map(({ title }) => title)).toEqual(await titles());
  });

  test('Records with the same time of creation are ordered by id', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.UTC(2027, 0, 1));
    const created = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(create));
    const ids = created.map(({ id }) => id).toSorted();
    expect((await readPublishedList()).map(({ id }) => id)).toEqual(ids);
    expect((await listOpportunities()).map(({ id }) => id)).toEqual(ids);
  });

  test('A creation, an edit and a deletion are visible at once', async () => {
    const { id } = await create('One');
    expect(await titles()).toEqual(['One']);
    await updateOpportunity(id, fieldsWith({ title: 'Two' }), 1);
    expect(await titles()).toEqual(['Two']);
    await deleteOpportunity(id);
    expect(await titles()).toEqual([]);
    expect(await listOpportunities()).toEqual([]);
  });

  describe.each([
    ['summaries', async () => await readPublishedList()],
    ['full', async () => await listOpportunities()],
  ] as const)('the index of the %s', (key, list) => {
    const index = () => bareStore('opportunity-index');

    /** Makes the records old enough for a list to save its index; returns that index. */
    async function savedIndex(): Promise<string> {
      restAllRecords();
      await list();
      return (await storedText('opportunity-index', key)) ?? '';
    }

    test.each([
      ['lost', () => index().delete(key)],
      ['no JSON', () => index().set(key, '{"schema":1,"entr')],
      ['of another shape', () => index().set(key, '{"schema":1,"entries":[{"id":7}]}')],
      ['empty', () => index().set(key, '')],
      ['of a newer schema', () => index().set(key, '{"schema":2}')],
      ['that of an empty store', () => index().set(key, '{"schema":1,"entries":[]}')],
    ])('The index is rebuilt on the next read when it is %s', async (_, damage) => {
      const { id } = await create('One');
      const before = await savedIndex();
      await damage();
      expect(await list()).toMatchObject([{ id, title: 'One' }]);
      expect(JSON.parse((await storedText('opportunity-index', key)) ?? '')).toEqual(JSON.parse(before));
    });

    test('Unknown and duplicate entries of the index are not listed', async () => {
      const { id } = await create('One');
      const before = JSON.parse(await savedIndex());
      const [entry] = before.entries;
      const stranger = { ...entry, id: crypto.randomUUID() };
      await index().setJSON(key, { ...before, entries: [entry, entry, stranger] });
      expect(await list()).toMatchObject([{ id, title: 'One' }]);
    });

    test('An outdated index is updated on the next read', async () => {
      const { id } = await create('One');
      const older = await savedIndex();
      await updateOpportunity(id, fieldsWith({ title: 'Two' }), 1);
      await savedIndex();
      await index().set(key, older);
      expect(await list()).toMatchObject([{ id, title: 'Two' }]);
    });

    test('A change is listed at once despite an older index', async () => {
      const [{ id }, gone] = [await create('One'), await create('Gone')];
      await savedIndex();
      await updateOpportunity(id, fieldsWith({ title: 'Two' }), 1);
      await deleteOpportunity(gone.id);
      expect((await list()).map(({ title }) => title)).toEqual(['Two']);
    });
  });

  test('A damaged record and one with an unknown schema are left out of the lists', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await create('One');
    const id = crypto.randomUUID();
    await bareStore('opportunities').set(id, '{"schema":2}');
    expect(await titles()).toEqual(['One']);
    expect((await listOpportunities()).map(({ title }) => title)).toEqual(['One']);
    expect(logged.mock.calls.flat().join(' ')).toContain(id);
    await bareStore('opportunities').set(id, '{"schema":1,"ti');
    expect(await titles()).toEqual(['One']);
    expect((await listOpportunities()).map(({ title }) => title)).toEqual(['One']);
    expect(await listDamaged()).toEqual([{ id, bytes: 15 }]);
    logged.mockRestore();
  });

  test('Keys that are not ids are not read as records', async () => {
    await create('One');
    await bareStore('opportunities').set('.half-written', '{');
    expect(await titles()).toEqual(['One']);
  });
});

describe.each(blobServers)('any sequence of changes on $name', ({ start }) => {
  provideBlobServer(start);

  test('Any sequence of changes leaves the public list equal to the expected one', async () => {
    const step = fc.record({
      which: fc.nat(3),
      what: fc.constantFrom('save', 'delete', 'list'),
      title: fc.stringMatching(/^[a-z]{1,8}$/),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const ids: string[] = Array.from({ length: 4 }, () => crypto.randomUUID());
        const expected = new Map<string, string>();
        const deleted = new Set<string>();
        for (const { which, what, title } of steps) {
          const id = ids[which] ?? '';
          if (what === 'list') await readPublishedList();
          else if (what === 'delete') {
            await deleteOpportunity(id);
            if (expected.delete(id)) deleted.add(id);
          } else if (!deleted.has(id)) {
            const fields = fieldsWith({ title });
            if (expected.has(id)) await updateOpportunity(id, fields, undefined);
            else await createOpportunity(id, fields);
            expected.set(id, title);
          }
        }
        const shown = (await readPublishedList())
          .filter(({ id }) => ids.includes(id))
          .map(({ id, title }) => [id, title] as const);
        expect(new Map(shown)).toEqual(expected);
        expect(shown.length).toBe(expected.size);
      }),
      { numRuns: tries(25) },
    );
  });
});
