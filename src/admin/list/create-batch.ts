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

interface Run<Task, Item, Done> {
  readonly task: Task;
  readonly items: readonly Item[];
  act(item: Item): Promise<CallResult<Done>>;
  /** Reports the successful items. */
  tell(done: readonly Done[]): void;
}

interface Batches<Task, Item, Done> {
  readonly $state: ReadableAtom<BatchState<Task, Item>>;
  /** Stops after the current item; the remaining items are unchanged. */
  stop(): void;
  /** Dismisses the list of failures. */
  close(): void;
  /**
   * Runs a task on each item. A failure does not stop the others; the end of the session does. Resolves to the successful
   * results. Does nothing while another task is running.
   */
  run(run: Run<Task, Item, Done>): Promise<readonly Done[]>;
}

interface Around {
  /** Hides the toast of the previous task. */
  clearToast(): void;
  /** Reloads the list after a task. */
  refresh(): Promise<void>;
}

/** Creates a runner for tasks on the items of a list. */
export function createBatch<Task, Item, Done>({ clearToast, refresh }: Around): Batches<Task, Item, Done> {
  const $state = atom<BatchState<Task, Item>>({ kind: 'idle' });
  let isStopped = false;

  return {
    $state,
    stop() {
      isStopped = true;
    },
    close() {
      if ($state.get().kind === 'failed') $state.set({ kind: 'idle' });
    },
    async run({ task, items, act, tell }) {
      if ($state.get().kind === 'running' || items.length === 0) return [];
      clearToast();
      isStopped = false;
      const done: Done[] = [];
      const failed: NotDone<Item>[] = [];
      for (const item of items) {
        $state.set({ kind: 'running', task, done: done.length + failed.length, total: items.length });
        const result = await act(item);
        // The session has ended: the remaining items are unchanged, and the admin area shows a dialog.
        if (result.kind === 'forbidden') break;
        if (result.kind === 'answered') done.push(result.answer);
        else failed.push({ item, error: result.error });
        if (isStopped) break;
      }
      $state.set(failed.length > 0 ? { kind: 'failed', task, failed } : { kind: 'idle' });
      tell(done);
      void refresh();
      return done;
    },
  };
}
