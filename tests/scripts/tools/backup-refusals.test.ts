import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { sha256 } from '../../../scripts/tools/backup/archive-format.ts';
import { restoreBackup } from '../../../scripts/tools/backup/restore-backup.ts';
import type { SiteStores } from '../../../scripts/tools/backup/site-stores.ts';
import { takeBackup } from '../../../scripts/tools/backup/take-backup.ts';
import { fc, tries } from '../../support/properties.ts';
import { type ArchiveFile, filesIn, withListedFile, writeFiles } from '../../support/sites/backup-archives.ts';
import { contentsOf, fillSite, storesBehind } from '../../support/sites/backup-sites.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { temporaryFolder } from '../../support/sites/temporary-folder.ts';

const server = provideBlobServer(() => startStrictBlobServer());
let file: string;
let site: SiteStores;
let target: SiteStores;
let stop: () => Promise<void>;
beforeEach(async () => {
  file = join(await temporaryFolder(), 'backup.tar.gz');
  site = storesBehind(server().context);
  const empty = await startStrictBlobServer();
  target = storesBehind(empty.context);
  stop = () => empty.stop();
  await fillSite();
  await takeBackup(site, file, 'the test');
});
afterEach(() => stop());

async function expectRefused(reason: RegExp): Promise<void> {
  await expect(restoreBackup(target, file, { merge: true })).rejects.toThrow(reason);
  await expect(restoreBackup(target, file, { merge: true })).rejects.toThrow(/Nothing was restored/);
  expect(await contentsOf(target)).toEqual([]);
}

async function rewritten(change: (files: ArchiveFile[]) => ArchiveFile[] | Promise<ArchiveFile[]>): Promise<void> {
  await writeFiles(file, await change(await filesIn(file)));
}

const manifestChanged = (change: (manifest: Record<string, unknown>) => void) => (files: ArchiveFile[]) =>
  files.map((one) => {
    if (one.name !== 'manifest.json') return one;
    const manifest = JSON.parse(one.content.toString());
    change(manifest);
    return { ...one, content: Buffer.from(JSON.stringify(manifest)) };
  });

describe('restoring an altered archive', () => {
  test('An archive that is repacked without a change is restored', async () => {
    await rewritten((files) => files);
    await restoreBackup(target, file, { merge: false });
    expect(await contentsOf(target)).toEqual(await contentsOf(site));
  });

  test('A missing file is refused', async () => {
    file = `${file}.gone`;
    await expectRefused(/There is no file/);
  });

  test.each([
    ['nothing', ''],
    ['a text', 'Invest Argentina'],
    ['a gzipped text', gzipSync('Invest Argentina'.repeat(100))],
    ['an empty gzip', gzipSync('')],
  ])('A file with %s instead of an archive is refused', async (_, content) => {
    await writeFile(file, content);
    await expectRefused(/damaged/);
  });

  test('An archive cut at any place is refused', async () => {
    const whole = await readFile(file);
    for (let part = 0; part < 24; part += 1) {
      await writeFile(file, whole);
      await truncate(file, Math.floor((whole.length * part) / 24));
      await expectRefused(/damaged/);
    }
    await writeFile(file, whole.subarray(0, -1));
    await expectRefused(/damaged/);
  });

  test('An archive with any changed byte is refused, or restored with the same content', async () => {
    const whole = await readFile(file);
    const same = await contentsOf(site);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const altered = Buffer.from(whole);
        altered.writeUInt8(altered.readUInt8(at) ^ change, at);
        await writeFile(file, altered);
        const empty = await startStrictBlobServer();
        onTestFinished(() => empty.stop());
        const stores = storesBehind(empty.context);
        const restored = await restoreBackup(stores, file, { merge: false }).catch(() => undefined);
        expect(await contentsOf(stores)).toEqual(restored ? same : []);
      }),
      { numRuns: tries(60), seed: 4 },
    );
  });

  test('An entry with other content of the same length is refused', async () => {
    await rewritten((files) => {
      files[0]?.content.fill('x', 40, 44);
      return files;
    });
    await expectRefused(/was altered/);
  });

  test('An archive without one of its entries is refused', async () => {
    await rewritten((files) => files.slice(1));
    await expectRefused(/is missing/);
  });

  test('An archive without its manifest is refused', async () => {
    await rewritten((files) => files.slice(0, -1));
    await expectRefused(/its end is missing/);
  });

  test('An entry that is not in the manifest is refused', async () => {
    await rewritten((files) => [{ name: `images/${'a'.repeat(32)}.webp`, content: Buffer.from('x') }, ...files]);
    await expectRefused(/has no place/);
  });

  test('An entry that is there twice or after the manifest is refused', async () => {
    const files = await filesIn(file);
    await writeFiles(file, [...files.slice(0, 1), ...files]);
    await expectRefused(/has no place/);
    await writeFiles(file, [...files, ...files.slice(0, 1)]);
    await expectRefused(/has no place/);
  });

  test.each([
    ['another format', (manifest: Record<string, unknown>) => Object.assign(manifest, { format: 'other' }), /damaged/],
    ['no entries', (manifest: Record<string, unknown>) => Object.assign(manifest, { entries: 7 }), /./],
    ['a later version', (manifest: Record<string, unknown>) => Object.assign(manifest, { version: 3 }), /version 3/],
  ])('A manifest with %s is refused', async (_, change, reason) => {
    await rewritten(manifestChanged(change));
    await expectRefused(reason);
  });

  test.each([
    '../../etc/passwd',
    '/etc/passwd',
    'images/../../evil.webp',
    'images/..',
    'images/',
    `images/${'a'.repeat(32)}.webp/`,
    `./images/${'a'.repeat(32)}.webp`,
    `images//${'a'.repeat(32)}.webp`,
    `limits/${'a'.repeat(64)}.json`,
    `opportunities/${'a'.repeat(32)}.webp`,
    'opportunities/__proto__.json',
    `enquiries/${'a'.repeat(64)}`,
    `enquiries/${'A'.repeat(64)}.json`,
    'manifest.json/x',
  ])('A path that a backup never writes is refused, listed or not: %s', async (name) => {
    const added = { name, content: Buffer.from('x') };
    await rewritten(async (files) => [added, ...(await withListedFile(files, added, sha256(added.content)))]);
    await expectRefused(/has no place|damaged/);
  });

  test.each(['symlink', 'link', 'directory', 'character-device', 'fifo'] as const)(
    'An entry of the type %s is refused',
    async (type) => {
      const added = { name: `images/${'a'.repeat(32)}.webp`, content: Buffer.alloc(0), type, linkname: '/etc/passwd' };
      await rewritten(async (files) => [added, ...(await withListedFile(files, added, sha256(added.content)))]);
      await expectRefused(/has no place/);
    },
  );

  test('An entry that claims to be huge is refused', async () => {
    const added = { name: `images/${'a'.repeat(32)}.webp`, content: Buffer.alloc(65 * 1024 * 1024) };
    await rewritten(async (files) => [added, ...(await withListedFile(files, added, sha256(added.content)))]);
    await expectRefused(/has no place/);
  });
});
