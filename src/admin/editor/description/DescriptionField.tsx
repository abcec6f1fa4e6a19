import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { limits } from '#domain/limits';
import { blocksOfPlain } from '#domain/opportunity/structured-input';
import { writeStructured } from '#domain/opportunity/structured-markup';
import { plainDescription } from '#domain/opportunity/structured-output';
import { isStructured } from '#domain/opportunity/structured-text';
import { Field } from '../../../ui/Field';
import { useTexts } from '../../i18n/texts';
import { Dialog } from '../../ui/Dialog';
import { TextCount } from '../../ui/TextCount';
import styles from './Description.module.css';
import { droppedMessage, lossesOf } from './description-messages';
import type { Dropped } from './pasted';
import type { StructuredEditorProps } from './StructuredEditor';

interface DescriptionFieldProps {
  readonly name: string;
  readonly label: string;
  readonly problem: string | undefined;
  readonly language: string;
  readonly rows: number;
  readonly value: string;
  readonly isDisabled: boolean;
  readonly className?: string | undefined;
  /** Content before the control. */
  readonly children?: ReactNode;
  onChange(value: string): void;
}

/**
 * Field for a description: a text area for plain text, and the editor for structured text. Until the editor has loaded,
 * the text area shows the markup.
 */
export function DescriptionField(props: DescriptionFieldProps): ReactNode {
  const { name, label, problem, language, rows, value, isDisabled, className, children, onChange } = props;
  const texts = useTexts();
  const [dropped, setDropped] = useState<Dropped>();
  const mode = useMode(value, onChange);
  const { Editor, hasFailed, load } = useEditorCode(mode.isStructured);
  const [isTyping, setTyping] = useState(false);
  const message = droppedMessage(dropped, texts);
  return (
    <Field label={label} problem={problem} className={className}>
      {(attributes) => (
        <>
          {children}
          {mode.isStructured && Editor && !isTyping ? (
            <Editor
              name={name}
              label={label}
              language={language}
              text={value}
              isDisabled={isDisabled}
              isInvalid={attributes['aria-invalid'] ?? false}
              describedBy={attributes['aria-describedby']}
              takesFocus={mode.isChosen}
              onChange={mode.write}
              onPasted={setDropped}
            />
          ) : (
            <textarea
              {...attributes}
              name={name}
              lang={language}
              rows={rows}
              autoComplete="off"
              value={value}
              onChange={({ target }) => onChange(target.value)}
              // The editor never replaces the text area while somebody types in it.
              onFocus={() => setTyping(mode.isStructured)}
              onBlur={() => setTyping(false)}
              onPaste={({ nativeEvent, currentTarget }) => {
                if (!mode.isStructured) pastePlain(nativeEvent, currentTarget);
              }}
            />
          )}
          <div className={styles.below}>
            <div>
              {mode.isStructured ? (
                <button type="button" className="button" onClick={mode.askForPlain}>
                  {texts.description.plain}
                </button>
              ) : (
                <button type="button" className="button" onClick={mode.structure}>
                  {texts.description.add}
                </button>
              )}
            </div>
            <TextCount text={value} limit={limits.description} />
          </div>
          <p role="status" className={message ? styles.notice : 'visually-hidden'}>
            {message}
          </p>
          {mode.isStructured && hasFailed && (
            <p role="alert" className={styles.notice}>
              {texts.description.failed}{' '}
              <button type="button" className="button" onClick={load}>
                {texts.form.tryAgain}
              </button>
            </p>
          )}
          {mode.isAsking && (
            <Dialog
              message={texts.description.question}
              detail={
                <ul>
                  {lossesOf(value).map((loss) => (
                    <li key={loss}>{texts.description.losses[loss]}</li>
                  ))}
                </ul>
              }
              onDismiss={mode.keep}
            >
              <button type="button" className="button button-primary" onClick={mode.keep}>
                {texts.description.keep}
              </button>
              <button type="button" className="button" onClick={mode.makePlain}>
                {texts.description.plain}
              </button>
            </Dialog>
          )}
        </>
      )}
    </Field>
  );
}

/** Whether the text is structured. An empty text has no marks: it is structured if the user chose so. */
function useMode(value: string, onChange: (value: string) => void) {
  const [isChosen, setChosen] = useState(false);
  const [isEmptyStructured, setEmptyStructured] = useState(false);
  const [isAsking, setAsking] = useState(false);
  /** The plain text and what was made of it: going back at once restores it exactly. */
  const origin = useRef<{ readonly plain: string; readonly structured: string }>(undefined);
  const written = value === '' ? isEmptyStructured : isStructured(value);

  function write(text: string): void {
    setEmptyStructured(text === '');
    onChange(text);
  }

  function makePlain(): void {
    const { plain, structured } = origin.current ?? {};
    setAsking(false);
    setEmptyStructured(false);
    onChange(plain !== undefined && structured === value ? plain : plainDescription(value));
  }

  return {
    isStructured: written,
    isChosen,
    isAsking,
    write,
    structure(): void {
      const structured = writeStructured(blocksOfPlain(value));
      origin.current = { plain: value, structured };
      setChosen(true);
      write(structured);
    },
    askForPlain(): void {
      if (origin.current?.structured === value || lossesOf(value).length === 0) makePlain();
      else setAsking(true);
    },
    makePlain,
    keep: () => setAsking(false),
  };
}

let loadedEditor: ComponentType<StructuredEditorProps> | undefined;

/** Loads the editor when it is needed. */
function useEditorCode(isNeeded: boolean) {
  const [Editor, setEditor] = useState(() => loadedEditor);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    if (!isNeeded) return;
    import('./StructuredEditor').then(
      ({ StructuredEditor }) => {
        loadedEditor = StructuredEditor;
        setEditor(() => StructuredEditor);
      },
      () => setFailed(attempt),
    );
  }, [isNeeded, attempt]);
  return { Editor, hasFailed: failed === attempt, load: () => setAttempt(attempt + 1) };
}

const hasStructure = /<(?:table|ul|ol)[\s>]|mso-list:/i;

/**
 * Pastes a list or a table into plain text as lines with dashes, numbers or bars: other programs put tabs into their
 * plain text, or nothing.
 */
function pastePlain(event: ClipboardEvent, area: HTMLTextAreaElement): void {
  const html = event.clipboardData?.getData('text/html') ?? '';
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (!hasStructure.test(html)) return;
  event.preventDefault();
  void plainOf(html).then((converted) => insert(area, converted || text));
}

/** The text of HTML; empty if the code for it cannot be loaded. */
async function plainOf(html: string): Promise<string> {
  try {
    const [{ readPasted }, { clipboardPage }] = await Promise.all([import('./pasted'), import('./clipboard-page')]);
    return plainDescription(writeStructured(readPasted(clipboardPage(html)).blocks));
  } catch {
    return '';
  }
}

function insert(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  // The only way to insert that can be undone.
  if (document.execCommand('insertText', false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
