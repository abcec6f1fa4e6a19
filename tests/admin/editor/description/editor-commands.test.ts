import { EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import { parseStructured, writeStructured } from '#domain/opportunity/structured-markup';
import {
  type EditorAction,
  editorActions,
  selectedIn,
  setLink,
} from '../../../../src/admin/editor/description/editor-commands.ts';
import { blocksOf, documentOf } from '../../../../src/admin/editor/description/editor-document.ts';

/** An editor's state with a stored text, in which a word is selected. */
function stateWith(text: string, word: string): EditorState {
  const state = EditorState.create({ doc: documentOf(parseStructured(text)) });
  let from = -1;
  state.doc.descendants((node, at) => {
    const index = node.text?.indexOf(word) ?? -1;
    if (index >= 0 && from < 0) from = at + index;
  });
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, from + word.length)));
}

const textOf = (state: EditorState) => writeStructured(blocksOf(state.doc)).replace('¶¶¶\n\n', '');

/** The text after some actions. */
function changed(text: string, word: string, ...actions: readonly EditorAction[]): string {
  let state = stateWith(`¶¶¶\n\n${text}`, word);
  for (const action of actions) {
    expect(selectedIn(state).possible, action).toContain(action);
    editorActions[action](state, (transaction) => {
      state = state.apply(transaction);
    });
  }
  return textOf(state);
}

describe('the editor of a description', () => {
  test('A paragraph becomes a heading, a list, a list of the other kind, and a paragraph again', () => {
    expect(changed('One two', 'two', 'heading2')).toBe('## One two');
    expect(changed('One two', 'two', 'heading3', 'paragraph')).toBe('One two');
    expect(changed('One', 'One', 'bullets')).toBe('- One');
    expect(changed('One', 'One', 'bullets', 'numbers')).toBe('1. One');
    expect(changed('- One\n- two', 'two', 'bullets')).toBe('- One\n\ntwo');
  });

  test('An item goes one level below, and no further', () => {
    expect(changed('- One\n- two', 'two', 'indent')).toBe('- One\n  - two');
    expect(changed('- One\n  - two', 'two', 'outdent')).toBe('- One\n- two');
    expect(selectedIn(stateWith('¶¶¶\n\n- One\n  - two\n  - three', 'three')).possible).not.toContain('indent');
    expect(selectedIn(stateWith('¶¶¶\n\nOne', 'One')).possible).not.toContain('indent');
  });

  test('The selected words become bold, but not in a heading', () => {
    expect(changed('One two', 'two', 'bold')).toBe('One **two**');
    expect(changed('One **two**', 'two', 'bold')).toBe('One two');
    expect(selectedIn(stateWith('¶¶¶\n\n## One', 'One')).possible).not.toContain('bold');
  });

  test('Rows and columns of a table are added and removed, the headings stay on top', () => {
    const table = '| A | B |\n| --- | --- |\n| c | d |';
    expect(changed(table, 'A', 'addRow')).toBe('| A | B |\n| --- | --- |\n|  |  |\n| c | d |');
    expect(changed(table, 'A', 'addColumn')).toBe('| A |  | B |\n| --- | --- | --- |\n| c |  | d |');
    expect(changed(table, 'c', 'removeRow')).toBe('| A | B |\n| --- | --- |');
    expect(changed(table, 'B', 'removeColumn')).toBe('| A |\n| --- |\n| c |');
    expect(changed(`One\n\n${table}`, 'd', 'removeTable')).toBe('One');
    expect(selectedIn(stateWith(`¶¶¶\n\n${table}`, 'c')).possible).not.toContain('table');
  });

  test('A link is set on the selection, changed as a whole, and removed', () => {
    let state = stateWith('¶¶¶\n\nOne two', 'two');
    const link = (href: string | undefined) =>
      setLink(href)(state, (transaction) => {
        state = state.apply(transaction);
      });
    link('https://a.example/');
    expect(textOf(state)).toBe('One [two](https://a.example/)');
    state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, state.selection.from + 1)));
    expect(selectedIn(state).link).toBe('https://a.example/');
    link('mailto:b@a.example');
    expect(textOf(state)).toBe('One [two](mailto:b@a.example)');
    link(undefined);
    expect(textOf(state)).toBe('One two');
    link('https://c.example/');
    expect(textOf(state)).toContain('[https://c.example/](https://c.example/)');
  });
});
