import { limits } from '#domain/limits';
import { confirmationAges, type Gap, gaps } from '#domain/opportunity/completeness';
import { type DeskQuery, deskSortings, isFiltered, wholeDesk } from '#domain/opportunity/desk-query';
import { statuses } from '#domain/opportunity/facts';
import { adminSectors } from '#domain/sector';
import { languageLabel, provinceLabels, sortedProvinces } from '../i18n/labels';
import { counted } from '../i18n/messages';
import { type Texts, useTexts } from '../i18n/texts';
import { FilterChoice, FilterSearch, Filters } from '../list/Filters';
import { focusHeading } from '../ui/focus';
import { askFor } from './use-desk';

interface DeskFiltersProps {
  readonly query: DeskQuery;
}

/** Search, filters and sort order of the list. The URL holds every choice. */
export function DeskFilters({ query }: DeskFiltersProps) {
  const texts = useTexts();
  const { fields, filters, sectors, statuses: statusLabels, sortings } = texts;
  const provinces = provinceLabels();
  const refine = (change: Partial<DeskQuery>) => askFor({ ...query, ...change, page: 1 });

  function clear(): void {
    askFor({ ...wholeDesk, sort: query.sort });
    focusHeading();
  }

  return (
    <Filters
      isNarrowed={isFiltered({ ...query, q: '' })}
      search={
        <FilterSearch
          asked={query.q}
          length={limits.search}
          onSearch={(q) => askFor({ ...query, q, page: 1 }, { typed: true })}
        />
      }
      onClear={isFiltered(query) ? clear : undefined}
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
      <FilterChoice
        label={filters.sort}
        value={query.sort}
        choices={deskSortings}
        nameOf={(sorting) => sortings[sorting]}
        onChoose={(sort) => refine({ sort: sort ?? wholeDesk.sort })}
        isNeverEmpty
      />
    </Filters>
  );
}

function gapName(gap: Gap, { gaps: names }: Texts): string {
  if (gap === 'translation' || gap === 'picture' || gap === 'fact') return names[gap];
  return languageLabel(gap);
}
