import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Opportunity } from '#domain/opportunity';
import { $drafts, newDraft, readDraft, startAnew } from '../../stores/admin-drafts';
import { createEditedOpportunity, type Edited } from '../../stores/admin-edit';
import { tell } from '../../stores/admin-message';
import { Failure } from '../parts/Failure';
import { focusHeading } from '../parts/focus-heading';
import { OpportunityForm } from '../parts/OpportunityForm';
import { addresses, open } from '../router';
import { texts } from '../texts';
import { useOpportunityForm } from '../use-opportunity-form';
import styles from './EditScreen.module.css';

/** Edits an opportunity (specification §2). */
export function EditScreen({ id }: { readonly id: string }) {
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
  if (edited.kind === 'loading') return <Skeleton />;
  if (edited.kind === 'failed') return <Failure message={texts.edit.failed} error={edited.error} onRetry={onRetry} />;
  if (edited.kind === 'missing') return <Missing id={id} />;
  return <EditForm opportunity={edited.opportunity} />;
}

function EditForm({ opportunity }: { readonly opportunity: Opportunity }) {
  const form = useOpportunityForm(opportunity);

  function finish(saved: Opportunity): void {
    tell({ kind: saved.id === opportunity.id ? 'updated' : 'saved', title: saved.title });
    open(addresses.manager);
  }

  return <OpportunityForm form={form} onSaved={finish} onTheirsTaken={focusHeading} />;
}

/** The opportunity is gone; what was typed for it is not. */
function Missing({ id }: { readonly id: string }) {
  useStore($drafts);
  const canStartAnew = readDraft(id) !== undefined && readDraft(newDraft) === undefined;

  function startNew(): void {
    if (startAnew(id)) open(addresses.upload);
  }

  return (
    <div role="alert" className={`notice ${styles.missing}`}>
      <p>{texts.edit.missing}</p>
      {canStartAnew && (
        <button type="button" className="button" onClick={startNew}>
          {texts.edit.startAnew}
        </button>
      )}
      <a className="quiet-link" href={addresses.manager}>
        {texts.edit.back}
      </a>
    </div>
  );
}

function Skeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <p role="status">{texts.edit.loading}</p>
      <div className="skeleton" />
      <div className="skeleton" />
      <div className="skeleton" />
    </div>
  );
}
