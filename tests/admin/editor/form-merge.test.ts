import { describe, expect, test } from 'vitest';
import type { OpportunityContent } from '#domain/opportunity/content';
import { differencesBetween, type Side } from '#domain/opportunity/merge';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { sidesOf } from '../../../src/admin/editor/conflict-state.ts';
import type { FormStore } from '../../../src/admin/editor/form-store.ts';
import { storedNames } from '../../../src/admin/editor/images/form-image.ts';
import { readUnsaved } from '../../../src/admin/unsaved/unsaved.ts';
import { eventually } from '../../support/eventually.ts';
import { saves, setUpForms } from '../support/forms.ts';
import { bodyOf, calls, done, imageName, lithium, ok, refusal, server, unreachable } from '../support/server.ts';

const openForm = setUpForms();
const theirs: Opportunity = { ...lithium, subtitle: 'From the salt flat', province: 'JUJ', version: 4 };

/** Saves a form and gets a conflict with another version. */
async function meet(form: FormStore, other: Opportunity = theirs) {
  server.mockImplementationOnce(() => refusal('conflict', { current: other }));
  expect(await form.save()).toMatchObject({ kind: 'conflict', theirs: other });
}

function differences(form: FormStore) {
  const state = form.$state.get();
  if (state.kind !== 'conflict') throw new Error('There is no conflict');
  const imageURL = storedNames(form.images.$images.get());
  return differencesBetween(sidesOf(state, { ...form.$values.get(), imageURL }));
}

function choose(form: FormStore, place: string, side: Side) {
  const difference = differences(form).find((one) => one.place === place);
  if (!difference) throw new Error(`The versions do not differ in ${place}`);
  form.choose(side, difference);
}

const outcomes = (form: FormStore) =>
  Object.fromEntries(differences(form).map(({ place, outcome }) => [place, outcome]));

/** The server's answer to a request for the history. */
const remembers = (...versions: Partial<Opportunity>[]) =>
  server.mockImplementationOnce(() => ok({ versions: versions.map((version) => ({ ...lithium, ...version })) }));

