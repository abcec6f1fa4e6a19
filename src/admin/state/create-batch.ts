import { atom, type ReadableAtom } from 'nanostores';
import type { ApiError } from '../../api/request';
import type { CallResult } from './call';

/** An item that a task did not succeed with. */
interface NotDone<Item> {
  readonly item: Item;
  readonly error: ApiError;
}

/** A task on one item or several, one after the other. */
export type BatchState<Task, Item> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly task: Task; readonly done: number; readonly total: number }
  | { readonly kind: 'failed'; readonly task: Task; readonly failed: readonly NotDone<Item>[] };

interface Run<Task, Item, Done> {
  readonly task: Task;
  readonly items: readonly Item[];
  act(item: Item): Promise<CallResult<Done>>;
  /** Says what was done. */
  tell(done: readonly Done[]): void;
}

interface Batches<Task, Item, Done> {
  readonly $state: ReadableAtom<BatchState<Task, Item>>;
  /** Ends what is under way after the item that it is at; the rest stays as it is. */
  stop(): void;
  /** Forgets what did not succeed, once it has been read. */
  close(): void;
  /**
   * Carries a task out on each item; a failure stops none of the others, the end of the session all. Resolves to what was
   * done. Does nothing while another task is under way.
   */
  run(run: Run<Task, Item, Done>): Promise<readonly Done[]>;
}

interface Around {
  /** Takes away what was told of the task before. */
  clearToast(): void;
  /** Asks for the list again after a task. */
  refresh(): Promise<void>;
}

/** What carries out tasks on the items of a list. */
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
        // The session has ended: what is left stays as it is, and the whole admin area says so.
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
