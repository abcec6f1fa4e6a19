import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { formatTime } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import rows from '../list/Rows.module.css';
import { adminPaths } from '../navigation/router';
import { Failure } from '../ui/Failure';
import { FormSkeleton } from '../ui/FormSkeleton';
import { focusHeading } from '../ui/focus-heading';
import styles from './HistoryScreen.module.css';
import { createHistory, type HistoryOf } from './history';
import { RestorationNotice } from './RestorationNotice';
import { Version } from './Version';

/** The versions of an opportunity with their changes; any of them can be restored (docs/admin.md §2). */
export function HistoryScreen({ id }: { readonly id: string }) {
  const texts = useTexts();
  const [history] = useState(() => createHistory(id));
  const state = useStore(history.$history);
  useEffect(() => void history.load(), [history]);
  return (
    <>
      <h1 tabIndex={-1}>{texts.titles.history}</h1>
      {/* Rendered empty from the start, because screen readers announce only changes of an existing status region. */}
      <div role="status">
        <RestorationNotice history={history} onDone={focusHeading} />
      </div>
      {state.kind === 'loading' && <FormSkeleton label={texts.history.loading} />}
      {state.kind === 'failed' && (
        <Failure message={texts.history.failed} error={state.error} onRetry={() => void history.load()} />
      )}
      {state.kind === 'missing' && <Missing />}
      {state.kind === 'found' && <Versions history={history} {...state} />}
    </>
  );
}

function Missing() {
  const texts = useTexts();
  return (
    <div role="alert" className={`notice ${styles.missing}`}>
      <p>{texts.edit.missing}</p>
      <a className="quiet-link" href={adminPaths.list}>
        {texts.edit.back}
      </a>
    </div>
  );
}

interface VersionsProps {
  readonly history: HistoryOf;
  readonly deletedAt?: string | undefined;
  readonly versions: readonly Opportunity[];
}

function Versions({ history, deletedAt, versions }: VersionsProps) {
  const texts = useTexts();
  const isUnderWay = useStore(history.$restoration).kind === 'under-way';
  const [current] = versions;
  if (!current) return null;
  const isDeleted = deletedAt !== undefined;

  // Restoring may remove the button that had the focus.
  async function restore(version: number): Promise<void> {
    await history.restore(version);
    focusHeading();
  }

  return (
    <>
      <div className={styles.top}>
        <p className={styles.title} lang={current.language} dir="auto">
          {current.title}
        </p>
        <a className="quiet-link" href={isDeleted ? adminPaths.trash : adminPaths.edit(current.id)}>
          {isDeleted ? texts.history.toTrash : texts.history.toEdit}
        </a>
      </div>
      {isDeleted && (
        <p className="notice">
          {texts.history.deleted} <time dateTime={deletedAt}>{formatTime(Date.parse(deletedAt))}</time>
        </p>
      )}
      <ol className={rows.list} reversed>
        {versions.map((version, index) => (
          <Version
            key={version.version}
            version={version}
            before={versions[index + 1]}
            isCurrent={index === 0}
            canBeRestored={index > 0 || isDeleted}
            isUnderWay={isUnderWay}
            onRestore={() => void restore(version.version)}
          />
        ))}
      </ol>
    </>
  );
}
