import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { listOpportunities } from '../../../../netlify/opportunities/list.ts';
import {
  createOpportunity,
  deleteOpportunity,
  readOpportunity,
} from '../../../../netlify/opportunities/opportunities.ts';
import { startBlobs } from '../../../../scripts/tools/local-server/blobs.ts';
import { samples } from '../../../../scripts/tools/seed/samples/samples.ts';
import { maySeed } from '../../../../scripts/tools/seed/seed.ts';
import { temporaryFolder } from '../../../support/sites/temporary-folder.ts';

const program = fileURLToPath(new URL('../../../support/sites/seed-process.ts', import.meta.url));

async function seedWhole(store: string): Promise<string> {
  return (await promisify(execFile)(process.execPath, [program, store])).stdout.trim();
}

/** Seeds until at least `count` opportunities exist, and is then killed. */
async function seedUntil(count: number, store: string): Promise<void> {
  const child = spawn(process.execPath, [program, store], { stdio: 'ignore' });
  const closed = once(child, 'close');
  while (child.exitCode === null && (await storedOpportunities(store)) < count) await wait(10);
  child.kill('SIGKILL');
  await closed;
}

async function storedOpportunities(store: string): Promise<number> {
  const names = await readdir(join(store, 'entries/local/site:opportunities')).catch(() => []);
  // A name that begins with a dot is a blob that is still being written.
  return names.filter((name) => !name.startsWith('.')).length;
}

async function withStore<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const blobs = await startBlobs(folder);
  return work().finally(blobs.stop);
}

const titles = (folder: string) => withStore(folder, async () => (await listOpportunities()).map(({ title }) => title));

const sampleTitles = samples.map(({ title }) => title);

describe('sample opportunities', () => {
  test('Samples are stored in order into an empty store, once in its life, even if killed meanwhile', async () => {
    const store = await temporaryFolder();
    await seedUntil(7, store);
    const before = await titles(store);
    expect(before.length).toBeGreaterThanOrEqual(7);
    expect(before.length).toBeLessThan(samples.length);
    expect(await seedWhole(store)).toBe('seeded');
    expect(await titles(store)).toEqual(sampleTitles);
    expect(await seedWhole(store)).toBe('left as it was');
    await withStore(store, async () => {
      for (const { id } of samples) await deleteOpportunity(id);
    });
    expect(await seedWhole(store)).toBe('left as it was');
    expect(await titles(store)).toEqual([]);
  });

  test('Samples have their images', async () => {
    const store = await temporaryFolder();
    await seedUntil(3, store);
    const stored = await readdir(join(store, 'entries/local/site:images'));
    const named = await withStore(store, async () => (await listOpportunities()).flatMap(({ imageURL }) => imageURL));
    expect(named.length).toBeGreaterThanOrEqual(3);
    expect(stored).toEqual(expect.arrayContaining(named));
  });

  test('Samples are marked as such, and have their facts, translations and image descriptions', async () => {
    const store = await temporaryFolder();
    await seedUntil(2, store);
    const oldest = samples.at(-1);
    const stored = await withStore(store, () => readOpportunity(oldest?.id ?? ''));
    expect(stored).toMatchObject({
      ...oldest?.facts,
      sample: true,
      translations: oldest?.translations,
      status: 'published',
    });
    expect(stored?.imageURL.map((name) => stored.imageAlts?.[name])).toEqual(oldest?.images.map(({ alt }) => alt));
  });

  test('Samples are not stored into a store with other records, also after it was emptied', async () => {
    const store = await temporaryFolder();
    const id = crypto.randomUUID();
    const fields = { title: 'Mine', subtitle: 'Alone', sector: 'mining', description: '', imageURL: [] } as const;
    await withStore(store, () => createOpportunity(id, { ...fields, imageURL: [] }));
    expect(await seedWhole(store)).toBe('left as it was');
    await withStore(store, () => deleteOpportunity(id));
    expect(await seedWhole(store)).toBe('left as it was');
    expect(await titles(store)).toEqual([]);
  });

  test.each([{ NETLIFY: 'true' }, { CONTEXT: 'production' }])(
    'Samples are not stored on the platform: %j',
    (environment) => {
      expect(maySeed(environment)).toBe(false);
      expect(maySeed({})).toBe(true);
    },
  );
});
