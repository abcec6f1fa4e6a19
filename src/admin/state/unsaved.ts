import { atom, onMount } from 'nanostores';
import * as v from 'valibot';
import { formValues } from './form-values';

const changes = v.object({
  /** A field that the form did not have yet when they were typed is absent. */
  ...v.partial(formValues).entries,
  imageURL: v.array(v.string()),
  /** The names of files that were chosen as images and are not stored. */
  notUploaded: v.exactOptional(v.array(v.string())),
  /** A new opportunity's idempotency key: a save whose answer was lost is not doubled after a reload either. */
  key: v.optional(v.string()),
  /** The version that an edit began from: an edit that has grown stale is still refused after a reload. */
  version: v.optional(v.number()),
  /** When it was last changed, in milliseconds. */
  changedAt: v.exactOptional(v.number()),
});

/** What was typed into one form and not yet saved. */
export type UnsavedChanges = v.InferOutput<typeof changes>;

/** What the unsaved changes of new opportunities are about; any others are about the opportunity whose id this is. */
export const newSubject = 'new';

type AllUnsaved = Readonly<Record<string, UnsavedChanges | undefined>>;

const prefix = 'adminDraft:';

// What the browser's storage did not take, as long as the page lasts.
const unstored = new Map<string, UnsavedChanges>();

/**
 * All unsaved changes by their name, those of other tabs too. Each stands in the storage under a key of its own, and only the form
 * that it belongs to writes there: a tab that writes what it has read could undo what another has typed since.
 */
export const $unsaved = atom<AllUnsaved>({});

onMount($unsaved, () => {
  const follow = () => $unsaved.set(readAll());
  follow();
  addEventListener('storage', follow);
  addEventListener('pageshow', follow);
  return () => {
    removeEventListener('storage', follow);
    removeEventListener('pageshow', follow);
  };
});

function readAll(): AllUnsaved {
  const names = [...storedNames(), ...unstored.keys()];
  return Object.fromEntries(names.map((name) => [name, readUnsaved(name)]));
}

function storedNames(): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
  } catch {
    return [];
  }
}

function decode(stored: string): UnsavedChanges | undefined {
  try {
    return v.parse(changes, JSON.parse(stored));
  } catch {
    return undefined;
  }
}

/** A name for the unsaved changes of a form that is opened: every form of every tab has its own. */
export function freshName(subject: string): string {
  return `${subject}/${crypto.randomUUID()}`;
}

/** What unsaved changes are about. Those of before forms had names of their own are named by it alone. */
export function subjectOf(name: string): string {
  const end = name.lastIndexOf('/');
  return end < 0 ? name : name.slice(0, end);
}

export function readUnsaved(name: string): UnsavedChanges | undefined {
  try {
    return unstored.get(name) ?? decode(localStorage.getItem(prefix + name) ?? '');
  } catch {
    return unstored.get(name);
  }
}

/** Whether it is kept beyond this page: the storage may be full, or blocked. */
export function keepUnsaved(name: string, kept: UnsavedChanges): boolean {
  unstored.set(name, kept);
  try {
    localStorage.setItem(prefix + name, JSON.stringify(kept));
    unstored.delete(name);
  } catch {
    // It stays above.
  }
  $unsaved.set(readAll());
  return !unstored.has(name);
}

export function dropUnsaved(name: string): void {
  unstored.delete(name);
  try {
    localStorage.removeItem(prefix + name);
  } catch {
    // Blocked: nothing was stored.
  }
  $unsaved.set(readAll());
}

export function dropAllUnsaved(): void {
  for (const name of Object.keys(readAll())) dropUnsaved(name);
}

/** Turns the unsaved changes of an opportunity that is gone into those of a new one, and gives their name. */
export function startAnew(name: string): string | undefined {
  const kept = readUnsaved(name);
  if (!kept) return undefined;
  const { key: _, version: __, ...content } = kept;
  const anew = freshName(newSubject);
  keepUnsaved(anew, content);
  dropUnsaved(name);
  return anew;
}
