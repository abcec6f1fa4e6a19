import { useState } from 'react';
import { pathWithIds } from '#domain/opportunity/shortlist';
import { localizedPath } from '../../i18n/path';
import styles from './Shortlist.module.css';
import type { ShortlistProps } from './shortlist-props';

interface Props extends Pick<ShortlistProps, 'language' | 'texts'> {
  /** Of the opportunities shown. */
  readonly ids: readonly string[];
  /** Leads to these opportunities. */
  readonly url: string;
  /** Empties the visitor's shortlist, where it is the one shown. */
  readonly onClear: (() => void) | undefined;
}

/** What can be done with the whole of a shortlist. */
export function Actions({ ids, url, language, texts, onClear }: Props) {
  const [copying, setCopying] = useState<'copied' | 'notCopied'>();
  const copy = () =>
    copyText(url).then(
      () => setCopying('copied'),
      () => setCopying('notCopied'),
    );
  // Whoever changes their mind in the browser's own dialog needs no message.
  const share = () => navigator.share({ title: texts.title, url }).catch(() => undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    <div className={`${styles.actions} screen-only`} role="group" aria-label={texts.actions}>
      <a className="button button-primary" href={pathWithIds(localizedPath('/contact', language), 'about', ids)}>
        {texts.enquire}
      </a>
      {'share' in navigator && (
        <button type="button" className="button" onClick={() => void share()}>
          {texts.share}
        </button>
      )}
      <button type="button" className="button" onClick={() => void copy()}>
        {texts.copy}
      </button>
      <button type="button" className="button" onClick={() => print()}>
        {texts.print}
      </button>
      {onClear && (
        <button type="button" className="button" onClick={onClear}>
          {texts.clear}
        </button>
      )}
      <div className={styles.copying} role="status">
        {copying && <p>{texts[copying]}</p>}
        {copying === 'notCopied' && <p className={styles.url}>{url}</p>}
      </div>
    </div>
  );
}

/** Rejects where the browser has no clipboard for the page. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
