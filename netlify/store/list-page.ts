import { limits } from '#domain/limits';

/**
 * A page of a list: the items after `last` in this order that fit into one response; without `last`, the first that fit
 * into `limits.firstPageBytes`.
 */
export function pageAfter<Place, One extends Place>(
  last: Place | undefined,
  all: readonly One[],
  order: (one: Place, other: Place) => number,
): One[] {
  const following = all.filter((one) => last === undefined || order(last, one) < 0).sort(order);
  return asManyAsFit(following, last === undefined ? limits.firstPageBytes : limits.responseBytes);
}

/**
 * The first items whose JSON array fits into that many bytes: at least one, since a single one is no larger than its
 * save.
 */
function asManyAsFit<One>(all: readonly One[], most: number): One[] {
  let bytes = 2;
  const tooMany = all.findIndex((one) => {
    bytes += Buffer.byteLength(JSON.stringify(one)) + 1;
    return bytes > most;
  });
  return tooMany < 0 ? [...all] : all.slice(0, Math.max(1, tooMany));
}
