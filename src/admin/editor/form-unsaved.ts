import { differingKeys } from '#domain/opportunity/content';
import { halfDay } from '../ui/half-day';
import { emptyValues, type FormContent, formContentOf } from '../unsaved/form-values';
import { dropUnsaved, keepUnsaved } from '../unsaved/unsaved';
import type { Base } from './save';

/**
 * Stores the form's content as unsaved changes, or deletes them if nothing differs from the saved record. Returns whether
 * nothing can be lost.
 */
export function keepForm(name: string, base: Base, form: FormContent, notUploaded: readonly string[]): boolean {
  const saved = base.kind === 'record' ? formContentOf(base.record) : { ...emptyValues, imageURL: [] };
  const content = withoutHalfDays(form, saved);
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

/** The form content to store: an incomplete date is replaced by the date before, so that it does not delete it. */
function withoutHalfDays(form: FormContent, before: FormContent): FormContent {
  const { deadline, confirmedOn } = form;
  return {
    ...form,
    deadline: deadline === halfDay ? before.deadline : deadline,
    confirmedOn: confirmedOn === halfDay ? before.confirmedOn : confirmedOn,
  };
}
