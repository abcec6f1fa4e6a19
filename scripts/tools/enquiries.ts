// npm run enquiries -- FILE.csv [--held]: the enquiries as a table, those held apart as spam only with --held.
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connect } from './backup/connect.ts';
import { csv } from './enquiries/csv.ts';
import { readEnquiries, tableOf } from './enquiries/read-enquiries.ts';
import { end, endWhenTold } from './shutdown.ts';
import { codeOf, Failure, sentenceFor } from './start/failure.ts';

endWhenTold(() => 130);
try {
  await exportEnquiries(process.argv.slice(2));
  await end(0);
} catch (error) {
  console.error(sentenceFor(error));
  await end(1);
}

async function exportEnquiries(words: readonly string[]): Promise<void> {
  const [file, ...more] = words.filter((word) => word !== '--held');
  if (file === undefined || file.startsWith('-') || more.length > 0) {
    throw new Failure('Say where to: npm run enquiries -- FILE.csv, with --held for those that look like spam');
  }
  const target = resolve(process.env.INIT_CWD ?? '.', file);
  const { name, stores } = await connect(fileURLToPath(new URL('../..', import.meta.url)), process.env);
  const { read, unreadable } = await readEnquiries(stores.enquiries);
  const wanted = read.filter(({ held = [] }) => words.includes('--held') === held.length > 0);
  await writeNew(target, csv(tableOf(wanted)));
  console.log(`Wrote ${wanted.length} of ${read.length} enquiries of ${name} to ${target}.`);
  for (const key of unreadable) console.error(`Left out, because it cannot be read: enquiries/${key}`);
}

/** For its owner’s eyes alone, and never in the place of another file. */
async function writeNew(file: string, text: string): Promise<void> {
  await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((error) => {
    throw codeOf(error) === 'EEXIST' ? new Failure(`${file} is there already: choose another name.`) : error;
  });
}
