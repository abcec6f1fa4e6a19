import { subjectOf } from './unsaved';

const key = (subject: string) => `adminForm:${subject}`;

// Where the tab's storage is blocked, this lasts as long as the page.
const remembered = new Map<string, string>();

/** Notes which unsaved changes this tab has open on a subject, so that a reload, or the way back, opens the same. */
export function rememberUnsaved(name: string): void {
  const subject = subjectOf(name);
  remembered.set(subject, name);
  try {
    sessionStorage.setItem(key(subject), name);
  } catch {
    // Kept above.
  }
}

/** The unsaved changes that this tab last had open on a subject. A duplicated tab begins with the names of its original. */
export function rememberedUnsaved(subject: string): string | undefined {
  try {
    return sessionStorage.getItem(key(subject)) ?? undefined;
  } catch {
    return remembered.get(subject);
  }
}
