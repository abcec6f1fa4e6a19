import { useStore } from '@nanostores/react';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { fill } from '../../i18n/fill';
import { fixedText } from '../i18n/fixed-texts';
import { failureMessage, formatDay, statusText } from '../i18n/messages';
import { $texts, useTexts } from '../i18n/texts';
import { Tag } from '../ui/Tag';
import { formatTimeOfDay, missingFields, unfinishedCount, unfinishedItems } from './editor-messages';
import type { FormPlace } from './form-problems';
import type { FormState } from './form-state';
import type { FormStore } from './form-store';
import { MoreActions } from './MoreActions';
import { PreviewToggle } from './preview/PreviewPlace';
import styles from './SaveBar.module.css';
import type { SaveAction } from './save';
import { useSettled } from './use-settled';

interface SaveBarProps extends Omit<SaveProblemProps, 'state'>, MissingListProps {
  onSave(action: SaveAction): void;
  onDiscard(): void;
}

interface SaveProblemProps {
  readonly state: FormState;
  onRetry(): void;
  onSaveAsNew(): void;
}

/** Sticky bar: the status of the opportunity, the actions that save it, and the reason why a save failed. */
export function SaveBar({ form, onSave, onDiscard, onRetry, onSaveAsNew, onGo }: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useSpaceBelowFocus(bar);
  const state = useStore(form.$state);
  return (
    <div ref={bar} className={styles.bar}>
      <SaveProblem state={state} onRetry={onRetry} onSaveAsNew={onSaveAsNew} />
      <div className={styles.about}>
        <SaveStatus form={form} state={state} />
        <PreviewToggle />
        <MissingList form={form} onGo={onGo} />
      </div>
      <SaveActions form={form} isSaving={state.kind === 'saving'} onSave={onSave} onDiscard={onDiscard} />
    </div>
  );
}

/** Scrolls focused fields clear of the bar, whose height changes with what is open in it. */
function useSpaceBelowFocus(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBlockEnd = `${bar.current?.offsetHeight ?? 0}px`;
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.scrollPaddingBlockEnd = '';
    };
  }, [bar]);
}

interface SaveStatusProps {
  readonly form: FormStore;
  readonly state: FormState;
}

/** The stored status, and whether the form has unsaved changes. Announced when either changes. */
function SaveStatus({ form, state }: SaveStatusProps) {
  const texts = useTexts();
  const record = useStore(form.$record);
  const isUnsaved = useStore(form.$isUnsaved);

  function marker(): string {
    if (state.kind === 'saving') return texts.form.saving;
    if (isUnsaved) return texts.form.unsaved;
    if (state.kind === 'saved' && state.isUnchanged) return texts.toasts.unchanged;
    return record ? savedMessage(Date.parse(record.updatedAt)) : '';
  }

  return (
    <p role="status" className={styles.status}>
      <Tag>{record ? statusText(record) : texts.form.isNew}</Tag> <span className={styles.marker}>{marker()}</span>
    </p>
  );
}

const mainActionId = 'save-main';

/** Focuses the main action. */
export function focusMainAction(): void {
  document.getElementById(mainActionId)?.focus();
}

interface SaveActionsProps {
  readonly form: FormStore;
  readonly isSaving: boolean;
  onSave(action: SaveAction): void;
  onDiscard(): void;
}

/**
 * The submit button saves and changes no status, as Ctrl+S and Enter do: a half-written text is never published by a
 * key. Publish becomes Update in place: the focus stays, and a second click meets no other button.
 */
function SaveActions({ form, isSaving, onSave, onDiscard }: SaveActionsProps) {
  const { form: texts } = useTexts();
  const record = useStore(form.$record);
  const isPublished = record?.status === 'published';
  // The form ignores a save during another one.
  const save = (action: SaveAction) => ({ 'aria-disabled': isSaving, onClick: () => onSave(action) });
  const main = isPublished ? ({ type: 'submit', 'aria-disabled': isSaving } as const) : save('publish');
  return (
    <div className={styles.actions}>
      <button id={mainActionId} type="button" className="button button-primary" {...main}>
        {isPublished ? texts.update : texts.publish}
      </button>
      {!isPublished && (
        <button type="submit" className="button" aria-disabled={isSaving}>
          {texts.saveDraft}
        </button>
      )}
      <button type="button" className="button" title={record ? texts.saveEdit : texts.saveNew} {...save('finish')}>
        {texts.save}
      </button>
      <MoreActions form={form} isSaving={isSaving} onSave={onSave} onDiscard={onDiscard} />
    </div>
  );
}

function SaveProblem({ state, onRetry, onSaveAsNew }: SaveProblemProps) {
  const texts = useTexts();
  if (state.kind === 'incomplete') return <Problem {...fixedText('incomplete')} detail={missingFields(state.fields)} />;
  if (state.kind === 'invalid') return <Problem message={texts.form.invalid} />;
  if (state.kind === 'images-failed') return <Problem message={texts.form.imagesFailed} />;
  if (state.kind === 'failed') {
    return (
      <Problem message={texts.form.failed} detail={failureMessage(state.error)}>
        <button type="button" className="button" onClick={onRetry}>
          {texts.form.tryAgain}
        </button>
      </Problem>
    );
  }
  if (state.kind !== 'gone') return null;
  return (
    <Problem message={texts.form.gone}>
      <button type="button" className="button" onClick={onSaveAsNew}>
        {texts.form.saveAsNew}
      </button>
    </Problem>
  );
}

interface ProblemProps {
  readonly message: string;
  readonly lang?: string;
  readonly explanation?: string;
  readonly detail?: string;
  readonly children?: ReactNode;
}

function Problem({ message, lang, explanation, detail, children }: ProblemProps) {
  return (
    <div role="alert" className={`notice notice-danger ${styles.problem}`} data-problem="" tabIndex={-1}>
      <div>
        <p className={styles.message} lang={lang}>
          {message}
        </p>
        {explanation && <p>{explanation}</p>}
        {detail && <p>{detail}</p>}
      </div>
      {children}
    </div>
  );
}

interface MissingListProps {
  readonly form: FormStore;
  onGo(place: FormPlace): void;
}

/** What prevents a save, then recommended items that are still missing, each linked to its control. */
function MissingList({ form, onGo }: MissingListProps) {
  const values = useSettled(form.$values);
  const images = useSettled(form.images.$images);
  const texts = useTexts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form's content and the messages change with them.
  const { blocking, missing } = useMemo(() => unfinishedItems(form), [form, values, images, texts]);
  return (
    <details className={styles.missing}>
      <summary className={styles.summary}>{unfinishedCount(blocking.length, missing.length)}</summary>
      <ul className={styles.list}>
        {[...blocking, ...missing].map(({ place, message }) => (
          <li key={`${place} ${message}`}>
            <button type="button" className={styles.item} onClick={() => onGo(place)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** When the form was saved last: the time of today, or the day. */
function savedMessage(milliseconds: number): string {
  const isToday = new Date(milliseconds).toDateString() === new Date().toDateString();
  return fill($texts.get().form.savedAt, { time: (isToday ? formatTimeOfDay : formatDay)(milliseconds) });
}
