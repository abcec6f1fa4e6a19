import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { newImageName } from '#domain/ids';
import { newWrite } from '../../netlify/opportunities/author.ts';
import { imagesReferencedBy, newRecord, opportunityRecord } from '../../netlify/opportunities/record.ts';
import { restoreBackup } from '../../scripts/tools/backup/restore-backup.ts';
import type { SiteStores } from '../../scripts/tools/backup/site-stores.ts';
import { takeBackup } from '../../scripts/tools/backup/take-backup.ts';
import { fieldsWith } from '../netlify/opportunities/samples.ts';
import { contentsOf } from '../support/sites/backup-sites.ts';
import { type Death, dyingStores, storesInMemory } from '../support/sites/dying-stores.ts';
import type { Finding, Part, Size } from './part.ts';

const deaths: readonly Death[] = ['before it lands', 'after it landed'];
const sizes = { short: 5, long: 40 } as const satisfies Record<Size, number>;

interface Scene {
  readonly site: SiteStores;
  readonly folder: string;
  readonly whole: readonly string[];
}

/** Kills a backup and a restoration at every request: the remains are never misleading, and the next run completes. */
export const backupCrashes: Part = {
  name: 'backup-crashes',
  title: 'Backup and restore, killed at every request to the store',
  guarantee: 'No partial archive gets the backup’s name, no record lacks an image, and the next run completes.',
  run: (size) => withFolder((folder) => run(size, folder)),
};

async function run(size: Size, folder: string): Promise<Finding> {
  const site = await filledSite(sizes[size]);
  const scene = { site, folder, whole: await contentsOf(site) };
  const problems: string[] = [];
  const points = (await crashBackups(scene, problems)) + (await crashRestores(scene, problems));
  const figure = `${points} crash points, ${problems.length} that left something wrong`;
  return { figure, passed: points > 0 && problems.length === 0, ...(problems[0] && { log: problems.join('\n') }) };
}

async function crashBackups({ site, folder }: Scene, problems: string[]): Promise<number> {
  for (let at = 0; ; at += 1) {
    const file = join(folder, `backup-${at}.tar.gz`);
    const { stores, died } = dyingStores(site, at, 'before it lands');
    if ((await Promise.race([takeBackup(stores, file, 'test'), died])) !== 'died') return at;
    if ((await readdir(folder)).includes(`backup-${at}.tar.gz`)) problems.push(`A backup killed at ${at} has its name`);
    const { manifest } = await takeBackup(site, join(folder, `again-${at}.tar.gz`), 'test');
    if (manifest.entries.length === 0) problems.push(`No backup after one killed at ${at}`);
  }
}

async function crashRestores({ site, folder, whole }: Scene, problems: string[]): Promise<number> {
  const file = join(folder, 'whole.tar.gz');
  await takeBackup(site, file, 'test');
  let points = 0;
  for (const death of deaths) {
    for (let at = 0; ; at += 1) {
      const target = storesInMemory();
      const { stores, died } = dyingStores(target, at, death);
      if ((await Promise.race([restoreBackup(stores, file, { merge: false }), died])) !== 'died') break;
      points += 1;
      const dangling = await missingImages(target);
      if (dangling.length > 0) problems.push(`Killed at ${at} ${death}: ${dangling.join(', ')} named but missing`);
      await restoreBackup(target, file, { merge: false });
      if ((await contentsOf(target)).join() !== whole.join())
        problems.push(`Killed at ${at} ${death}: not whole after`);
    }
  }
  return points;
}

async function missingImages({ opportunities, images }: SiteStores): Promise<string[]> {
  const stored = new Set(await images.keys());
  const records = await Promise.all((await opportunities.keys()).map((key) => opportunities.read(key)));
  const named = records.flatMap((bytes) => {
    const record = v.parse(opportunityRecord, JSON.parse(new TextDecoder().decode(bytes)));
    return imagesReferencedBy(record);
  });
  return named.filter((name) => !stored.has(name));
}

async function filledSite(records: number): Promise<SiteStores> {
  const site = storesInMemory();
  const bytes = (text: string) => new TextEncoder().encode(text);
  for (let index = 0; index < records; index += 1) {
    const image = newImageName();
    await site.images.add(image, bytes(`image ${index}`));
    const id = crypto.randomUUID();
    const record = newRecord(id, fieldsWith({ imageURL: [image] }), newWrite());
    await site.opportunities.add(id, bytes(JSON.stringify(record)));
    await site.enquiries.add(index.toString(16).padStart(64, '0'), bytes(`{"enquiry":${index}}`));
  }
  return site;
}

async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-crashes-'));
  return work(folder).finally(() => rm(folder, { recursive: true, force: true }));
}
