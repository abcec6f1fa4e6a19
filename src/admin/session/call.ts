import { atom, type ReadableAtom } from 'nanostores';
import { deleteImage } from '../../api/admin-opportunities';
import { createLoader } from '../../api/loader';
import { ApiError } from '../../api/request';
import { $token, endSession } from './session';

/**
 * Result of a call with the administrator's token. Callers need not handle `forbidden`: the admin area shows a dialog.
 */
export type CallResult<ResponseBody> =
  | { readonly kind: 'succeeded'; readonly response: ResponseBody }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'failed'; readonly error: ApiError };

/** The token that the server refused with 403, until the administrator has closed the message. */
export const $refusedToken = atom<string | undefined>(undefined);

const $loginHere = atom(false);

/** Whether a refused token opens a login dialog over the current screen, as it does while a form is open. */
export const $canLogInHere: ReadableAtom<boolean> = $loginHere;

/** Turns the login dialog on; the returned function turns it off. */
export function offerLoginHere(): () => void {
  $loginHere.set(true);
  return () => $loginHere.set(false);
}

/**
 * Makes a call with the administrator's token. If the token is refused while the login dialog is available, the call
 * waits for the login and is repeated with the new token. If the token was replaced in the meantime, the call is repeated
 * at once.
 */
export async function withToken<ResponseBody>(
  call: (token: string) => Promise<ResponseBody>,
): Promise<CallResult<ResponseBody>> {
  const token = $token.get();
  if (!token) return { kind: 'forbidden' };
  try {
    return { kind: 'succeeded', response: await call(token) };
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

/** Clears the refusal after a login in the dialog. */
export function forgetRefusal(): void {
  $refusedToken.set(undefined);
}

/** Reports a refused token found by a background call. */
export function reportRefusal(): void {
  $refusedToken.set($token.get());
}

/** Ends the session whose token was refused. Without a token every admin page redirects to the login. */
export function leaveRefusedSession(): void {
  const token = $refusedToken.get();
  $refusedToken.set(undefined);
  if (token) endSession(token);
}

/**
 * Deletes images one by one. Failures are ignored: the server deletes only images that no record references, and the
 * nightly sweep removes the rest.
 */
export async function discardImages(names: readonly string[]): Promise<void> {
  for (const name of names) await withToken((token) => deleteImage(token, name));
}

/** State of one separately loaded part of a screen. Parts fail independently. */
export type LoadedPart<ResponseBody> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | { readonly kind: 'loaded'; readonly response: ResponseBody };

/** Creates a loader of such a part. */
export const createPart = <ResponseBody>(fetchPart: (token: string) => Promise<ResponseBody>) =>
  createLoader<LoadedPart<ResponseBody>>({ kind: 'loading' }, async () => partIn(await withToken(fetchPart)));

function partIn<ResponseBody>(result: CallResult<ResponseBody>): LoadedPart<ResponseBody> | undefined {
  if (result.kind === 'succeeded') return { kind: 'loaded', response: result.response };
  return result.kind === 'failed' ? result : undefined;
}
