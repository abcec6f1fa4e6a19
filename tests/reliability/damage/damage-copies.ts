import { join } from 'node:path';
import { dayMs } from '#domain/time/day';
import { restoreBackup } from '../../../scripts/tools/backup/restore-backup.ts';
import { backedUp } from '../../../scripts/tools/backup/site-stores.ts';
import { takeBackup } from '../../../scripts/tools/backup/take-backup.ts';
import { readEnquiries } from '../../../scripts/tools/enquiries/read-enquiries.ts';
import { paths } from '../../support/paths.ts';
import { storesBehind } from '../../support/sites/backup-sites.ts';
import { storesInMemory } from '../../support/sites/dying-stores.ts';
import { type DamagedScene, expect, judgeErasedPeople, judgeLists, judgeSweep } from './damage-calls.ts';
import { blobsIn, cutImages, difference, enquiriesIn, isNoJson, recordsIn } from './damage-judgement.ts';

/**
 * A backup contains everything, with damaged blobs apart; restored elsewhere, all complete blobs exist and the rest is
 * reported.
 */
export async function judgeCopies({ world, folder, problems }: DamagedScene): Promise<void> {
  const stores = storesBehind(world.server.context);
  const file = join(folder, `${crypto.randomUUID()}.tar.gz`);
  const { manifest, warnings } = await takeBackup(stores, file, 'damage', { passwords: true });
  const copy = storesInMemory();
  const { damaged } = await restoreBackup(copy, file, { merge: false });
  const cut = cutImages(world);
  const apart: string[] = [];
  for (const store of backedUp) {
    const whole: string[] = [];
    for (const [key, body] of blobsIn(world, store)) {
      const isApart = store === 'images' ? cut.has(key) || body.byteLength === 0 : isNoJson(body);
      if (isApart) apart.push(`damaged/${store}/${key}${store === 'images' ? '' : '.json'}`);
      else whole.push(key);
      if (!isApart && !body.equals((await copy[store].read(key)) ?? Buffer.alloc(0)))
        problems.push(`restored, ${store}/${key} is not as it was`);
    }
    problems.push(...difference(`restored ${store}`, await copy[store].keys(), whole));
  }
  problems.push(...difference('reported by the restore as damaged', damaged, apart));
  const unreported = apart.filter((path) => !warnings.some((warning) => warning.includes(path)));
  if (unreported.length > 0) problems.push(`the backup does not report ${unreported}`);
  const archived = new Set(manifest.entries.map(({ path }) => path));
  if (!apart.every((path) => archived.has(path))) problems.push('the backup left something damaged out');
  await judgeTable({ world, problems });
}

/** The table of enquiries has all undamaged ones and names the others. */
async function judgeTable({ world, problems }: Pick<DamagedScene, 'world' | 'problems'>): Promise<void> {
  const { read, unreadable } = await readEnquiries(storesBehind(world.server.context).enquiries);
  const whole = enquiriesIn(world);
  const others = [...blobsIn(world, 'enquiries').keys()].filter((key) => !whole.includes(key));
  problems.push(...difference('unreadable enquiries', unreadable, others));
  if (read.length !== whole.length) problems.push(`the table has ${read.length} enquiries`);
}

/** Damaged records can be deleted, and still be exported for 30 days; then the sweep succeeds again. */
export async function judgeDeletion(scene: DamagedScene): Promise<void> {
  const { world, problems } = scene;
  const { damaged } = recordsIn(world);
  for (const id of damaged.keys())
    expect(problems, `the deletion of ${id}`, await world.site.ask('DELETE', paths.deleteOpportunity(id)), 204);
  await judgeErasedPeople(scene);
  await judgeLists(scene);
  await judgeSweep(scene);
  await judgeExports(scene, damaged, 'deleted');
  await pass(scene, 29);
  await judgeExports(scene, damaged, '29 days later');
  for (const days of [2, 2, 2]) await pass(scene, days);
  for (const id of damaged.keys()) {
    if (blobsIn(world, 'opportunities').has(id)) problems.push(`${id} is still there after a month`);
  }
  await judgeLists(scene);
  judgeNamed(scene);
}

async function judgeExports(
  { world, problems }: DamagedScene,
  damaged: ReadonlyMap<string, Buffer>,
  when: string,
): Promise<void> {
  for (const [id, body] of damaged) {
    const response = await world.site.fetch('GET', paths.damagedOpportunity(id));
    const bytes = Buffer.from(await response.arrayBuffer());
    if (response.status !== 200 || !bytes.equals(body))
      problems.push(`${when}, ${id} can’t be exported: ${response.status}`);
  }
}

async function pass(scene: DamagedScene, days: number): Promise<void> {
  const { world } = scene;
  world.clock.forward(days * dayMs);
  await world.site.logIn();
  await judgeSweep(scene);
}

/** Every referenced image has bytes. */
function judgeNamed({ world, problems }: DamagedScene): void {
  const stored = blobsIn(world, 'images');
  for (const record of recordsIn(world).whole.values()) {
    for (const { imageURL } of [record, ...record.past]) {
      for (const name of imageURL) if (!stored.has(name)) problems.push(`${record.id} names ${name}, which is gone`);
    }
  }
}
