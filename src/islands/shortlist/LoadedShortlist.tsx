import { useEffect, useState } from 'react';
import { limits } from '#domain/limits';
import type { OpportunitySummary } from '#domain/opportunity/opportunity';
import { isFull, pathWithIds } from '#domain/opportunity/shortlist';
import { fill, fillCount } from '../../i18n/fill';
import { localizedPath } from '../../i18n/path';
import { dropShortlisted, toggleShortlisted } from '../../stores/shortlist';
import { remove, type ShortlistPage, toggleCompared } from '../../stores/shortlist-page';
import type { QrCode } from '../../ui/qr-code';
import { ShortlistLink } from '../../ui/ShortlistButton';
import { ComparisonTable } from './ComparisonTable';
import type { ShortlistProps } from './Shortlist';
import styles from './Shortlist.module.css';
import { ShortlistCard } from './ShortlistCard';

interface Props extends ShortlistProps {
  readonly page: Extract<ShortlistPage, { kind: 'loaded' }>;
  /** Ids on the visitor's shortlist; a link may show other opportunities. */
  readonly shortlisted: readonly string[];
  /** Called when the focused control was removed. */
  readonly onGone: () => void;
}

/** The shortlist with loaded opportunities: cards, comparison and actions. */
export function LoadedShortlist({ page, shortlisted, onGone, ...props }: Props) {
  const { language, texts, listTexts } = props;
  const { own, shown, withdrawn, hasMore, compared } = page;
  const ids = shown.map(({ id }) => id);
  const url = location.origin + pathWithIds(localizedPath('/shortlist', language), 'ids', ids);
  const toggle = ({ id, title }: OpportunitySummary) => (own ? remove([id], title) : toggleShortlisted(id));
  const forget = () => {
    dropShortlisted(withdrawn);
    onGone();
  };
  return (
    <>
      <p className={`${styles.intro} screen-only`}>{own ? texts.intro : texts.shared}</p>
      <div className={styles.standing}>
        <p role="status">{fillCount(listTexts.found, shown.length, language)}</p>
        {!own && (
          <span className="screen-only">
            <ShortlistLink count={shortlisted.length} language={language} texts={texts.toggle} />
          </span>
        )}
      </div>
      {!own && (hasMore || withdrawn.length > 0) && (
        <p className="notice">{fill(texts.leftOut, { limit: limits.shortlist })}</p>
      )}
      {own && withdrawn.length > 0 && (
        <div className={`notice screen-only ${styles.removal}`}>
          <p>{texts.withdrawn}</p>
          <button type="button" className="button" onClick={forget}>
            {texts.forget}
          </button>
        </div>
      )}
      {shown.length === 0 ? (
        <p>
          <a className="button button-primary" href={localizedPath('/opportunities', language)}>
            {props.seeAll}
          </a>
        </p>
      ) : (
        <Actions ids={ids} url={url} language={language} texts={texts} onClear={own ? () => remove(ids) : undefined} />
      )}
      <ul className={`plain ${styles.cards}`}>
        {shown.map((opportunity) => (
          <ShortlistCard
            key={opportunity.id}
            {...props}
            opportunity={opportunity}
            isShortlisted={shortlisted.includes(opportunity.id)}
            full={isFull(shortlisted)}
            compared={compared}
            onToggle={() => toggle(opportunity)}
            onCompare={() => toggleCompared(opportunity.id)}
          />
        ))}
      </ul>
      {compared.length >= fewestCompared && <ComparisonTable {...props} opportunities={compared} />}
      {compared.length < fewestCompared && shown.length >= fewestCompared && (
        <p className="screen-only">{texts.chooseTwo}</p>
      )}
      {shown.length > 0 && <SheetCode url={url} label={props.codeLabel} />}
    </>
  );
}

interface ActionsProps extends Pick<ShortlistProps, 'language' | 'texts'> {
  /** Ids of the displayed opportunities. */
  readonly ids: readonly string[];
  /** URL of this list. */
  readonly url: string;
  /** Clears the visitor's shortlist; `undefined` if a linked list is displayed. */
  readonly onClear: (() => void) | undefined;
}

/** Actions on the whole list. */
function Actions({ ids, url, language, texts, onClear }: ActionsProps) {
  const [copying, setCopying] = useState<'copied' | 'notCopied'>();
  const copy = () =>
    copyText(url).then(
      () => setCopying('copied'),
      () => setCopying('notCopied'),
    );
  // Cancelling the share dialog rejects; that needs no message.
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

/** Rejects if the page has no access to the clipboard. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

interface SheetCodeProps {
  /** URL in the QR code. */
  readonly url: string;
  /** Accessible name of the QR code. */
  readonly label: string;
}

/** Print only: URL of this list as text and as a QR code. */
function SheetCode({ url, label }: SheetCodeProps) {
  const [code, setCode] = useState<QrCode>();
  useEffect(() => {
    let current = true;
    import('../../ui/qr-code').then(
      ({ qrCodeOf }) => current && setCode(qrCodeOf(url)),
      // Without the QR code the URL is still printed.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [url]);
  return (
    <div className="print-only sheet-foot" data-own-url>
      {code && (
        <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label}>
          <path stroke="#000" d={code.path} />
        </svg>
      )}
      <p>{url}</p>
    </div>
  );
}

/** Fewest opportunities in a comparison. */
const fewestCompared = 2;
