import { getTestStorage, setTestStorageKey } from '@nanostores/persistent';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { idempotencyHeader } from '#domain/calls/call';
import type { FormStore } from '../../../src/admin/editor/form-store.ts';
import { emptyValues, sentOf } from '../../../src/admin/form-values/form-values.ts';
import { chooseLanguage } from '../../../src/admin/i18n/language.ts';
import { $refusedToken } from '../../../src/admin/session/call.ts';
import { newSubject, readUnsaved } from '../../../src/admin/unsaved/unsaved.ts';
import { saves, setUpForms } from '../support/forms.ts';
import { bodyOf, calls, headerOf, imageName, lithium, ok, refusal, server, unreachable } from '../support/server.ts';

const typed = { ...emptyValues, title: 'Wind', subtitle: 'In the south', sector: 'energy', language: 'es' };
const openForm = setUpForms();
afterEach(() => chooseLanguage('en'));
const keySent = (call: number) => headerOf(call, idempotencyHeader);

function typedForm(): FormStore {
  const form = openForm();
  form.$values.set(typed);
  return form;
}

describe('required fields', () => {
  test.each([
    ['title', ''],
    ['title', '   '],
    ['subtitle', ''],
    ['sector', ''],
  ] as const)('Nothing is saved when the %s is “%s”', async (field, value) => {
    const form = typedForm();
    form.$values.setKey(field, value);
    expect(await form.save()).toEqual({ kind: 'incomplete', fields: { [field]: 'required' } });
    expect(server).not.toHaveBeenCalled();
  });

  test.each([
    ['title', 'x'.repeat(161), 'too-long'],
    ['subtitle', 'a\u0000b', 'control-character'],
    ['description', 'a\u0000b', 'control-character'],
    ['sector', 'agribusiness', 'unknown'],
    ['language', 'fr', 'unknown'],
  ] as const)('Nothing is saved when the %s is invalid', async (field, value, problem) => {
    const form = typedForm();
    form.$values.setKey(field, value);
    expect(await form.save()).toEqual({ kind: 'invalid', fields: { [field]: problem } });
    expect(server).not.toHaveBeenCalled();
  });
});

describe('creating an opportunity', () => {
  test('A new opportunity is sent with a key, and the form is then empty with nothing unsaved', async () => {
    server.mockImplementation(saves);
    const form = typedForm();
    expect(await form.save()).toMatchObject({ kind: 'saved', opportunity: { title: 'Wind' } });
    expect(bodyOf(0)).toEqual(sentOf({ ...typed, imageURL: [] }));
    expect(keySent(0)).toMatch(/^[0-9a-f-]{36}$/);
    expect(form.$values.get()).toEqual(emptyValues);
    expect(readUnsaved(newSubject)).toBeUndefined();
  });

  test('The key stays the same across retries and is new for the next opportunity', async () => {
    server.mockImplementationOnce(unreachable).mockImplementation(saves);
    const form = typedForm();
    expect(await form.save()).toMatchObject({ kind: 'failed', error: { failure: { kind: 'network' } } });
    expect(form.$values.get()).toEqual(typed);
    await form.save();
    form.$values.set(typed);
    await form.save();
    expect(keySent(1)).toBe(keySent(0));
    expect(keySent(2)).not.toBe(keySent(0));
  });

  test('The key stays the same when the page is opened again', async () => {
    server.mockImplementationOnce(unreachable).mockImplementation(saves);
    await typedForm().save();
    const form = openForm();
    expect(form.$restored.get()).toBe(true);
    expect(form.$values.get()).toEqual(typed);
    await form.save();
    expect(keySent(1)).toBe(keySent(0));
  });

  test('Pressing Save twice saves once', async () => {
    server.mockImplementation(saves);
    const form = typedForm();
    await Promise.all([form.save(), form.save()]);
    expect(server).toHaveBeenCalledOnce();
  });

  test('A save waits for the uploads of its images', async () => {
    server.mockImplementation((path, request) =>
      path.endsWith('/upload') ? ok(imageName('c'), 201) : saves(path, request),
    );
    const form = typedForm();
    form.images.add([new File(['x'], 'one.jpg')]);
    expect(await form.save()).toMatchObject({ kind: 'saved', opportunity: { imageURL: [imageName('c')] } });
  });

  test('A save stops when an image could not be uploaded', async () => {
    server.mockImplementation(unreachable);
    const form = typedForm();
    form.images.add([new File(['x'], 'one.jpg')]);
    expect(await form.save()).toEqual({ kind: 'images-failed' });
    expect(calls().filter((call) => call.endsWith('/save'))).toEqual([]);
    expect(form.images.$images.get()).toHaveLength(1);
  });

  test('A save that gets a 403 keeps what was typed', async () => {
    server.mockImplementation(() => refusal('forbidden'));
    const form = typedForm();
    expect(await form.save()).toEqual({ kind: 'editing' });
    expect($refusedToken.get()).toBe('token');
    expect(readUnsaved(newSubject)).toMatchObject(typed);
  });

  test('A save shows the problems that the server finds', async () => {
    server.mockImplementation(() => refusal('invalid', { fields: { imageURL: 'not-stored' } }));
    expect(await typedForm().save()).toEqual({ kind: 'invalid', fields: { imageURL: 'not-stored' } });
  });

  test('An earlier attempt that had arrived causes a conflict, not a second opportunity', async () => {
    const earlier = { ...lithium, title: 'Win', imageURL: [], version: 1 };
    server
      .mockImplementationOnce(() => refusal('conflict'))
      .mockImplementationOnce(() => ok({ ...earlier, id: keySent(0) }))
      .mockImplementation(saves);
    const form = typedForm();
    expect(await form.save()).toMatchObject({ kind: 'conflict', theirs: { title: 'Win' } });
    expect(await form.keepMine()).toMatchObject({ kind: 'saved' });
    expect(bodyOf(2)).toMatchObject({ ...sentOf({ ...typed, imageURL: [] }), id: keySent(0), version: 1 });
  });

  test('The result of an earlier attempt can be accepted, and the form is then empty', async () => {
    server
      .mockImplementationOnce(() => refusal('conflict'))
      .mockImplementationOnce(() => ok({ ...lithium, title: 'Win', imageURL: [], version: 1 }));
    const form = typedForm();
    await form.save();
    form.takeSaved();
    expect(form.$values.get().title).toBe('');
    expect(form.$state.get()).toEqual({ kind: 'editing' });
    expect(readUnsaved(newSubject)).toBeUndefined();
  });

  test('The key of an opportunity that was deleted is replaced when it is saved as a new one', async () => {
    server.mockImplementationOnce(() => refusal('not-found')).mockImplementation(saves);
    const form = typedForm();
    expect(await form.save()).toEqual({ kind: 'gone' });
    expect(await form.saveAsNew()).toMatchObject({ kind: 'saved' });
    expect(keySent(1)).not.toBe(keySent(0));
  });

  test('Saving as a new opportunity twice uses two keys', async () => {
    server.mockImplementation(saves);
    const form = typedForm();
    await form.saveAsNew();
    form.$values.set(typed);
    await form.saveAsNew();
    expect(keySent(1)).not.toBe(keySent(0));
  });
});

