// npm run facts [-- YYYY-MM-DD]: lists facts, laws, sources and texts that are due for a check today or on that day.

import { type DueEntry, dueEntries } from '#domain/due-entries';
import { dayOf, isDay } from '#domain/time/day';
import { readCheckedTexts } from '../build/checked-texts.ts';
import { readFactBook } from '../build/fact-book.ts';
import { command } from './command.ts';
import { Failure } from './failure.ts';

const headings = {
  lapsed: 'Have lapsed, or have a newer edition',
  lapses: 'Lapse within a year',
  uncertain: 'Could not be confirmed',
  old: 'Last checked more than a year ago',
} as const;

await command(async ({ root, words: [day = dayOf(new Date())] }) => {
  if (!isDay(day)) throw new Failure(`“${day}” is not a date: write one such as 2027-01-31, or none for today.`);
  const due = dueEntries(readFactBook(root), readCheckedTexts(root), day);
  if (due.length === 0) console.log(`Nothing is due for a check on ${day}.`);
  for (const why of ['lapsed', 'lapses', 'uncertain', 'old'] as const) {
    const entries = due.filter((entry) => entry.why === why);
    if (entries.length > 0) console.log([`${headings[why]} (${entries.length}):`, ...entries.map(line), ''].join('\n'));
  }
  return 0;
});

function line({ key, about, checkedOn, until }: DueEntry): string {
  return `  ${until ? `${until}  ` : ''}${key}: ${about} (checked on ${checkedOn})`;
}
