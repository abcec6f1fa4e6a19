import { expect, test } from 'vitest';
import {
  $refusedToken,
  leaveRefusedSession,
  offerLoginHere,
  reportRefusal,
  withToken,
} from '../../../src/admin/session/call.ts';
import { $token, endSession, startSession } from '../../../src/admin/session/session.ts';
import { readUnsaved } from '../../../src/admin/unsaved/unsaved.ts';
import { deleteImage, fetchOpportunitiesAfter } from '../../../src/api/admin-opportunities.ts';
import { saves, setUpForms } from '../support/forms.ts';
import { calls, headerOf, imageName, lithium, ok, refusal, server } from '../support/server.ts';

const openForm = setUpForms();

/** A server that accepts only the new token. */
function expired(path: string, request: RequestInit): Promise<Response> {
  const isNew = new Headers(request.headers).get('Authorization') === 'Bearer new';
  if (!isNew) return refusal('forbidden');
  return path.endsWith('/upload') ? ok(imageName('c'), 201) : saves(path, request);
}

async function refused(): Promise<void> {
  if ($refusedToken.get() !== undefined) return;
  await new Promise<void>((resolve) => {
    const unbind = $refusedToken.listen(() => {
      unbind();
      resolve();
    });
  });
}

test('A refused save waits for the login over its form and continues with the new token', async () => {
  server.mockImplementation(expired);
  const takeBack = offerLoginHere();
  const form = openForm(lithium);
  form.$values.setKey('title', 'Typed for an hour');
  const saving = form.save();
  await refused();
  expect(form.$state.get()).toMatchObject({ kind: 'saving' });
  expect(readUnsaved(lithium.id)).toMatchObject({ title: 'Typed for an hour' });
  startSession('new');
  expect(await saving).toMatchObject({ kind: 'saved', opportunity: { title: 'Typed for an hour' } });
  expect($refusedToken.get()).toBeUndefined();
  takeBack();
});

test('A refused upload waits for the login over its form and continues with the new token', async () => {
  server.mockImplementation(expired);
  const takeBack = offerLoginHere();
  const form = openForm(lithium);
  form.images.add([new File(['x'], 'one.jpg')]);
  await refused();
  startSession('new');
  expect(await form.images.settle()).toBe(true);
  expect(form.images.$problems.get()).toEqual([]);
  takeBack();
});

test('Going to the login page instead keeps the form and what was typed', async () => {
  server.mockImplementation(expired);
  const takeBack = offerLoginHere();
  const form = openForm(lithium);
  form.$values.setKey('title', 'Typed for an hour');
  const saving = form.save();
  await refused();
  leaveRefusedSession();
  expect(await saving).toEqual({ kind: 'editing' });
  expect(form.$values.get().title).toBe('Typed for an hour');
  expect(readUnsaved(lithium.id)).toMatchObject({ title: 'Typed for an hour' });
  takeBack();
});

test('A call whose token was replaced meanwhile is repeated with the new one, without a message', async () => {
  server.mockImplementation((path, request) => {
    startSession('new');
    return expired(path, request);
  });
  expect(await withToken((token) => deleteImage(token, imageName('a')))).toMatchObject({ kind: 'succeeded' });
  expect(headerOf(1, 'Authorization')).toBe('Bearer new');
  expect(calls()).toHaveLength(2);
  expect($refusedToken.get()).toBeUndefined();
});

test('Without an open form no call waits for a login', async () => {
  server.mockImplementation(expired);
  offerLoginHere()();
  expect(await withToken((token) => fetchOpportunitiesAfter(token, ''))).toEqual({ kind: 'forbidden' });
});

test('A refusal without a waiting call can be reported for the current token', () => {
  reportRefusal();
  expect($refusedToken.get()).toBe($token.get());
  endSession();
});
