import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { restoreBackup } from '../../../scripts/tools/backup/restore-backup.ts';
import type { SiteStores } from '../../../scripts/tools/backup/site-stores.ts';
import { takeBackup } from '../../../scripts/tools/backup/take-backup.ts';
import { readEnquiries } from '../../../scripts/tools/enquiries/read-enquiries.ts';
import { fillSite, storesBehind } from '../../support/sites/backup-sites.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { storesInMemory } from '../../support/sites/dying-stores.ts';
import { temporaryFolder } from '../../support/sites/temporary-folder.ts';

const server = provideBlobServer(() => startStrictBlobServer());
let file: string;
let site: SiteStores;
beforeEach(async () => {
  file = join(await temporaryFolder(), 'backup.tar.gz');
  site = storesBehind(server().context);
  await fillSite();
});

test.each(['truncated', 'shortened'] as const)('A blob that is %s in transfer is read again', async (kind) => {
  for (const store of ['opportunities', 'images', 'enquiries']) {
    const [key = ''] = await site[store as 'images'].keys();
    server().faults.script({ kind, on: { method: 'GET', store, key }, times: 2 });
  }
  const { manifest, warnings } = await takeBackup(site, file, 'the test');
  expect(warnings).toEqual([]);
  expect(manifest.counts).toEqual({ opportunities: 2, images: 4, enquiries: 2 });
  expect(await restoreBackup(storesInMemory(), file, { merge: false })).toMatchObject({ added: 8, damaged: [] });
});

test('A truncated image is reported, archived separately, and not restored as a complete one', async () => {
  const [name = ''] = await site.images.keys();
  const { memory } = server();
  const whole = memory.get('site:images', name, Date.now());
  if (!whole) throw new Error('There is no image.');
  memory.put('site:images', name, { ...whole, body: whole.body.subarray(0, 1_000) }, { kind: 'none' });
  const { manifest, warnings } = await takeBackup(site, file, 'the test');
  expect(warnings[0]).toMatch(/Damaged in the store, 1000 bytes/);
  expect(manifest.counts.images).toBe(3);
  const target = storesInMemory();
  const { damaged, added } = await restoreBackup(target, file, { merge: false });
  expect([damaged, added]).toEqual([[`damaged/images/${name}`], 7]);
  expect(await target.images.keys()).not.toContain(name);
});

test('A damaged enquiry is reported, and the table has the others', async () => {
  const [key = ''] = await site.enquiries.keys();
  server().memory.put('site:enquiries', key, { body: Buffer.from('{"sch'), metadata: undefined }, { kind: 'none' });
  const { read, unreadable } = await readEnquiries(site.enquiries);
  expect([read.length, unreadable]).toEqual([1, [key]]);
});
