import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect } from 'react';
import { useTexts } from '../i18n/texts';
import { $enquiries, loadEnquiries, openEnquiries } from '../inbox/enquiries';
import { $batch } from '../opportunities/batch';
import { $adminOpportunities, loadOpportunities, openOpportunities } from '../opportunities/opportunities';
import { Failure } from '../ui/Failure';
import styles from './DashboardScreen.module.css';
import { loadDashboard } from './dashboard';
import { EnquiryFigures } from './EnquiryFigures';
import { LastChanges } from './LastChanges';
import { OpportunityFigures } from './OpportunityFigures';

// Loaded separately, because only this screen draws charts.
const AnsweringFigures = lazy(async () => ({
  default: (await import('./AnsweringFigures')).AnsweringFigures,
}));

/** Overview of open work, most urgent first: each number links to the list that it counts. Below, the latest changes. */
export function DashboardScreen() {
  const { titles, list: words, dashboard, answering } = useTexts();
  const list = useStore($adminOpportunities);
  const isBusy = useStore($batch).kind === 'running';
  useEffect(() => void openOpportunities().then(openEnquiries), []);
  // A batch may have moved opportunities into or out of the trash.
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
      <section className={styles.section} aria-labelledby="enquiry-figures">
        <h2 id="enquiry-figures">{titles.enquiries}</h2>
        <EnquiryFigures />
      </section>
      <section className={styles.section} aria-labelledby="opportunity-figures" aria-busy={!opportunities}>
        <h2 id="opportunity-figures">{titles.list}</h2>
        <OpportunityFigures opportunities={opportunities} />
      </section>
      <section className={styles.section} aria-labelledby="answering">
        <h2 id="answering">{answering.heading}</h2>
        <Answering />
      </section>
      <section className={styles.section} aria-labelledby="last-changes">
        <h2 id="last-changes">{dashboard.changes}</h2>
        <LastChanges opportunities={opportunities} isBusy={isBusy} />
      </section>
    </>
  );
}

/** Statistics of answered enquiries, shown once all enquiries are loaded. */
function Answering() {
  const { answering, inbox } = useTexts();
  const list = useStore($enquiries);
  if (list.kind === 'failed') {
    return <Failure message={inbox.failed} error={list.error} onRetry={() => void loadEnquiries()} />;
  }
  const loading = <p role="status">{answering.loading}</p>;
  if (list.kind === 'loading' || list.more) return loading;
  return (
    <Suspense fallback={loading}>
      <AnsweringFigures enquiries={list.enquiries} />
    </Suspense>
  );
}
