import { atom, type ReadableAtom } from 'nanostores';
import type { Status } from '#domain/opportunity/facts';
import type { OpportunityHistory } from '#domain/opportunity/history';
import { isOpportunityId, type Opportunity } from '#domain/opportunity/opportunity';
import { deleteOpportunity, fetchHistory, restoreOpportunity } from '../../api/admin-opportunities';
import { createLoader } from '../../api/loader';
import type { ApiError } from '../../api/request';
import { fill } from '../../i18n/fill';
import { $texts } from '../i18n/texts';
import { type CallResult, withToken } from '../session/call';

type History =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | { readonly kind: 'missing' }
  | ({ readonly kind: 'found' } & OpportunityHistory);

/** Result of the last restoration. */
export type Restoration =
  | { readonly kind: 'none' }
  | { readonly kind: 'under-way' }
  /** A version was restored as a new one; `undo` reverts that. */
  | {
      readonly kind: 'restored';
      readonly version: number;
      readonly as: number;
      readonly status: Status;
      readonly undo: Undo;
    }
  | { readonly kind: 'undone' }
  /** Somebody else has saved a newer version than the one shown. */
  | { readonly kind: 'overtaken' }
  | { readonly kind: 'images-missing' }
  | { readonly kind: 'failed'; readonly error: ApiError; readonly again: () => Promise<void> };

/**
 * How to undo a restoration: restore the previous version, or move the opportunity back into the trash. Both apply only
 * to the restored version.
 */
type Undo =
  | { readonly kind: 'version'; readonly version: number; readonly current: number }
  | { readonly kind: 'trash'; readonly current: number };

export interface HistoryOf {
  readonly $history: ReadableAtom<History>;
  readonly $restoration: ReadableAtom<Restoration>;
  load(): Promise<void>;
  /** Restores a version as the newest one and keeps the present status, unless the latest version is no longer the one shown. */
  restore(version: number): Promise<void>;
  /** Undoes the last restoration. */
  undo(): Promise<void>;
}

/** Loads and restores the versions of an opportunity, live or in the trash. */
export function createHistory(id: string): HistoryOf {
  const { $state, load, refresh } = createLoader<History>({ kind: 'loading' }, () => request(id));
  const $restoration = atom<Restoration>({ kind: 'none' });

  async function carryOut<ResponseBody>(
    call: (token: string) => Promise<ResponseBody>,
    done: (response: ResponseBody) => Restoration,
  ): Promise<void> {
    if ($restoration.get().kind === 'under-way') return;
    $restoration.set({ kind: 'under-way' });
    const result = await withToken(call);
    const again = () => carryOut(call, done);
    const became = result.kind === 'succeeded' ? done(result.response) : refused(result, again);
    // Refresh the list first, so that it already shows the result when the notice appears.
    if (became.kind === 'restored' || became.kind === 'undone' || became.kind === 'overtaken') await refresh();
    $restoration.set(became);
  }

  function restore(version: number): Promise<void> {
    const history = $state.get();
    const current = history.kind === 'found' ? history.versions[0]?.version : undefined;
    if (history.kind !== 'found' || current === undefined) return Promise.resolve();
    const undo = (on: Opportunity): Undo =>
      history.deletedAt === undefined
        ? { kind: 'version', version: current, current: on.version }
        : { kind: 'trash', current: on.version };
    return carryOut(
      (token) => restoreOpportunity(token, id, { version, current, keepStatus: true }),
      (on) => ({ kind: 'restored', version, as: on.version, status: on.status, undo: undo(on) }),
    );
  }

  function undo(): Promise<void> {
    const done = $restoration.get();
    if (done.kind !== 'restored') return Promise.resolve();
    const by = done.undo;
    return carryOut(
      async (token) => {
        if (by.kind === 'trash') await deleteOpportunity(token, id, by.current);
        else await restoreOpportunity(token, id, { version: by.version, current: by.current });
      },
      () => ({ kind: 'undone' }),
    );
  }

  return { $history: $state, $restoration, load, restore, undo };
}

async function request(id: string): Promise<History | undefined> {
  // Not a valid id: no request is needed.
  if (!isOpportunityId(id)) return { kind: 'missing' };
  const result = await withToken((token) => fetchHistory(token, id));
  if (result.kind === 'succeeded') return { kind: 'found', ...result.response };
  if (result.kind === 'failed') return result.error.status === 404 ? { kind: 'missing' } : result;
  return undefined;
}

type Refused = Exclude<CallResult<unknown>, { readonly kind: 'succeeded' }>;

function refused(result: Refused, again: () => Promise<void>): Restoration {
  if (result.kind === 'forbidden') return { kind: 'none' };
  const { error } = result;
  if (error.refusal?.fields?.imageURL) return { kind: 'images-missing' };
  return error.status === 409 ? { kind: 'overtaken' } : { kind: 'failed', error, again };
}

// Texts about versions with placeholders, in the reader's language.

/** Name of a version. */
export function versionName(version: number): string {
  return fill($texts.get().history.version, { version });
}
