import { atom, type ReadableAtom } from 'nanostores';
import type { ApiError } from '../../api/request';
import type { CallResult } from '../session/call';

/** An item for which the task failed. */
interface NotDone<Item> {
  readonly item: Item;
  readonly error: ApiError;
}

/** State of a task that runs on one or more items in sequence. */
export type BatchState<Task, Item> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly task: Task; readonly done: number; readonly total: number }
  | { readonly kind: 'failed'; readonly task: Task; readonly failed: readonly NotDone<Item>[] };

interface Run<Task, Item, Done, Toast> {
  readonly task: Task;
  readonly items: readonly Item[];
  act(item: Item): Promise<CallResult<Done>>;
  /** The toast for the successful items, if there are any. */
  toast(done: readonly Done[]): Toast | undefined;
}

export interface Batch<Task, Item, Done, Toast> {
  readonly $state: ReadableAtom<BatchState<Task, Item>>;
  /** Confirmation of the last action, shown on the same page or the next one. */
  readonly $toast: ReadableAtom<Toast | undefined>;
  showToast(toast: Toast | undefined): void;
  /** Stops after the current item; the remaining items are unchanged. */
  stop(): void;
  /** Dismisses the list of failures. */
  close(): void;
  /**
   * Runs a task on each item, confirms it with a toast and reloads the list. A failure does not stop the others; the end
   * of the session does. Resolves to the successful results. Does nothing while another task is running.
   */
  run(run: Run<Task, Item, Done, Toast>): Promise<readonly Done[]>;
}

/** Creates a runner for tasks on the items of a list. */
export function createBatch<Task, Item, Done, Toast>(refresh: () => Promise<void>): Batch<Task, Item, Done, Toast> {
  const $state = atom<BatchState<Task, Item>>({ kind: 'idle' });
  const $toast = atom<Toast | undefined>(undefined);
  let isStopped = false;

  return {
    $state,
    $toast,
    showToast: (toast) => $toast.set(toast),
    stop() {
      isStopped = true;
    },
    close() {
      if ($state.get().kind === 'failed') $state.set({ kind: 'idle' });
    },
    async run({ task, items, act, toast }) {
      if ($state.get().kind === 'running' || items.length === 0) return [];
      $toast.set(undefined);
      isStopped = false;
      const done: Done[] = [];
      const failed: NotDone<Item>[] = [];
      for (const item of items) {
        $state.set({ kind: 'running', task, done: done.length + failed.length, total: items.length });
        const result = await act(item);
        // The session has ended: the remaining items are unchanged, and the admin area shows a dialog.
        if (result.kind === 'forbidden') break;
        if (result.kind === 'succeeded') done.push(result.response);
        else failed.push({ item, error: result.error });
        if (isStopped) break;
      }
      $state.set(failed.length > 0 ? { kind: 'failed', task, failed } : { kind: 'idle' });
      if (done.length > 0) $toast.set(toast(done));
      void refresh();
      return done;
    },
  };
}
