import * as v from 'valibot';
import { call, nothing } from '#domain/calls/call';

/**
 * The words that the list of opportunities is shown with in one language: a file of the build (`en.json`), apart from the
 * pages. `Words` is what the build writes, which knows the texts of the interface; the answer is taken to be that.
 */
export const listWords = <Words extends object>() =>
  call({
    method: 'GET',
    path: '/list-words/:file',
    body: nothing,
    status: 200,
    answer: v.custom<Words>((answer) => typeof answer === 'object' && answer !== null && 'texts' in answer),
    errors: [],
  });
