// npm run faults: plants faults and reports which tests find them (docs/testing.md). It changes files of this checkout
// and restores them, so it needs a checkout without uncommitted changes.
//
//   npm run faults -- domain store     only these parts
//   npm run faults -- --long           with the tests of `npm run test:long`
//   npm run faults -- --fast           without the built site: only unit tests
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../../scripts/tools/command.ts';
import { Failure } from '../../scripts/tools/failure.ts';
import { run } from '../../scripts/tools/processes.ts';
import { onShutdown } from '../../scripts/tools/shutdown.ts';
import { runAstroBuild } from '../../scripts/tools/start/build.ts';
import { browserFailures, pageFailures, type TestFailure, unitFailures } from './failures.ts';
import { type Fault, faults } from './faults.ts';
import { batchesOf, showsIn } from './subjects.ts';

await command(async ({ root, words }) => {
  const { output } = await run('git', ['status', '--porcelain', '--untracked-files=no'], { cwd: root });
  if (output.trim() !== '') throw new Failure('There are uncommitted changes: commit or stash them first.');
  const parts = words.filter((word) => !word.startsWith('--'));
  const withLong = words.includes('--long');
  const chosen = Object.entries(faults).flatMap(([part, list]) =>
    parts.length === 0 || parts.includes(part) ? list : [],
  );
  let left: Fault[] = [];
  for (const fault of chosen) {
    const failures = await planted(root, [fault], () => unitFailures(root, fault[0], withLong));
    if (failures.length > 0) report(fault, failures);
    else left.push(fault);
  }
  if (!words.includes('--fast')) left = await testBuiltSite(root, left, withLong);
  for (const fault of left) report(fault, []);
  const found = chosen.length - left.length;
  console.log(`${found} of ${chosen.length} faults found (${((100 * found) / chosen.length).toFixed(1)} %)`);
  return 0;
});

/** Plants faults in batches and builds the site. Resolves to those that no test finds. */
async function testBuiltSite(root: string, all: readonly Fault[], withLong: boolean): Promise<Fault[]> {
  const left: Fault[] = [];
  const batches = [...batchesOf(all)];
  for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
    const together: readonly Fault[] = batch;
    const failures = await planted(root, together, async () => {
      const { code, output } = await runAstroBuild(root);
      if (code !== 0) return [{ file: 'build', title: output.trim().split('\n').at(-1) ?? '' }];
      const ofPages = await pageFailures(root);
      const unseen = together.filter((fault) => !ofPages.some(({ file }) => showsIn(fault).test(file)));
      return unseen.length === 0
        ? ofPages
        : [...ofPages, ...(await browserFailures(root, unseen.map(showsIn), withLong))];
    });
    // If the build fails, tests each fault of the batch alone.
    if (together.length > 1 && failures.some(({ file }) => file === 'build')) {
      batches.push(...together.map((fault) => [fault]));
      continue;
    }
    for (const fault of together) {
      // Faults of a batch have different subjects, so a failed test belongs to the fault of its subject.
      const own = failures.filter(({ file }) => file === 'build' || showsIn(fault).test(file));
      if (own.length > 0) report(fault, own);
      else left.push(fault);
    }
  }
  return left;
}

/** Runs the work with planted faults and restores the files, also when the process is stopped. */
async function planted<Result>(root: string, all: readonly Fault[], work: () => Promise<Result>): Promise<Result> {
  const before = all.map(([file]) => [join(root, file), readFileSync(join(root, file), 'utf8')] as const);
  const putBack = () => {
    for (const [path, text] of before) writeFileSync(path, text);
  };
  onShutdown(async () => putBack());
  for (const [index, [file, find, replace]] of all.entries()) {
    const [path = '', text = ''] = before[index] ?? [];
    if (text.split(find).length !== 2) throw new Failure(`${file} does not hold once: ${find}`);
    writeFileSync(
      path,
      text.replace(find, () => replace),
    );
  }
  try {
    return await work();
  } finally {
    putBack();
  }
}

function report([file, find, replace]: Fault, failures: readonly TestFailure[]): void {
  const [first] = failures;
  const result = first ? `found by ${first.file}: ${first.title}` : 'NOT FOUND';
  console.log(`${file}: ${JSON.stringify(find)} -> ${JSON.stringify(replace)}\n    ${result}`);
}
