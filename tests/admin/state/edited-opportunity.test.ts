import { expect, test } from 'vitest';
import { createEditedOpportunity } from '../../../src/admin/state/edited-opportunity.ts';
import { setUpForms } from './forms.ts';
import { lithium, ok, refusal, server, winery } from './server.ts';

setUpForms();

test('the opportunity is found in the list as it is stored now', async () => {
  server.mockImplementation(() => ok([winery, lithium]));
  const { $edited, load } = createEditedOpportunity(lithium.id);
  const loading = load();
  expect($edited.get()).toEqual({ kind: 'loading' });
  await loading;
  expect($edited.get()).toEqual({ kind: 'found', opportunity: lithium });
});

test('an id that the list does not hold is missing', async () => {
  server.mockImplementation(() => ok([winery]));
  const { $edited, load } = createEditedOpportunity(lithium.id);
  await load();
  expect($edited.get()).toEqual({ kind: 'missing' });
});

test('a list that cannot be had is no missing opportunity, and can be asked for again', async () => {
  server.mockImplementationOnce(() => refusal('unavailable')).mockImplementation(() => ok([lithium]));
  const { $edited, load } = createEditedOpportunity(lithium.id);
  await load();
  expect($edited.get()).toMatchObject({ kind: 'failed', error: { status: 503 } });
  await load();
  expect($edited.get()).toMatchObject({ kind: 'found' });
});
