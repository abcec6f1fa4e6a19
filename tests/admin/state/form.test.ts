import { getTestStorage, setTestStorageKey } from '@nanostores/persistent';
import { describe, expect, test, vi } from 'vitest';
import { idempotencyHeader } from '#domain/calls/call';
import { $refusedToken } from '../../../src/admin/state/call.ts';
import type { OpportunityForm } from '../../../src/admin/state/form.ts';
import { emptyValues, sentOf } from '../../../src/admin/state/form-values.ts';
import { newSubject, readUnsaved } from '../../../src/admin/state/unsaved.ts';
import { saves, setUpForms } from './forms.ts';
import { bodyOf, calls, headerOf, imageName, lithium, ok, refusal, server, unreachable } from './server.ts';

const typed = { ...emptyValues, title: 'Wind', subtitle: 'In the south', sector: 'energy', language: 'es' };
const openForm = setUpForms();
const keySent = (call: number) => headerOf(call, idempotencyHeader);

function typedForm(): OpportunityForm {
  const form = openForm();
  form.$values.set(typed);
  return form;
}

describe('what must be filled', () => {
  test.each([
    ['title', ''],
    ['title', '   '],
    ['subtitle', ''],
    ['sector', ''],
  ] as const)('nothing is saved with %s “%s”', async (field, value) => {
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
  ] as const)('nothing is saved with a %s that is at fault', async (field, value, problem) => {
    const form = typedForm();
    form.$values.setKey(field, value);
    expect(await form.save()).toEqual({ kind: 'invalid', fields: { [field]: problem } });
    expect(server).not.toHaveBeenCalled();
  });
});

