import { useStore } from '@nanostores/react';
import { useCallback, useState } from 'react';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { useTexts } from '../i18n/texts';
import { ListPages } from '../list/ListPages';
import styles from '../list/Rows.module.css';
import { SelectAll, useSelection } from '../list/Selection';
import { useFirstRows } from '../list/use-first-rows';
import { $cameFrom } from '../navigation/way-back';
import { focusHeadingInPlace } from '../ui/focus';
import { DeleteOpportunities } from './DeleteOpportunities';
import { DeskFilters } from './DeskFilters';
import { OpportunityRow } from './OpportunityRow';
import type { Action } from './opportunity-actions';
import { $batch, runBatch } from './opportunity-actions';
import { foundCount, opportunityCount } from './opportunity-messages';
import { SelectionBar } from './SelectionBar';
import { deskAddress, useDeskPage, useDeskQuery } from './use-desk';

const deskActions = ['publish', 'unpublish', 'delete'] as const;

interface DeskProps {
  readonly opportunities: readonly Opportunity[];
  /** Whether the list is loaded completely. */
  readonly isWhole: boolean;
}

/** The list of opportunities with search, filters, sorting, pages and batch actions. */
export function Desk({ opportunities, isWhole }: DeskProps) {
  const { list, filters } = useTexts();
  const query = useDeskQuery();
  const { found, shown, page, pages } = useDeskPage(opportunities, query);
  const first = useFirstRows(shown, useStore($cameFrom) !== undefined);
  const selection = useSelection(found);
  const isBusy = useStore($batch).kind === 'running';
  const [doomed, setDoomed] = useState<readonly Opportunity[]>([]);
  const doom = useCallback((one: Opportunity) => setDoomed([one]), []);

  if (opportunities.length === 0) return <p className="notice">{list.empty}</p>;

  function act(action: Action, on: readonly Opportunity[]): void {
    if (action === 'delete') {
      setDoomed(on);
      return;
    }
    selection.clear();
    focusHeadingInPlace();
    void runBatch(action, on);
  }

  const { length: all } = opportunities;
  return (
    <>
      <DeskFilters query={query} />
      <p role="status" className={styles.count}>
        {found.length === all ? opportunityCount(all) : foundCount(found.length, all)}
        {!isWhole && ` ${list.more}`}
      </p>
      {found.length === 0 && <p className="notice">{filters.none}</p>}
      {found.length > 0 && (
        <>
          <SelectAll selection={selection} shown={shown} found={found} />
          <ul className={styles.list}>
            {first.map((opportunity) => (
              <OpportunityRow
                key={opportunity.id}
                opportunity={opportunity}
                isChosen={selection.ids.has(opportunity.id)}
                onChoose={selection.choose}
                onDelete={doom}
              />
            ))}
          </ul>
          <SelectionBar actions={deskActions} selection={selection} isBusy={isBusy} onAct={act} />
          <ListPages page={page} pages={pages} addressOf={(number) => deskAddress({ ...query, page: number })} />
        </>
      )}
      {doomed.length > 0 && (
        <DeleteOpportunities
          doomed={doomed}
          onDeleted={() => {
            selection.choose(doomed, false);
            setDoomed([]);
          }}
          onDismiss={() => setDoomed([])}
        />
      )}
    </>
  );
}
