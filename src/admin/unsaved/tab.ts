import { subjectOf } from './unsaved';

const key = (subject: string) => `adminForm:${subject}`;

// Fallback while `sessionStorage` is blocked; lasts as long as the page.
const remembered = new Map<string, string>();

/** Remembers which unsaved changes of a subject this tab has open, so that a reload or returning opens the same ones. */
export function rememberUnsaved(name: string): void {
  const subject = subjectOf(name);
  remembered.set(subject, name);
  try {
    sessionStorage.setItem(key(subject), name);
  } catch {
    // Blocked storage: the map above has it.
  }
}

/** The unsaved changes of a subject that this tab last had open. A duplicated tab inherits the names of its original. */
export function rememberedUnsaved(subject: string): string | undefined {
  try {
    return sessionStorage.getItem(key(subject)) ?? undefined;
  } catch {
    return remembered.get(subject);
  }
}
