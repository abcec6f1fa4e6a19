import { describe, expect, test } from 'vitest';
import { idempotencyHeader } from '#domain/calls/call';
import { isLocked } from '../../../src/admin/editor/form-state.ts';
import type { FormStore } from '../../../src/admin/editor/form-store.ts';
import type { SaveAction } from '../../../src/admin/editor/save.ts';
import { emptyValues } from '../../../src/admin/form-values/form-values.ts';
import { $unsaved, readUnsaved, subjectOf } from '../../../src/admin/unsaved/unsaved.ts';
import { eventually } from '../../support/eventually.ts';
import { imagesOf, saves, setUpForms } from '../support/forms.ts';
import { bodyOf, calls, headerOf, imageName, lithium, ok, refusal, server, unreachable } from '../support/server.ts';
import { setUpTabs } from '../support/tabs.ts';

const openForm = setUpForms();
const openTab = setUpTabs();
const typed = { ...emptyValues, title: 'Wind', subtitle: 'In the south', sector: 'energy' };
const draft = { ...lithium, status: 'draft' } as const;

function typedForm(): FormStore {
  const form = openForm();
  form.$values.set(typed);
  return form;
}

describe('the status that a save sends', () => {
  test.each([
    ['new', undefined, { finish: 'published', continue: 'draft', publish: 'published' }],
    ['draft', draft, { finish: 'draft', continue: 'draft', publish: 'published' }],
    ['published', lithium, { finish: 'published', continue: 'published', unpublish: 'draft' }],
  ] as const)('Each action on a %s opportunity sends its status', async (_, record, statuses) => {
    server.mockImplementation(saves);
    for (const [action, status] of Object.entries(statuses)) {
      const form = openForm(record);
      form.$values.set({ ...typed, status: record?.status ?? 'published' });
      expect(await form.save(action as SaveAction)).toMatchObject({ kind: 'saved', stays: action !== 'finish' });
      expect([action, bodyOf(calls().length - 1)]).toMatchObject([action, { status }]);
      form.close();
    }
  });

  test('A time of publication is set, kept by other saves, and removed by its own action and by publishing', async () => {
    const publishAt = '2027-03-01T12:00:00.000Z';
    server.mockImplementation(saves);
    const form = openForm(draft);
    const actions: SaveAction[] = [{ publishAt }, 'continue', { publishAt: '' }, { publishAt }, 'publish'];
    for (const action of actions) await form.save(action);
    expect(actions.map((_, index) => bodyOf(index))).toMatchObject([
      { status: 'draft', publishAt },
      { status: 'draft', publishAt },
      { status: 'draft', publishAt: null },
      { status: 'draft', publishAt },
      { status: 'published', publishAt: null },
    ]);
    expect(form.$isUnsaved.get()).toBe(false);
  });

  test('Save keeps a duplicate a draft', async () => {
    server.mockImplementation(saves);
    const form = openForm();
    form.$values.set({ ...typed, status: 'draft' });
    await form.save('finish');
    expect(bodyOf(0)).toMatchObject({ status: 'draft' });
  });

  test('A failed publication publishes when it is repeated, but not with the next save', async () => {
    server.mockImplementationOnce(unreachable).mockImplementationOnce(unreachable).mockImplementation(saves);
    const form = openForm(draft);
    await form.save('publish');
    await form.retry();
    expect(bodyOf(1)).toMatchObject({ status: 'published' });
    await form.save('continue');
    expect(bodyOf(2)).toMatchObject({ status: 'draft' });
  });

  test('An unfinished opportunity is neither published nor saved', async () => {
    const form = openForm(draft);
    form.$values.setKey('title', '');
    expect(await form.save('publish')).toMatchObject({ kind: 'incomplete' });
    expect(server).not.toHaveBeenCalled();
  });

  test('A publication that meets another version publishes the merge', async () => {
    const theirs = { ...draft, subtitle: 'From the salt flat', version: 4 };
    server.mockImplementationOnce(() => refusal('conflict', { current: theirs })).mockImplementation(saves);
    const form = openForm(draft);
    form.$values.setKey('title', 'Mine');
    expect(await form.save('publish')).toMatchObject({ kind: 'conflict' });
    expect(await form.saveMerged()).toMatchObject({ kind: 'saved', stays: true });
    expect(bodyOf(1)).toMatchObject({ title: 'Mine', subtitle: theirs.subtitle, status: 'published', version: 4 });
    expect(form.$values.get()).toMatchObject({ title: 'Mine', subtitle: theirs.subtitle });
  });
});

