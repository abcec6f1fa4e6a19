import { createLoader } from '../../api/loader';
import type { ApiError } from '../../api/request';
import { type CallResult, withToken } from './call';

/** State of one separately loaded part of a screen. Parts fail independently. */
export type Part<Answer> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | { readonly kind: 'loaded'; readonly answer: Answer };

/** Creates a loader of such a part. */
export const createPart = <Answer>(fetchPart: (token: string) => Promise<Answer>) =>
  createLoader<Part<Answer>>({ kind: 'loading' }, async () => partIn(await withToken(fetchPart)));

function partIn<Answer>(result: CallResult<Answer>): Part<Answer> | undefined {
  if (result.kind === 'answered') return { kind: 'loaded', answer: result.answer };
  return result.kind === 'failed' ? result : undefined;
}
