import * as v from 'valibot';
import { call, file, nothing, readableRows } from '#domain/calls/call';
import { bodyErrors } from '#domain/calls/errors';
import { isUuid } from '#domain/ids';
import { deletedOpportunity, opportunityHistory, opportunityRestore } from '#domain/opportunity/history';
import { opportunity, opportunitySave } from '#domain/opportunity/opportunity';
import { problem } from '#domain/text';

/**
 * Every opportunity in full, newest first; `answer-too-large` if they exceed one response. With `?after=` a page:
 * those after this id, or the newest ones if it is empty. An empty page is the end. An unknown id is `invalid`.
 */
export const listOpportunities = call({
  method: 'GET',
  path: '/api/opportunities/all',
  callers: 'editor',
  body: nothing,
  status: 200,
  response: readableRows(opportunity),
  errors: ['forbidden', 'invalid'],
});

/** One opportunity in full; `not-found` if there is none or it is in the trash. */
export const readOpportunity = call({
  method: 'GET',
  path: '/api/opportunities/one/:id',
  callers: 'editor',
  body: nothing,
  status: 200,
  response: opportunity,
  errors: ['forbidden', 'not-found'],
});

/**
 * Creates (without `id`; the Idempotency-Key makes a repetition harmless) or updates (with `id`, and `version` to
 * refuse a stale edit). `conflict`: the current version is another one, or the key belongs to another creation.
 */
export const saveOpportunity = call({
  method: 'POST',
  path: '/api/opportunities/save',
  callers: 'editor',
  body: opportunitySave,
  status: 200,
  response: opportunity,
  errors: ['forbidden', ...bodyErrors, 'not-found', 'conflict'],
});

/**
 * Moves an opportunity to the trash; can be repeated. With `?version=`, another current version is a `conflict`, so
 * that a late repetition never deletes a restored or changed record.
 */
export const deleteOpportunity = call({
  method: 'DELETE',
  path: '/api/opportunities/delete/:id',
  callers: 'editor',
  body: nothing,
  status: 204,
  response: nothing,
  errors: ['forbidden', 'not-found', 'invalid', 'conflict'],
});

/** The opportunities in the trash, the last deleted first. */
export const listTrash = call({
  method: 'GET',
  path: '/api/opportunities/trash',
  callers: 'editor',
  body: nothing,
  status: 200,
  response: readableRows(deletedOpportunity),
  errors: ['forbidden'],
});

/** The versions of an opportunity, live or in the trash, newest first. */
export const readHistory = call({
  method: 'GET',
  path: '/api/opportunities/history/:id',
  callers: 'editor',
  body: nothing,
  status: 200,
  response: opportunityHistory,
  errors: ['forbidden', 'not-found'],
});

/** Restores an opportunity from the trash, or a past version of it as the current one; can be repeated. */
export const restoreOpportunity = call({
  method: 'POST',
  path: '/api/opportunities/restore/:id',
  callers: 'editor',
  body: opportunityRestore,
  bodyMayBeEmpty: true,
  status: 200,
  response: opportunity,
  errors: ['forbidden', 'not-found', ...bodyErrors, 'conflict'],
});

/**
 * A secret link that shows the saved state of an opportunity, public or not, to people without an account. Each call
 * makes another one.
 */
export const makePreviewLink = call({
  method: 'POST',
  path: '/api/opportunities/preview-link/:id',
  callers: 'editor',
  body: v.object({}),
  bodyMayBeEmpty: true,
  status: 200,
  response: v.object({ path: v.string(), expiresAt: v.string() }),
  errors: ['forbidden', ...bodyErrors, 'not-found'],
});

export type PreviewLink = v.InferOutput<typeof makePreviewLink.response>;

/** Somebody who has a form of the opportunity open. `isYou`: the same account, in another tab or browser. */
const alsoEditing = v.object({ name: v.string(), isYou: v.boolean() });

export type AlsoEditing = v.InferOutput<typeof alsoEditing>;

/** Reports that a form of an opportunity is open in a tab, every 15 s, or left; returns the other reports of the last 45 s. */
export const reportEditing = call({
  method: 'POST',
  path: '/api/opportunities/editing/:id',
  callers: 'editor',
  body: v.object({ tab: v.custom<string>(isUuid, problem('unknown')), isLeft: v.optional(v.boolean(), false) }),
  status: 200,
  response: v.array(alsoEditing),
  errors: ['forbidden', ...bodyErrors, 'not-found'],
});

/** Damaged records: the id and the number of stored bytes. */
export const listDamagedOpportunities = call({
  method: 'GET',
  path: '/api/opportunities/damaged',
  callers: 'editor',
  body: nothing,
  status: 200,
  response: v.array(v.object({ id: v.string(), bytes: v.number() })),
  errors: ['forbidden'],
});

export type DamagedOpportunity = v.InferOutput<typeof listDamagedOpportunities.response>[number];

/** The stored bytes of a damaged record. */
export const readDamagedOpportunity = call({
  method: 'GET',
  path: '/api/opportunities/damaged/:id',
  callers: 'editor',
  body: nothing,
  status: 200,
  response: file,
  errors: ['forbidden', 'not-found'],
});
