import type { Difference, Region } from './compare.ts';
import type { Signature } from './signature.ts';

/** Regions listed per page; a change of height shifts many. */
const listed = 6;

/** One line per difference. */
export function linesOf({ size, regions }: Difference, present: Signature): readonly string[] {
  const more = regions.length - listed;
  return [
    ...(size && size.height !== present.height ? [changed('height', size.height, present.height)] : []),
    ...(size && size.width !== present.width ? [changed('width', size.width, present.width)] : []),
    ...regions.slice(0, listed).map(lineOf),
    ...(more > 0 ? [`and ${more} more further down`] : []),
  ];
}

const changed = (what: string, before: number, now: number): string =>
  `${what} ${before} → ${now} px (${now > before ? '+' : '−'}${Math.abs(now - before)})`;

const lineOf = ({ top, bottom, left, right, tiles, most }: Region): string =>
  `y ${top}–${bottom}, x ${left}–${right}: ${tiles} ${tiles === 1 ? 'tile' : 'tiles'}, by up to ${most} of 255`;
