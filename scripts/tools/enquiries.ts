// npm run enquiries -- FILE.csv [--held]: exports the enquiries, or with --held those quarantined as spam.
import { writeFile } from 'node:fs/promises';
import { csv } from '#domain/csv';
import { enquiryColumns, enquiryRow } from '#domain/enquiry/exports';
import { connect } from './backup/connect.ts';
import { command } from './command.ts';
import { readEnquiries } from './enquiries/read-enquiries.ts';
import { codeOf, Failure } from './failure.ts';
import { fileArgument } from './file-argument.ts';

const usage = 'Say where to: npm run enquiries -- FILE.csv, with --held for those that look like spam';

await command(async ({ root, words }) => {
  const { file, flagged: quarantined } = fileArgument(words, usage, '--held');
  const { name, stores } = await connect(root);
  const { read, unreadable } = await readEnquiries(stores.enquiries);
  const wanted = read.filter(({ state }) => quarantined === (state === 'quarantined'));
  await writeNew(file, csv([enquiryColumns, ...wanted.map((one) => enquiryRow(one))]));
  console.log(`Wrote ${wanted.length} of ${read.length} enquiries of ${name} to ${file}.`);
  for (const key of unreadable) console.error(`Skipped, because it cannot be read: enquiries/${key}`);
  return 0;
});

/** Readable by its owner only; never replaces another file. */
async function writeNew(file: string, text: string): Promise<void> {
  await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((error) => {
    throw codeOf(error) === 'EEXIST' ? new Failure(`${file} exists already: choose another name.`) : error;
  });
}
