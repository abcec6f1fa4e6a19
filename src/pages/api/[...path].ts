import type { APIRoute } from 'astro';
import { type ErrorBody, errorStatuses } from '#domain/calls/errors';
import { dataPolicy } from '#http/headers';

export const prerender = false;

/** Answers paths under `/api` that have no function. */
export const ALL: APIRoute = () => {
  const body: ErrorBody = { error: 'not-found', message: 'There is nothing at this address' };
  return Response.json(body, {
    status: errorStatuses['not-found'],
    headers: { 'Content-Security-Policy': dataPolicy },
  });
};
