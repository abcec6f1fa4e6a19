import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { DamagedRecords } from '../components/DamagedRecords';
import { Desk } from '../components/Desk';
import { Failure } from '../components/Failure';
import { ListSkeleton } from '../components/ListSkeleton';
import { UnsavedList } from '../components/UnsavedList';
import { adminPaths } from '../router';
import { $adminOpportunities, loadOpportunities, openOpportunities } from '../state/opportunities';
import { useTexts } from '../texts';
import { useArrivalAtRow } from '../use-arrival-at-row';
import styles from './ListScreen.module.css';

/** The list of opportunities: search, edit, publish and delete (docs/specification.md §6.3). */
export function ListScreen() {
  const texts = useTexts();
  const list = useStore($adminOpportunities);
  useEffect(() => void openOpportunities(), []);
  useArrivalAtRow(list.kind !== 'loading');

  return (
    <>
      <div className={styles.top}>
        <h1 tabIndex={-1}>{texts.titles.list}</h1>
        <a className="button button-primary" href={adminPaths.create}>
          {texts.list.create}
        </a>
      </div>
      <UnsavedList />
      {list.kind === 'loading' && <ListSkeleton label={texts.list.loading} />}
      {list.kind === 'failed' && (
        <Failure message={texts.list.failed} error={list.error} onRetry={() => void loadOpportunities()} />
      )}
      {list.kind === 'loaded' && <DamagedRecords />}
      {list.kind === 'loaded' && <Desk opportunities={list.opportunities} isWhole={list.more === undefined} />}
    </>
  );
}
