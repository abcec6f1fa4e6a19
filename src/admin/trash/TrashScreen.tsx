import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { type DeletedOpportunity, daysLeftInTrash, trashDays } from '#domain/opportunity/history';
import { fill } from '../../i18n/fill';
import { countText, failureMessage } from '../i18n/messages';
import { $texts, useTexts } from '../i18n/texts';
import rows from '../list/Rows.module.css';
import { RowChoice, SelectAll, useSelection } from '../list/Selection';
import { pathTo } from '../navigation/router';
import { OpportunityActions } from '../opportunities/OpportunityActions';
import { opportunityBatch } from '../opportunities/opportunity-actions';
import { Dated } from '../session/ByAuthor';
import { focusHeading } from '../ui/focus';
import { FormSkeleton } from '../ui/Loading';
import { Failure, Notice } from '../ui/Notices';
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
  const isUnderWay = useStore(opportunityBatch.$state).kind === 'running' || isRestoring;
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
      <OpportunityActions actions={['restore']} selection={selection} isBusy={isUnderWay} />
    </>
  );
}

/** Reloads the trash after a batch has restored or deleted opportunities. */
function useRefreshAfterBatch(trash: TrashOf): void {
  const isRunning = useStore(opportunityBatch.$state).kind === 'running';
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) void trash.refresh();
    wasRunning.current = isRunning;
  }, [trash, isRunning]);
}

interface TrashNoticeProps {
  readonly trash: TrashOf;
  /** Called after a button of the notice was used, since that button may be gone. */
  onDone(): void;
}

/** Result of restoring an opportunity, with buttons to undo or retry. */
function TrashNotice({ trash, onDone }: TrashNoticeProps) {
  const texts = useTexts();
  const words = texts.trash;
  const action = useStore(trash.$action);

  async function carryOut(again: () => Promise<void>): Promise<void> {
    await again();
    onDone();
  }

  switch (action.kind) {
    case 'none':
      return null;
    case 'under-way':
      return <p>{words.underWay}</p>;
    case 'restored':
      return (
        <Notice kind="success" message={words.restored} detail={action.opportunity.title}>
          <a className="quiet-link" href={pathTo('edit', { id: action.opportunity.id })}>
            {texts.list.edit}
          </a>
          <button type="button" className="button" onClick={() => void carryOut(trash.undo)}>
            {texts.unsaved.undo}
          </button>
        </Notice>
      );
    case 'undone':
      return <Notice kind="success" message={words.undone} detail={action.opportunity.title} />;
    case 'overtaken':
      return <Notice kind="danger" message={words.overtaken} detail={action.title} />;
    case 'failed':
      return (
        <Notice kind="danger" message={words.notDone} detail={`${action.title}: ${failureMessage(action.error)}`}>
          <button type="button" className="button" onClick={() => void carryOut(action.again)}>
            {texts.list.tryAgain}
          </button>
        </Notice>
      );
  }
}

interface TrashRowProps {
  readonly opportunity: DeletedOpportunity;
  readonly isUnderWay: boolean;
  readonly isChosen: boolean;
  onChoose(isChosen: boolean): void;
  onRestore(): void;
}

/** A deleted opportunity, with the time of its deletion and the days left. */
export function TrashRow({ opportunity, isUnderWay, isChosen, onChoose, onRestore }: TrashRowProps) {
  const texts = useTexts();
  const { id, sample, title, subtitle, sector, language, deletedAt, deletedBy } = opportunity;
  const name = (
    <span className="visually-hidden" lang={language} dir="auto">
      {title}
    </span>
  );
  return (
    <li className={styles.row}>
      <RowChoice label={fill(texts.selection.row, { title })} isChosen={isChosen} onChoose={onChoose} />
      <div className={styles.texts}>
        <h2 className={styles.title} lang={language} dir="auto">
          {title}
        </h2>
        <p className={styles.quiet} lang={language} dir="auto">
          {subtitle}
        </p>
        <p className={styles.quiet}>
          {sample && `${texts.list.sample} · `}
          {texts.sectors[sector]} · {texts.trash.deleted} <Dated at={deletedAt} by={deletedBy} />
        </p>
      </div>
      <p className={styles.left}>{daysLeftMessage(daysLeftInTrash(deletedAt, new Date()))}</p>
      <div className={styles.actions}>
        <a className="quiet-link" href={pathTo('history', { id })}>
          {texts.titles.history} {name}
        </a>
        <button type="button" className="button" aria-disabled={isUnderWay} onClick={() => !isUnderWay && onRestore()}>
          {texts.trash.restore} {name}
        </button>
      </div>
    </li>
  );
}

/** Days until a deleted opportunity can no longer be restored. */
function daysLeftMessage(days: number): string {
  const { trash } = $texts.get();
  return days === 0 ? trash.noDayLeft : countText(trash.daysLeft, days);
}
