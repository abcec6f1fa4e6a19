import { expect, test } from 'vitest';
import { createEditedOpportunity } from '../../../src/admin/editor/open-form.ts';
import { setUpForms } from '../support/forms.ts';
import { calls, lithium, ok, refusal, server } from '../support/server.ts';

setUpForms();

test('The editor loads the stored version of the opportunity', async () => {
  server.mockImplementation(() => ok(lithium));
  const { $edited, load } = createEditedOpportunity(lithium.id);
  const loading = load();
  expect($edited.get()).toEqual({ kind: 'loading' });
  await loading;
  expect(calls()).toEqual([`GET /api/opportunities/one/${lithium.id}`]);
  expect($edited.get()).toEqual({ kind: 'found', opportunity: lithium });
});

test('An unknown id is shown as missing', async () => {
  server.mockImplementation(() => refusal('not-found'));
  const { $edited, load } = createEditedOpportunity(lithium.id);
  await load();
  expect($edited.get()).toEqual({ kind: 'missing' });
});

test('An opportunity that cannot be loaded is not shown as missing and can be loaded again', async () => {
  server.mockImplementationOnce(() => refusal('unavailable')).mockImplementation(() => ok(lithium));
  const { $edited, load } = createEditedOpportunity(lithium.id);
  await load();
  expect($edited.get()).toMatchObject({ kind: 'failed', error: { status: 503 } });
  await load();
  expect($edited.get()).toMatchObject({ kind: 'found' });
});