describe('merging an edit with another version', () => {
  test('A merge saves the changes of each side on top of the other version', async () => {
    server.mockImplementation(saves);
    const form = openForm(lithium);
    form.$values.setKey('title', 'Mine');
    await meet(form);
    expect(outcomes(form)).toEqual({ title: 'mine', subtitle: 'theirs', province: 'theirs' });
    expect(await form.saveMerged()).toMatchObject({ kind: 'saved' });
    expect(bodyOf(1)).toMatchObject({ title: 'Mine', subtitle: 'From the salt flat', province: 'JUJ', version: 4 });
    expect(readUnsaved(lithium.id)).toBeUndefined();
  });

  test('A merge removes the values that either side removed', async () => {
    server.mockImplementation(saves);
    const form = openForm({ ...lithium, province: 'SAL', deadline: '2027-01-31' });
    form.$values.setKey('deadline', '');
    await meet(form, { ...lithium, deadline: '2027-01-31', version: 4 });
    await form.saveMerged();
    expect(bodyOf(1)).toMatchObject({ province: null, deadline: null });
  });

  test('A merge waits for a choice where both sides changed the same part', async () => {
    server.mockImplementation(saves);
    const form = openForm(lithium);
    form.$values.setKey('subtitle', 'My subtitle');
    await meet(form);
    expect(await form.saveMerged()).toMatchObject({ kind: 'conflict' });
    expect(server).toHaveBeenCalledOnce();
    choose(form, 'subtitle', 'mine');
    await form.saveMerged();
    expect(bodyOf(1)).toMatchObject({ subtitle: 'My subtitle', province: 'JUJ', version: 4 });
  });

  test('A merge keeps what was typed until it is saved', async () => {
    const form = openForm(lithium);
    form.$values.setKey('subtitle', 'My subtitle');
    await meet(form);
    choose(form, 'subtitle', 'theirs');
    server.mockImplementationOnce(unreachable);
    expect(await form.saveMerged()).toMatchObject({ kind: 'failed' });
    expect(form.$values.get().subtitle).toBe('My subtitle');
    expect(readUnsaved(lithium.id)).toMatchObject({ subtitle: 'My subtitle', version: 3 });
    server.mockImplementation(saves);
    expect(await form.retry()).toMatchObject({ kind: 'saved' });
    expect(bodyOf(2)).toMatchObject({ subtitle: 'From the salt flat', province: 'JUJ', version: 4 });
  });

  test('A merge with invalid fields names them', async () => {
    const form = openForm(lithium);
    form.$values.setKey('title', 'Mine');
    await meet(form);
    form.$values.setKey('title', '');
    expect(await form.saveMerged()).toEqual({ kind: 'incomplete', fields: { title: 'required' } });
  });

  test('A merge is offered again when a third version exists, and keeps the second one’s changes', async () => {
    const form = openForm(lithium);
    form.$values.setKey('title', 'Mine');
    await meet(form);
    server.mockImplementationOnce(() => refusal('conflict', { current: { ...theirs, stage: 'idea', version: 5 } }));
    expect(await form.saveMerged()).toMatchObject({ kind: 'conflict', theirs: { version: 5 } });
    expect(outcomes(form)).toEqual({ title: 'mine', subtitle: 'theirs', province: 'theirs', stage: 'theirs' });
    server.mockImplementation(saves);
    await form.saveMerged();
    expect(bodyOf(2)).toMatchObject({ title: 'Mine', subtitle: 'From the salt flat', stage: 'idea', version: 5 });
  });

  test('A merge keeps the choices that a third version does not affect', async () => {
    const form = openForm(lithium);
    form.$values.set({ ...form.$values.get(), subtitle: 'My subtitle', province: 'SAL' });
    await meet(form);
    choose(form, 'subtitle', 'mine');
    choose(form, 'province', 'mine');
    server.mockImplementation(() => refusal('conflict', { current: { ...theirs, province: 'CAT', version: 5 } }));
    await form.saveMerged();
    expect(await form.saveMerged()).toMatchObject({ kind: 'conflict' });
    expect(server).toHaveBeenCalledTimes(2);
    server.mockImplementation(saves);
    choose(form, 'province', 'theirs');
    await form.saveMerged();
    expect(bodyOf(2)).toMatchObject({ subtitle: 'My subtitle', province: 'CAT', version: 5 });
  });

  test('A merge deletes the uploads that it leaves out', async () => {
    server.mockImplementation((path) => (path.endsWith('/upload') ? ok(imageName('c'), 201) : done()));
    const form = openForm(lithium);
    form.images.moveTo(imageName('a'), 1);
    form.addImages([new File(['x'], 'one.jpg')]);
    await form.images.settle();
    await meet(form, { ...lithium, imageURL: [imageName('b')], version: 4 });
    choose(form, 'imageURL', 'theirs');
    server.mockImplementation(saves);
    expect(await form.saveMerged()).toMatchObject({ kind: 'saved', opportunity: { imageURL: [imageName('b')] } });
    const deletions = () => calls().filter((call) => call.startsWith('DELETE'));
    await eventually(() => expect(deletions()).toEqual([`DELETE /api/files/delete/${imageName('c')}`]));
  });
});

describe('the base version of an edit', () => {
  const restored = () => {
    openForm(lithium).$values.setKey('title', 'Mine');
    return openForm(theirs);
  };

  test('The base of an edit is loaded from the history after a crash', async () => {
    const form = restored();
    server.mockImplementationOnce(() => refusal('conflict', { current: theirs }));
    remembers({ version: 4 }, { version: 3 });
    await form.save();
    expect(calls()[1]).toBe(`GET /api/opportunities/history/${lithium.id}`);
    expect(outcomes(form)).toEqual({ title: 'mine', subtitle: 'theirs', province: 'theirs' });
  });

  test.each([
    ['the history no longer has it', () => ok({ versions: [theirs] })],
    ['the history cannot be loaded', unreachable],
  ])('Every difference needs a choice when the base is unknown because %s', async (_, history) => {
    const form = restored();
    server.mockImplementationOnce(() => refusal('conflict', { current: theirs })).mockImplementationOnce(history);
    await form.save();
    expect(outcomes(form)).toEqual({ title: 'choice', subtitle: 'choice', province: 'choice' });
  });

  test('The base of an edit is the first version when an earlier attempt created it', async () => {
    const typed: Partial<OpportunityContent> = { title: 'Wind', subtitle: 'In the south', sector: 'energy' };
    const form = openForm();
    form.$values.set({ ...form.$values.get(), title: 'Wind 2', subtitle: 'In the south', sector: 'energy' });
    const saved = { ...lithium, ...typed, description: '', imageURL: [], version: 1 };
    server
      .mockImplementationOnce(() => refusal('conflict'))
      .mockImplementationOnce(() => ok({ ...saved, stage: 'idea', version: 2 }));
    remembers({ ...saved, version: 2 }, saved);
    await form.save();
    expect(outcomes(form)).toEqual({ title: 'mine', stage: 'theirs' });
  });
});
