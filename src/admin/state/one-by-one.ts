import type { ApiError } from '../../api/request';
import type { CallResult } from './call';

/** An item that something did not succeed with. */
export interface NotDone<Item> {
  readonly item: Item;
  readonly error: ApiError;
}

interface OneByOne<Item, Answer> {
  readonly items: readonly Item[];
  act(item: Item): Promise<CallResult<Answer>>;
  /** Before each, with how many are over. */
  onNext(over: number): void;
  isStopped(): boolean;
}

/** Does something with one item after the other; a failure stops none of the others, the end of the session all. */
export async function oneByOne<Item, Answer>({ items, act, onNext, isStopped }: OneByOne<Item, Answer>) {
  const done: Answer[] = [];
  const failed: NotDone<Item>[] = [];
  for (const item of items) {
    onNext(done.length + failed.length);
    const result = await act(item);
    // The session has ended: what is left stays as it is, and the whole admin area says so.
    if (result.kind === 'forbidden') break;
    if (result.kind === 'answered') done.push(result.answer);
    else failed.push({ item, error: result.error });
    if (isStopped()) break;
  }
  return { done, failed };
}
