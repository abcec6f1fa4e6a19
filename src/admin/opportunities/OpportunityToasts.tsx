import type { Opportunity } from '#domain/opportunity/opportunity';
import { fill } from '../../i18n/fill';
import { type FixedText, fixedText } from '../i18n/fixed-texts';
import { countText, numberText, statusText } from '../i18n/messages';
import { $texts, useTexts } from '../i18n/texts';
import { Toasts } from '../list/Toasts';
import styles from '../list/Toasts.module.css';
import { pathTo } from '../navigation/router';
import { opportunityBatch, type RunningBatch, type Toast } from './opportunity-actions';

/** Notices about actions on opportunities: finished, running and failed. */
export function OpportunityToasts() {
  const { batch } = useTexts();
  return (
    <Toasts
      batch={opportunityBatch}
      content={(toast) => <Content toast={toast} />}
      progress={progressText}
      failed={(action, count) => countText(batch.failed[action], count)}
      nameOf={({ title, language }) => ({ name: title, language })}
    />
  );
}

function Content({ toast }: { readonly toast: Toast }) {
  const { message, lang, explanation } = doneText(toast);
  return (
    <>
      <p className={styles.done} lang={lang}>
        {message}
      </p>
      {explanation && <p>{explanation}</p>}
      {(toast.count ?? 1) === 1 && (
        <p className={styles.title} lang={toast.language} dir="auto">
          {toast.title}
        </p>
      )}
      {toast.opportunity && (
        <>
          <PublicStateNote opportunity={toast.opportunity} />
          <SavedLinks opportunity={toast.opportunity} />
        </>
      )}
    </>
  );
}

/** Says after a save whether the opportunity is public. */
export function PublicStateNote({ opportunity }: { readonly opportunity: Opportunity }) {
  const { toasts } = useTexts();
  const isPlainDraft = opportunity.status === 'draft' && opportunity.publishAt === undefined;
  return <p>{isPlainDraft ? toasts.notPublic : statusText(opportunity)}</p>;
}

/** Links after a save: to the public page if published, and back to the form. */
export function SavedLinks({ opportunity: { id, status } }: { readonly opportunity: Opportunity }) {
  const { toasts } = useTexts();
  return (
    <p className={styles.links}>
      {status === 'published' && (
        <a className="quiet-link" href={`/opportunity/${id}`} target="_blank" rel="external noopener">
          {toasts.view} <span className="visually-hidden">({toasts.newTab})</span>
        </a>
      )}
      <a className="quiet-link" href={pathTo('edit', { id })}>
        {toasts.edit}
      </a>
    </p>
  );
}

/** Confirms an action. For a single opportunity some texts are fixed by the specification. */
function doneText({ kind, count = 1 }: Toast): FixedText {
  const { toasts } = $texts.get();
  if (kind === 'updated' || kind === 'saved') return fixedText(kind);
  if (kind === 'unchanged') return { message: toasts.unchanged };
  if (count > 1) return { message: countText(toasts.many[kind], count) };
  return kind === 'deleted' ? fixedText(kind) : { message: toasts[kind] };
}

/** Progress of an action on several opportunities. */
function progressText({ task, done, total }: RunningBatch): string {
  return fill($texts.get().batch.running[task], { number: numberText(done + 1), total: numberText(total) });
}
