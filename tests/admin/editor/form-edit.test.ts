import { setTestStorageKey } from '@nanostores/persistent';
import { describe, expect, test } from 'vitest';
import { changedTexts, digestsOf } from '#domain/opportunity/translated-from';
import { halfDay } from '#domain/time/day';
import type { FormStore } from '../../../src/admin/editor/form-store.ts';
import { sourcesIn, withCheck, withoutCheck } from '../../../src/admin/form-values/form-translations.ts';
import { readUnsaved } from '../../../src/admin/unsaved/unsaved.ts';
import { eventually } from '../../support/eventually.ts';
import { imagesOf, saves, setUpForms } from '../support/forms.ts';
import { bodyOf, calls, headerOf, imageName, lithium, ok, refusal, server, unreachable } from '../support/server.ts';

const openForm = setUpForms();
const pendingDeletions = () => calls().filter((call) => call.startsWith('DELETE'));

describe('translations whose original has changed', () => {
  const es = { title: 'Litio', subtitle: 'De salmuera', description: 'En la Puna' };
  const record = { ...lithium, translations: { es }, translatedFrom: { es: digestsOf(lithium) } };
  const changed = (form: FormStore) => {
    const values = form.$values.get();
    return changedTexts({ ...values, language: 'en', translatedFrom: sourcesIn(values, form.$record.get()) }, 'es');
  };

  test('A changed original marks its translation until this is changed too', () => {
    const form = openForm(record);
    expect(changed(form)).toEqual([]);
    form.$values.setKey('title', 'Lithium in the north');
    expect(changed(form)).toEqual(['title']);
    const { translations } = form.$values.get();
    form.$values.setKey('translations', { ...translations, es: { ...es, title: 'Litio del norte' } });
    expect(changed(form)).toEqual([]);
  });

  test('Marking a translation as checked is kept with the unsaved changes, sent, and undone', async () => {
    server.mockImplementation(saves);
    const form = openForm({ ...record, title: 'Lithium in the north' });
    form.$values.setKey('checked', withCheck(form.$values.get(), 'es'));
    form.close();
    const reopened = openForm({ ...record, title: 'Lithium in the north' });
    expect(changed(reopened)).toEqual([]);
    await reopened.save();
    const translatedFrom = { es: digestsOf({ ...lithium, title: 'Lithium in the north' }) };
    expect(bodyOf(0)).toMatchObject({ title: 'Lithium in the north', translatedFrom });
    expect(reopened.$values.get().checked).toEqual({});

    const other = openForm({ ...record, title: 'Lithium in the north' });
    other.$values.setKey('checked', withCheck(other.$values.get(), 'es'));
    other.$values.setKey('checked', withoutCheck(other.$values.get(), 'es'));
    expect(changed(other)).toEqual(['title']);
    expect(readUnsaved(record.id)).toBeUndefined();
  });

  test('An original that changes after its translation was checked is marked again', () => {
    const form = openForm(record);
    form.$values.setKey('title', 'Lithium in the north');
    form.$values.setKey('checked', withCheck(form.$values.get(), 'es'));
    form.$values.setKey('title', 'Lithium in the far north');
    expect(changed(form)).toEqual(['title']);
  });
});

