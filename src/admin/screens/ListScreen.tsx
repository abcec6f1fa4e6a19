import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { DamagedRecords } from '../components/DamagedRecords';
import { DeleteDialog } from '../components/DeleteDialog';
import { Failure } from '../components/Failure';
import { OpportunityRow } from '../components/OpportunityRow';
import { UnsavedList } from '../components/UnsavedList';
import { fixedText } from '../fixed-texts';
import { opportunityCount } from '../messages';
import { adminPaths } from '../router';
import { $adminOpportunities, loadOpportunities, removeOpportunity } from '../state/opportunities';
import { showToast } from '../state/toast';
import { useTexts } from '../texts';
import styles from './ListScreen.module.css';

/** Every opportunity, to be edited or deleted (docs/specification.md §6.3). */
export function ListScreen() {
  const texts = useTexts();
  const list = useStore($adminOpportunities);
  const [doomed, setDoomed] = useState<Opportunity>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void loadOpportunities(), []);

  // The button that had the focus has gone with its row.
  function finishDeletion({ title }: Opportunity): void {
    flushSync(() => setDoomed(undefined));
    heading.current?.focus();
    showToast({ kind: 'deleted', title });
  }

  return (
    <>
      <div className={styles.top}>
        <h1 ref={heading} tabIndex={-1}>
          {texts.titles.list}
        </h1>
        <a className="button button-primary" href={adminPaths.create}>
          {texts.list.create}
        </a>
      </div>
      <UnsavedList />
      {list.kind === 'loading' && <Skeleton />}
      {list.kind === 'failed' && (
        <Failure message={texts.list.failed} error={list.error} onRetry={() => void loadOpportunities()} />
      )}
      {list.kind === 'loaded' && <DamagedRecords />}
      {list.kind === 'loaded' && <List opportunities={list.opportunities} onDelete={setDoomed} />}
      {doomed && (
        <DeleteDialog
          question={fixedText('deletion')}
          detail={<p lang={doomed.language}>{doomed.title}</p>}
          remove={() => removeOpportunity(doomed)}
          onDeleted={() => finishDeletion(doomed)}
          onDismiss={() => setDoomed(undefined)}
        />
      )}
    </>
  );
}

interface ListProps {
  readonly opportunities: readonly Opportunity[];
  onDelete(opportunity: Opportunity): void;
}

function List({ opportunities, onDelete }: ListProps) {
  const texts = useTexts();
  if (opportunities.length === 0) return <p className="notice">{texts.list.empty}</p>;
  return (
    <>
      <p className={styles.count}>{opportunityCount(opportunities.length)}</p>
      <ul className={styles.list}>
        {opportunities.map((opportunity) => (
          <OpportunityRow key={opportunity.id} opportunity={opportunity} onDelete={onDelete} />
        ))}
      </ul>
    </>
  );
}

function Skeleton() {
  const texts = useTexts();
  return (
    <div aria-busy="true">
      <p role="status" className={styles.count}>
        {texts.list.loading}
      </p>
      <div aria-hidden="true" className={styles.list}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((line) => (
          <div key={line} className={styles.ghost}>
            <div className="skeleton" />
            <div className="skeleton" />
          </div>
        ))}
      </div>
    </div>
  );
}
