import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldProblem } from '#domain/text';
import { focusProblem } from './components/focus-problem';
import { fieldMessage } from './messages';
import { type DeskText, problemOfDeskText } from './state/desk-text';

/**
 * The field of a text of an enquiry. What is wrong with it is told once it was to be saved, or `refused`, and no longer than
 * it is so.
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
    /** Whether it can be saved; where it cannot, that is told, and the keyboard is there. */
    check(form: Element): boolean {
      flushSync(() => setTold(now));
      if (now) focusProblem(form);
      return now === undefined;
    },
  };
}
