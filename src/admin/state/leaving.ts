import { atom } from 'nanostores';

/** The files that would be lost if the form were left now: they are chosen, and not stored yet. */
export const $unfinished = atom<readonly string[]>([]);

/** The way out that waits for an answer. */
export const $leaving = atom<{ go(): void } | undefined>(undefined);

/** Goes, or asks first where something would be lost. */
export function leave(go: () => void): void {
  if ($unfinished.get().length === 0) go();
  else $leaving.set({ go });
}

export function stay(): void {
  $leaving.set(undefined);
}

/** Goes without the files: nothing asks a second time. */
export function leaveAnyway(): void {
  const leaving = $leaving.get();
  $leaving.set(undefined);
  $unfinished.set([]);
  leaving?.go();
}
