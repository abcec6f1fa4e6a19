import type { Opportunity } from '#domain/opportunity/opportunity';
import type { Author } from '#domain/people';
import { withinDeadline } from '../store/deadline.ts';
import { missingImages } from './images.ts';
import { createOpportunity, updateOpportunity } from './opportunities.ts';
import type { SentOpportunity } from './record.ts';

/** A new opportunity under an id that the client chose, or a stored one in the version that the client knows. */
type SaveTarget = { readonly newId: string } | { readonly id: string; readonly version: number | undefined };

/** `deleted-since`: a repeated creation whose opportunity was deleted. `missing`: there is nothing to update. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly opportunity: Opportunity }
  | { readonly kind: 'conflict'; readonly current: Opportunity }
  | { readonly kind: 'images-missing' | 'key-reused' | 'deleted-since' | 'missing' | 'publish-time' };

/** Creates or updates an opportunity, unless it references an image that is not stored. */
export function saveOpportunity(target: SaveTarget, sent: SentOpportunity, by?: Author): Promise<SaveOutcome> {
  return withinDeadline(async () => {
    if ((await missingImages(sent.imageURL)).length > 0) return { kind: 'images-missing' };
    return 'newId' in target ? create(target.newId, sent, by) : update(target.id, target.version, sent, by);
  });
}

async function create(id: string, sent: SentOpportunity, by?: Author): Promise<SaveOutcome> {
  const outcome = await createOpportunity(id, sent, by);
  if (outcome.kind === 'missing') return { kind: 'deleted-since' };
  return 'opportunity' in outcome ? { kind: 'saved', opportunity: outcome.opportunity } : outcome;
}

async function update(
  id: string,
  version: number | undefined,
  sent: SentOpportunity,
  by?: Author,
): Promise<SaveOutcome> {
  const outcome = await updateOpportunity(id, sent, version, by);
  return outcome.kind === 'updated' ? { kind: 'saved', opportunity: outcome.opportunity } : outcome;
}
