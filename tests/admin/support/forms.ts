import * as v from 'valibot';
import { idempotencyHeader } from '#domain/calls/call';
import { contentAfter, emptyContent, sentContent } from '#domain/opportunity/content';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { FormStore } from '../../../src/admin/editor/form-store.ts';
import { storedNames } from '../../../src/admin/editor/images/form-image.ts';
import { dropAllUnsaved, newSubject } from '../../../src/admin/unsaved/unsaved.ts';
import { provideSession } from './provide-session.ts';
import { done, lithium, ok } from './server.ts';

/** Logs in before each test of a file and cleans up after it. Returns a function that opens a form in the same tab. */
export function setUpForms(): (record?: Opportunity) => FormStore {
  const opened: FormStore[] = [];
  provideSession(() => {
    for (const form of opened.splice(0)) form.close();
    dropAllUnsaved();
  });
  return (record) => {
    const form = new FormStore(record, record?.id ?? newSubject);
    opened.push(form);
    return form;
  };
}

/** Answers a save with the saved record, under its id or key, and any other request with 204. */
export function saves(path: string, { body, headers }: RequestInit): Promise<Response> {
  if (!path.endsWith('/save')) return done();
  const { id: updated, version = 0, ...sent } = JSON.parse(String(body));
  const id = updated ?? new Headers(headers).get(idempotencyHeader);
  return ok({ ...lithium, ...contentAfter(v.parse(sentContent, sent), emptyContent), id, version: version + 1 });
}

export const imagesOf = ({ images }: FormStore) => storedNames(images.$images.get());
