import { useEffect, useId, useState } from 'react';
import { type Language, languageNames, languages } from '#domain/language';
import { contentOf } from '#domain/opportunity/content';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { differingParts, isSame, type Part } from '#domain/opportunity/parts';
import { isPublishedBySchedule } from '#domain/opportunity/schedule';
import { fetchPreview } from '../../api/preview';
import { ApiError } from '../../api/request';
import { fill } from '../../i18n/fill';
import { Field } from '../../ui/Field';
import { Comparison } from '../comparison/Comparison';
import { PreviewFrame } from '../editor/preview/Preview';
import { partLabel } from '../i18n/labels';
import { failureMessage } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import { Dated, useNamedAuthor } from '../session/ByAuthor';
import { reportRefusal } from '../session/call';
import { $token } from '../session/session';
import { Tag } from '../ui/Tag';
import styles from './HistoryScreen.module.css';
import { versionName } from './history';

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

/** Windows narrower than this, in pixels, show the page as on a phone. */
const phoneWidth = 640;

/** A version as the page that readers saw, in any language. Nothing in it works: it is only to look at. */
function VersionPage({ version }: { readonly version: Opportunity }) {
  const { history, preview, list } = useTexts();
  const heading = useId();
  const [language, setLanguage] = useState<Language>(version.language);
  const [attempt, setAttempt] = useState(0);
  const { page, error } = usePage(version, language, attempt);
  return (
    <section className={styles.page} aria-labelledby={heading}>
      <h3 id={heading}>{fill(history.viewed, { version: versionName(version.version) })}</h3>
      <Field label={preview.language} problem={undefined} className={styles.language}>
        {(attributes) => (
          <select
            {...attributes}
            value={language}
            onChange={({ target }) => setLanguage(languages.find((one) => one === target.value) ?? language)}
          >
            {languages.map((one) => (
              <option key={one} value={one} lang={one}>
                {languageNames[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div role="status">
        {error && (
          <div className="notice">
            <p>
              {history.viewFailed} {error.status === 403 ? preview.loggedOut : failureMessage(error)}
            </p>
            <button type="button" className="button" onClick={() => setAttempt(attempt + 1)}>
              {list.tryAgain}
            </button>
          </div>
        )}
      </div>
      <div className={styles.frame}>
        <PreviewFrame
          key={`${language} ${attempt}`}
          language={language}
          width={innerWidth < phoneWidth ? 'phone' : 'desktop'}
          page={page}
          onOpened={() => {}}
        />
      </div>
    </section>
  );
}

interface LoadedPage {
  readonly page?: Document;
  readonly error?: ApiError;
}

function usePage(version: Opportunity, language: Language, attempt: number): LoadedPage {
  const [loaded, setLoaded] = useState<LoadedPage>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again.
  useEffect(() => {
    const asking = new AbortController();
    const { id, createdAt } = version;
    setLoaded({});
    fetchPreview($token.get() ?? '', language, { ...contentOf(version), id, createdAt }, asking.signal).then(
      (page) => setLoaded({ page }),
      (error) => {
        if (asking.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 403) reportRefusal();
        setLoaded({ error });
      },
    );
    return () => asking.abort();
  }, [version, language, attempt]);
  return loaded;
}
