import { atom } from 'nanostores';
import { deleteImage } from '../../api/images';
import { ApiError } from '../../api/request';
import { $token, endSession } from './session';

/** What becomes of a call that needs the token. `forbidden` needs no handling: the whole admin area answers it. */
export type CallResult<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'failed'; readonly error: ApiError };

/** The token that the server has refused with a 403, until the administrator has read about it. */
export const $refusedToken = atom<string | undefined>(undefined);

/** Makes a call with the administrator's token. */
export async function withToken<Answer>(call: (token: string) => Promise<Answer>): Promise<CallResult<Answer>> {
  const token = $token.get();
  if (!token) return { kind: 'forbidden' };
  try {
    return { kind: 'answered', answer: await call(token) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 403) return { kind: 'failed', error };
    $refusedToken.set(token);
    return { kind: 'forbidden' };
  }
}

/** Ends the session whose token was refused; without a token every admin page leads to the login. */
export function leaveRefusedSession(): void {
  const token = $refusedToken.get();
  $refusedToken.set(undefined);
  if (token) endSession(token);
}

/**
 * Deletes images, one after the other. A failure needs no word to anybody: the bytes go only when no record names
 * them, and the nightly sweep takes whatever stays behind.
 */
export async function discardImages(names: readonly string[]): Promise<void> {
  for (const name of names) await withToken((token) => deleteImage(token, name));
}
