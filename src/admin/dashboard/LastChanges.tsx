import { useStore } from '@nanostores/react';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { fill } from '../../i18n/fill';
import { formatTime } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import actions from '../list/RowActions.module.css';
import styles from '../list/Rows.module.css';
import { adminPaths } from '../navigation/router';
import type { Action } from '../opportunities/actions';
import { runBatch } from '../opportunities/batch';
import { focusHeadingInPlace } from '../ui/focus-heading';
import { $trash, type Change, lastChanges } from './dashboard';

interface LastChangesProps {
  readonly opportunities: readonly Opportunity[] | undefined;
  readonly isBusy: boolean;
}

/** The latest changes of opportunities, each with an undo button. */
export function LastChanges({ opportunities, isBusy }: LastChangesProps) {
  const { dashboard } = useTexts();
  const trash = useStore($trash);
  if (!opportunities || trash.kind === 'loading') return <p role="status">{dashboard.loading}</p>;
  const changes = lastChanges(opportunities, trash.kind === 'loaded' ? trash.answer : []);
  if (changes.length === 0) return <p>{dashboard.noChanges}</p>;
  return (
    <ul className={styles.list}>
      {changes.map((change) => (
        <ChangeRow key={change.opportunity.id} change={change} isBusy={isBusy} />
      ))}
    </ul>
  );
}

/** The action that undoes a change: restore a deleted opportunity, revert a changed one to its previous version. */
const undoings = { created: undefined, changed: 'revert', deleted: 'restore' } as const satisfies Record<
  Change['kind'],
  Action | undefined
>;

interface ChangeRowProps {
  readonly change: Change;
  readonly isBusy: boolean;
}

function ChangeRow({ change: { kind, at, opportunity }, isBusy }: ChangeRowProps) {
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
    void runBatch(by, [opportunity]);
  }

  return (
    <li className={styles.row}>
      <div>
        <p className={styles.title} lang={language} dir="auto">
          {title}
        </p>
        <p className={styles.detail}>
          <time dateTime={at}>{fill(dashboard.kinds[kind], { time: formatTime(Date.parse(at)) })}</time>
        </p>
      </div>
      <div className={actions.actions}>
        {kind !== 'deleted' && (
          <a className={actions.action} href={adminPaths.edit(id)}>
            {named(list.edit)}
          </a>
        )}
        <a className={actions.action} href={adminPaths.history(id)}>
          {named(dashboard.history)}
        </a>
        {undoing && (
          <button type="button" className={actions.action} aria-disabled={isBusy} onClick={() => undo(undoing)}>
            {named(toasts.undo)}
          </button>
        )}
      </div>
    </li>
  );
}
