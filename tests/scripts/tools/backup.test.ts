import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { acceptInvitation } from '../../../netlify/login/personal-password.ts';
import { accountIn } from '../../../netlify/login/token.ts';
import { readImage } from '../../../netlify/opportunities/images.ts';
import { listOpportunities } from '../../../netlify/opportunities/list.ts';
import { invitePerson, listPeople } from '../../../netlify/people/people.ts';
import { openStore } from '../../../netlify/store/blob-store.ts';
import { blobStores } from '../../../scripts/tools/backup/blob-stores.ts';
import { restoreBackup } from '../../../scripts/tools/backup/restore-backup.ts';
import type { SiteStores } from '../../../scripts/tools/backup/site-stores.ts';
import { takeBackup } from '../../../scripts/tools/backup/take-backup.ts';
import { provideAdministrator } from '../../netlify/login/administrator.ts';
import { addEditor, editorPassword, invite } from '../../netlify/people/editor.ts';
import { contentsOf, fillSite, storesBehind } from '../../support/sites/backup-sites.ts';
import { provideBlobServer, startNetlifyBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { storesInMemory } from '../../support/sites/dying-stores.ts';
import { temporaryFolder } from '../../support/sites/temporary-folder.ts';

provideAdministrator();
const server = provideBlobServer(() => startStrictBlobServer({ pageSize: 2 }));
let folder: string;
let file: string;
let site: SiteStores;
beforeEach(async () => {
  folder = await temporaryFolder();
  file = join(folder, 'backup.tar.gz');
  site = storesBehind(server().context);
});

async function emptySite(start: () => Promise<{ context: string; stop(): Promise<void> }>): Promise<SiteStores> {
  const running = await start();
  onTestFinished(() => running.stop());
  return storesBehind(running.context);
}

/** A site reached with a personal token: through Netlify’s API, with its signed URLs. */
async function linkedSite(): Promise<SiteStores> {
  const blobs = new BlobsServer({ directory: await temporaryFolder(), token: 'personal-token' });
  const { port } = await blobs.start();
  onTestFinished(async () => blobs.stop());
  return blobStores({ siteID: 'production', token: 'personal-token', apiURL: `http://localhost:${port}` });
}

describe('taking a backup', () => {
  test('Each enquiry of a restored backup is found by its reference', async () => {
    await fillSite();
    await takeBackup(site, file, 'the test');
    const other = storesInMemory();
    await restoreBackup(other, file, { merge: false });
    for (const id of await other.enquiries.keys()) {
      const { reference } = JSON.parse(new TextDecoder().decode(await other.enquiries.read(id)));
      const claim = JSON.parse(new TextDecoder().decode(await other.enquiryReferences.read(reference)));
      expect(claim).toMatchObject({ id });
    }
    expect(await other.enquiryReferences.keys()).toHaveLength(2);
  });

  test.each([
    ['a local site', () => emptySite(startNetlifyBlobServer)],
    ['a site by token', linkedSite],
    ['a site that is strict about conditions', () => emptySite(startStrictBlobServer)],
  ])('A backup restores everything byte for byte into %s, and again from there', async (_, open) => {
    await fillSite();
    const { manifest, warnings } = await takeBackup(site, file, 'the test');
    expect(warnings).toEqual([]);
    expect(manifest.counts).toEqual({ opportunities: 2, images: 4, enquiries: 2 });
    const other = await open();
    expect(await restoreBackup(other, file, { merge: false })).toMatchObject({ added: 8, same: 0, kept: [] });
    expect(await contentsOf(other)).toEqual(await contentsOf(site));
    const again = join(folder, 'again.tar.gz');
    await takeBackup(other, again, 'the other');
    const third = await emptySite(startStrictBlobServer);
    await restoreBackup(third, again, { merge: false });
    expect(await contentsOf(third)).toEqual(await contentsOf(site));
  });

  test('People are archived without passwords, sessions and invitations, and can be invited again after a restore', async () => {
    await fillSite();
    const { id } = await addEditor();
    const { invitation } = await invite('carla', 'Carla');
    const { manifest } = await takeBackup(site, file, 'the test');
    expect(manifest.version).toBe(2);
    const other = await startStrictBlobServer();
    onTestFinished(() => other.stop());
    expect(await restoreBackup(storesBehind(other.context), file, { merge: false })).toMatchObject({ added: 9 });
    expect(await restoreBackup(storesBehind(other.context), file, { merge: false })).toMatchObject({
      added: 0,
      same: 9,
    });
    process.env.NETLIFY_BLOBS_CONTEXT = other.context;
    const { people } = await listPeople();
    expect(people.map(({ name, isActive, invitedUntil }) => ({ name, isActive, invitedUntil }))).toEqual([
      { name: 'Bea Ruiz', isActive: false, invitedUntil: undefined },
      { name: 'Carla', isActive: false, invitedUntil: undefined },
    ]);
    expect(await acceptInvitation(invitation, editorPassword, '192.0.2.1')).toBeUndefined();
    const again = await invitePerson(id);
    expect(await acceptInvitation(again?.invitation ?? '', editorPassword, '192.0.2.1')).toBeDefined();
  });

  test('A backup that keeps passwords has the people as they are', async () => {
    const { token } = await addEditor();
    await takeBackup(site, file, 'the test', { passwords: true });
    const other = await startStrictBlobServer();
    onTestFinished(() => other.stop());
    await restoreBackup(storesBehind(other.context), file, { merge: false });
    process.env.NETLIFY_BLOBS_CONTEXT = other.context;
    expect(await accountIn(token)).toMatchObject({ name: 'Bea Ruiz' });
  });

  test('A restored site has the same list, and its images know their size', async () => {
    await fillSite();
    const before = await listOpportunities();
    await takeBackup(site, file, 'the test');
    const other = await startStrictBlobServer();
    onTestFinished(() => other.stop());
    await restoreBackup(storesBehind(other.context), file, { merge: false });
    process.env.NETLIFY_BLOBS_CONTEXT = other.context;
    expect(await listOpportunities()).toEqual(before);
    const image = before[0]?.imageURL[0] ?? '';
    other.faults.script({ kind: 'shortened', times: Number.POSITIVE_INFINITY });
    await expect(openStore('images').readBytes(image)).rejects.toThrow();
  });

  test('A backup gets its name only when complete, and only its owner can read it', async () => {
    await fillSite();
    await takeBackup(site, file, 'the test');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['backup.tar.gz']);
  });

  test('A backup never replaces another file', async () => {
    await fillSite();
    await writeFile(file, 'the backup of last year');
    await expect(takeBackup(site, file, 'the test')).rejects.toThrow(/exists already/);
    expect(await readFile(file, 'utf8')).toBe('the backup of last year');
  });

  test('A backup leaves no file when the store fails or is empty', async () => {
    await expect(takeBackup(site, file, 'the test')).rejects.toThrow(/empty/);
    await fillSite();
    const failing = { ...site, enquiries: { ...site.enquiries, keys: () => Promise.reject(new Error('no store')) } };
    await expect(takeBackup(failing, file, 'the test')).rejects.toThrow('no store');
    expect(await readdir(folder)).toEqual([]);
  });

  test('A backup into a missing folder fails', async () => {
    await fillSite();
    await expect(takeBackup(site, join(folder, 'nowhere', 'b.tar.gz'), 'the test')).rejects.toThrow('ENOENT');
  });

  test('A backup reports unknown keys and archives damaged records', async () => {
    await fillSite();
    const id = crypto.randomUUID();
    await site.opportunities.add(id, new TextEncoder().encode('{"schema":'));
    await site.opportunities.add('not-a-key-of-ours', new TextEncoder().encode('x'));
    const { manifest, warnings } = await takeBackup(site, file, 'the test');
    expect(manifest.counts.opportunities).toBe(2);
    expect(manifest.entries.map(({ path }) => path)).toContain(`damaged/opportunities/${id}.json`);
    expect(warnings).toEqual([expect.stringContaining('not-a-key-of-ours'), expect.stringContaining(id)]);
  });

  test('A backup of a site in use has all images of its records', async () => {
    await fillSite();
    let saved = false;
    // An image and the record that references it are stored while the records are being read.
    const busy: SiteStores = {
      ...site,
      opportunities: {
        ...site.opportunities,
        read: async (key) => {
          if (!saved) {
            saved = true;
            await fillSite();
          }
          return site.opportunities.read(key);
        },
      },
    };
    const { warnings } = await takeBackup(busy, file, 'the test');
    expect(warnings).toEqual([]);
  });

  test('A backup reports images that are missing on the site', async () => {
    await fillSite();
    const without: SiteStores = { ...site, images: { ...site.images, keys: async () => [] } };
    const { warnings } = await takeBackup(without, file, 'the test');
    expect(warnings).toEqual([expect.stringMatching(/images that the site does not have: [0-9a-f]{32}\.webp/)]);
  });
});

