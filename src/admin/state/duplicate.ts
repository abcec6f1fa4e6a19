import { limits } from '#domain/limits';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { formContentOf } from './form-values';
import { rememberUnsaved } from './tab';
import { freshName, keepUnsaved, newSubject } from './unsaved';

const mark = ' (2)';

/**
 * Begins a new opportunity with all that another one says: as a draft, under a title that tells the two apart, and with
 * the same images, which stay for as long as either names them. It stands in the form of a new opportunity; nothing is
 * stored before that is saved.
 */
export function duplicate(opportunity: Opportunity): void {
  const name = freshName(newSubject);
  const title = `${opportunity.title.slice(0, limits.title - mark.length)}${mark}`;
  const content = formContentOf({ ...opportunity, title, status: 'draft' });
  keepUnsaved(name, { ...content, imageURL: [...content.imageURL], changedAt: Date.now() });
  rememberUnsaved(name);
}
