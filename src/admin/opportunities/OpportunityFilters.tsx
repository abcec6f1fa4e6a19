import { isLanguage } from '#domain/language';
import { limits } from '#domain/limits';
import { type AdminQuery, adminSortings } from '#domain/opportunity/admin-query';
import { confirmationAges, type Gap, gaps } from '#domain/opportunity/completeness';
import { statuses } from '#domain/opportunity/facts';
import { adminSectors } from '#domain/sector';
import { languageLabel, provinceLabels, sortedProvinces } from '../i18n/labels';
import { counted } from '../i18n/messages';
import { type Texts, useTexts } from '../i18n/texts';
import { FilterChoice, ListFilters } from '../list/Filters';
import { opportunityListUrl } from './use-opportunities';

interface OpportunityFiltersProps {
  readonly query: AdminQuery;
}

/** Search, filters and sort order of the list. The URL holds every choice. */
export function OpportunityFilters({ query }: OpportunityFiltersProps) {
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
        nameOf={(days) => counted(filters.days, days)}
        onChoose={(unconfirmed) => refine({ unconfirmed })}
      />
    </ListFilters>
  );
}

function gapName(gap: Gap, { gaps: names }: Texts): string {
  return isLanguage(gap) ? languageLabel(gap) : names[gap];
}
