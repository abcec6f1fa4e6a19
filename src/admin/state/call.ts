import { atom, type ReadableAtom } from 'nanostores';
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

const $loginHere = atom(false);

/** Whether a login is offered over what is open, so that nobody has to leave it: while a form is. */
export const $canLogInHere: ReadableAtom<boolean> = $loginHere;

/** Offers that until it is taken back. */
export function offerLoginHere(): () => void {
  $loginHere.set(true);
  return () => $loginHere.set(false);
}

/**
 * Makes a call with the administrator's token. A call that is refused while a login is offered over what is open waits for
 * it, and goes on with the new token; so does one whose token has been replaced meanwhile.
 */
export async function withToken<Answer>(call: (token: string) => Promise<Answer>): Promise<CallResult<Answer>> {
  const token = $token.get();
  if (!token) return { kind: 'forbidden' };
  try {
    return { kind: 'answered', answer: await call(token) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 403) return { kind: 'failed', error };
    return (await isRenewed(token)) ? withToken(call) : { kind: 'forbidden' };
  }
}

async function isRenewed(refused: string): Promise<boolean> {
  if ($token.get() !== refused) return $token.get() !== undefined;
  $refusedToken.set(refused);
  if (!$loginHere.get()) return false;
  const renewed = await new Promise<boolean>((resolve) => {
    const unbind = $token.listen((token) => {
      unbind();
      resolve(token !== undefined);
    });
  });
  forgetRefusal();
  return renewed;
}

/** After a login over what was open: nobody has to be told of the old token any more. */
export function forgetRefusal(): void {
  $refusedToken.set(undefined);
}

/** Says that the token is refused, where a call that nobody waits for has found it out. */
export function tellRefusal(): void {
  $refusedToken.set($token.get());
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
