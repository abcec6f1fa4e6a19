import { type FactBook, isPastDue } from '#domain/fact-book';
import { daysBetween } from '#domain/time/day';

// What `npm run facts` lists: entries and texts that must be compared with their sources again.

/** A text with the day of its last comparison with its sources, `YYYY-MM-DD`. */
export interface CheckedText {
  readonly key: string;
  readonly about: string;
  readonly checkedOn: string;
}

/** An entry of the fact book, or a text, that must be compared with its source again. */
export interface DueEntry {
  readonly key: string;
  /** A description in English. */
  readonly about: string;
  /** The day of the last comparison, `YYYY-MM-DD`. */
  readonly checkedOn: string;
  /** The day on which its value expires, if any. */
  readonly until?: string;
  readonly why: (typeof reasons)[number];
}

/** Days after which an entry is old. */
const oldAfter = 365;
/** Days before its expiry at which an entry is due. */
const dueBefore = 365;

const reasons = ['lapsed', 'lapses', 'uncertain', 'old'] as const;

/** The entries due for a check on a day (`YYYY-MM-DD`): first expired, then expiring, uncertain and old ones. */
export function dueEntries(
  { facts, laws, sources }: FactBook,
  texts: readonly CheckedText[],
  today: string,
): readonly DueEntry[] {
  const entries = [
    ...[...facts].map(([key, { about, checkedOn, until, unit, value, uncertain }]) => {
      // A date expires on its own day.
      const last = until ?? (unit === 'date' && String(value) >= today ? String(value) : undefined);
      return { key, about, checkedOn, uncertain: uncertain === true, ...(last && { until: last }) };
    }),
    ...[...laws].map(([key, { name, checkedOn, status }]) => {
      return { key, about: name.en, checkedOn, uncertain: status === 'uncertain' };
    }),
    ...[...sources].map(([key, { title, checkedOn }]) => ({ key, about: title.en, checkedOn, uncertain: false })),
    ...texts.map((text) => ({ ...text, uncertain: false })),
  ];
  const due = entries.flatMap(({ uncertain, ...entry }): DueEntry[] => {
    const why = reasonFor({ uncertain, ...entry }, today);
    return why ? [{ ...entry, why }] : [];
  });
  const order = ({ why, until, checkedOn, key }: DueEntry) => `${reasons.indexOf(why)} ${until ?? checkedOn} ${key}`;
  return [...due].sort((one, other) => order(one).localeCompare(order(other)));
}

interface Entry {
  readonly checkedOn: string;
  readonly uncertain: boolean;
  readonly until?: string;
}

function reasonFor({ checkedOn, uncertain, until }: Entry, today: string): DueEntry['why'] | undefined {
  if (isPastDue({ until }, today)) return 'lapsed';
  if (until !== undefined && daysBetween(today, until) <= dueBefore) return 'lapses';
  if (uncertain) return 'uncertain';
  return daysBetween(checkedOn, today) > oldAfter ? 'old' : undefined;
}
