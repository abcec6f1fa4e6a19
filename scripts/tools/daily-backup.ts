// npm run backup:daily -- FOLDER [--check]: takes an encrypted backup of the day and keeps the newest 30. On the first of
// a month, or with --check, it also restores it into a fresh local store and compares.
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayOf } from '#domain/time/day';
import { isDamagedPath, type Manifest } from './backup/archive-format.ts';
import { connect, localStores } from './backup/connect.ts';
import { backupKey, decryptFile, encryptFile } from './backup/encryption.ts';
import { countsIn } from './backup/messages.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { takeBackup } from './backup/take-backup.ts';
import { command } from './command.ts';
import { Failure } from './failure.ts';
import { fileArgument } from './file-argument.ts';
import { onShutdown } from './shutdown.ts';

const kept = 30;
const usage = 'Say where to: npm run backup:daily -- FOLDER, with --check to restore it into a fresh store and compare';

await command(async ({ root, words }) => {
  const { file: folder, flagged } = fileArgument(words, usage, '--check');
  const key = backupKey(process.env);
  const now = new Date();
  const work = await mkdtemp(join(tmpdir(), 'backup-'));
  onShutdown(() => rm(work, { recursive: true, force: true }));
  await mkdir(folder, { recursive: true, mode: 0o700 });

  const { name, stores, noteBackup } = await connect(root);
  const plain = join(work, 'backup.tar.gz');
  const { manifest, warnings } = await takeBackup(stores, plain, name);
  for (const warning of warnings) console.error(warning);
  const file = join(folder, `backup-${dayOf(now)}.tar.gz.enc`);
  await encryptFile(plain, file, key);
  if (flagged || now.getUTCDate() === 1) {
    await checkRestoring(file, key, work, manifest);
    console.log('It was restored into a fresh store, and every record and image is the same.');
  }
  const outdated = (await readdir(folder)).filter((one) => /^backup-[\d-]{10}\.tar\.gz\.enc$/.test(one)).sort();
  for (const one of outdated.slice(0, -kept)) await rm(join(folder, one));
  await noteBackup(now);
  const megabytes = ((await stat(file)).size / 1_000_000).toFixed(1);
  console.log(`Backed up ${countsIn(manifest)} from ${name} to ${file} (${megabytes} MB).`);
  return 0;
});

/** Decrypts a backup, restores it into a fresh local store, and compares a backup of that store with it. */
async function checkRestoring(file: string, key: Buffer, work: string, manifest: Manifest): Promise<void> {
  const decrypted = join(work, 'decrypted.tar.gz');
  await decryptFile(file, decrypted, key);
  const fresh = await localStores(join(work, 'store'));
  await restoreBackup(fresh, decrypted, { merge: false });
  const again = await takeBackup(fresh, join(work, 'again.tar.gz'), 'the fresh store');
  const restored = new Map(again.manifest.entries.map(({ path, sha256 }) => [path, sha256]));
  const lost = manifest.entries
    .filter(({ path, sha256 }) => !isDamagedPath(path) && restored.get(path) !== sha256)
    .map(({ path }) => path);
  if (lost.length > 0) throw new Failure(`The backup cannot be restored completely: ${lost.slice(0, 5).join(', ')}.`);
}
