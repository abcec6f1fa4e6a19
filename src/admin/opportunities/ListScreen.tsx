import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useTexts } from '../i18n/texts';
import { ListSkeleton } from '../list/ListSkeleton';
import styles from '../list/Rows.module.css';
import { useArrivalAtRow } from '../list/use-arrival-at-row';
import { pathTo } from '../navigation/router';
import { Failure } from '../ui/Notices';
import { UnsavedList } from '../unsaved/UnsavedList';
import { DamagedRecords } from './DamagedRecords';
import { Desk } from './Desk';
import { $adminOpportunities, loadOpportunities, openOpportunities } from './opportunities';

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
        <a className="button button-primary" href={pathTo('create')}>
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
