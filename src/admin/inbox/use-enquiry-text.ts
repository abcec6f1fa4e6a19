import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldProblem } from '#domain/text';
import { fieldMessage } from '../i18n/messages';
import { focusProblem } from '../ui/focus';
import { type EnquiryText, problemOfEnquiryText } from './enquiry-actions';

/**
 * State of a text field of an enquiry. Shows errors after the first attempt to save, or the server's refusal, until the
 * text is valid.
 */
export function useEnquiryText(place: EnquiryText, label: string, text: string, refused?: FieldProblem) {
  const [failed, setFailed] = useState<FieldProblem>();
  const now = problemOfEnquiryText(place, text);
  const shown = failed ? (now ?? failed) : refused;
  return {
    field: {
      label,
      problem: shown && fieldMessage(place, label, shown),
      corrected: failed !== undefined && now === undefined,
    },
    /** Whether the text can be saved. If not, shows the error and focuses the field. */
    check(form: Element): boolean {
      flushSync(() => setFailed(now));
      if (now) focusProblem(form);
      return now === undefined;
    },
  };
}
