import { atom } from 'nanostores';

/** Files that are chosen but not stored yet: leaving the form would lose them. */
export const $unfinished = atom<readonly string[]>([]);

/** The navigation that waits for confirmation. */
export const $leaving = atom<{ go(): void } | undefined>(undefined);

/** Navigates at once, or asks for confirmation if files would be lost. */
export function leave(go: () => void): void {
  if ($unfinished.get().length === 0) go();
  else $leaving.set({ go });
}

export function stay(): void {
  $leaving.set(undefined);
}

/** Navigates despite unfinished uploads, without another question. */
export function leaveAnyway(): void {
  const leaving = $leaving.get();
  $leaving.set(undefined);
  $unfinished.set([]);
  leaving?.go();
}
