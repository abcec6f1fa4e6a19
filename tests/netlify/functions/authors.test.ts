import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { newStoredEnquiry } from '../../../netlify/enquiries/record.ts';
import deleteOpportunity from '../../../netlify/functions/delete-opportunity.ts';
import listEnquiries from '../../../netlify/functions/list-enquiries.ts';
import listOpportunities from '../../../netlify/functions/list-opportunities.ts';
import listPublished from '../../../netlify/functions/list-published.ts';
import listTrash from '../../../netlify/functions/list-trash.ts';
import readEnquiry from '../../../netlify/functions/read-enquiry.ts';
import readHistory from '../../../netlify/functions/read-history.ts';
import restoreOpportunity from '../../../netlify/functions/restore-opportunity.ts';
import saveOpportunity from '../../../netlify/functions/save-opportunity.ts';
import updateEnquiry from '../../../netlify/functions/update-enquiry.ts';
import { readPublished } from '../../../netlify/opportunities/published.ts';
import { removePerson } from '../../../netlify/people/people.ts';
import { paths } from '../../support/paths.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { provideAdministrator, username } from '../login/administrator.ts';
import { bareStore, enquiryWith, fieldsWith, storedText } from '../opportunities/samples.ts';
import { addEditor } from '../people/editor.ts';
import { call, goodToken, unknownEnquiry, unknownId } from './call.ts';

provideAdministrator();
provideBlobServer(() => startStrictBlobServer());

type Handler = Parameters<typeof call>[0];
const get = async (handler: Handler, path: string, token?: string) =>
  (await call(handler, 'GET', path, { token: token ?? (await goodToken()) })).json();
const save = async (json: object, token: string) =>
  (await call(saveOpportunity, 'POST', paths.saveOpportunity, { json, token })).json();
const historyOf = async (id: string) => get(readHistory, paths.opportunityHistory(id));
const owner = { id: 'owner', name: username };

describe('authors of an opportunity', () => {
  test('Each version names its author, also after the person was removed', async () => {
    const { id: editor, token } = await addEditor();
    const bea = { id: editor, name: 'Bea Ruiz' };
    const { id, by } = await save(fieldsWith(), token);
    expect(by).toEqual(bea);
    await save({ ...fieldsWith({ title: 'By the owner' }), id }, await goodToken());
    await removePerson(editor);
    const json = { version: 1 };
    await call(restoreOpportunity, 'POST', paths.restoreOpportunity(id), { json, token: await goodToken() });
    const { versions } = await historyOf(id);
    expect(versions.map((one: { by?: object }) => one.by)).toEqual([owner, owner, bea]);
    const [listed] = await get(listOpportunities, paths.adminOpportunities);
    expect(listed.by).toEqual(owner);
  });

  test('Trash and history name the author of a deletion, until it is restored', async () => {
    const { id: editor, token } = await addEditor();
    const { id } = await save(fieldsWith(), await goodToken());
    await call(deleteOpportunity, 'DELETE', paths.deleteOpportunity(id), { token });
    const bea = { id: editor, name: 'Bea Ruiz' };
    expect(await get(listTrash, paths.trash)).toMatchObject([{ id, deletedBy: bea, by: owner }]);
    expect(await historyOf(id)).toMatchObject({ deletedBy: bea });
    await call(restoreOpportunity, 'POST', paths.restoreOpportunity(id), { token });
    expect(await historyOf(id)).not.toHaveProperty('deletedBy');
  });

  test('No public list or page names an author', async () => {
    const { token } = await addEditor();
    const { id } = await save(fieldsWith(), token);
    const published = await (await call(listPublished, 'GET', paths.opportunities)).text();
    expect(published).toContain(id);
    expect(published + JSON.stringify(await readPublished(id))).not.toContain('Bea');
  });

  test('A record from before authors is read, saved and shown without any, except for the new version', async () => {
    const id = '22222222-2222-4222-8222-222222222222';
    const fixture = new URL(`../opportunities/schema-1/opportunities/${id}.json`, import.meta.url);
    await bareStore('opportunities').set(id, await readFile(fixture, 'utf8'));
    const before = await historyOf(id);
    expect(JSON.stringify(before)).not.toContain('"by"');
    await save({ ...fieldsWith(), id }, await goodToken());
    const { versions } = await historyOf(id);
    expect(versions[0].by).toEqual(owner);
    expect(versions.slice(1)).toEqual(before.versions);
  });

  test('A version of code from before, which copies the author of another version, has none; the others keep theirs', async () => {
    const { token } = await addEditor();
    const { id } = await save(fieldsWith(), token);
    await call(deleteOpportunity, 'DELETE', paths.deleteOpportunity(id), { token });
    const { past, deletedAt: _, ...stored } = JSON.parse((await storedText('opportunities', id)) ?? '');
    // As that code restores and edits: unknown keys go into both versions, with a new token.
    const older = { ...stored, version: 2, writeToken: 'older', past: [stored, ...past] };
    await bareStore('opportunities').set(id, JSON.stringify(older));
    const { versions } = await historyOf(id);
    expect(versions.map((one: { by?: { name: string } }) => one.by?.name)).toEqual([undefined, 'Bea Ruiz']);
    // As it deletes.
    const deleted = { ...older, deletedAt: new Date().toISOString(), deletionToken: 'older' };
    await bareStore('opportunities').set(id, JSON.stringify(deleted));
    expect(await historyOf(id)).not.toHaveProperty('deletedBy');
  });
});

