import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { type DeletedOpportunity, trashDays } from '#domain/opportunity/history';
import { fill } from '../../i18n/fill';
import { useTexts } from '../i18n/texts';
import rows from '../list/Rows.module.css';
import { SelectAll } from '../list/SelectAll';
import { useSelection } from '../list/use-selection';
import { $batch, runBatch } from '../opportunities/batch';
import { SelectionBar } from '../opportunities/SelectionBar';
import { Failure } from '../ui/Failure';
import { FormSkeleton } from '../ui/FormSkeleton';
import { focusHeading, focusHeadingInPlace } from '../ui/focus-heading';
import { TrashNotice } from './TrashNotice';
import { TrashRow } from './TrashRow';
import styles from './TrashScreen.module.css';
import { createTrash, type TrashOf } from './trash';

/** The trash: deleted opportunities, the days left, and a button to restore each (docs/admin.md §3). */
export function TrashScreen() {
  const texts = useTexts();
  const [trash] = useState(createTrash);
  const state = useStore(trash.$trash);
  useEffect(() => void trash.load(), [trash]);
  useRefreshAfterBatch(trash);
  return (
    <>
      <h1 tabIndex={-1}>{texts.titles.trash}</h1>
      <p className={styles.explanation}>{fill(texts.trash.explanation, { days: trashDays })}</p>
      {/* Rendered empty from the start, because screen readers announce only changes of an existing status region. */}
      <div role="status">
        <TrashNotice trash={trash} onDone={focusHeading} />
      </div>
      {state.kind === 'loading' && <FormSkeleton label={texts.trash.loading} />}
      {state.kind === 'failed' && (
        <Failure message={texts.trash.failed} error={state.error} onRetry={() => void trash.load()} />
      )}
      {state.kind === 'loaded' && <TrashRows trash={trash} deleted={state.deleted} />}
    </>
  );
}

interface RowsProps {
  readonly trash: TrashOf;
  readonly deleted: readonly DeletedOpportunity[];
}

export function TrashRows({ trash, deleted }: RowsProps) {
  const texts = useTexts();
  const isRestoring = useStore(trash.$action).kind === 'under-way';
  const isUnderWay = useStore($batch).kind === 'running' || isRestoring;
  const selection = useSelection(deleted);
  if (deleted.length === 0) return <p className="notice">{texts.trash.empty}</p>;

  // Restoring removes the row with the focused button.
  async function restore(opportunity: DeletedOpportunity): Promise<void> {
    await trash.restore(opportunity);
    focusHeading();
  }

  return (
    <>
      <SelectAll selection={selection} shown={deleted} found={deleted} />
      <ul className={rows.list}>
        {deleted.map((opportunity) => (
          <TrashRow
            key={opportunity.id}
            opportunity={opportunity}
            isUnderWay={isUnderWay}
            isChosen={selection.ids.has(opportunity.id)}
            onChoose={(isChosen) => selection.choose([opportunity], isChosen)}
            onRestore={() => void restore(opportunity)}
          />
        ))}
      </ul>
      <SelectionBar
        actions={['restore']}
        selection={selection}
        isBusy={isUnderWay}
        onAct={(action, on) => {
          selection.clear();
          focusHeadingInPlace();
          void runBatch(action, on);
        }}
      />
    </>
  );
}

/** Reloads the trash after a batch has restored or deleted opportunities. */
function useRefreshAfterBatch(trash: TrashOf): void {
  const isRunning = useStore($batch).kind === 'running';
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) void trash.refresh();
    wasRunning.current = isRunning;
  }, [trash, isRunning]);
}
