// npm run bench [-- --quick] [-- --only=/,/contact] [-- --large]
// Measures the built site against its limits and prints the tables; they go into docs/performance.md when nothing was
// left out. Ends with 1 when a limit is missed.
import { parseArgs } from 'node:util';
import { buildsTable, measureBuilds } from './bench/builds.ts';
import { type Bench, compare, measureSmallIsland } from './bench/compare.ts';
import { deskTable, measureDesk } from './bench/desk.ts';
import { conditions, writeDocument } from './bench/document.ts';
import { largeInboxTable, measureLargeInbox } from './bench/large-inbox.ts';
import { largeListTable, measureLargeList } from './bench/large-list.ts';
import { benchPages } from './bench/pages.ts';
import { startEdge } from './bench/server.ts';
import { tables } from './bench/table.ts';
import { choose } from './choice.ts';
import { command } from './command.ts';
import { step } from './progress.ts';
import { serveSampleSite } from './start/sample-site.ts';
import { findBrowser } from './test/browser.ts';

await command(async ({ root, words }) => {
  const { values } = parseArgs({
    args: [...words],
    options: { quick: { type: 'boolean' }, only: { type: 'string' }, large: { type: 'boolean' } },
  });
  const pages = choose(benchPages, values.only?.split(',') ?? [], { what: 'page', nameOf: ({ path }) => path });
  const browser = await findBrowser(root);
  const builds = pages === benchPages && !values.quick ? await step('Builds', () => measureBuilds(root)) : undefined;
  // All files, as a deploy has them: encoding on the first request would be part of what is measured.
  process.env.PICTURES ??= 'written';
  const port = await serveSampleSite(root);
  const edge = await startEdge(port);
  const bench: Bench = { edge, browser, runs: values.quick ? 1 : 5 };
  const islandTBT = await step('One small island', () => measureSmallIsland(bench));
  const compared = [];
  for (const page of pages) compared.push({ ...(await step(page.path, () => compare(bench, page))), islandTBT });
  const [first] = compared;
  if (!first) return 1;
  const measured = [tables(compared)];
  if (builds) measured.push(buildsTable(builds));
  if (pages === benchPages || values.large) {
    measured.push(deskTable(await step('The desk', () => measureDesk({ root, port, executablePath: browser }))));
    measured.push(largeListTable(await step('2,000 opportunities', () => measureLargeList(port, browser))));
    measured.push(largeInboxTable(await step('10,000 enquiries', () => measureLargeInbox(port, browser))));
  }
  const misses = measured.reduce((sum, table) => sum + table.misses, 0);
  const machine = await conditions({ ...first.machine, root, browser, runs: bench.runs });
  const report = [machine, ...measured.map(({ text }) => text)].join('\n\n');
  console.log(`\n${report}\n`);
  for (const { path, reading } of compared)
    if (reading.faults.length > 0) console.log(`${path}: points lost for ${reading.faults.join(', ')}`);
  console.log(misses === 0 ? 'Every limit is kept.' : `${misses} limits are missed.`);
  if (pages === benchPages && !values.quick) await writeDocument(root, report);
  return misses === 0 ? 0 : 1;
});
