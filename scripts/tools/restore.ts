// npm run restore -- FILE [--merge]: brings back what npm run backup has written.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connect } from './backup/connect.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { countsIn } from './backup/sentences.ts';
import { end, endWhenTold } from './shutdown.ts';
import { Failure, sentenceFor } from './start/failure.ts';

endWhenTold(() => 130);
try {
  await restore(process.argv.slice(2));
  await end(0);
} catch (error) {
  console.error(sentenceFor(error));
  await end(1);
}

async function restore(words: readonly string[]): Promise<void> {
  const [file, ...more] = words.filter((word) => word !== '--merge');
  if (file === undefined || file.startsWith('-') || more.length > 0) {
    throw new Failure(
      'Say what from: npm run restore -- FILE, with --merge to add to a site that has something already',
    );
  }
  const { name, stores } = await connect(fileURLToPath(new URL('../..', import.meta.url)), process.env);
  const merge = words.includes('--merge');
  const { manifest, added, same, kept, damaged } = await restoreBackup(
    stores,
    resolve(process.env.INIT_CWD ?? '.', file),
    {
      merge,
    },
  );
  console.log(`The backup of ${manifest.createdAt} holds ${countsIn(manifest)}.`);
  console.log(`Into ${name}: ${added} added, ${same} there already, ${kept.length} left as the site has them.`);
  for (const path of damaged) console.log(`  left out, because it was damaged when the backup was taken: ${path}`);
  for (const one of kept) console.log(`  left as it is: ${one}`);
}
