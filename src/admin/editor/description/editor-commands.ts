import { chainCommands, exitCode, setBlockType, toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { Mark, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  selectedRect,
} from 'prosemirror-tables';
import { keysOf } from '#domain/keys';
import { type Block, mostColumns } from '#domain/opportunity/structured-text';
import { documentOf, schema } from './editor-document';

const { nodes, marks } = schema;

/** The actions of the toolbar. Each returns false if it cannot apply to the selection. */
const actions = {
  paragraph: setBlockType(nodes.paragraph),
  heading2: setBlockType(nodes.heading, { level: 2 }),
  heading3: setBlockType(nodes.heading, { level: 3 }),
  bold: toggleMark(marks.bold),
  bullets: toggleList(nodes.bullet_list),
  numbers: toggleList(nodes.ordered_list),
  indent: (state, dispatch) => listDepth(state) === 1 && sinkListItem(nodes.list_item)(state, dispatch),
  outdent: (state, dispatch) => listDepth(state) > 1 && liftListItem(nodes.list_item)(state, dispatch),
  table: insertTable,
  addRow: addRowAfter,
  addColumn: (state, dispatch) =>
    isInTable(state) && selectedRect(state).map.width < mostColumns && addColumnAfter(state, dispatch),
  removeRow: deleteRow,
  removeColumn: deleteColumn,
  removeTable: deleteTable,
  undo,
  redo,
} as const satisfies Record<string, Command>;

export type EditorAction = keyof typeof actions;

export const editorActions: Readonly<Record<EditorAction, Command>> = actions;

/** What the toolbar shows of a selection. */
export interface Selected {
  readonly block: 'paragraph' | 'heading2' | 'heading3';
  readonly isBold: boolean;
  readonly list: 'bullets' | 'numbers' | undefined;
  readonly isInTable: boolean;
  /** The address of the link at the selection. */
  readonly link: string | undefined;
  /** The actions that can apply. */
  readonly possible: readonly EditorAction[];
}

export function selectedIn(state: EditorState): Selected {
  const { $from, from, to, empty } = state.selection;
  const { parent } = $from;
  const level = parent.type === nodes.heading ? parent.attrs.level : undefined;
  const list = innermostList(state);
  return {
    block: level === undefined ? 'paragraph' : level === 2 ? 'heading2' : 'heading3',
    isBold: empty
      ? marks.bold.isInSet(state.storedMarks ?? $from.marks()) !== undefined
      : state.doc.rangeHasMark(from, to, marks.bold),
    list: list && (list.type === nodes.bullet_list ? 'bullets' : 'numbers'),
    isInTable: isInTable(state),
    link: linkAt(state)?.mark.attrs.href,
    possible: keysOf(actions).filter((name) => editorActions[name](state)),
  };
}

function innermostList({ selection: { $from } }: EditorState) {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type === nodes.bullet_list || node.type === nodes.ordered_list) return { type: node.type, depth };
  }
  return undefined;
}

function listDepth({ selection: { $from } }: EditorState): number {
  const depths = Array.from({ length: $from.depth }, (_, index) => $from.node(index + 1));
  return depths.filter(({ type }) => type === nodes.list_item).length;
}

/** Makes a list, a list of the other kind, or paragraphs again. */
function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const list = innermostList(state);
    if (list?.type === type) return liftListItem(nodes.list_item)(state, dispatch);
    if (!list) return wrapInList(type)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(state.selection.$from.before(list.depth), type));
    return true;
  };
}

/** A table of three columns and rows, in place of an empty paragraph or after the block. */
function insertTable(state: EditorState, dispatch?: (tr: EditorState['tr']) => void): boolean {
  const { $from } = state.selection;
  if ($from.depth !== 1) return false;
  const cells = ['', '', ''].map(() => []);
  const table: Block = { kind: 'table', rows: [cells, cells, cells] };
  const node = documentOf([table]).child(0);
  const isEmpty = $from.parent.content.size === 0;
  const at = isEmpty ? $from.before() : $from.after();
  const tr = isEmpty ? state.tr.replaceWith(at, $from.after(), node) : state.tr.insert(at, node);
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))).scrollIntoView());
  return true;
}

/** The link that contains the selection's start, and its range. */
function linkAt({
  selection: { $from },
}: EditorState): { readonly from: number; readonly to: number; readonly mark: Mark } | undefined {
  const { parent } = $from;
  const at = parent.childAfter($from.parentOffset).node ? $from.index() : $from.index() - 1;
  const markOf = (index: number): Mark | undefined =>
    index < 0 || index >= parent.childCount ? undefined : marks.link.isInSet(parent.child(index).marks);
  const index = [at, at - 1].find((one) => markOf(one) !== undefined && touches(one));
  const mark = index === undefined ? undefined : markOf(index);
  if (index === undefined || !mark) return undefined;
  let [first, last] = [index, index];
  while (markOf(first - 1)?.eq(mark)) first -= 1;
  while (markOf(last + 1)?.eq(mark)) last += 1;
  return { from: startOf(first), to: startOf(last + 1), mark };

  function startOf(child: number): number {
    let start = $from.start();
    for (let before = 0; before < child; before += 1) start += parent.child(before).nodeSize;
    return start;
  }
  function touches(child: number): boolean {
    return startOf(child) <= $from.pos && $from.pos <= startOf(child + 1);
  }
}

/** Links the selection, the link at the cursor, or the address as inserted text; without an address removes the link. */
export function setLink(href: string | undefined): Command {
  return (state, dispatch) => {
    const { from, to, empty } = state.selection;
    const link = linkAt(state);
    const [start, end] = empty && link ? [link.from, link.to] : [from, to];
    const tr = state.tr.removeMark(start, end, marks.link);
    if (href !== undefined) {
      const mark = marks.link.create({ href });
      if (start < end) tr.addMark(start, end, mark);
      else tr.replaceSelectionWith(schema.text(href.replace(/^mailto:/, ''), [mark]), false);
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

const hardBreak: Command = (state, dispatch) => {
  const { parent } = state.selection.$from;
  if (parent.type !== nodes.paragraph || isInTable(state)) return true;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** Enter leaves a cell for the next one: a cell is one line. */
const enterInTable: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false;
  goToNextCell(1)(state, dispatch, view);
  return true;
};

/** Keys of the editor beside the usual ones. Tab leaves the editor, except between the cells of a table. */
export const editorKeys: Readonly<Record<string, Command>> = {
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Mod-b': editorActions.bold,
  'Mod-Alt-0': editorActions.paragraph,
  'Mod-Alt-2': editorActions.heading2,
  'Mod-Alt-3': editorActions.heading3,
  'Shift-Mod-7': editorActions.numbers,
  'Shift-Mod-8': editorActions.bullets,
  'Mod-]': editorActions.indent,
  'Mod-[': editorActions.outdent,
  Enter: chainCommands(enterInTable, splitListItem(nodes.list_item)),
  'Shift-Enter': hardBreak,
  'Mod-Enter': chainCommands(exitCode, hardBreak),
  Tab: goToNextCell(1),
  'Shift-Tab': goToNextCell(-1),
};
