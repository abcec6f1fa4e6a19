import { describe, expect, test } from 'vitest';
import { $unsaved, duplicate, newSubject, readUnsaved, rememberedUnsaved } from '../../../src/admin/unsaved/unsaved.ts';
import { lithium } from '../support/server.ts';
import { setUpTabs } from '../support/tabs.ts';

const openTab = setUpTabs();

const duplicateOf = (changes: object) => {
  duplicate({ ...lithium, ...changes });
  return readUnsaved(rememberedUnsaved(newSubject) ?? '');
};

test('A duplicate is a draft with the content of the original and a numbered title', () => {
  const { description, sector, imageURL } = lithium;
  expect(duplicateOf({ province: 'SAL' })).toMatchObject({
    ...{ title: 'Lithium (2)', status: 'draft', description, sector, imageURL, province: 'SAL' },
  });
});

test('A duplicate inherits neither the confirmation, nor the deadline, nor the questions', () => {
  const questions = [{ id: 'question-water', on: '2026-05-04', texts: { en: { question: 'Q', answer: 'A' } } }];
  expect(duplicateOf({ confirmedOn: '2026-05-01', deadline: '2026-12-31', questions, stage: 'idea' })).toMatchObject({
    ...{ confirmedOn: '', deadline: '', questions: [], stage: 'idea' },
  });
});

test('A duplicate has no version, and its title stays within the limit', () => {
  const kept = duplicateOf({ title: 'x'.repeat(160) });
  expect(kept?.version).toBeUndefined();
  expect(kept?.title).toHaveLength(160);
  expect(kept?.title).toMatch(/x \(2\)$/);
});

describe('the form of a duplicate', () => {
  /** The storage of a tab in which an opportunity was just duplicated. */
  const copied = (): [string, string][] => {
    duplicate(lithium);
    return [[`adminForm:${newSubject}`, rememberedUnsaved(newSubject) ?? '']];
  };

  test('A duplicate opens without a notice of restored changes', async () => {
    const { form } = await openTab(undefined, copied());
    expect(form().$values.get().title).toBe('Lithium (2)');
    expect(form().$restored.get()).toBe(false);
  });

  test('An untouched duplicate is dropped when its form is left', async () => {
    const tab = await openTab(undefined, copied());
    tab.close();
    expect($unsaved.get()).toEqual({});
    expect((await openTab(undefined, tab.storage)).form().$values.get().title).toBe('');
  });

  test('An untouched duplicate gives way to an empty form on request', async () => {
    const tab = await openTab(undefined, copied());
    tab.inTab.leaveDuplicate();
    expect(tab.form().$values.get().title).toBe('');
    expect($unsaved.get()).toEqual({});
  });

  test('A duplicate in which something was typed is kept, and restored with a notice', async () => {
    const tab = await openTab(undefined, copied());
    tab.form().$values.setKey('title', 'Lithium in the north');
    tab.inTab.leaveDuplicate();
    expect(tab.form().$values.get().title).toBe('Lithium in the north');
    tab.close();
    const { form } = await openTab(undefined, tab.storage);
    expect(form().$values.get().title).toBe('Lithium in the north');
    expect(form().$restored.get()).toBe(true);
  });
});
