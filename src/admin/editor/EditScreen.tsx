import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { useTexts } from '../i18n/texts';
import { open, pathTo } from '../navigation/router';
import { showSavedToast } from '../opportunities/opportunity-actions';
import { opportunityListUrl } from '../opportunities/use-opportunities';
import { focusHeading } from '../ui/focus';
import { FormSkeleton } from '../ui/Loading';
import { Failure } from '../ui/Notices';
import { moveToNew, rememberUnsaved } from '../unsaved/unsaved';
import { $listedUnsaved } from '../unsaved/unsaved-list';
import { createEditedOpportunity, type Edited } from './edited-opportunity';
import styles from './OpportunityForm.module.css';
import { TabForm, useFormInTab } from './TabForm';

/** Edits an opportunity (docs/specification.md §6.4). */
export function EditScreen({ id }: { readonly id: string }) {
  const texts = useTexts();
  const [{ $edited, load }] = useState(() => createEditedOpportunity(id));
  const edited = useStore($edited);
  useEffect(() => void load(), [load]);
  return (
    <>
      <h1 tabIndex={-1}>{texts.titles.edit}</h1>
      <Content id={id} edited={edited} onRetry={() => void load()} />
    </>
  );
}

interface ContentProps {
  readonly id: string;
  readonly edited: Edited;
  onRetry(): void;
}

function Content({ id, edited, onRetry }: ContentProps) {
  const texts = useTexts();
  if (edited.kind === 'loading') return <FormSkeleton label={texts.edit.loading} />;
  if (edited.kind === 'failed') return <Failure message={texts.edit.failed} error={edited.error} onRetry={onRetry} />;
  if (edited.kind === 'missing') return <Missing id={id} />;
  return <EditForm opportunity={edited.opportunity} />;
}

function EditForm({ opportunity }: { readonly opportunity: Opportunity }) {
  const texts = useTexts();
  const inTab = useFormInTab(opportunity);

  function finish(saved: Opportunity, isUnchanged: boolean): void {
    showSavedToast(saved, opportunity, isUnchanged);
    open(opportunityListUrl.$lastPath.get());
  }

  return (
    <>
      <a className="quiet-link" href={pathTo('history', { id: opportunity.id })}>
        {texts.titles.history}
      </a>
      <TabForm inTab={inTab} subject={opportunity.id} onSaved={finish} onTheirsTaken={focusHeading} />
    </>
  );
}

/** Shown if the opportunity no longer exists. Its unsaved changes can still be rescued. */
function Missing({ id }: { readonly id: string }) {
  const texts = useTexts();
  const typed = useStore($listedUnsaved).find(({ subject, isOpen }) => subject === id && !isOpen);

  function startNew(name: string): void {
    const moved = moveToNew(name);
    if (moved === undefined) return;
    rememberUnsaved(moved);
    open(pathTo('create'));
  }

  return (
    <div role="alert" className={`notice ${styles.missing}`}>
      <p>{texts.edit.missing}</p>
      {typed && (
        <button type="button" className="button" onClick={() => startNew(typed.name)}>
          {texts.edit.startNew}
        </button>
      )}
      <a className="quiet-link" href={opportunityListUrl.$lastPath.get()}>
        {texts.edit.back}
      </a>
    </div>
  );
}
