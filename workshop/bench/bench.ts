// npm run bench [-- --quick] [-- --only=/,/contact] [-- --large]
// Measures the built site against its limits and prints the figures. A complete run writes docs/performance/bench.csv.
// Exit code 1: a limit was missed.
import { parseArgs } from 'node:util';
import { choose } from '../../scripts/tools/choice.ts';
import { command } from '../../scripts/tools/command.ts';
import { step } from '../../scripts/tools/progress.ts';
import { columns } from '../../scripts/tools/report-file.ts';
import { serveSampleSite } from '../../scripts/tools/start/sample-site.ts';
import { findBrowser } from '../../scripts/tools/test/browser.ts';
import { adminListFigures, measureAdminList } from './admin-list.ts';
import { buildFigures, measureBuilds } from './builds.ts';
import { type Bench, compare, measureSmallIsland } from './compare.ts';
import { type Figure, isMet, pageFigures, rowsOf } from './figures.ts';
import { largeInboxFigures, measureLargeInbox } from './large-inbox.ts';
import { largeListFigures, measureLargeList } from './large-list.ts';
import { benchPages } from './pages.ts';
import { conditionsOf, writeBenchReport } from './report.ts';
import { startEdge } from './simulated-cdn.ts';

await command(async ({ root, words }) => {
  const { values } = parseArgs({
    args: [...words],
    options: { quick: { type: 'boolean' }, only: { type: 'string' }, large: { type: 'boolean' } },
  });
  const pages = choose(benchPages, values.only?.split(',') ?? [], { what: 'page', nameOf: ({ path }) => path });
  const browser = await findBrowser(root);
  const builds = pages === benchPages && !values.quick ? await step('Builds', () => measureBuilds(root)) : undefined;
  // All files, as in a deploy: otherwise encoding on the first request would be measured too.
  process.env.PICTURES ??= 'written';
  const port = await serveSampleSite(root);
  const edge = await startEdge(port);
  const bench: Bench = { edge, browser, runs: values.quick ? 1 : 5 };
  const islandTBT = await step('One small island', () => measureSmallIsland(bench));
  const compared = [];
  for (const page of pages) compared.push({ ...(await step(page.path, () => compare(bench, page))), islandTBT });
  const [first] = compared;
  if (!first) return 1;
  const figures: Figure[] = compared.flatMap(pageFigures);
  if (builds) figures.push(...buildFigures(builds));
  if (pages === benchPages || values.large) {
    const list = await step('1,000 opportunities', () => measureAdminList({ root, port, executablePath: browser }));
    figures.push(...adminListFigures(list));
    figures.push(...largeListFigures(await step('2,000 opportunities', () => measureLargeList(port, browser))));
    figures.push(...largeInboxFigures(await step('10,000 enquiries', () => measureLargeInbox(port, browser))));
  }
  const missed = figures.filter((figure) => !isMet(figure));
  const conditions = await conditionsOf({ ...first.machine, root, browser, runs: bench.runs });
  console.log(`\n${columns(Object.entries(conditions))}\n\n${columns(rowsOf(figures))}\n`);
  for (const { path, reading } of compared)
    if (reading.faults.length > 0) console.log(`${path}: points lost for ${reading.faults.join(', ')}`);
  if (missed.length > 0) console.log(`Missed limits:\n${columns(rowsOf(missed))}`);
  else console.log('All limits are met.');
  if (pages === benchPages && !values.quick) await writeBenchReport(root, figures, conditions);
  return missed.length === 0 ? 0 : 1;
});
