import { useStore } from '@nanostores/react';
import { type ListedEnquiry, opportunitiesOf } from '#domain/enquiry/admin-enquiry';
import { deadlineStates } from '#domain/enquiry/deadlines';
import {
  assignments,
  dueMatters,
  type InboxQuery,
  type InboxState,
  inboxSortings,
  inboxStates,
} from '#domain/enquiry/inbox-query';
import { languages } from '#domain/language';
import { limits } from '#domain/limits';
import { enquirySectors } from '#domain/sector';
import { languageLabel } from '../i18n/labels';
import { type Texts, useTexts } from '../i18n/texts';
import { FilterChoice, ListFilters } from '../list/Filters';
import { opportunityList } from '../opportunities/opportunity-list';
import { $team } from '../session/team';
import { countryName } from './enquiry-messages';
import { enquiryListUrl } from './use-inbox';

/** The filters that are behind a button. */
const moreFilters = ['age', 'due', 'sector', 'country', 'opportunity', 'language'] as const;

interface InboxFiltersProps {
  readonly query: InboxQuery;
  readonly enquiries: readonly ListedEnquiry[];
}

/** Search, filters and sort order of the inbox. The URL holds every choice. */
export function InboxFilters({ query, enquiries }: InboxFiltersProps) {
  const texts = useTexts();
  const { inbox } = texts;
  const titleOf = useTitles();
  const team = useStore($team);
  const isTeam = team.kind === 'loaded' && team.response.length > 1;
  const refine = (change: Partial<InboxQuery>) => enquiryListUrl.goTo({ ...query, ...change, page: 1 });
  const countries = distinct([...enquiries.map(({ enquiry }) => enquiry.country), query.country]);
  const requested = distinct([...enquiries.flatMap(opportunitiesOf), query.opportunity]);

  const more = (
    <>
      <FilterChoice
        label={inbox.age}
        value={query.age}
        choices={deadlineStates}
        nameOf={(age) => inbox.ageNames[age]}
        onChoose={(age) => refine({ age })}
      />
      <FilterChoice
        label={inbox.due}
        value={query.due}
        choices={dueMatters}
        nameOf={(due) => inbox.dueNames[due]}
        onChoose={(due) => refine({ due })}
      />
      <FilterChoice
        label={inbox.sector}
        value={query.sector}
        choices={enquirySectors}
        nameOf={(sector) => texts.enquirySectors[sector]}
        onChoose={(sector) => refine({ sector })}
      />
      <FilterChoice
        label={inbox.country}
        value={query.country}
        choices={inAlphabet(countries, countryName)}
        nameOf={countryName}
        onChoose={(country) => refine({ country })}
      />
      <FilterChoice
        label={inbox.opportunity}
        value={query.opportunity}
        choices={inAlphabet(requested, titleOf)}
        nameOf={titleOf}
        onChoose={(opportunity) => refine({ opportunity })}
      />
      <FilterChoice
        label={inbox.language}
        value={query.language}
        choices={languages}
        nameOf={languageLabel}
        onChoose={(language) => refine({ language })}
      />
    </>
  );

  return (
    <ListFilters
      url={enquiryListUrl}
      query={query}
      searchLength={limits.email}
      sortings={inboxSortings}
      sortingName={(sorting) => inbox.sortings[sorting]}
      more={{ active: moreFilters.filter((name) => query[name] !== null).length, children: more }}
    >
      <FilterChoice
        label={inbox.state}
        value={query.state}
        any={inbox.others}
        choices={inboxStates}
        nameOf={(state) => stateChoice(state, texts)}
        onChoose={(state) => refine({ state })}
      />
      {(isTeam || query.assigned !== null) && (
        <FilterChoice
          label={inbox.assigned}
          value={query.assigned}
          choices={assignments}
          nameOf={(assigned) => inbox.assignments[assigned]}
          onChoose={(assigned) => refine({ assigned })}
        />
      )}
    </ListFilters>
  );
}

function stateChoice(state: InboxState, { inbox, enquiryStates }: Texts): string {
  return state === 'unanswered' || state === 'every' ? inbox[state] : enquiryStates[state];
}

/** Titles of the opportunities; the id while a title is unknown. */
function useTitles(): (id: string) => string {
  const list = useStore(opportunityList.$list);
  const known = list.kind === 'loaded' ? list.items : [];
  const titles = new Map(known.map(({ id, title }) => [id, title]));
  return (id) => titles.get(id) ?? id;
}

const distinct = (words: readonly (string | null)[]): readonly string[] =>
  [...new Set(words)].filter((word) => word !== null);

function inAlphabet(words: readonly string[], nameOf: (word: string) => string): readonly string[] {
  return [...words].sort((one, other) => nameOf(one).localeCompare(nameOf(other)));
}
