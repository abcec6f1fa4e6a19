/** A lock on unsaved changes, held until it is released or the tab ends in any way. */
export interface Hold {
  release(): void;
}

/** The beginning of the names of locks and storage keys. Unsaved changes in browsers have it, so it stays. */
export const unsavedPrefix = 'adminDraft:';
const listsChannel = 'adminDrafts';

/** Milliseconds to wait for the holder's answer. A live tab answers at once; a suspended one may not answer at all. */
const responseTime = 10_000;

/**
 * Locks unsaved changes for this tab, unless another live tab has them. A browser lock ends with its tab, even in a
 * crash, but it may end shortly after a reloaded page requests its own changes again; that page must not mistake its
 * former self for another tab. So it queues for the lock, and gives up only when a live holder answers.
 */
export async function lockUnsaved(name: string): Promise<Hold | undefined> {
  const refusal = new AbortController();
  const timer = setTimeout(() => refusal.abort(), responseTime);
  const channel = new BroadcastChannel(unsavedPrefix + name);
  channel.onmessage = ({ data }) => data === 'held' && refusal.abort();
  const holding = hold(name, channel, refusal.signal);
  channel.postMessage('asked');
  const held = await holding;
  clearTimeout(timer);
  return held;
}

/** Locks newly created unsaved changes, whose name no other tab can have. */
export function lockFreshUnsaved(name: string): Promise<Hold | undefined> {
  return hold(name, new BroadcastChannel(unsavedPrefix + name));
}

/**
 * Resolves to the lock once this tab has it, and answers other tabs that request it from then on; resolves to `undefined`
 * if refused.
 */
function hold(name: string, channel: BroadcastChannel, refusal?: AbortSignal): Promise<Hold | undefined> {
  return new Promise((resolve) => {
    let isHeld = false;
    // The `signal` option alone is not enough: Chromium ignores an abort while it still checks whether storage is
    // allowed.
    refusal?.addEventListener('abort', () => {
      if (isHeld) return;
      channel.close();
      resolve(undefined);
    });
    const holding = () => {
      if (refusal?.aborted) return undefined;
      isHeld = true;
      channel.onmessage = ({ data }) => data === 'asked' && channel.postMessage('held');
      // Answers tabs that sent the question while this one was still waiting.
      channel.postMessage('held');
      notifyLists();
      return new Promise<void>((end) => {
        resolve({
          release() {
            channel.close();
            end();
          },
        });
      });
    };
    // A browser without locks shares no storage between tabs either.
    const without = () => resolve({ release: () => channel.close() });
    navigator.locks.request(unsavedPrefix + name, refusal ? { signal: refusal } : {}, holding).catch(without);
  });
}

function notifyLists(): void {
  const lists = new BroadcastChannel(listsChannel);
  lists.postMessage('changed');
  lists.close();
}

/** Calls back whenever any tab, including this one, locks unsaved changes, until `signal` aborts. */
export function whenTaken(callBack: () => void, signal: AbortSignal): void {
  const channel = new BroadcastChannel(listsChannel);
  channel.onmessage = callBack;
  signal.addEventListener('abort', () => channel.close());
}

/** Names of the unsaved changes that are locked by any live tab, including this one. */
export async function lockedUnsaved(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query().catch((): LockManagerSnapshot => ({}));
  const names = held.flatMap(({ name = '', mode }) =>
    mode === 'exclusive' && name.startsWith(unsavedPrefix) ? [name] : [],
  );
  return new Set(names.map((name) => name.slice(unsavedPrefix.length)));
}

/** Resolves to true when the lock on unsaved changes is released, or to false when `signal` aborts the wait. */
export async function whenReleased(name: string, signal: AbortSignal): Promise<boolean> {
  return navigator.locks.request(unsavedPrefix + name, { mode: 'shared', signal }, () => true).catch(() => false);
}
