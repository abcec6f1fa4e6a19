import type { DamagedOpportunity } from '#domain/calls/opportunities';
import { fill } from '../../i18n/fill';
import { type FixedText, fixedText } from '../i18n/fixed-texts';
import { counted, numberText } from '../i18n/messages';
import { $texts } from '../i18n/texts';
import type { RunningBatch, Toast } from './opportunity-actions';

// Texts about opportunities with placeholders, in the reader's language.

/** Identifies a damaged record by id and size; nothing else of it can be read. */
export function damagedRecordName({ id, bytes }: DamagedOpportunity): string {
  return `${id}, ${counted($texts.get().damaged.size, bytes)}`;
}

export function opportunityCount(count: number): string {
  return counted($texts.get().list.count, count);
}

/** Confirms an action. For a single opportunity some texts are fixed by the specification. */
export function doneText({ kind, count = 1 }: Toast): FixedText {
  const { toasts } = $texts.get();
  if (kind === 'updated' || kind === 'saved') return fixedText(kind);
  if (kind === 'unchanged') return { message: toasts.unchanged };
  if (count > 1) return { message: counted(toasts.many[kind], count) };
  return kind === 'deleted' ? fixedText(kind) : { message: toasts[kind] };
}

/** Progress of an action on several opportunities. */
export function progressText({ task, done, total }: RunningBatch): string {
  return fill($texts.get().batch.running[task], { number: numberText(done + 1), total: numberText(total) });
}

/** "12 of 62 opportunities": how many match the query. */
export function foundCount(found: number, all: number): string {
  return fill(counted($texts.get().list.found, all), { found: numberText(found) });
}
