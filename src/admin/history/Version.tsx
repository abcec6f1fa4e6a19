import { useState } from 'react';
import { contentOf } from '#domain/opportunity/content';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { differingParts, isSame, type Part } from '#domain/opportunity/parts';
import { isPublishedBySchedule } from '#domain/opportunity/schedule';
import { fill } from '../../i18n/fill';
import { Comparison } from '../comparison/Comparison';
import { partLabel } from '../i18n/labels';
import { useTexts } from '../i18n/texts';
import { Dated, useNamedAuthor } from '../session/ByAuthor';
import { Tag } from '../ui/Tag';
import { versionName } from './history-messages';
import styles from './Version.module.css';
import { VersionPage } from './VersionPage';

interface VersionProps {
  readonly version: Opportunity;
  /** The previous version, if still stored. */
  readonly before: Opportunity | undefined;
  readonly isCurrent: boolean;
  readonly canBeRestored: boolean;
  readonly isUnderWay: boolean;
  onRestore(): void;
}

/** One version in the history: its time, its changes, and a restore button. */
export function Version({ version, before, isCurrent, canBeRestored, isUnderWay, onRestore }: VersionProps) {
  const texts = useTexts();
  const [isViewed, setViewed] = useState(false);
  return (
    <li className={styles.version}>
      <div className={styles.head}>
        <div className={styles.about}>
          <h2 className={styles.name}>
            {versionName(version.version)} {isCurrent && <Tag>{texts.history.current}</Tag>}
          </h2>
          <p className={styles.time}>
            {isPublishedBySchedule(version, before) ? (
              <AtItsTime version={version} />
            ) : (
              <Dated at={version.updatedAt} by={version.by} />
            )}
          </p>
        </div>
        <button type="button" className="button" aria-expanded={isViewed} onClick={() => setViewed(!isViewed)}>
          {isViewed ? texts.history.closeView : texts.history.view}{' '}
          <span className="visually-hidden">{versionName(version.version)}</span>
        </button>
        {canBeRestored && (
          <button
            type="button"
            className="button"
            aria-disabled={isUnderWay}
            onClick={() => !isUnderWay && onRestore()}
          >
            {texts.history.restore} <span className="visually-hidden">{versionName(version.version)}</span>
          </button>
        )}
      </div>
      {isViewed && <VersionPage version={version} />}
      {before ? (
        <Changes version={version} before={before} isOpen={isCurrent} />
      ) : (
        <p className={styles.quiet}>{version.version === 1 ? texts.history.first : texts.history.oldest}</p>
      )}
    </li>
  );
}

/** The time of a publication by the schedule, and who had set it. */
function AtItsTime({ version }: Pick<VersionProps, 'version'>) {
  const { history } = useTexts();
  const setBy = useNamedAuthor(version.by);
  return (
    <>
      <Dated at={version.updatedAt} by={undefined} /> ·{' '}
      <span dir="auto">{setBy ? fill(history.atItsTimeBy, { name: setBy.name }) : history.atItsTime}</span>
    </>
  );
}

interface ChangesProps {
  readonly version: Opportunity;
  readonly before: Opportunity;
  readonly isOpen: boolean;
}

/** Names of the changed parts; when opened, their old and new content. */
function Changes({ version, before, isOpen }: ChangesProps) {
  const texts = useTexts();
  const [isShown, setShown] = useState(isOpen);
  const [now, earlier] = [contentOf(version), contentOf(before)];
  const parts = differingParts(earlier, now);
  if (parts.length === 0) {
    const isChecked = !isSame(version.translatedFrom, before.translatedFrom);
    return <p className={styles.quiet}>{isChecked ? texts.history.checked : texts.history.same}</p>;
  }
  const label = (part: Part) => partLabel(part, [now, earlier]);
  return (
    <details open={isShown} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary className={styles.summary}>
        {texts.history.changed} {parts.map(label).join(' · ')}
      </summary>
      {isShown && (
        <Comparison
          successive
          columns={[
            { label: texts.history.before, content: earlier },
            { label: texts.history.after, content: now },
          ]}
          parts={parts.map((part) => ({ part }))}
        />
      )}
    </details>
  );
}
