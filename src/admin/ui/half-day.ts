import type { FormContent } from '../unsaved/form-values';

/**
 * Value of an incomplete date; the browser does not say which part is missing. It is not empty, and no schema accepts it.
 */
export const halfDay = 'half';

/** The form content to store: an incomplete date is replaced by the date before, so that it does not delete it. */
export function withoutHalfDays(form: FormContent, before: FormContent): FormContent {
  const { deadline, confirmedOn } = form;
  return {
    ...form,
    deadline: deadline === halfDay ? before.deadline : deadline,
    confirmedOn: confirmedOn === halfDay ? before.confirmedOn : confirmedOn,
  };
}
