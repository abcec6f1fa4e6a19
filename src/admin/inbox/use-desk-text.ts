import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldProblem } from '#domain/text';
import { fieldMessage } from '../i18n/messages';
import { focusProblem } from '../ui/focus-problem';
import { type DeskText, problemOfDeskText } from './desk-text';

/**
 * State of a text field of an enquiry. Shows errors after the first attempt to save, or the server's refusal, until the
 * text is valid.
 */
export function useDeskText(place: DeskText, label: string, text: string, refused?: FieldProblem) {
  const [told, setTold] = useState<FieldProblem>();
  const now = problemOfDeskText(place, text);
  const shown = told ? (now ?? told) : refused;
  return {
    field: {
      label,
      problem: shown && fieldMessage(place, label, shown),
      corrected: told !== undefined && now === undefined,
    },
    /** Whether the text can be saved. If not, shows the error and focuses the field. */
    check(form: Element): boolean {
      flushSync(() => setTold(now));
      if (now) focusProblem(form);
      return now === undefined;
    },
  };
}
