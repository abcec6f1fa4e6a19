import { atom, onMount } from 'nanostores';
import * as v from 'valibot';
import { limits } from '#domain/limits';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { formContentOf, formValues } from '../form-values/form-values';
import { unsavedPrefix } from './unsaved-lock';

const changes = v.object({
  /** Fields added to the form later are absent. */
  ...v.partial(formValues).entries,
  imageURL: v.array(v.string()),
  /** Names of chosen files whose upload did not finish. */
  notUploaded: v.exactOptional(v.array(v.string())),
  /**
   * Idempotency key of a new opportunity: even after a reload, repeating a save whose response was lost creates no
   * duplicate.
   */
  key: v.optional(v.string()),
  /** The version that an edit began from: an outdated edit is still refused after a reload. */
  version: v.optional(v.number()),
  /** Set for a duplicate in which nothing was typed yet. */
  untouched: v.exactOptional(v.literal(true)),
  /** Time of the last change, in milliseconds. */
  changedAt: v.exactOptional(v.number()),
});

/** The unsaved content of one form. */
export type UnsavedChanges = v.InferOutput<typeof changes>;

/** Subject of unsaved changes of a new opportunity. Other subjects are the opportunity's id. */
export const newSubject = 'new';

type AllUnsaved = Readonly<Record<string, UnsavedChanges | undefined>>;

// Fallback for changes that browser storage did not accept; lasts as long as the page.
const unstored = new Map<string, UnsavedChanges>();

/**
 * All unsaved changes by name, including other tabs'. Each has its own storage key, and only its own form writes there: a
 * tab that wrote back what it had read could undo another tab's input.
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
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(unsavedPrefix) ? [key.slice(unsavedPrefix.length)] : [],
    );
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

/** Creates a unique name for a form's unsaved changes; every form in every tab has its own. */
export function freshName(subject: string): string {
  return `${subject}/${crypto.randomUUID()}`;
}

/** The subject in the name of unsaved changes. In older versions the name was only the subject. */
export function subjectOf(name: string): string {
  const end = name.lastIndexOf('/');
  return end < 0 ? name : name.slice(0, end);
}

export function readUnsaved(name: string): UnsavedChanges | undefined {
  try {
    return unstored.get(name) ?? decode(localStorage.getItem(unsavedPrefix + name) ?? '');
  } catch {
    return unstored.get(name);
  }
}

/** Stores unsaved changes. Returns false if browser storage is full or blocked. */
export function storeUnsaved(name: string, stored: UnsavedChanges): boolean {
  unstored.set(name, stored);
  try {
    localStorage.setItem(unsavedPrefix + name, JSON.stringify(stored));
    unstored.delete(name);
  } catch {
    // The map above has it.
  }
  // The others are not read again: this runs at every key.
  $unsaved.set({ ...$unsaved.value, [name]: stored });
  return !unstored.has(name);
}

export function dropUnsaved(name: string): void {
  unstored.delete(name);
  try {
    localStorage.removeItem(unsavedPrefix + name);
  } catch {
    // Blocked: nothing was stored.
  }
  $unsaved.set(readAll());
}

export function dropAllUnsaved(): void {
  for (const name of Object.keys(readAll())) dropUnsaved(name);
}

/** Converts the unsaved changes of a deleted opportunity into those of a new one; returns their name. */
export function moveToNew(name: string): string | undefined {
  const stored = readUnsaved(name);
  if (!stored) return undefined;
  const { key: _, version: __, ...content } = stored;
  const moved = freshName(newSubject);
  storeUnsaved(moved, content);
  dropUnsaved(name);
  return moved;
}

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

const mark = ' (2)';

/**
 * Opens a copy of an opportunity in the form for a new one: as a draft with a distinct title and the same images, which
 * are kept while either references them. Confirmation, deadline, time of publication and questions are those of the
 * original only. Nothing is stored until the copy is saved. An untouched copy is dropped when its form is left.
 */
export function duplicate(opportunity: Opportunity): void {
  const name = freshName(newSubject);
  const title = `${opportunity.title.slice(0, limits.title - mark.length)}${mark}`;
  const { confirmedOn: _, deadline: __, publishAt: ___, questions: ____, ...kept } = opportunity;
  const content = formContentOf({ ...kept, title, status: 'draft' });
  storeUnsaved(name, { ...content, imageURL: [...content.imageURL], untouched: true, changedAt: Date.now() });
  rememberUnsaved(name);
}
