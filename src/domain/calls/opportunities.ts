import * as v from 'valibot';
import { call, file, nothing, rowsOf } from '#domain/calls/call';
import { bodyErrors } from '#domain/calls/errors';
import { deletedOpportunity, opportunityHistory, opportunityRestore } from '#domain/opportunity/history';
import { opportunity, opportunitySave } from '#domain/opportunity/opportunity';

/**
 * Every opportunity in full, newest first, as it is stored now; more than one answer holds is `answer-too-large`. With
 * `?after=` a page of them: those that follow the one with this id, or the newest ones where it is empty. A page without
 * any is the end. An id of nothing is `invalid`.
 */
export const listOpportunities = call({
  method: 'GET',
  path: '/api/opportunities/all',
  admin: true,
  body: nothing,
  status: 200,
  answer: rowsOf(opportunity),
  errors: ['forbidden', 'invalid'],
});

/** One opportunity in full, as it is stored now; `not-found` where there is none or it is in the trash. */
export const readOpportunity = call({
  method: 'GET',
  path: '/api/opportunities/one/:id',
  admin: true,
  body: nothing,
  status: 200,
  answer: opportunity,
  errors: ['forbidden', 'not-found'],
});

/**
 * Creates (no `id`; the Idempotency-Key makes a repeat harmless) or updates (`id`, and `version` to refuse a stale edit).
 * `conflict`: another version stands, or the key belongs to another creation.
 */
export const saveOpportunity = call({
  method: 'POST',
  path: '/api/opportunities/save',
  admin: true,
  body: opportunitySave,
  status: 200,
  answer: opportunity,
  errors: ['forbidden', ...bodyErrors, 'not-found', 'conflict'],
});

/**
 * Puts an opportunity into the trash; repeating it does no harm. With `?version=` another version on top is a `conflict`,
 * so that an attempt that is repeated late never deletes what has been brought back or changed since.
 */
export const deleteOpportunity = call({
  method: 'DELETE',
  path: '/api/opportunities/delete/:id',
  admin: true,
  body: nothing,
  status: 204,
  answer: nothing,
  errors: ['forbidden', 'not-found', 'invalid', 'conflict'],
});

/** What is in the trash, the last deleted first. */
export const listTrash = call({
  method: 'GET',
  path: '/api/opportunities/trash',
  admin: true,
  body: nothing,
  status: 200,
  answer: rowsOf(deletedOpportunity),
  errors: ['forbidden'],
});

/** The versions of an opportunity, live or in the trash, newest first. */
export const readHistory = call({
  method: 'GET',
  path: '/api/opportunities/history/:id',
  admin: true,
  body: nothing,
  status: 200,
  answer: opportunityHistory,
  errors: ['forbidden', 'not-found'],
});

/** Brings an opportunity back from the trash, or a past version of it on top; repeating it does no harm. */
export const restoreOpportunity = call({
  method: 'POST',
  path: '/api/opportunities/restore/:id',
  admin: true,
  body: opportunityRestore,
  bodyMayBeEmpty: true,
  status: 200,
  answer: opportunity,
  errors: ['forbidden', 'not-found', ...bodyErrors, 'conflict'],
});

/** Records that are stored and cannot be read: each by its id, with the number of bytes that are stored. */
export const listDamagedOpportunities = call({
  method: 'GET',
  path: '/api/opportunities/damaged',
  admin: true,
  body: nothing,
  status: 200,
  answer: v.array(v.object({ id: v.string(), bytes: v.number() })),
  errors: ['forbidden'],
});

export type DamagedOpportunity = v.InferOutput<typeof listDamagedOpportunities.answer>[number];

/** What is stored of a damaged record, byte for byte. */
export const readDamagedOpportunity = call({
  method: 'GET',
  path: '/api/opportunities/damaged/:id',
  admin: true,
  body: nothing,
  status: 200,
  answer: file,
  errors: ['forbidden', 'not-found'],
});
