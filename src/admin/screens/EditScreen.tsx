import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { Failure } from '../components/Failure';
import { FormSkeleton } from '../components/FormSkeleton';
import { focusHeading } from '../components/focus-heading';
import { TabForm } from '../components/TabForm';
import { adminPaths, open } from '../router';
import { createEditedOpportunity, type Edited } from '../state/edited-opportunity';
import { rememberUnsaved } from '../state/tab';
import { showToast } from '../state/toast';
import { startAnew } from '../state/unsaved';
import { $listedUnsaved } from '../state/unsaved-list';
import { useTexts } from '../texts';
import { useFormInTab } from '../use-form-in-tab';
import styles from './EditScreen.module.css';

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
  const inTab = useFormInTab(opportunity);

  function finish(saved: Opportunity): void {
    showToast({ kind: saved.id === opportunity.id ? 'updated' : 'saved', title: saved.title });
    open(adminPaths.list);
  }

  return <TabForm inTab={inTab} subject={opportunity.id} onSaved={finish} onTheirsTaken={focusHeading} />;
}

/** The opportunity is gone; what was typed for it is not. */
function Missing({ id }: { readonly id: string }) {
  const texts = useTexts();
  const typed = useStore($listedUnsaved).find(({ subject, isOpen }) => subject === id && !isOpen);

  function startNew(name: string): void {
    const anew = startAnew(name);
    if (anew === undefined) return;
    rememberUnsaved(anew);
    open(adminPaths.create);
  }

  return (
    <div role="alert" className={`notice ${styles.missing}`}>
      <p>{texts.edit.missing}</p>
      {typed && (
        <button type="button" className="button" onClick={() => startNew(typed.name)}>
          {texts.edit.startAnew}
        </button>
      )}
      <a className="quiet-link" href={adminPaths.list}>
        {texts.edit.back}
      </a>
    </div>
  );
}
