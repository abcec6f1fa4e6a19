import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { useTexts } from '../i18n/texts';
import { AdminList } from '../list/AdminList';
import { ListSkeleton } from '../list/ListSkeleton';
import styles from '../list/Rows.module.css';
import { StaleNotice } from '../list/StaleNotice';
import { useFocusOnReturn, useListQuery } from '../list/use-list';
import { pathTo } from '../navigation/router';
import { Failure } from '../ui/Notices';
import { UnsavedList } from '../unsaved/UnsavedList';
import { DamagedRecords } from './DamagedRecords';
import { DeleteOpportunities, OpportunityActions } from './OpportunityActions';
import { OpportunityFilters } from './OpportunityFilters';
import { OpportunityRow } from './OpportunityRow';
import { opportunityList } from './opportunity-list';
import { foundCount, opportunityCount } from './opportunity-messages';
import { opportunityListUrl, useOpportunityPage } from './use-opportunities';

/** The list of opportunities: search, edit, publish and delete (docs/specification.md §6.3). */
export function ListScreen() {
  const texts = useTexts();
  const list = useStore(opportunityList.$list);
  useEffect(() => void opportunityList.open(), []);
  useFocusOnReturn(list.kind !== 'loading');

  return (
    <>
      <div className={styles.top}>
        <h1 tabIndex={-1}>{texts.titles.list}</h1>
        <a className="button button-primary" href={pathTo('create')}>
          {texts.list.create}
        </a>
      </div>
      <UnsavedList />
      <StaleNotice
        error={list.kind === 'loaded' ? list.stale : undefined}
        onRetry={() => void opportunityList.refresh()}
      />
      {list.kind === 'loading' && <ListSkeleton label={texts.list.loading} />}
      {list.kind === 'failed' && (
        <Failure message={texts.list.failed} error={list.error} onRetry={() => void opportunityList.load()} />
      )}
      {list.kind === 'loaded' && <DamagedRecords />}
      {list.kind === 'loaded' && <Opportunities opportunities={list.items} isWhole={list.more === undefined} />}
    </>
  );
}

interface OpportunitiesProps {
  readonly opportunities: readonly Opportunity[];
  /** Whether the list is loaded completely. */
  readonly isWhole: boolean;
}

function Opportunities({ opportunities, isWhole }: OpportunitiesProps) {
  const { list } = useTexts();
  const query = useListQuery(opportunityListUrl);
  const page = useOpportunityPage(opportunities, query);
  if (opportunities.length === 0) return <p className="notice">{list.empty}</p>;

  const [all, found] = [opportunities.length, page.found.length];
  const count = found === all ? opportunityCount(all) : foundCount(found, all);
  return (
    <AdminList
      url={opportunityListUrl}
      query={query}
      page={page}
      count={isWhole ? count : `${count} ${list.more}`}
      filters={<OpportunityFilters query={query} />}
      row={(opportunity, props) => <OpportunityRow key={opportunity.id} opportunity={opportunity} {...props} />}
      actions={(selection, onDelete) => (
        <OpportunityActions
          actions={['publish', 'unpublish', 'confirm', 'delete']}
          selection={selection}
          onDelete={onDelete}
        />
      )}
      deletion={({ items, onConfirm, onDismiss }) => (
        <DeleteOpportunities opportunities={items} onConfirm={onConfirm} onDismiss={onDismiss} />
      )}
    />
  );
}
