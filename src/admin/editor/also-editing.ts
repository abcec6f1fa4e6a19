import { atom, type ReadableAtom } from 'nanostores';
import type { AlsoEditing } from '#domain/calls/opportunities';
import * as calls from '#domain/calls/opportunities';
import { ApiError, request } from '../../api/request';
import { $token } from '../session/session';

/**
 * Milliseconds until the first report, so that a short visit is not reported, and between reports. A report counts for
 * 45 s.
 */
const firstAfter = 5_000;
const every = 15_000;

export interface EditingReports {
  /** Who else has a form of the opportunity open. */
  readonly $others: ReadableAtom<readonly AlsoEditing[]>;
  stop(): void;
}

/**
 * Reports, while the page is visible, that a form is open, and once that it is left. A failure is silent: nothing depends
 * on it, and the save reports a refused token.
 */
export function reportOpenForm(id: string): EditingReports {
  const $others = atom<readonly AlsoEditing[]>([]);
  let tab = crypto.randomUUID();
  let isReported = false;
  let isUnderWay = false;

  async function report(isLeft: boolean): Promise<void> {
    const token = $token.get();
    if (!token || !navigator.onLine) return;
    isUnderWay = true;
    try {
      const others = await reportEditing(token, id, { tab, isLeft });
      $others.set(isLeft ? [] : others);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      $others.set([]);
    } finally {
      isUnderWay = false;
    }
  }

  function tick(): void {
    if (document.visibilityState === 'hidden' || isUnderWay) return;
    isReported = true;
    void report(false);
  }

  function leave(): void {
    if (isReported) void report(true);
    isReported = false;
    // The page may come back; late reports under the old id do not count.
    tab = crypto.randomUUID();
  }

  const first = setTimeout(tick, firstAfter);
  const rest = setInterval(tick, every);
  addEventListener('pagehide', leave);
  return {
    $others,
    stop() {
      clearTimeout(first);
      clearInterval(rest);
      removeEventListener('pagehide', leave);
      leave();
    },
  };
}

/**
 * Reports that a form is open in a tab, or left; resolves to who else has one open. Goes on when the page is closed.
 */
function reportEditing(
  token: string,
  id: string,
  form: { readonly tab: string; readonly isLeft: boolean },
): Promise<calls.AlsoEditing[]> {
  return request(calls.reportEditing, { token, segment: id, body: form, keepalive: true });
}
