import { call, nothing, readableRows } from '#domain/calls/call';
import { opportunitySummary } from '#domain/opportunity/opportunity';

/**
 * The published opportunities, newest first: with `?language=` in a reader’s language, without it in the original
 * languages. An unknown language is `invalid`.
 */
export const listPublished = call({
  method: 'GET',
  path: '/invests/all',
  body: nothing,
  status: 200,
  response: readableRows(opportunitySummary),
  errors: ['invalid'],
});
