import { useStore } from '@nanostores/react';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { fill } from '../../../i18n/fill';
import { Icon } from '../../../ui/Icon';
import { useTexts } from '../../i18n/texts';
import styles from './Description.module.css';
import type { EditorAction, Selected } from './editor-commands';
import { DescriptionEditor } from './editor-view';
import { LinkForm } from './LinkForm';
import type { Dropped } from './pasted';

export interface StructuredEditorProps {
  /** Name of the field. */
  readonly name: string;
  readonly label: string;
  readonly language: string;
  /** The stored text. */
  readonly text: string;
  readonly isDisabled: boolean;
  readonly isInvalid: boolean;
  /** Ids of the elements that describe the field. */
  readonly describedBy: string | undefined;
  /** Whether it gets the focus when it appears. */
  readonly takesFocus: boolean;
  onChange(text: string): void;
  onPasted(dropped: Dropped | undefined): void;
}

/** Editor of a structured description with its toolbar. */
export function StructuredEditor(props: StructuredEditorProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isLinking, setLinking] = useState(false);
  const editor = useEditor(place, props, () => setLinking(true));
  return (
    <div className={styles.editor}>
      {editor && (
        <Toolbar
          editor={editor}
          label={props.label}
          isDisabled={props.isDisabled}
          isLinking={isLinking}
          onLinking={setLinking}
        />
      )}
      <div ref={place} className={styles.place} />
    </div>
  );
}

function useEditor(
  place: React.RefObject<HTMLDivElement | null>,
  props: StructuredEditorProps,
  openLinkForm: () => void,
): DescriptionEditor | undefined {
  const { name, label, language, text, isDisabled, isInvalid, describedBy } = props;
  const [editor, setEditor] = useState<DescriptionEditor>();
  const create = useEffectEvent((within: HTMLElement) => new DescriptionEditor(within, text, events));
  const events = { onChange: useLatest(props.onChange), onPasted: useLatest(props.onPasted), onLinkKey: openLinkForm };
  const focus = useEffectEvent((made: DescriptionEditor) => props.takesFocus && made.focus());

  useLayoutEffect(() => {
    if (!place.current) return;
    const made = create(place.current);
    setEditor(made);
    return () => made.destroy();
  }, [place]);

  useLayoutEffect(() => editor?.show(text), [editor, text]);

  useLayoutEffect(() => {
    editor?.setBox(
      {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'data-name': name,
        lang: language,
        dir: 'auto',
        class: styles.box ?? '',
        ...(isInvalid && { 'aria-invalid': 'true' }),
        ...(isDisabled && { 'aria-disabled': 'true' }),
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
      !isDisabled,
    );
  }, [editor, name, label, language, isDisabled, isInvalid, describedBy]);

  useEffect(() => {
    if (editor) focus(editor);
  }, [editor]);
  return editor;
}

/** A stable function that calls the latest one. */
function useLatest<Given>(call: (given: Given) => void): (given: Given) => void {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  const [stable] = useState(() => (given: Given) => latest.current(given));
  return stable;
}

interface Tool {
  readonly action: EditorAction | 'link';
  readonly isPressed?: (selected: Selected) => boolean;
  readonly icon?: string;
}

const textTools: readonly Tool[] = [
  { action: 'paragraph', isPressed: ({ block }) => block === 'paragraph' },
  { action: 'heading2', isPressed: ({ block }) => block === 'heading2' },
  { action: 'heading3', isPressed: ({ block }) => block === 'heading3' },
  {
    action: 'bold',
    isPressed: ({ isBold }) => isBold,
    icon: 'M6 4h5.5a3.25 3.25 0 0 1 0 6.5H6zm0 6.5h6.5a3 3 0 0 1 0 6H6z',
  },
  {
    action: 'bullets',
    isPressed: ({ list }) => list === 'bullets',
    icon: 'M8 5h9M8 10h9M8 15h9M3.5 5h1M3.5 10h1M3.5 15h1',
  },
  {
    action: 'numbers',
    isPressed: ({ list }) => list === 'numbers',
    icon: 'M8 5h9M8 10h9M8 15h9M3 3.5l1-.5v4M2.75 13a1.1 1.1 0 1 1 1.9.8L2.75 16.5h2.2',
  },
  {
    action: 'link',
    isPressed: ({ link }) => link !== undefined,
    icon: 'M8.5 11.5a3 3 0 0 0 4.3 0l2.9-2.9a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-2.9 2.9a3 3 0 0 0 4.3 4.3l1-1',
  },
  { action: 'table', icon: 'M3 4h14v12H3zM3 8h14M3 12h14M10 4v12' },
  { action: 'undo', icon: 'M7 5L3.5 8.5L7 12M3.5 8.5H12a4 4 0 0 1 0 8H8' },
  { action: 'redo', icon: 'M13 5l3.5 3.5L13 12M16.5 8.5H8a4 4 0 0 0 0 8h4' },
];

const listTools: readonly Tool[] = [{ action: 'indent' }, { action: 'outdent' }];

const tableTools: readonly Tool[] = [
  { action: 'addRow' },
  { action: 'addColumn' },
  { action: 'removeRow' },
  { action: 'removeColumn' },
  { action: 'removeTable' },
];

interface ToolbarProps {
  readonly editor: DescriptionEditor;
  readonly label: string;
  readonly isDisabled: boolean;
  readonly isLinking: boolean;
  onLinking(isOpen: boolean): void;
}

/** One stop of the Tab key; arrows move between the buttons (ARIA toolbar pattern). */
function Toolbar({ editor, label, isDisabled, isLinking, onLinking }: ToolbarProps): ReactNode {
  const { description: texts } = useTexts();
  const selected = useStore(editor.$selected);
  const [current, setCurrent] = useState<Tool['action']>('paragraph');
  const tools = [...textTools, ...(selected.list ? listTools : []), ...(selected.isInTable ? tableTools : [])];
  const stop = tools.some(({ action }) => action === current) ? current : 'paragraph';

  function act(action: Tool['action']): void {
    setCurrent(action);
    if (action === 'link') onLinking(!isLinking);
    else editor.do(action);
  }

  return (
    <>
      <div role="toolbar" aria-label={fill(texts.toolbar, { label })} className={styles.toolbar} onKeyDown={moveFocus}>
        {tools.map(({ action, isPressed, icon }) => (
          <button
            key={action}
            type="button"
            className={styles.tool}
            tabIndex={action === stop ? 0 : -1}
            title={icon && texts.tools[action]}
            aria-label={icon && texts.tools[action]}
            aria-pressed={isPressed?.(selected)}
            aria-expanded={action === 'link' ? isLinking : undefined}
            aria-disabled={isDisabled || (action !== 'link' && !selected.possible.includes(action)) || undefined}
            // The selection stays in the text.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setCurrent(action)}
            onClick={() => !isDisabled && act(action)}
          >
            {icon ? (
              <Icon>
                <path d={icon} />
              </Icon>
            ) : (
              texts.tools[action]
            )}
          </button>
        ))}
      </div>
      {isLinking && (
        <LinkForm
          address={selected.link}
          onChoose={(href) => {
            onLinking(false);
            editor.link(href);
          }}
          onCancel={() => {
            onLinking(false);
            editor.focus();
          }}
        />
      )}
    </>
  );
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const index = buttons.findIndex((button) => button.matches(':focus'));
  const to: Readonly<Record<string, number>> = {
    ArrowRight: (index + 1) % buttons.length,
    ArrowLeft: (index - 1 + buttons.length) % buttons.length,
    Home: 0,
    End: buttons.length - 1,
  };
  const next = to[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons[next]?.focus();
}