describe('the language of a new text', () => {
  test('A new form is in the language of the admin area, which alone is no unsaved change', () => {
    chooseLanguage('es');
    const form = openForm();
    expect(form.$values.get()).toEqual({ ...emptyValues, language: 'es' });
    form.$values.setKey('title', 'Viento');
    form.$values.setKey('title', '');
    expect(readUnsaved(newSubject)).toBeUndefined();
  });

  test('A stored opportunity keeps its language in every language of the admin area', () => {
    chooseLanguage('es');
    expect(openForm(lithium).$values.get().language).toBe('en');
  });
});

describe('unsaved changes', () => {
  test('Typed text is kept together with the stored images', () => {
    openForm(lithium).$values.setKey('title', 'Lithium 2');
    expect(readUnsaved(lithium.id)).toMatchObject({ title: 'Lithium 2', imageURL: lithium.imageURL, version: 3 });
  });

  test('A form with its original values leaves nothing unsaved', () => {
    const form = openForm(lithium);
    form.$values.setKey('title', 'Lithium 2');
    form.$values.setKey('title', lithium.title);
    expect(getTestStorage()).toEqual({ jwtToken: 'token' });
  });

  test('Files that are not uploaded yet are kept by name and listed when the form is opened again', async () => {
    server.mockImplementation(() => new Promise(() => {}));
    const form = openForm();
    form.addImages([new File(['x'], 'one.jpg'), new File(['y'], 'two.jpg')]);
    expect(readUnsaved(newSubject)).toMatchObject({ title: '', notUploaded: ['one.jpg', 'two.jpg'] });
    form.close();
    const reopened = openForm();
    expect(reopened.$lostFiles.get()).toEqual(['one.jpg', 'two.jpg']);
    reopened.addImages([new File(['x'], 'one.jpg')]);
    expect(reopened.$lostFiles.get()).toEqual(['two.jpg']);
    expect(readUnsaved(newSubject)).toMatchObject({ notUploaded: ['two.jpg', 'one.jpg'] });
  });

  test('Lost files leave nothing unsaved once their message is closed', () => {
    setTestStorageKey(
      'adminDraft:new',
      JSON.stringify({ ...typed, title: '', notUploaded: ['one.jpg'], imageURL: [] }),
    );
    const form = openForm();
    form.$values.set(emptyValues);
    expect(readUnsaved(newSubject)).toMatchObject({ notUploaded: ['one.jpg'] });
    form.forgetLostFiles();
    expect(readUnsaved(newSubject)).toBeUndefined();
  });

  test('A full storage is reported, and typed text lasts as long as the page', () => {
    const form = openForm();
    form.$values.setKey('title', 'Kept');
    expect(form.$isStored.get()).toBe(true);
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem() {
        throw new DOMException('', 'QuotaExceededError');
      },
    });
    form.$values.setKey('title', 'Not kept');
    expect(form.$isStored.get()).toBe(false);
    form.close();
    expect(openForm().$values.get().title).toBe('Not kept');
  });
});

describe('correcting a form', () => {
  const title = 'title';

  test('Correcting a field clears its message and no others', async () => {
    const form = openForm();
    await form.save();
    form.$values.setKey(title, 'Wind');
    expect(form.$state.get()).toEqual({
      kind: 'incomplete',
      fields: { subtitle: 'required', sector: 'required' },
      corrected: true,
    });
  });

  test('A field that is still invalid shows its current problem', async () => {
    const form = typedForm();
    form.$values.setKey(title, '');
    await form.save();
    form.$values.setKey(title, 'x'.repeat(161));
    expect(form.$state.get()).toMatchObject({ kind: 'invalid', fields: { title: 'too-long' } });
    form.$values.setKey(title, 'Wind');
    expect(form.$state.get()).toEqual({ kind: 'editing' });
  });

  test('Removing an image clears the server’s message about the images', async () => {
    server.mockImplementation(() => refusal('invalid', { fields: { imageURL: 'not-stored' } }));
    const form = openForm(lithium);
    await form.save();
    form.removeImage(imageName('a'));
    expect(form.$state.get()).toEqual({ kind: 'editing' });
  });
});
