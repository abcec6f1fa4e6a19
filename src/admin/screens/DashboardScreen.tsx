import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Failure } from '../components/Failure';
import { Figures } from '../components/Figures';
import { LastChanges } from '../components/LastChanges';
import { $batch } from '../state/batch';
import { loadDashboard } from '../state/dashboard';
import { $adminOpportunities, loadOpportunities, openOpportunities } from '../state/opportunities';
import { useTexts } from '../texts';
import styles from './DashboardScreen.module.css';

/** What there is and what is left to do, each number with the list that it counts, and the last changes. */
export function DashboardScreen() {
  const { titles, list: words, dashboard } = useTexts();
  const list = useStore($adminOpportunities);
  const isBusy = useStore($batch).kind === 'running';
  useEffect(() => void openOpportunities(), []);
  // What a batch has deleted or brought back is in the trash, or no longer.
  useEffect(() => {
    if (!isBusy) void loadDashboard();
  }, [isBusy]);

  if (list.kind === 'failed') {
    return (
      <>
        <h1 tabIndex={-1}>{titles.dashboard}</h1>
        <Failure message={words.failed} error={list.error} onRetry={() => void loadOpportunities()} />
      </>
    );
  }
  const opportunities = list.kind === 'loaded' && !list.more ? list.opportunities : undefined;
  return (
    <>
      <h1 tabIndex={-1}>{titles.dashboard}</h1>
      <section className={styles.section} aria-label={dashboard.figures} aria-busy={!opportunities}>
        <Figures opportunities={opportunities} />
      </section>
      <section className={styles.section} aria-labelledby="last-changes">
        <h2 id="last-changes">{dashboard.changes}</h2>
        <LastChanges opportunities={opportunities} isBusy={isBusy} />
      </section>
    </>
  );
}