describe('editing an opportunity', () => {
  test('An edit is saved with the id, language and version of its record', async () => {
    server.mockImplementation(saves);
    const form = openForm({ ...lithium, language: 'es' });
    form.$values.setKey('title', 'Lithium 2');
    expect(await form.save()).toMatchObject({ kind: 'saved', opportunity: { title: 'Lithium 2', version: 4 } });
    expect(bodyOf(0)).toMatchObject({ id: lithium.id, version: 3, language: 'es', title: 'Lithium 2' });
    expect(readUnsaved(lithium.id)).toBeUndefined();
  });

  test('A save reports whether it created a new version', async () => {
    server.mockImplementation(() => ok(lithium));
    expect(await openForm(lithium).save()).toMatchObject({ kind: 'saved', isUnchanged: true });
    server.mockImplementation(saves);
    expect(await openForm(lithium).save()).not.toHaveProperty('isUnchanged');
  });

  test('An edit of only the language is kept and saved', async () => {
    server.mockImplementation(saves);
    openForm(lithium).$values.setKey('language', 'zh');
    expect(readUnsaved(lithium.id)).toMatchObject({ language: 'zh' });
    await openForm(lithium).save();
    expect(bodyOf(0)).toMatchObject({ language: 'zh' });
  });

  test.each(['deadline', 'confirmedOn'] as const)(
    'An incomplete %s is not saved, and the stored value is kept',
    async (field) => {
      const record = { ...lithium, deadline: '2027-03-01', confirmedOn: '2026-03-01' };
      const form = openForm(record);
      form.$values.setKey(field, halfDay);
      expect(readUnsaved(record.id)).toBeUndefined();
      form.$values.setKey('title', 'Litio');
      expect(await form.save()).toEqual({ kind: 'invalid', fields: { [field]: 'date' } });
      expect(form.previewed).not.toHaveProperty(field);
      expect(server).not.toHaveBeenCalled();
      expect(readUnsaved(record.id)).toMatchObject({ title: 'Litio', [field]: record[field] });
      form.$values.setKey(field, '2026-05-01');
      expect(form.$state.get()).toEqual({ kind: 'editing' });
    },
  );

  test('An incomplete date of a document or question keeps the stored one, also after an earlier question is removed', () => {
    const document = { kind: 'projectPlan', access: 'public', date: '2026-02-01', url: 'https://a.example/' } as const;
    const question = (id: string, on: string) => ({ id, on, texts: { en: { question: 'Water?', answer: 'Yes' } } });
    const questions = [question('a', '2026-01-01'), question('b', '2026-01-02')];
    const form = openForm({ ...lithium, documents: [document], questions });
    const { documents, questions: typed } = form.$values.get();
    form.$values.setKey(
      'documents',
      documents.map((one) => ({ ...one, date: halfDay })),
    );
    expect(readUnsaved(lithium.id)).toBeUndefined();
    form.$values.setKey(
      'questions',
      typed.slice(1).map((one) => ({ ...one, on: halfDay })),
    );
    expect(readUnsaved(lithium.id)).toMatchObject({
      documents: [{ date: '2026-02-01' }],
      questions: [{ id: 'b', on: '2026-01-02' }],
    });
  });

  test('Unsaved changes from before the language field keep the record’s language', async () => {
    const { language: _, ...changes } = { ...lithium, title: 'Litio 2' };
    setTestStorageKey(`adminDraft:${lithium.id}`, JSON.stringify(changes));
    const form = openForm({ ...lithium, language: 'es' });
    expect(form.$values.get()).toMatchObject({ title: 'Litio 2', language: 'es' });
  });

  test('A removed image that the record refers to is not deleted, because older versions use it', async () => {
    server.mockImplementation(saves);
    const form = openForm(lithium);
    form.removeImage(form.images.$images.get()[0]?.key ?? '');
    await form.save();
    expect(pendingDeletions()).toEqual([]);
    expect(bodyOf(0)).toMatchObject({ imageURL: [imageName('b')] });
  });

  const withUpload = async () => {
    server.mockImplementation((path, request) =>
      path.endsWith('/upload') ? ok(imageName('c'), 201) : saves(path, request),
    );
    const form = openForm(lithium);
    form.images.add([new File(['x'], 'one.jpg')]);
    await form.images.settle();
    const said = { en: 'A mill', es: '', zh: '' };
    form.$values.setKey('imageAlts', { [imageName('c')]: said });
    form.removeImage(form.images.$images.get()[2]?.key ?? '');
    return { form, said };
  };
  const deletion = `DELETE /api/files/delete/${imageName('c')}`;

  test('A removed upload is not deleted while the removal can be undone', async () => {
    const { form, said } = await withUpload();
    expect(imagesOf(form)).toEqual(lithium.imageURL);
    expect(form.$values.get().imageAlts).toEqual({});
    form.undoRemoval();
    expect(imagesOf(form)).toEqual([...lithium.imageURL, imageName('c')]);
    expect(form.$values.get().imageAlts).toEqual({ [imageName('c')]: said });
    form.close();
    expect(pendingDeletions()).toEqual([]);
  });

  test.each([
    ['the form is left', (form: FormStore) => form.close()],
    ['the form is saved', (form: FormStore) => form.save()],
  ])('A removed upload is deleted once %s', async (_, end) => {
    const { form } = await withUpload();
    await end(form);
    await eventually(() => expect(pendingDeletions()).toEqual([deletion]));
  });

  test('A failed save deletes no image', async () => {
    server.mockImplementation(() => refusal('unavailable'));
    const form = openForm(lithium);
    form.removeImage(form.images.$images.get()[0]?.key ?? '');
    expect(await form.save()).toMatchObject({ kind: 'failed', error: { status: 503 } });
    expect(pendingDeletions()).toEqual([]);
    expect(imagesOf(form)).toEqual([imageName('b')]);
  });

  test('A stale edit is still refused after a reload', async () => {
    server.mockImplementation(unreachable);
    const before = openForm(lithium);
    before.$values.setKey('title', 'Mine');
    before.close();
    const after = openForm({ ...lithium, title: 'Theirs', version: 4 });
    await after.save();
    expect(bodyOf(0)).toMatchObject({ title: 'Mine', version: 3 });
  });

  test('An edit of a deleted opportunity can be saved as a new one, with one key for all attempts', async () => {
    server
      .mockImplementationOnce(() => refusal('not-found'))
      .mockImplementationOnce(unreachable)
      .mockImplementation(saves);
    const form = openForm(lithium);
    form.$values.setKey('title', 'Mine');
    expect(await form.save()).toEqual({ kind: 'gone' });
    expect(await form.saveAsNew()).toMatchObject({ kind: 'failed' });
    expect(await form.saveAsNew()).toMatchObject({ kind: 'saved', opportunity: { title: 'Mine' } });
    expect(bodyOf(2)).not.toHaveProperty('id');
    expect(headerOf(2, 'Idempotency-Key')).toBe(headerOf(1, 'Idempotency-Key'));
    expect(headerOf(1, 'Idempotency-Key')).not.toBe(lithium.id);
  });
});

