import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { contentOf } from '#domain/opportunity/content';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { differingParts } from '#domain/opportunity/parts';
import type { Author } from '#domain/people';
import { fill } from '../../i18n/fill';
import { Field } from '../../ui/Field';
import { Comparison } from '../comparison/Comparison';
import { failureMessage, formatTime } from '../i18n/messages';
import { $texts, useTexts } from '../i18n/texts';
import rows from '../list/Rows.module.css';
import { pathTo } from '../navigation/router';
import { Dated } from '../session/ByAuthor';
import { focusHeading } from '../ui/focus';
import { FormSkeleton } from '../ui/Loading';
import { Failure, Notice } from '../ui/Notices';
import styles from './HistoryScreen.module.css';
import { createHistory, type HistoryOf, type Restoration, versionName } from './history';
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
      <a className="quiet-link" href={pathTo('list')}>
        {texts.edit.back}
      </a>
    </div>
  );
}

interface VersionsProps {
  readonly history: HistoryOf;
  readonly deletedAt?: string | undefined;
  readonly deletedBy?: Author | undefined;
  readonly versions: readonly Opportunity[];
}

function Versions({ history, deletedAt, deletedBy, versions }: VersionsProps) {
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
        <a className="quiet-link" href={isDeleted ? pathTo('trash') : pathTo('edit', { id: current.id })}>
          {isDeleted ? texts.history.toTrash : texts.history.toEdit}
        </a>
      </div>
      {isDeleted && (
        <p className="notice">
          {texts.history.deleted} <Dated at={deletedAt} by={deletedBy} />
        </p>
      )}
      {versions.length > 2 && <CompareVersions versions={versions} />}
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

interface RestorationNoticeProps {
  readonly history: HistoryOf;
  /** Called after a button of the notice was used, since that button may be gone. */
  onDone(): void;
}

/** Result of restoring a version, with buttons to undo or retry. */
function RestorationNotice({ history, onDone }: RestorationNoticeProps) {
  const texts = useTexts();
  const words = texts.history;
  const restoration = useStore(history.$restoration);

  async function carryOut(action: () => Promise<void>): Promise<void> {
    await action();
    onDone();
  }

  switch (restoration.kind) {
    case 'none':
      return null;
    case 'under-way':
      return <p>{words.restoring}</p>;
    case 'restored':
      return (
        <Notice kind="success" message={restoredMessage(restoration)}>
          <button type="button" className="button" onClick={() => void carryOut(history.undo)}>
            {texts.unsaved.undo}
          </button>
        </Notice>
      );
    case 'undone':
      return <Notice kind="success" message={words.undone} />;
    case 'overtaken':
      return <Notice kind="danger" message={words.overtaken} />;
    case 'images-missing':
      return <Notice kind="danger" message={words.imagesMissing} />;
    case 'failed':
      return (
        <Notice kind="danger" message={words.notRestored} detail={failureMessage(restoration.error)}>
          <button type="button" className="button" onClick={() => void carryOut(restoration.again)}>
            {texts.list.tryAgain}
          </button>
        </Notice>
      );
  }
}

/** Names the restored version, the new version made from it, and the status, which stays. */
function restoredMessage({ version, as, status }: Extract<Restoration, { readonly kind: 'restored' }>): string {
  const { history, statuses } = $texts.get();
  return `${fill(history.restored, { version, as })} ${fill(history.statusKept, { status: statuses[status] })}`;
}

interface CompareVersionsProps {
  /** Newest first, at least two. */
  readonly versions: readonly Opportunity[];
}

/** Compares any two versions. Their order does not matter: the earlier one is shown first. */
export function CompareVersions({ versions }: CompareVersionsProps) {
  const { history } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const [first, setFirst] = useState(versions.at(-1)?.version);
  const [second, setSecond] = useState(versions[0]?.version);
  const ends = [
    { label: history.compareFrom, chosen: first, choose: setFirst },
    { label: history.compareTo, chosen: second, choose: setSecond },
  ];
  return (
    <details className={styles.compare} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.summary}>{history.compare}</summary>
      <div className={styles.choices}>
        {ends.map(({ label, chosen, choose }) => (
          <Field key={label} label={label} problem={undefined}>
            {(attributes) => (
              <select {...attributes} value={chosen} onChange={({ target }) => choose(Number(target.value))}>
                {versions.map(({ version, updatedAt }) => (
                  <option key={version} value={version}>
                    {versionName(version)}, {formatTime(Date.parse(updatedAt))}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </div>
      {isOpen && <ComparedVersions versions={versions} chosen={[first, second]} />}
    </details>
  );
}

interface ComparedVersionsProps extends CompareVersionsProps {
  /** The numbers of two versions, in any order. */
  readonly chosen: readonly (number | undefined)[];
}

/** The differences between two versions, the earlier one first. */
export function ComparedVersions({ versions, chosen }: ComparedVersionsProps) {
  const { history } = useTexts();
  const [later, earlier = later] = versions.filter(({ version }) => chosen.includes(version));
  if (!later || !earlier) return null;
  const [before, after] = [contentOf(earlier), contentOf(later)];
  const parts = differingParts(before, after);
  if (parts.length === 0) return <p>{history.equal}</p>;
  return (
    <Comparison
      successive
      columns={[
        { label: versionName(earlier.version), content: before },
        { label: versionName(later.version), content: after },
      ]}
      parts={parts.map((part) => ({ part }))}
    />
  );
}
