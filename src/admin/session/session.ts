import { persistentAtom } from '@nanostores/persistent';
import { tokenStorageKey } from '#domain/calls/login';

/** The administrator's token. Shared between tabs; if browser storage is blocked, it lasts as long as the page. */
export const $token = persistentAtom<string | undefined>(tokenStorageKey, undefined);

export function startSession(token: string): void {
  $token.set(token);
}

/** Ends the session. Given a token, does so only if it is still current: another tab may have logged in again. */
export function endSession(token: string | undefined = $token.get()): void {
  if ($token.get() === token) $token.set(undefined);
}
