// npm run restore -- FILE [--merge]: restores a backup of npm run backup.
import { connect } from './backup/connect.ts';
import { countsIn } from './backup/messages.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { command } from './command.ts';
import { fileArgument } from './file-argument.ts';

const usage = 'Say what from: npm run restore -- FILE, with --merge to add to a site that has something already';

await command(async ({ root, words }) => {
  const { file, flagged: merge } = fileArgument(words, usage, '--merge');
  const { name, stores } = await connect(root);
  const { manifest, added, same, kept, damaged } = await restoreBackup(stores, file, { merge });
  console.log(`The backup of ${manifest.createdAt} holds ${countsIn(manifest)}.`);
  console.log(`Into ${name}: ${added} added, ${same} there already, ${kept.length} left as the site has them.`);
  for (const path of damaged) console.log(`  left out, because it was damaged when the backup was taken: ${path}`);
  for (const one of kept) console.log(`  left as it is: ${one}`);
  return 0;
});
