// npm run backup -- FILE: everything that the site stores, in one archive.
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connect } from './backup/connect.ts';
import { countsIn } from './backup/sentences.ts';
import { takeBackup } from './backup/take-backup.ts';
import { end, endWhenTold } from './shutdown.ts';
import { Failure, sentenceFor } from './start/failure.ts';

endWhenTold(() => 130);
try {
  await backUp(process.argv.slice(2));
  await end(0);
} catch (error) {
  console.error(sentenceFor(error));
  await end(1);
}

async function backUp([file, ...more]: readonly string[]): Promise<void> {
  if (file === undefined || file.startsWith('-') || more.length > 0) {
    throw new Failure('Say where to: npm run backup -- FILE, such as backup-2026-05-01.tar.gz');
  }
  const target = resolve(process.env.INIT_CWD ?? '.', file);
  const { name, stores } = await connect(fileURLToPath(new URL('../..', import.meta.url)), process.env);
  const { manifest, warnings } = await takeBackup(stores, target, name);
  for (const warning of warnings) console.error(warning);
  const megabytes = ((await stat(target)).size / 1_000_000).toFixed(1);
  console.log(`Backed up ${countsIn(manifest)} from ${name} to ${target} (${megabytes} MB).`);
}
