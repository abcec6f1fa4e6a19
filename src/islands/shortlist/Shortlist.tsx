import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Language } from '#domain/language';
import type { ProvinceCode } from '#domain/province';
import type { Dictionary } from '../../i18n/dictionary';
import { fill } from '../../i18n/fill';
import { localizedPath } from '../../i18n/path';
import { loadOpportunities, tryAgain } from '../../stores/opportunities';
import { $shortlist, asOnServer } from '../../stores/shortlist';
import { $removal, $shortlistPage, type Removal, readURL, undoRemoval } from '../../stores/shortlist-page';
import { guarded } from '../../ui/IslandBoundary';
import { LoadedShortlist } from './LoadedShortlist';
import styles from './Shortlist.module.css';

export interface ShortlistProps {
  readonly language: Language;
  readonly texts: Omit<Dictionary['shortlist'], 'description' | 'withoutScripts'>;
  /** Texts of the opportunity list that the shortlist reuses. */
  readonly listTexts: Pick<
    Dictionary['opportunities'],
    'found' | 'loading' | 'failed' | 'tryAgain' | 'noPicture' | 'writtenIn' | 'sample'
  >;
  /** Text of the link to the list. */
  readonly seeAll: string;
  /** Accessible name of the page's QR code. */
  readonly codeLabel: string;
  readonly factTexts: Dictionary['facts'];
  readonly sectorNames: Dictionary['sectors'];
  readonly provinceNames: Readonly<Record<ProvinceCode, string>>;
}

/** The visitor's shortlist, or the opportunities that the URL names. */
export const Shortlist = guarded(function Shortlist(props: ShortlistProps) {
  const page = useStore($shortlistPage);
  const shortlisted = useStore($shortlist, asOnServer);
  const removal = useStore($removal);
  const section = useRef<HTMLElement>(null);
  useEffect(readURL, []);
  // The focused control was removed: focus the start of the section.
  const moveFocus = () => section.current?.focus({ preventScroll: true });
  const undo = () => {
    undoRemoval();
    moveFocus();
  };
  return (
    <section ref={section} className={styles.shortlist} aria-label={props.texts.title} tabIndex={-1}>
      {removal && <RemovalNotice removal={removal} texts={props.texts} onUndo={undo} />}
      {page.kind === 'empty' && <EmptyShortlist {...props} />}
      {page.kind === 'loaded' && (
        <LoadedShortlist {...props} page={page} shortlisted={shortlisted} onGone={moveFocus} />
      )}
      {(page.kind === 'loading' || page.kind === 'failed') && (
        <PendingShortlist {...props} failed={page.kind === 'failed'} onRetry={moveFocus} />
      )}
    </section>
  );
});

interface Props {
  readonly removal: Removal;
  readonly texts: ShortlistProps['texts'];
  readonly onUndo: () => void;
}

/** Names the removed opportunity and offers undo. Takes the focus, because the pressed button was removed. */
function RemovalNotice({ removal, texts, onUndo }: Props) {
  const undo = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses again after every removal.
  useEffect(() => undo.current?.focus(), [removal]);
  const { title } = removal;
  return (
    <div className={`notice screen-only ${styles.removal}`}>
      <p role="status" dir="auto">
        {title === undefined ? texts.cleared : fill(texts.removed, { title })}
      </p>
      <button ref={undo} type="button" className="button" onClick={onUndo}>
        {texts.undo}
      </button>
    </div>
  );
}

function EmptyShortlist({ language, texts, seeAll }: ShortlistProps) {
  return (
    <div className={styles.empty}>
      <p role="status" className={styles.nothing}>
        {texts.empty}
      </p>
      <p className={styles.intro}>
        {texts.emptyText} {texts.intro}
      </p>
      <p>
        <a className="button button-primary" href={localizedPath('/opportunities', language)}>
          {seeAll}
        </a>
      </p>
    </div>
  );
}

interface PendingProps extends ShortlistProps {
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Loads the opportunities. Shows a skeleton, and a retry button if loading failed. */
function PendingShortlist({ language, listTexts, failed, onRetry }: PendingProps) {
  useEffect(() => loadOpportunities(language), [language]);
  const retry = () => {
    tryAgain();
    onRetry();
  };
  return (
    <>
      <div className={failed ? `notice ${styles.failed}` : undefined}>
        <p role="status">{failed ? listTexts.failed : listTexts.loading}</p>
        {failed && (
          <button type="button" className="button" onClick={retry}>
            {listTexts.tryAgain}
          </button>
        )}
      </div>
      <div className={styles.awaited} aria-busy="true">
        {['first', 'second', 'third'].map((slot) => (
          <div key={slot} className={`skeleton ${styles.awaitedCard}`} />
        ))}
      </div>
    </>
  );
}
