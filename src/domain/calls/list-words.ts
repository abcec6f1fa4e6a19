import * as v from 'valibot';
import { call, nothing } from '#domain/calls/call';

/**
 * The texts of the list of opportunities in one language: a file of the build (`en.json`), separate from the pages.
 * `Words` is the type that the build writes; the response is not validated.
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
