import type { ListedEnquiry } from '#domain/enquiry/admin-enquiry';
import { deadlineState, isFollowUpDue } from '#domain/enquiry/deadlines';
import { hourMs } from '#domain/time/day';

/** How statistics are grouped: by month of receipt, sector or country. */
export const figureGroupings = ['month', 'sector', 'country'] as const;

export type FigureGrouping = (typeof figureGroupings)[number];

/** Statistics of some enquiries; `undefined` without data. */
export interface AnswerFigures {
  readonly received: number;
  readonly answered: number;
  /** Hours to the first answer, by the clock. */
  readonly medianHours: number | undefined;
  readonly ninetiethHours: number | undefined;
  /** Number of those that were answered or are overdue. */
  readonly judged: number;
  /** Share of the judged ones, from 0 to 1, that was answered before the response deadline. */
  readonly withinDeadline: number | undefined;
  /** Number of those that got a follow-up, or for which one is due. */
  readonly toFollow: number;
  /** Share of these that got a follow-up. */
  readonly followedUp: number | undefined;
}

/** The statistics of one month, sector or country. */
export interface FigureGroup extends AnswerFigures {
  readonly key: string;
}

type Counted = Pick<ListedEnquiry, 'state' | 'receivedAt' | 'answerBy' | 'answeredAt' | 'followedUpAt' | 'enquiry'>;

/** The median; `undefined` without values. */
export function median(values: readonly number[]): number | undefined {
  const sorted = inOrder(values);
  const [lower, upper] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return lower === undefined || upper === undefined ? undefined : (lower + upper) / 2;
}

/**
 * The smallest of the values that at least the given share of them (0 to 1) does not exceed; `undefined` without
 * values.
 */
export function percentile(values: readonly number[], share: number): number | undefined {
  const sorted = inOrder(values);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}

/** The statistics of enquiries at `now`, in milliseconds. Suspected spam does not count. */
export function answerFigures(all: readonly Counted[], now: number): AnswerFigures {
  const genuine = all.filter(({ state }) => state !== 'quarantined');
  const hours = genuine.flatMap(({ receivedAt, answeredAt }) =>
    answeredAt === undefined ? [] : [Math.max(0, Date.parse(answeredAt) - Date.parse(receivedAt)) / hourMs],
  );
  const judged = genuine.filter(
    (enquiry) => enquiry.answeredAt !== undefined || deadlineState(enquiry, now) === 'late',
  );
  const toFollow = genuine.filter((enquiry) => enquiry.followedUpAt.length > 0 || isFollowUpDue(enquiry, now));
  return {
    received: genuine.length,
    answered: hours.length,
    medianHours: median(hours),
    ninetiethHours: percentile(hours, 0.9),
    judged: judged.length,
    withinDeadline: shareOf(judged, wasKept),
    toFollow: toFollow.length,
    followedUp: shareOf(toFollow, ({ followedUpAt }) => followedUpAt.length > 0),
  };
}

/**
 * The statistics of each month (the latest first), or of each sector or country (the one with most enquiries first).
 */
export function figureGroups(all: readonly Counted[], grouping: FigureGrouping, now: number): readonly FigureGroup[] {
  const groups = new Map<string, Counted[]>();
  for (const enquiry of all) {
    const key = keyOf(enquiry, grouping);
    const group = groups.get(key);
    if (group) group.push(enquiry);
    else groups.set(key, [enquiry]);
  }
  const figures = [...groups].map(([key, some]) => ({ key, ...answerFigures(some, now) }));
  const shown = figures.filter(({ received }) => received > 0);
  const byKey = (one: FigureGroup, other: FigureGroup) => (one.key < other.key ? -1 : 1);
  if (grouping === 'month') return shown.sort((one, other) => byKey(other, one));
  return shown.sort((one, other) => other.received - one.received || byKey(one, other));
}

/** The columns of statistics, by which groups can be sorted besides their names. */
export const figureColumns = [
  'received',
  'answered',
  'medianHours',
  'ninetiethHours',
  'withinDeadline',
  'followedUp',
] as const satisfies readonly (keyof AnswerFigures)[];

export type FigureColumn = (typeof figureColumns)[number];

/** Groups sorted by a column; without a value last, in either direction. Equal ones keep their order. */
export function sortedGroups(
  groups: readonly FigureGroup[],
  column: FigureColumn,
  direction: 'ascending' | 'descending',
): readonly FigureGroup[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...groups].sort((one, other) => {
    const [first, second] = [one[column], other[column]];
    if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined);
    return sign * (first - second);
  });
}

function keyOf({ receivedAt, enquiry }: Counted, grouping: FigureGrouping): string {
  return grouping === 'month' ? receivedAt.slice(0, 'YYYY-MM'.length) : enquiry[grouping];
}

function wasKept({ answeredAt, answerBy }: Counted): boolean {
  return answeredAt !== undefined && Date.parse(answeredAt) <= Date.parse(answerBy);
}

function shareOf<Item>(items: readonly Item[], holds: (item: Item) => boolean): number | undefined {
  return items.length === 0 ? undefined : items.filter(holds).length / items.length;
}

const inOrder = (values: readonly number[]): readonly number[] => [...values].sort((one, other) => one - other);
