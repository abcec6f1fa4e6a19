import type { Finding, Part, Size } from '../part.ts';
import { SuccessiveSites } from '../site-in-thread.ts';
import { quietly } from '../store-timeouts.ts';
import { openWorld, type World } from '../world.ts';
import { type CrashPoint, crashAt, requestsOf } from './crash-point.ts';
import { type CrashScenario, crashScenarios } from './crash-scenarios.ts';

export const crashPoints: Part = {
  name: 'crash-points',
  title: 'Crash points',
  guarantee: 'A process killed at any request to the store leaves no dangling reference, and the next request heals.',
  run: (size, seed) => quietly(() => crashEverywhere(size, seed, crashScenarios)),
};

/** Crash points of one save and one enquiry, for the gate. */
export const someCrashPoints: Part = {
  ...crashPoints,
  name: 'some-crash-points',
  title: 'Crash points of an edit and of an enquiry',
  run: (size, seed) =>
    quietly(() =>
      crashEverywhere(
        size,
        seed,
        crashScenarios.filter(({ name }) => name === 'edit' || name === 'enquiry'),
      ),
    ),
};

async function crashEverywhere(size: Size, seed: number, scenarios: readonly CrashScenario[]): Promise<Finding> {
  const world = await openWorld(seed);
  const sites = new SuccessiveSites(world.server.context);
  const failures: string[] = [];
  const counts: string[] = [];
  try {
    for (const scenario of scenarios) {
      const points = await pointsOf(world, scenario, size, sites);
      counts.push(`${scenario.name} ${points.length}`);
      for (const point of points) {
        const problems = await crashAt(world, scenario, point, sites);
        if (problems.length > 0)
          failures.push([sentenceOf(scenario, point), ...problems, world.server.report()].join('\n'));
      }
    }
  } finally {
    await sites.end();
    await world.close();
  }
  const figure = `${counts.join(', ')}; ${failures.length} points with a problem`;
  return { figure, passed: failures.length === 0, log: failures.join('\n\n') };
}

/** Before and after every request; in the short version before and after every write. */
async function pointsOf(
  world: World,
  scenario: CrashScenario,
  size: Size,
  sites: SuccessiveSites,
): Promise<readonly CrashPoint[]> {
  const requests = await requestsOf(world, scenario, sites);
  return requests.flatMap(({ method }, ordinal) => {
    const writes = method === 'PUT' || method === 'DELETE';
    if (size === 'short' && !writes) return [];
    return [
      { ordinal, landed: false },
      { ordinal, landed: true },
    ];
  });
}

function sentenceOf({ name }: CrashScenario, { ordinal, landed }: CrashPoint): string {
  return `${name}, killed ${landed ? 'after' : 'before'} request ${ordinal + 1} was carried out:`;
}
