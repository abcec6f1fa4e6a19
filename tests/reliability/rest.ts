import { opportunity } from '#domain/opportunity/opportunity';
import { hourMs } from '#domain/time/day';
import { paths } from '../support/paths.ts';
import { isGone, says } from './record-operations.ts';
import { listIn } from './site.ts';
import type { World } from './world.ts';

/** Checks without writers and faults: the site shows exactly the content of the store. */
export async function checkAtRest(world: World, problems: string[]): Promise<void> {
  const { ledger, server, site } = world;
  await server.settled();
  const response = await site.ask('GET', paths.adminOpportunities);
  if (response.status !== 200) {
    problems.push(`the list answered ${response.status} while nothing failed`);
    return;
  }
  const shown = new Map(listIn(response, opportunity).map((item) => [item.id, item]));
  for (const id of ledger.ids) {
    const [state, item] = [ledger.stateOf(id), shown.get(id)];
    const right = item ? !isGone(state) && says(state, item) : isGone(state);
    if (!right) problems.push(`${id} is shown as ${item?.title ?? 'gone'} and is ${state?.title ?? 'gone'}`);
  }
  for (const name of ledger.referenced) {
    if (!ledger.images.has(name)) problems.push(`${name} is named and missing`);
  }
  problems.push(...ledger.violations);
}

/** A month and two days later: the trash is empty, and only referenced images are left. */
export async function checkAfterAMonth(world: World, problems: string[]): Promise<void> {
  const { clock, ledger, site } = world;
  for (const hours of [31 * 24, 25, 2, 25, 2]) {
    clock.forward(hours * hourMs);
    await site.sweep();
  }
  await site.logIn();
  await checkAtRest(world, problems);
  const trash = ledger.ids.filter((id) => ledger.stateOf(id)?.deletedAt !== undefined);
  if (trash.length > 0) problems.push(`${trash.length} records are still in the trash after a month`);
  const orphaned = [...ledger.images].filter((name) => !ledger.referenced.has(name));
  if (orphaned.length > 0) problems.push(`${orphaned.length} images that nothing names are still there`);
}
