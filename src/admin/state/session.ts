import { persistentAtom } from '@nanostores/persistent';
import { tokenStorageKey } from '#domain/login';

/** The administrator's token. It follows log-in and log-out in other tabs; where storage is blocked it lasts as long as the page. */
export const $token = persistentAtom<string | undefined>(tokenStorageKey, undefined);

export function startSession(token: string): void {
  $token.set(token);
}

/** Ends the session; given a token, only if it is still the one in use: another tab may have logged in anew. */
export function endSession(token: string | undefined = $token.get()): void {
  if ($token.get() === token) $token.set(undefined);
}