describe('creating', () => {
  test('sends the fields under a key, then begins again with an empty form and nothing unsaved', async () => {
    server.mockImplementation(saves);
    const form = typedForm();
    expect(await form.save()).toMatchObject({ kind: 'saved', opportunity: { title: 'Wind' } });
    expect(bodyOf(0)).toEqual(sentOf({ ...typed, imageURL: [] }));
    expect(keySent(0)).toMatch(/^[0-9a-f-]{36}$/);
    expect(form.$values.get()).toEqual(emptyValues);
    expect(readUnsaved(newSubject)).toBeUndefined();
  });

  test('keeps its key through retries, and takes another for the next opportunity', async () => {
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

  test('keeps its key when the page is opened anew', async () => {
    server.mockImplementationOnce(unreachable).mockImplementation(saves);
    await typedForm().save();
    const form = openForm();
    expect(form.$restored.get()).toBe(true);
    expect(form.$values.get()).toEqual(typed);
    await form.save();
    expect(keySent(1)).toBe(keySent(0));
  });

  test('pressing twice saves once', async () => {
    server.mockImplementation(saves);
    const form = typedForm();
    await Promise.all([form.save(), form.save()]);
    expect(server).toHaveBeenCalledOnce();
  });

  test('waits for its images', async () => {
    server.mockImplementation((path, request) =>
      path.endsWith('/upload') ? ok(imageName('c'), 201) : saves(path, request),
    );
    const form = typedForm();
    form.images.add([new File(['x'], 'one.jpg')]);
    expect(await form.save()).toMatchObject({ kind: 'saved', opportunity: { imageURL: [imageName('c')] } });
  });

  test('does not leave an image out that could not be uploaded', async () => {
    server.mockImplementation(unreachable);
    const form = typedForm();
    form.images.add([new File(['x'], 'one.jpg')]);
    expect(await form.save()).toEqual({ kind: 'images-failed' });
    expect(calls().filter((call) => call.endsWith('/save'))).toEqual([]);
    expect(form.images.$images.get()).toHaveLength(1);
  });

  test('after a 403 keeps what was typed', async () => {
    server.mockImplementation(() => refusal('forbidden'));
    const form = typedForm();
    expect(await form.save()).toEqual({ kind: 'editing' });
    expect($refusedToken.get()).toBe('token');
    expect(readUnsaved(newSubject)).toMatchObject(typed);
  });

  test('shows what the server finds at fault', async () => {
    server.mockImplementation(() => refusal('invalid', { fields: { imageURL: 'not-stored' } }));
    expect(await typedForm().save()).toEqual({ kind: 'invalid', fields: { imageURL: 'not-stored' } });
  });

  test('an earlier attempt that had arrived is compared, not doubled', async () => {
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

  test('what an earlier attempt has saved can be taken: the form is empty again', async () => {
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

  test('a key whose opportunity was deleted since is replaced when saved as a new one', async () => {
    server.mockImplementationOnce(() => refusal('not-found')).mockImplementation(saves);
    const form = typedForm();
    expect(await form.save()).toEqual({ kind: 'gone' });
    expect(await form.saveAsNew()).toMatchObject({ kind: 'saved' });
    expect(keySent(1)).not.toBe(keySent(0));
  });

  test('what is saved as a new one twice has two keys', async () => {
    server.mockImplementation(saves);
    const form = typedForm();
    await form.saveAsNew();
    form.$values.set(typed);
    await form.saveAsNew();
    expect(keySent(1)).not.toBe(keySent(0));
  });
});

describe('unsaved changes', () => {
  test('what is typed is kept, with the images that are stored', () => {
    openForm(lithium).$values.setKey('title', 'Lithium 2');
    expect(readUnsaved(lithium.id)).toMatchObject({ title: 'Lithium 2', imageURL: lithium.imageURL, version: 3 });
  });

  test('a form that is as it was opened leaves nothing unsaved', () => {
    const form = openForm(lithium);
    form.$values.setKey('title', 'Lithium 2');
    form.$values.setKey('title', lithium.title);
    expect(getTestStorage()).toEqual({ jwtToken: 'token' });
  });

  test('the files that are not stored yet are kept by name, and told when the form is opened anew', async () => {
    server.mockImplementation(() => new Promise(() => {}));
    const form = openForm();
    form.addImages([new File(['x'], 'one.jpg'), new File(['y'], 'two.jpg')]);
    expect(readUnsaved(newSubject)).toMatchObject({ title: '', notUploaded: ['one.jpg', 'two.jpg'] });
    form.close();
    const anew = openForm();
    expect(anew.$lostFiles.get()).toEqual(['one.jpg', 'two.jpg']);
    anew.addImages([new File(['x'], 'one.jpg')]);
    expect(anew.$lostFiles.get()).toEqual(['two.jpg']);
    expect(readUnsaved(newSubject)).toMatchObject({ notUploaded: ['two.jpg', 'one.jpg'] });
  });

  test('lost files that were read about leave nothing unsaved behind', () => {
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

  test('a storage that takes nothing is told, and what is typed lasts as long as the page', () => {
    const form = openForm();
    form.$values.setKey('title', 'Kept');
    expect(form.$isKept.get()).toBe(true);
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem() {
        throw new DOMException('', 'QuotaExceededError');
      },
    });
    form.$values.setKey('title', 'Not kept');
    expect(form.$isKept.get()).toBe(false);
    form.close();
    expect(openForm().$values.get().title).toBe('Not kept');
  });
});

describe('correcting', () => {
  const title = 'title';

  test('takes back what was said of the field, and no more', async () => {
    const form = openForm();
    await form.save();
    form.$values.setKey(title, 'Wind');
    expect(form.$state.get()).toEqual({
      kind: 'incomplete',
      fields: { subtitle: 'required', sector: 'required' },
      corrected: true,
    });
  });

  test('says what is wrong now where something still is', async () => {
    const form = typedForm();
    form.$values.setKey(title, '');
    await form.save();
    form.$values.setKey(title, 'x'.repeat(161));
    expect(form.$state.get()).toMatchObject({ kind: 'invalid', fields: { title: 'too-long' } });
    form.$values.setKey(title, 'Wind');
    expect(form.$state.get()).toEqual({ kind: 'editing' });
  });

  test('an image that is removed takes back what the server said of the images', async () => {
    server.mockImplementation(() => refusal('invalid', { fields: { imageURL: 'not-stored' } }));
    const form = openForm(lithium);
    await form.save();
    form.removeImage(imageName('a'));
    expect(form.$state.get()).toEqual({ kind: 'editing' });
  });
});
