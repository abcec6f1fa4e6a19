// npm run compare [-- GIT-REFERENCE]: builds a commit (default: the upstream branch, else the previous commit) and this
// checkout, and compares their responses. Exit code 1: a response differs (docs/testing.md).
import { getStore } from '@netlify/blobs';
import { command } from '../../scripts/tools/command.ts';
import { step } from '../../scripts/tools/progress.ts';
import { build, isBuilt } from '../../scripts/tools/start/build.ts';
import { openLocalStore } from '../../scripts/tools/start/store.ts';
import { fixClock } from '../screens/fixed-clock.ts';
import { shownAt } from '../screens/site.ts';
import { damagedId } from './calls.ts';
import { compareStates } from './compare-states.ts';
import { builtFiles, checkOut, commitOf, serveState, temporaryFolder } from './state.ts';

/** Age of the samples in milliseconds: old enough to be listed from the stored indexes. */
const age = 5 * 60_000;

await command(async ({ root, words }) => {
  const commit = await commitOf(root, words[0]);
  const older = await step(`Checking out ${commit.slice(0, 8)}`, () => checkOut(root, commit));
  for (const state of [older, root])
    if (!(await isBuilt(state))) await step('Building', (report) => build(state, report));
  fixClock(shownAt - age);
  const store = await temporaryFolder('compare-seed-');
  await openLocalStore(root, store);
  await getStore({ name: 'opportunities', consistency: 'strong' }).set(damagedId, '{"damaged":');
  const serve = async (state: string) => ({ origin: await serveState(state, store), files: await builtFiles(state) });
  const served = await step('Starting both', () => Promise.all([serve(older), serve(root)]));
  const differences = await step('Comparing', () => compareStates(served));
  const differing = differences.filter((lines) => lines.length > 0);
  console.log([...differing.flat(), `${differences.length} answers compared, ${differing.length} differ`].join('\n'));
  return differing.length === 0 ? 0 : 1;
});
