import { atom, type ReadableAtom } from 'nanostores';
import { baseKeymap } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { Slice } from 'prosemirror-model';
import { EditorState, Plugin } from 'prosemirror-state';
import { isInTable, tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { blocksOfPlain } from '#domain/opportunity/structured-input';
import { parseStructured, writeStructured } from '#domain/opportunity/structured-markup';
import { plainDescription } from '#domain/opportunity/structured-output';
import { type Block, tidyBlocks } from '#domain/opportunity/structured-text';
import { clipboardPage } from './clipboard-page';
import { type EditorAction, editorActions, editorKeys, type Selected, selectedIn, setLink } from './editor-commands';
import { blocksOf, documentOf, fragmentOf, schema } from './editor-document';
import { type Dropped, readPasted } from './pasted';

interface EditorEvents {
  /** The stored text after a change. */
  onChange(text: string): void;
  /** After a paste, with what it left out. */
  onPasted(dropped: Dropped | undefined): void;
  /** Ctrl+K. */
  onLinkKey(): void;
}

/** The editor of a structured description: shows a stored text, and writes it after each change. */
export class DescriptionEditor {
  readonly #view: EditorView;
  readonly #events: EditorEvents;
  readonly #selected;
  /** What the toolbar shows. */
  readonly $selected: ReadableAtom<Selected>;
  /** The text that was shown or written last. */
  #text: string;

  constructor(place: HTMLElement, text: string, events: EditorEvents) {
    this.#events = events;
    this.#text = text;
    const state = this.#stateOf(text);
    this.#selected = atom(selectedIn(state));
    this.$selected = this.#selected;
    this.#view = new EditorView(place, {
      state,
      dispatchTransaction: (transaction) => this.#show(this.#view.state.apply(transaction), transaction.docChanged),
      handleDOMEvents: { paste: (_, event) => this.#paste(event) },
    });
  }

  destroy(): void {
    this.#view.destroy();
  }

  focus(): void {
    this.#view.focus();
  }

  /** Shows another text, unless it is the one that was written. */
  show(text: string): void {
    if (text === this.#text) return;
    this.#text = text;
    this.#show(this.#stateOf(text), false);
  }

  /** Sets the attributes of the text box. */
  setBox(attributes: Readonly<Record<string, string>>, isEditable: boolean): void {
    this.#view.setProps({ attributes, editable: () => isEditable });
  }

  do(action: EditorAction): void {
    editorActions[action](this.#view.state, this.#view.dispatch, this.#view);
    this.#view.focus();
  }

  /** Links the selection or the link at the cursor; without an address removes the link. */
  link(href: string | undefined): void {
    setLink(href)(this.#view.state, this.#view.dispatch);
    this.#view.focus();
  }

  #stateOf(text: string): EditorState {
    return EditorState.create({
      doc: documentOf(parseStructured(text)),
      plugins: [
        history(),
        keymap({
          ...editorKeys,
          'Mod-k': () => {
            this.#events.onLinkKey();
            return true;
          },
        }),
        keymap(baseKeymap),
        tableEditing(),
        paragraphAtEnd,
      ],
    });
  }

  #show(state: EditorState, isChanged: boolean): void {
    this.#view.updateState(state);
    const selected = selectedIn(state);
    if (JSON.stringify(selected) !== JSON.stringify(this.#selected.get())) this.#selected.set(selected);
    if (!isChanged) return;
    const text = writeStructured(blocksOf(state.doc));
    if (text === this.#text) return;
    this.#text = text;
    this.#events.onChange(text);
  }

  /** Handles a paste itself, except of text that was copied from an editor like this one. */
  #paste(event: ClipboardEvent): boolean {
    const html = event.clipboardData?.getData('text/html') ?? '';
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!this.#view.editable || html.includes('data-pm-slice') || html + text === '') return false;
    event.preventDefault();
    const pasted = html === '' ? undefined : readPasted(clipboardPage(html));
    this.#insert(pasted?.blocks ?? tidyBlocks(blocksOfPlain(text)));
    this.#events.onPasted(pasted?.dropped);
    return true;
  }

  #insert(blocks: readonly Block[]): void {
    const { state } = this.#view;
    const { from, to } = state.selection;
    const [first] = blocks;
    if (!first) return;
    const isLine = blocks.length === 1 && first.kind === 'paragraph' && first.lines.length === 1;
    const tr = state.tr;
    if (isInTable(state) && !isLine) tr.insertText(onOneLine(blocks));
    else {
      const isOpen = (block: Block | undefined) => (block?.kind === 'paragraph' ? 1 : 0);
      const slice = new Slice(fragmentOf(blocks), isOpen(first), isOpen(blocks.at(-1)));
      if (isLine) tr.replaceSelection(slice);
      else tr.replaceRange(from, to, slice);
    }
    this.#view.dispatch(tr.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
  }
}

/** Several blocks as one line, for a cell of a table. */
const onOneLine = (blocks: readonly Block[]): string =>
  plainDescription(writeStructured(blocks))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join(' / ');

/** A table at the end of the text would leave no place to type below it. */
const paragraphAtEnd = new Plugin({
  appendTransaction: (_, __, { doc, tr }) =>
    doc.lastChild?.type === schema.nodes.table ? tr.insert(doc.content.size, schema.nodes.paragraph.create()) : null,
});