describe('authors of an enquiry', () => {
  const stored = () => newStoredEnquiry(enquiryWith(), 'INV-234679', []);
  const put = (record: object = stored()) => bareStore('enquiries').set(unknownEnquiry, JSON.stringify(record));
  const update = async (json: object, token?: string) =>
    call(updateEnquiry, 'POST', paths.updateEnquiry(unknownEnquiry), { json, token: token ?? (await goodToken()) });
  const shown = () => get(readEnquiry, paths.oneEnquiry(unknownEnquiry));

  test('Notes, states, assignments and follow-ups name their author', async () => {
    await put();
    const { id, token } = await addEditor();
    await update({ note: 'Called.' }, token);
    await update({ state: 'answered' });
    await update({ followedUp: true }, token);
    await update({ assigneeId: id });
    const bea = { id, name: 'Bea Ruiz' };
    const { notes, events, ...enquiry } = await shown();
    expect(notes).toMatchObject([{ text: 'Called.', by: bea }]);
    expect(events).toMatchObject([
      { state: 'answered', by: owner },
      { followedUp: true, by: bea },
      { assignee: 'Bea Ruiz', by: owner },
    ]);
    expect(enquiry).toMatchObject({ assignee: 'Bea Ruiz', assigneeId: id });
    const [listed] = await get(listEnquiries, paths.enquiriesAfter(''));
    expect(listed).toMatchObject({ assignee: 'Bea Ruiz', assigneeId: id });
  });

  test('An enquiry is assigned to the owner, to another account, to a typed name and to nobody', async () => {
    await put();
    const { id } = await addEditor();
    const assignments = [
      [{ assigneeId: 'owner' }, { assignee: username, assigneeId: 'owner' }],
      [{ assigneeId: id }, { assignee: 'Bea Ruiz', assigneeId: id }],
      [{ assignee: 'Mei' }, { assignee: 'Mei' }],
      [{ assignee: '' }, {}],
    ] as const;
    for (const [sent, expected] of assignments) {
      const { assignee, assigneeId } = await (await update(sent)).json();
      expect({ assignee, assigneeId }).toEqual({ assignee: undefined, assigneeId: undefined, ...expected });
    }
  });

  test('A typed name becomes the account of that name, and the same assignment again changes nothing', async () => {
    const { id } = await addEditor();
    await put({ ...stored(), assignee: 'Bea Ruiz' });
    expect((await shown()).assigneeId).toBeUndefined();
    const first = await (await update({ assigneeId: id })).json();
    const second = await (await update({ assigneeId: id })).json();
    expect([first.assigneeId, first.version, second.version]).toEqual([id, 2, 2]);
  });

  test('An assignment to an unknown account is refused', async () => {
    await put();
    const response = await update({ assigneeId: unknownId });
    expect([response.status, (await response.json()).fields]).toEqual([400, { assigneeId: 'unknown' }]);
  });

  test('A name that code from before assigned has no account, and a removed person’s name stays', async () => {
    await put();
    const { id } = await addEditor();
    await update({ assigneeId: id });
    await removePerson(id);
    expect(await shown()).toMatchObject({ assignee: 'Bea Ruiz', assigneeId: id });
    const record = JSON.parse((await storedText('enquiries', unknownEnquiry)) ?? '');
    await put({ ...record, assignee: 'Mei' });
    expect(await shown()).toMatchObject({ assignee: 'Mei' });
    expect(await shown()).not.toHaveProperty('assigneeId');
  });

  test('An enquiry from before authors is read, changed and shown without any, except for the new event', async () => {
    const event = { at: '2026-11-20T10:00:00.000Z', state: 'assigned', assignee: 'Mei', token: 'x' };
    const note = { at: '2026-11-20T11:00:00.000Z', text: 'Old', token: 'y' };
    await put({ ...stored(), assignee: 'Mei', state: 'assigned', events: [event], notes: [note] });
    expect(JSON.stringify(await shown())).not.toContain('"by"');
    await update({ state: 'answered' });
    const { events, notes } = await shown();
    expect(notes).toEqual([{ at: note.at, text: 'Old' }]);
    expect(events).toMatchObject([
      { state: 'assigned', assignee: 'Mei' },
      { state: 'answered', by: owner },
    ]);
    expect(events[0]).not.toHaveProperty('by');
  });
});
