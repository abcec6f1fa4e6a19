// npm run restore -- FILE [--merge]: restores a backup of npm run backup, or with BACKUP_KEY one of backup:daily.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from './backup/connect.ts';
import { backupKey, decryptFile, isEncrypted } from './backup/encryption.ts';
import { countsIn } from './backup/messages.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { command } from './command.ts';
import { fileArgument } from './file-argument.ts';
import { onShutdown } from './shutdown.ts';

const usage = 'Say what from: npm run restore -- FILE, with --merge to add to a site that has something already';

await command(async ({ root, words }) => {
  const { file, flagged: merge } = fileArgument(words, usage, '--merge');
  const { name, stores } = await connect(root);
  const { manifest, added, same, kept, damaged } = await restoreBackup(stores, await decrypted(file), { merge });
  console.log(`The backup of ${manifest.createdAt} holds ${countsIn(manifest)}.`);
  console.log(`Into ${name}: ${added} added, ${same} there already, ${kept.length} left as the site has them.`);
  for (const path of damaged) console.log(`  left out, because it was damaged when the backup was taken: ${path}`);
  for (const one of kept) console.log(`  left as it is: ${one}`);
  return 0;
});

/** The archive itself: an encrypted one is decrypted into a file that the end of this process deletes. */
async function decrypted(file: string): Promise<string> {
  if (!(await isEncrypted(file))) return file;
  const folder = await mkdtemp(join(tmpdir(), 'restore-'));
  onShutdown(() => rm(folder, { recursive: true, force: true }));
  const plain = join(folder, 'backup.tar.gz');
  await decryptFile(file, plain, backupKey(process.env));
  return plain;
}
