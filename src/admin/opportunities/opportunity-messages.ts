import type { DamagedOpportunity } from '#domain/calls/opportunities';
import { countText } from '../i18n/messages';
import { $texts } from '../i18n/texts';

// Texts about opportunities with placeholders, in the reader's language.

/** Identifies a damaged record by id and size; nothing else of it can be read. */
export function damagedRecordName({ id, bytes }: DamagedOpportunity): string {
  return `${id}, ${countText($texts.get().damaged.size, bytes)}`;
}

export function opportunityCount(count: number): string {
  return countText($texts.get().list.count, count);
}
