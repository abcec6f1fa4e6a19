import type { FormContent } from './form-values';

/** A day that is half typed: the browser does not say what of it. It is not nothing, and no schema takes it. */
export const halfDay = 'half';

/** What is kept of a form: half a day is as the day was before, which it must not take away. */
export function withoutHalfDays(form: FormContent, before: FormContent): FormContent {
  const { deadline, confirmedOn } = form;
  return {
    ...form,
    deadline: deadline === halfDay ? before.deadline : deadline,
    confirmedOn: confirmedOn === halfDay ? before.confirmedOn : confirmedOn,
  };
}
