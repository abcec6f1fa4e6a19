import { persistentAtom } from '@nanostores/persistent';
import { computed } from 'nanostores';
import * as v from 'valibot';
import { tokenStorageKey } from '#domain/calls/login';
import { type Account, ownerId } from '#domain/people';

/** The token of the logged-in account. Shared between tabs; if browser storage is blocked, it lasts as long as the page. */
export const $token = persistentAtom<string | undefined>(tokenStorageKey, undefined);

/** Who is logged in, for what the interface shows. The server decides by the store. */
export const $account = computed($token, (token) => (token === undefined ? undefined : accountIn(token)));

export function startSession(token: string): void {
  $token.set(token);
}

/** Ends the session. Given a token, does so only if it is still current: another tab may have logged in again. */
export function endSession(token: string | undefined = $token.get()): void {
  if ($token.get() === token) $token.set(undefined);
}

/** The owner’s token has no role, and the user name as subject. */
const claims = v.union([
  v.object({ sub: v.string(), name: v.string(), role: v.literal('editor') }),
  v.object({ sub: v.string(), role: v.optional(v.undefined()) }),
]);

function accountIn(token: string): Account | undefined {
  const read = v.safeParse(claims, payloadOf(token));
  if (!read.success) return undefined;
  const { output } = read;
  return 'name' in output
    ? { id: output.sub, name: output.name, role: output.role }
    : { id: ownerId, name: output.sub, role: 'owner' };
}

function payloadOf(token: string): unknown {
  try {
    const [, payload = ''] = token.split('.');
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))));
  } catch {
    return undefined;
  }
}
