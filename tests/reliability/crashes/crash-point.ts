import type { LoggedRequest } from '../../support/strict-blob-server/strict-blob-server-log.ts';
import { checkAfterAMonth, checkAtRest } from '../rest.ts';
import type { Order, SiteInThread, SuccessiveSites } from '../site-in-thread.ts';
import type { World } from '../world.ts';
import type { CrashScenario } from './crash-scenarios.ts';

/** The point where a site dies: at its n-th request, before or after its execution. */
export interface CrashPoint {
  readonly ordinal: number;
  readonly landed: boolean;
}

/** The requests of a scenario without a death. */
export async function requestsOf(
  world: World,
  scenario: CrashScenario,
  { current }: SuccessiveSites,
): Promise<readonly LoggedRequest[]> {
  await current.obey(await prepared(world, scenario, current));
  return [...world.server.requests];
}

/**
 * Kills a site at a point of a scenario, lets the next one repeat it, and returns all problems: an invalid state, a
 * 5xx response, or something not done, not shown or never cleaned up.
 */
export async function crashAt(
  world: World,
  scenario: CrashScenario,
  point: CrashPoint,
  sites: SuccessiveSites,
): Promise<readonly string[]> {
  const order = await prepared(world, scenario, sites.current);
  const died = deathAt(world, point);
  void sites.current.obey(order);
  await died;
  await sites.replace();
  world.server.faults.clear();

  const problems = [...world.ledger.violations];
  world.clock.forward(scenario.later ?? 0);
  await world.site.logIn();
  const { status } = await sites.current.obey({ ...order, now: world.clock.now });
  if (status !== undefined && status >= 500) problems.push(`done once more it answered ${status}`);
  if (!scenario.isDone(world.ledger, order.prepared)) problems.push('done once more it is still not done');
  await checkAtRest(world, problems);
  if (problems.length === 0) await checkAfterAMonth(world, problems);
  return problems;
}

/** An empty store with the scenario’s data, and the order to act. */
async function prepared(world: World, { name }: CrashScenario, site: SiteInThread): Promise<Order> {
  world.server.memory.clear();
  world.ledger.clear();
  const start = { scenario: name, step: 'prepare', prepared: [], now: world.clock.now } as const;
  const { prepared, now } = await site.obey(start);
  world.clock.forward(now - world.clock.now);
  await world.site.logIn();
  world.server.requests.length = 0;
  return { ...start, step: 'act', prepared, now };
}

/** From now on no request after the point gets a response; resolves when it is reached. */
function deathAt({ server }: World, { ordinal, landed }: CrashPoint): Promise<void> {
  return new Promise((resolve) => {
    server.faults.script({ kind: landed ? 'hang-after' : 'hang', after: ordinal, struck: resolve });
    server.faults.script({ kind: 'hang', after: ordinal, times: Number.POSITIVE_INFINITY });
  });
}
