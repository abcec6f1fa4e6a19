import { useEffect, useId, useState } from 'react';
import { type Language, languageNames, languages } from '#domain/language';
import { contentOf } from '#domain/opportunity/content';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { fetchPreview } from '../../api/preview';
import { ApiError } from '../../api/request';
import { fill } from '../../i18n/fill';
import { Field } from '../../ui/Field';
import { PreviewFrame } from '../editor/preview/Preview';
import { failureMessage } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import { reportRefusal } from '../session/call';
import { $token } from '../session/session';
import { versionName } from './history-messages';
import styles from './VersionPage.module.css';

/** Windows narrower than this, in pixels, show the page as on a phone. */
const phoneWidth = 640;

/** A version as the page that readers saw, in any language. Nothing in it works: it is only to look at. */
export function VersionPage({ version }: { readonly version: Opportunity }) {
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
