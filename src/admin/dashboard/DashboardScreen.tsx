import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect } from 'react';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { fill } from '../../i18n/fill';
import { formatTime } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import { enquiryList } from '../inbox/enquiry-list';
import rows from '../list/Rows.module.css';
import { pathTo } from '../navigation/router';
import { type Action, opportunityBatch, runOnOpportunities } from '../opportunities/opportunity-actions';
import { opportunityList } from '../opportunities/opportunity-list';
import { ByAuthor } from '../session/ByAuthor';
import { focusHeadingInPlace } from '../ui/focus';
import { Failure } from '../ui/Notices';
import { $trash, lastChanges, loadDashboard, type RecentChange } from './dashboard';
import { EnquiryFigures, OpportunityFigures } from './Figures';
import styles from './Figures.module.css';

// Loaded separately, because only this screen draws charts.
const AnsweringFigures = lazy(async () => ({
  default: (await import('./AnsweringFigures')).AnsweringFigures,
}));

/** Overview of open work, most urgent first: each number links to the list that it counts. Below, the latest changes. */
export function DashboardScreen() {
  const { titles, list: words, dashboard, answering } = useTexts();
  const list = useStore(opportunityList.$list);
  const isBusy = useStore(opportunityBatch.$state).kind === 'running';
  useEffect(() => void opportunityList.open().then(enquiryList.open), []);
  // A batch may have moved opportunities into or out of the trash.
  useEffect(() => {
    if (!isBusy) void loadDashboard();
  }, [isBusy]);

  if (list.kind === 'failed') {
    return (
      <>
        <h1 tabIndex={-1}>{titles.dashboard}</h1>
        <Failure message={words.failed} error={list.error} onRetry={() => void opportunityList.load()} />
      </>
    );
  }
  const opportunities = list.kind === 'loaded' && !list.more ? list.items : undefined;
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
  const list = useStore(enquiryList.$list);
  if (list.kind === 'failed') {
    return <Failure message={inbox.failed} error={list.error} onRetry={() => void enquiryList.load()} />;
  }
  const loading = <p role="status">{answering.loading}</p>;
  if (list.kind === 'loading' || list.more) return loading;
  return (
    <Suspense fallback={loading}>
      <AnsweringFigures enquiries={list.items} />
    </Suspense>
  );
}

interface LastChangesProps {
  readonly opportunities: readonly Opportunity[] | undefined;
  readonly isBusy: boolean;
}

/** The latest changes of opportunities, each with an undo button. */
function LastChanges({ opportunities, isBusy }: LastChangesProps) {
  const { dashboard } = useTexts();
  const trash = useStore($trash);
  if (!opportunities || trash.kind === 'loading') return <p role="status">{dashboard.loading}</p>;
  const changes = lastChanges(opportunities, trash.kind === 'loaded' ? trash.response : []);
  if (changes.length === 0) return <p>{dashboard.noChanges}</p>;
  return (
    <ul className={rows.list}>
      {changes.map((change) => (
        <ChangeRow key={change.opportunity.id} change={change} isBusy={isBusy} />
      ))}
    </ul>
  );
}

/** The action that undoes a change: restore a deleted opportunity, revert a changed one to its previous version. */
const undoings = { created: undefined, changed: 'revert', deleted: 'restore' } as const satisfies Record<
  RecentChange['kind'],
  Action | undefined
>;

interface ChangeRowProps {
  readonly change: RecentChange;
  readonly isBusy: boolean;
}

function ChangeRow({ change: { kind, at, by, opportunity }, isBusy }: ChangeRowProps) {
  const { dashboard, list, toasts } = useTexts();
  const { id, title, language } = opportunity;
  const undoing = undoings[kind];
  const named = (action: string) => (
    <>
      {action}{' '}
      <span className="visually-hidden" lang={language} dir="auto">
        {title}
      </span>
    </>
  );

  function undo(by: Action): void {
    if (isBusy) return;
    focusHeadingInPlace();
    void runOnOpportunities(by, [opportunity]);
  }

  return (
    <li className={rows.row}>
      <div>
        <p className={rows.title} lang={language} dir="auto">
          {title}
        </p>
        <p className={rows.detail}>
          <time dateTime={at}>{fill(dashboard.kinds[kind], { time: formatTime(Date.parse(at)) })}</time>
          <ByAuthor by={by} />
        </p>
      </div>
      <div className={rows.actions}>
        {kind !== 'deleted' && (
          <a className={rows.action} href={pathTo('edit', { id })}>
            {named(list.edit)}
          </a>
        )}
        <a className={rows.action} href={pathTo('history', { id })}>
          {named(dashboard.history)}
        </a>
        {undoing && (
          <button type="button" className={rows.action} aria-disabled={isBusy} onClick={() => undo(undoing)}>
            {named(toasts.undo)}
          </button>
        )}
      </div>
    </li>
  );
}