describe('restoring', () => {
  beforeEach(async () => {
    await fillSite();
    await takeBackup(site, file, 'the test');
  });

  test('Restoring into a site with other records is refused and writes nothing', async () => {
    await fillSite();
    const before = await contentsOf(site);
    await expect(restoreBackup(site, file, { merge: false })).rejects.toThrow(/something else already \(8, such as/);
    expect(await contentsOf(site)).toEqual(before);
  });

  test('Restoring with merge adds missing records and keeps existing ones', async () => {
    const other = await emptySite(startStrictBlobServer);
    const [id = ''] = await site.opportunities.keys();
    await other.opportunities.add(id, new TextEncoder().encode('"newer"'));
    expect(await restoreBackup(other, file, { merge: true })).toMatchObject({
      added: 7,
      kept: [`opportunities/${id}`],
    });
    expect(new TextDecoder().decode(await other.opportunities.read(id))).toBe('"newer"');
    expect(await contentsOf(other)).toHaveLength(8);
  });

  test('A repeated restoration changes nothing', async () => {
    const other = await emptySite(startStrictBlobServer);
    await restoreBackup(other, file, { merge: false });
    expect(await restoreBackup(other, file, { merge: false })).toMatchObject({ added: 0, same: 8, kept: [] });
  });

  test('A restoration reports a write that another writer preceded', async () => {
    const other = await emptySite(startStrictBlobServer);
    const raced: SiteStores = {
      ...other,
      enquiries: { ...other.enquiries, add: (key) => other.enquiries.add(key, new TextEncoder().encode('{}')) },
    };
    await expect(restoreBackup(raced, file, { merge: false })).rejects.toThrow(/not finished.*Run it again/);
  });

  test('A restoration reports an image that a sweep deleted meanwhile', async () => {
    const other = await emptySite(startStrictBlobServer);
    let lists = 0;
    const swept: SiteStores = {
      ...other,
      images: {
        ...other.images,
        keys: async () => {
          lists += 1;
          return lists > 2 ? [] : other.images.keys();
        },
      },
    };
    await expect(restoreBackup(swept, file, { merge: false })).rejects.toThrow(/went away again/);
  });

  test('A restoration reports an image that a sweep is deleting', async () => {
    const other = storesInMemory();
    await leaveMark(other, { claim: crypto.randomUUID(), claimedAt: new Date().toISOString() });
    await expect(restoreBackup(other, file, { merge: false })).rejects.toThrow(
      /a sweep is deleting images\/.*Run it again/,
    );
  });

  test.each([
    ['a deletion that no sweep has begun', {}],
    ['the claim of a sweep that was killed', { claim: crypto.randomUUID(), claimedAt: '2026-11-20T00:00:00.000Z' }],
  ])('A restoration ignores %s', async (_, of) => {
    const other = storesInMemory();
    await leaveMark(other, of);
    expect(await restoreBackup(other, file, { merge: false })).toMatchObject({ added: 8 });
  });

  test('A restoration is incomplete when pending deletions cannot be read, and can be repeated', async () => {
    const other = storesInMemory();
    const failing = { ...other, pendingDeletions: { read: () => Promise.reject(new Error('no store')) } };
    await expect(restoreBackup(failing, file, { merge: false })).rejects.toThrow(
      /not finished: whether a sweep is deleting images\/\S+ could not be read \(no store\)\. Run it again/,
    );
    expect(await contentsOf(other)).toEqual(await contentsOf(site));
    expect(await restoreBackup(other, file, { merge: false })).toMatchObject({ added: 0, same: 8 });
  });

  test('A damaged pending deletion counts as unclaimed, as on the site: the image is shown', async () => {
    const other = await startStrictBlobServer();
    onTestFinished(() => other.stop());
    const [image = ''] = (await listOpportunities())[0]?.imageURL ?? [];
    const half = { body: Buffer.from('{"schema":1,"givenUpAt":"2026-'), metadata: undefined };
    other.memory.put('site:given-up-images', image, half, { kind: 'none' });
    await restoreBackup(storesBehind(other.context), file, { merge: false });
    process.env.NETLIFY_BLOBS_CONTEXT = other.context;
    expect(await readImage(image)).toBeDefined();
  });
});

/** Adds a pending deletion of an image of the backup, with the given properties. */
async function leaveMark({ pendingDeletions }: ReturnType<typeof storesInMemory>, of: object): Promise<void> {
  const [image = ''] = await site.images.keys();
  const mark = { schema: 1, givenUpAt: '2026-11-20T00:00:00.000Z', ...of };
  await pendingDeletions.add(image, new TextEncoder().encode(JSON.stringify(mark)));
}
