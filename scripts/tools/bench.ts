// npm run bench [-- --quick] [-- --only=/,/contact]
// Measures the built site against its limits and prints the tables; they go into docs/performance.md when nothing was
// left out. Ends with 1 when a limit is missed.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Bench, compare } from './bench/compare.ts';
import { circumstances, writeDocument } from './bench/document.ts';
import { type BenchPage, benchPages } from './bench/pages.ts';
import { startEdge } from './bench/server.ts';
import { tables } from './bench/table.ts';
import { step } from './progress.ts';
import { end, endWhenTold } from './shutdown.ts';
import { Failure, sentenceFor } from './start/failure.ts';
import { serveSampleSite } from './start/sample-site.ts';
import { findBrowser } from './test/browser.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values: options } = parseArgs({ options: { quick: { type: 'boolean' }, only: { type: 'string' } } });

endWhenTold(() => 130);
try {
  await end(await measureAll(chosenPages(options.only)));
} catch (error) {
  console.error(`\n${sentenceFor(error)}`);
  await end(1);
}

async function measureAll(pages: readonly BenchPage[]): Promise<0 | 1> {
  const browser = await findBrowser(root);
  const edge = await startEdge(await serveSampleSite(root));
  const bench: Bench = { edge, browser, runs: options.quick ? 1 : 3 };
  const compared = [];
  for (const page of pages) compared.push(await step(page.path, () => compare(bench, page)));
  const [first] = compared;
  if (!first) return 1;
  const { text, misses } = tables(compared);
  const report = `${await circumstances({ ...first.machine, root, browser, runs: bench.runs })}\n\n${text}`;
  console.log(`\n${report}\n`);
  for (const { path, reading } of compared)
    if (reading.faults.length > 0) console.log(`${path}: points lost for ${reading.faults.join(', ')}`);
  console.log(misses === 0 ? 'Every limit is kept.' : `${misses} limits are missed.`);
  if (pages === benchPages && !options.quick) await writeDocument(root, report);
  return misses === 0 ? 0 : 1;
}

function chosenPages(only: string | undefined): readonly BenchPage[] {
  if (only === undefined) return benchPages;
  const wanted = only.split(',');
  const chosen = benchPages.filter(({ path }) => wanted.includes(path));
  if (chosen.length === wanted.length) return chosen;
  throw new Failure(`--only takes some of these, with commas between: ${benchPages.map(({ path }) => path).join(' ')}`);
}
