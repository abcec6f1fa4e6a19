import { useStore } from '@nanostores/react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { fixedText } from '../i18n/fixed-texts';
import { failureMessage } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import { missingFields, unfinishedCount, unfinishedItems } from './editor-messages';
import type { FormState, OpportunityForm } from './form';
import type { FormPlace } from './form-problems';
import styles from './SaveBar.module.css';

interface SaveBarProps extends SaveProblemProps {
  /** Content beside the button. */
  readonly children: ReactNode;
}

interface SaveProblemProps {
  readonly state: FormState;
  onRetry(): void;
  onSaveAsNew(): void;
}

/** Sticky bar with the Save button and the reason why a save failed. */
export function SaveBar({ state, children, onRetry, onSaveAsNew }: SaveBarProps) {
  const texts = useTexts();
  const isSaving = state.kind === 'saving';
  return (
    <div className={styles.bar}>
      <SaveProblem state={state} onRetry={onRetry} onSaveAsNew={onSaveAsNew} />
      <button type="submit" className={`button button-primary ${styles.save}`} aria-disabled={isSaving}>
        {isSaving ? texts.form.saving : texts.form.save}
      </button>
      {children}
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
  readonly form: OpportunityForm;
  onGo(place: FormPlace): void;
}

/** What prevents a save, then recommended items that are still missing, each linked to its control. */
export function MissingList({ form, onGo }: MissingListProps) {
  // Deferred, so that typing is rendered first.
  const values = useDeferredValue(useStore(form.$values));
  const images = useDeferredValue(useStore(form.images.$images));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form's content changes with them.
  const { blocking, missing } = useMemo(() => unfinishedItems(form), [form, values, images]);
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
