import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { isLanguage } from '#domain/language';
import { limits } from '#domain/limits';
import type { FoundPage } from '#domain/list/pagination';
import { adminPage } from '#domain/opportunity/admin-list';
import { type AdminQuery, adminSortings } from '#domain/opportunity/admin-query';
import { confirmationAges, type Gap, gaps } from '#domain/opportunity/completeness';
import { statuses } from '#domain/opportunity/facts';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { adminSectors } from '#domain/sector';
import { dayInArgentina } from '#domain/time/day';
import { fill } from '../../i18n/fill';
import { languageLabel, provinceLabels, sortedProvinces } from '../i18n/labels';
import { $language } from '../i18n/language';
import { countText, numberText } from '../i18n/messages';
import { $texts, type Texts, useTexts } from '../i18n/texts';
import { AdminList, ListSkeleton, StaleNotice } from '../list/AdminList';
import { FilterChoice, ListFilters } from '../list/Filters';
import styles from '../list/Rows.module.css';
import { useFocusOnReturn, useListQuery } from '../list/use-list';
import { pathTo } from '../navigation/router';
import { Failure } from '../ui/Notices';
import { UnsavedList } from '../unsaved/UnsavedList';
import { DamagedRecords } from './DamagedRecords';
import { DeleteOpportunities, OpportunityActions } from './OpportunityActions';
import { OpportunityRow } from './OpportunityRow';
import { opportunityCount, opportunityList } from './opportunity-list';
import { opportunityListUrl, useOpportunityEntries } from './use-opportunities';

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

interface OpportunityFiltersProps {
  readonly query: AdminQuery;
}

/** Search, filters and sort order of the list. The URL holds every choice. */
function OpportunityFilters({ query }: OpportunityFiltersProps) {
  const texts = useTexts();
  const { fields, filters, sectors, statuses: statusLabels, sortings } = texts;
  const provinces = provinceLabels();
  const refine = (change: Partial<AdminQuery>) => opportunityListUrl.goTo({ ...query, ...change, page: 1 });

  return (
    <ListFilters
      url={opportunityListUrl}
      query={query}
      searchLength={limits.search}
      sortings={adminSortings}
      sortingName={(sorting) => sortings[sorting]}
    >
      <FilterChoice
        label={fields.status}
        value={query.status}
        choices={statuses}
        nameOf={(status) => statusLabels[status]}
        onChoose={(status) => refine({ status })}
      />
      <FilterChoice
        label={fields.sector}
        value={query.sector}
        choices={adminSectors}
        nameOf={(sector) => sectors[sector]}
        onChoose={(sector) => refine({ sector })}
      />
      <FilterChoice
        label={fields.province}
        value={query.province}
        choices={sortedProvinces()}
        nameOf={(province) => provinces[province]}
        onChoose={(province) => refine({ province })}
      />
      <FilterChoice
        label={filters.missing}
        value={query.missing}
        choices={gaps}
        nameOf={(gap) => gapName(gap, texts)}
        onChoose={(missing) => refine({ missing })}
      />
      <FilterChoice
        label={filters.unconfirmed}
        value={query.unconfirmed}
        choices={confirmationAges}
        nameOf={(days) => countText(filters.days, days)}
        onChoose={(unconfirmed) => refine({ unconfirmed })}
      />
    </ListFilters>
  );
}

function gapName(gap: Gap, { gaps: names }: Texts): string {
  return isLanguage(gap) ? languageLabel(gap) : names[gap];
}

/** "12 of 62 opportunities": how many match the query. */
function foundCount(found: number, all: number): string {
  return fill(countText($texts.get().list.found, all), { found: numberText(found) });
}

/** The requested page of the list. Deferred: while the user types, the previous page stays until React has time. */
function useOpportunityPage(opportunities: readonly Opportunity[], query: AdminQuery): FoundPage<Opportunity> {
  const entries = useOpportunityEntries(opportunities);
  const language = useStore($language);
  const requested = useDeferredValue(query);
  return useMemo(
    () => adminPage(entries, requested, dayInArgentina(new Date()), language),
    [entries, requested, language],
  );
}
