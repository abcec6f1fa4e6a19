// npm run backup -- FILE [--with-passwords]: writes everything that the site stores into one archive.
import { stat } from 'node:fs/promises';
import { connect } from './backup/connect.ts';
import { countsIn } from './backup/messages.ts';
import { takeBackup } from './backup/take-backup.ts';
import { command } from './command.ts';
import { fileArgument } from './file-argument.ts';

const usage =
  'Say where to: npm run backup -- FILE, such as backup-2026-05-01.tar.gz, with --with-passwords to keep the passwords of people';

await command(async ({ root, words }) => {
  const { file, flagged: passwords } = fileArgument(words, usage, '--with-passwords');
  const { name, stores, noteBackup } = await connect(root);
  const { manifest, warnings } = await takeBackup(stores, file, name, { passwords });
  await noteBackup(new Date());
  for (const warning of warnings) console.error(warning);
  const megabytes = ((await stat(file)).size / 1_000_000).toFixed(1);
  console.log(`Backed up ${countsIn(manifest)} from ${name} to ${file} (${megabytes} MB).`);
  return 0;
});