describe('stale edits', () => {
  const theirs = { ...lithium, title: 'Theirs', version: 4, imageURL: [imageName('a')] };
  const conflicting = async () => {
    server.mockImplementationOnce(() => refusal('conflict', { current: theirs })).mockImplementation(saves);
    const form = openForm(lithium);
    form.$values.setKey('title', 'Mine');
    expect(await form.save()).toMatchObject({ kind: 'conflict', theirs });
    return form;
  };

  test('A stale edit overwrites nothing and keeps what was typed', async () => {
    const form = await conflicting();
    expect(server).toHaveBeenCalledOnce();
    expect(form.$values.get().title).toBe('Mine');
    expect(imagesOf(form)).toEqual(lithium.imageURL);
    expect(readUnsaved(lithium.id)).toMatchObject({ title: 'Mine', version: 3 });
  });

  test('A stale edit is refused again when it is saved without a choice', async () => {
    const form = await conflicting();
    await form.save();
    expect(bodyOf(1)).toMatchObject({ version: 3 });
  });

  test('Keeping one’s own version saves it on top of the other one', async () => {
    const form = await conflicting();
    expect(await form.keepMine()).toMatchObject({ kind: 'saved', opportunity: { title: 'Mine' } });
    expect(bodyOf(1)).toMatchObject({ title: 'Mine', version: 4 });
  });

  test('Keeping one’s own version is refused when a third version exists', async () => {
    const form = await conflicting();
    const third = { ...theirs, title: 'Third', version: 5 };
    server.mockImplementationOnce(() => refusal('conflict', { current: third }));
    expect(await form.keepMine()).toMatchObject({ kind: 'conflict', theirs: third });
    expect(form.$values.get().title).toBe('Mine');
  });

  test('An edit is not stale when the other version is its own save whose answer was lost', async () => {
    server.mockImplementation(() => refusal('conflict', { current: { ...lithium, title: 'Mine', version: 4 } }));
    const form = openForm(lithium);
    form.$values.setKey('title', '  Mine ');
    expect(await form.save()).toMatchObject({ kind: 'saved', opportunity: { version: 4 } });
  });
});
