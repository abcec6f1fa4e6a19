import { limits } from '#domain/limits';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { formContentOf } from './form-values';
import { rememberUnsaved } from './tab';
import { freshName, keepUnsaved, newSubject } from './unsaved';

const mark = ' (2)';

/**
 * Opens a copy of an opportunity in the form for a new one: as a draft with a distinct title and the same images, which
 * are kept while either references them. Nothing is stored until the copy is saved.
 */
export function duplicate(opportunity: Opportunity): void {
  const name = freshName(newSubject);
  const title = `${opportunity.title.slice(0, limits.title - mark.length)}${mark}`;
  const content = formContentOf({ ...opportunity, title, status: 'draft' });
  keepUnsaved(name, { ...content, imageURL: [...content.imageURL], changedAt: Date.now() });
  rememberUnsaved(name);
}
