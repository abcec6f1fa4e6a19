/** Unsaved changes that this tab has to itself, until it is released or the tab is gone, by whatever way. */
export interface Hold {
  release(): void;
}

const prefix = 'adminDraft:';
const listsChannel = 'adminDrafts';

/** A tab that holds unsaved changes answers at once. A suspended one does not: it is waited for, but not for ever. */
const answerTime = 10_000;

/**
 * Takes unsaved changes for this tab, unless a living tab has it. A browser lock tells, since it ends with its tab even in a
 * crash; but it may end a moment after a reloaded page asks for its own again, and that page must not take itself for
 * another one. So it queues for the lock, and only the word of a living holder sends it away.
 */
export async function lockUnsaved(name: string): Promise<Hold | undefined> {
  const refusal = new AbortController();
  const timer = setTimeout(() => refusal.abort(), answerTime);
  const channel = new BroadcastChannel(prefix + name);
  channel.onmessage = ({ data }) => data === 'held' && refusal.abort();
  const holding = hold(name, channel, refusal.signal);
  channel.postMessage('asked');
  const held = await holding;
  clearTimeout(timer);
  return held;
}

/** Takes unsaved changes of a fresh name, which no other tab can have. */
export function lockFreshUnsaved(name: string): Promise<Hold | undefined> {
  return hold(name, new BroadcastChannel(prefix + name));
}

/** Resolves when this tab has the lock, and answers whoever asks for it from then on; to nothing when it is refused. */
function hold(name: string, channel: BroadcastChannel, refusal?: AbortSignal): Promise<Hold | undefined> {
  return new Promise((resolve) => {
    let isHeld = false;
    // Not left to the request: Chromium does not hear of a refusal that comes while it still looks whether storage is allowed.
    refusal?.addEventListener('abort', () => {
      if (isHeld) return;
      channel.close();
      resolve(undefined);
    });
    const holding = () => {
      if (refusal?.aborted) return undefined;
      isHeld = true;
      channel.onmessage = ({ data }) => data === 'asked' && channel.postMessage('held');
      // For those who asked while this tab was still waiting.
      channel.postMessage('held');
      tellLists();
      return new Promise<void>((end) => {
        resolve({
          release() {
            channel.close();
            end();
          },
        });
      });
    };
    // Where the browser grants no locks, it keeps nothing that two tabs could share.
    const without = () => resolve({ release: () => channel.close() });
    navigator.locks.request(prefix + name, refusal ? { signal: refusal } : {}, holding).catch(without);
  });
}

function tellLists(): void {
  const lists = new BroadcastChannel(listsChannel);
  lists.postMessage('changed');
  lists.close();
}

/** Calls back whenever a tab, this one included, has taken unsaved changes, until `signal` ends it. */
export function whenTaken(callBack: () => void, signal: AbortSignal): void {
  const channel = new BroadcastChannel(listsChannel);
  channel.onmessage = callBack;
  signal.addEventListener('abort', () => channel.close());
}

/** The names of the unsaved changes that a living tab has, this one included. */
export async function lockedUnsaved(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query().catch((): LockManagerSnapshot => ({}));
  const names = held.flatMap(({ name = '', mode }) => (mode === 'exclusive' && name.startsWith(prefix) ? [name] : []));
  return new Set(names.map((name) => name.slice(prefix.length)));
}

/** Resolves when the tab that has unsaved changes has let go of it, or, to false, when the wait is given up. */
export async function whenReleased(name: string, signal: AbortSignal): Promise<boolean> {
  return navigator.locks.request(prefix + name, { mode: 'shared', signal }, () => true).catch(() => false);
}
