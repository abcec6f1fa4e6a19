import { atom, type ReadableAtom } from 'nanostores';
import * as calls from '#domain/calls/people';
import type { Author } from '#domain/people';
import { ApiError, request } from '../../api/request';
import type { LoadedPart } from './call';
import { $token } from './session';

const $state = atom<LoadedPart<readonly Author[]>>({ kind: 'loading' });

/** The accounts that can log in, for the choice of an assignee. */
export const $team: ReadableAtom<LoadedPart<readonly Author[]>> = $state;

/**
 * Loads the team in the background; the present one stays visible until then, and after a failure. A refused token is
 * reported by the screen's own calls.
 */
export async function refreshTeam(): Promise<void> {
  const token = $token.get();
  if (!token) return;
  try {
    $state.set({ kind: 'loaded', response: await fetchTeam(token) });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if ($state.get().kind !== 'loaded') $state.set({ kind: 'failed', error });
  }
}

/** Fetches the accounts that can log in, the owner first. */
function fetchTeam(token: string): Promise<readonly Author[]> {
  return request(calls.listTeam, { token });
}