describe('a save that stays in the form', () => {
  test('Text typed during the save stays as unsaved changes of the new version', async () => {
    const form = openForm(lithium);
    server.mockImplementation(async (path, request) => {
      form.$values.setKey('description', 'Typed meanwhile');
      return saves(path, request);
    });
    form.$values.setKey('title', 'Mine ');
    await form.save('continue');
    expect(form.$values.get()).toMatchObject({ title: 'Mine ', description: 'Typed meanwhile' });
    expect(form.$isUnsaved.get()).toBe(true);
    expect(readUnsaved(lithium.id)).toMatchObject({ description: 'Typed meanwhile', version: 4 });
    server.mockImplementation(saves);
    await form.save('continue');
    expect(bodyOf(1)).toMatchObject({ description: 'Typed meanwhile', version: 4 });
    expect(form.$isUnsaved.get()).toBe(false);
    expect(readUnsaved(lithium.id)).toBeUndefined();
  });

  test('The form accepts input during the save, and a save that ends the form does not', async () => {
    const states: unknown[] = [];
    server.mockImplementation(saves);
    const form = openForm(lithium);
    form.$state.listen((state) => states.push([state.kind, isLocked(state)]));
    await form.save('continue');
    await form.save('finish');
    expect(states).toEqual([
      ['saving', false],
      ['saved', false],
      ['saving', true],
      ['saved', false],
    ]);
  });

  test('A removed image can still be restored after the save, and no image of the record is deleted', async () => {
    server.mockImplementation(saves);
    const form = openForm(lithium);
    form.removeImage(form.images.$images.get()[0]?.key ?? '');
    await form.save('continue');
    form.undoRemoval();
    expect(imagesOf(form)).toEqual([imageName('a'), imageName('b')]);
    expect(form.$isUnsaved.get()).toBe(true);
    form.removeImage(form.images.$images.get()[0]?.key ?? '');
    form.close();
    expect(calls().filter((call) => call.startsWith('DELETE'))).toEqual([]);
  });

  test('A new opportunity continues as an edit of the stored one, under its own name', async () => {
    server.mockImplementation(saves);
    const tab = await openTab();
    const form = tab.form();
    form.$values.set(typed);
    await form.save('continue');
    const id = headerOf(0, idempotencyHeader) ?? '';
    expect(form.isNew).toBe(false);
    expect(form.$record.get()).toMatchObject({ id, version: 1, status: 'draft' });
    expect(tab.form()).toBe(form);
    expect(subjectOf(tab.name())).toBe(id);
    form.$values.setKey('title', 'Wind farm');
    expect(readUnsaved(tab.name())).toMatchObject({ title: 'Wind farm', version: 1 });
    expect(Object.keys($unsaved.get())).toEqual([tab.name()]);
    await form.save('publish');
    expect(bodyOf(1)).toMatchObject({ id, version: 1, title: 'Wind farm', status: 'published' });
    tab.close();
    const again = await openTab(form.$record.get(), tab.storage);
    expect(again.name()).toBe(tab.name());
  });

  test('Discarding later changes shows the version that the form has stored', async () => {
    server.mockImplementation(saves);
    const tab = await openTab();
    tab.form().$values.set(typed);
    await tab.form().save('continue');
    tab.form().$values.setKey('title', 'Wind farm');
    await tab.inTab.discard(tab.name());
    expect(tab.form().$values.get().title).toBe('Wind');
    expect(tab.form().isNew).toBe(false);
  });

  test('An upload added during the save stays in the form', async () => {
    const form = openForm(lithium);
    server.mockImplementation((path, request) => {
      if (path.endsWith('/upload')) return ok(imageName('c'), 201);
      if (path.endsWith('/save')) form.addImages([new File(['x'], 'one.jpg')]);
      return saves(path, request);
    });
    await form.save('continue');
    await eventually(() => expect(imagesOf(form)).toEqual([...lithium.imageURL, imageName('c')]));
    expect(form.$isUnsaved.get()).toBe(true);
    expect(calls().filter((call) => call.startsWith('DELETE'))).toEqual([]);
  });
});

describe('the marker of unsaved changes', () => {
  test('The marker follows what is typed, taken back and uploading', () => {
    server.mockImplementation(() => new Promise(() => {}));
    const form = openForm(lithium);
    expect(form.$isUnsaved.get()).toBe(false);
    form.$values.setKey('title', 'Mine');
    expect(form.$isUnsaved.get()).toBe(true);
    form.$values.setKey('title', lithium.title);
    expect(form.$isUnsaved.get()).toBe(false);
    form.addImages([new File(['x'], 'one.jpg')]);
    expect(form.$isUnsaved.get()).toBe(true);
  });

  test('A failed save keeps the marker', async () => {
    server.mockImplementation(unreachable);
    const form = typedForm();
    await form.save('continue');
    expect(form.$isUnsaved.get()).toBe(true);
  });
});
