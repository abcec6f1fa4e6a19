import { $page, type InnerScreen, pathTo, redirect, screenOf } from './router';

/** An open form that continues under another path, because it has stored a new opportunity. */
interface Continued {
  readonly id: string;
  /** The screen's key, which stays the same, so that focus, typed text and undo are kept. */
  readonly key: string;
}

let continued: Continued | undefined;
let count = 0;
let isContinuing = false;

/** React key of a screen. The editor of a stored opportunity keeps the key of the form that has stored it. */
export function screenKey(screen: InnerScreen): string {
  if (screen.kind === 'edit' && screen.id === continued?.id) return continued.key;
  const id = 'id' in screen ? screen.id : undefined;
  const path = id === undefined ? screen.kind : `${screen.kind} ${id}`;
  // A later form must not have the key of one that continues under another path.
  return screen.kind === 'create' || screen.kind === 'edit' ? `${path} ${count}` : path;
}

/** Continues the open form as the editor of the opportunity that it has stored, without a new history entry. */
export function continueAs(id: string): void {
  const screen = screenOf($page.get(), true);
  if ((screen.kind !== 'create' && screen.kind !== 'edit') || ('id' in screen && screen.id === id)) return;
  continued = { id, key: screenKey(screen) };
  count += 1;
  isContinuing = true;
  redirect(pathTo('edit', { id }));
  isContinuing = false;
}

/** Whether the path changes while the form stays open: nothing is left. */
export function isFormContinuing(): boolean {
  return isContinuing;
}
