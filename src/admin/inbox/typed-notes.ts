import { persistentMap } from '@nanostores/persistent';

/** Unsaved notes by enquiry id; they survive a reload and returning to the enquiry. */
export const $typedNotes = persistentMap<Readonly<Record<string, string | undefined>>>('adminNote:', {});

export function typedNote(id: string): string {
  return $typedNotes.get()[id] ?? '';
}

export function storeTypedNote(id: string, note: string): void {
  try {
    $typedNotes.setKey(id, note.trim() === '' ? undefined : note);
  } catch {
    // Storage is full: the note stays in its field until the page is closed.
  }
}

export function dropTypedNote(id: string): void {
  storeTypedNote(id, '');
}

export function dropTypedNotes(): void {
  $typedNotes.set({});
}
