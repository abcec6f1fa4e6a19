import { differingKeys } from '#domain/opportunity/content';
import { emptyValues, type FormContent, formContentOf } from './form-values';
import type { Base } from './save';
import { dropUnsaved, keepUnsaved } from './unsaved';

/** Keeps what a form holds as unsaved changes, or drops them where it holds nothing new; whether nothing can be lost. */
export function keepForm(name: string, base: Base, content: FormContent, notUploaded: readonly string[]): boolean {
  const saved = base.kind === 'record' ? formContentOf(base.record) : { ...emptyValues, imageURL: [] };
  if (differingKeys(content, saved).length === 0 && notUploaded.length === 0) {
    dropUnsaved(name);
    return true;
  }
  return keepUnsaved(name, {
    ...content,
    imageURL: [...content.imageURL],
    ...(base.kind === 'record' ? { version: base.version } : { key: base.key }),
    ...(notUploaded.length > 0 && { notUploaded: [...notUploaded] }),
    changedAt: Date.now(),
  });
}
