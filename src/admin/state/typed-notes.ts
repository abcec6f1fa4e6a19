import { persistentMap } from '@nanostores/persistent';

/** Notes on enquiries that were typed and not stored, by the enquiry's id: a reload, or the way back, finds them again. */
export const $typedNotes = persistentMap<Readonly<Record<string, string | undefined>>>('adminNote:', {});

export function typedNote(id: string): string {
  return $typedNotes.get()[id] ?? '';
}

export function keepTypedNote(id: string, note: string): void {
  try {
    $typedNotes.setKey(id, note.trim() === '' ? undefined : note);
  } catch {
    // The storage is full: it stays in its field as long as the page lasts.
  }
}

export function dropTypedNote(id: string): void {
  keepTypedNote(id, '');
}

export function dropTypedNotes(): void {
  $typedNotes.set({});
}
