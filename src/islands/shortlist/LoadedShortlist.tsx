import { limits } from '#domain/limits';
import { fewestCompared } from '#domain/opportunity/compare';
import type { OpportunitySummary } from '#domain/opportunity/opportunity';
import { isFull, pathWithIds } from '#domain/opportunity/shortlist';
import { fill, fillCount } from '../../i18n/fill';
import { localizedPath } from '../../i18n/path';
import { dropShortlisted, toggleShortlisted } from '../../stores/shortlist';
import { remove, type ShortlistPage, toggleCompared } from '../../stores/shortlist-page';
import { ShortlistLink } from '../../ui/ShortlistLink';
import { Actions } from './Actions';
import { Comparison } from './Comparison';
import { KeptCard } from './KeptCard';
import { SheetCode } from './SheetCode';
import styles from './Shortlist.module.css';
import type { ShortlistProps } from './shortlist-props';

interface Props extends ShortlistProps {
  readonly page: Extract<ShortlistPage, { kind: 'loaded' }>;
  /** What the visitor keeps, which is not always what is shown. */
  readonly kept: readonly string[];
  /** Called when what was pressed has gone. */
  readonly onGone: () => void;
}

/** Everything of a shortlist whose opportunities are there. */
export function LoadedShortlist({ page, kept, onGone, ...props }: Props) {
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
            <ShortlistLink count={kept.length} language={language} texts={texts.toggle} />
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
          <KeptCard
            key={opportunity.id}
            {...props}
            opportunity={opportunity}
            kept={kept.includes(opportunity.id)}
            full={isFull(kept)}
            compared={compared}
            onToggle={() => toggle(opportunity)}
            onCompare={() => toggleCompared(opportunity.id)}
          />
        ))}
      </ul>
      {compared.length >= fewestCompared && <Comparison {...props} opportunities={compared} />}
      {compared.length < fewestCompared && shown.length >= fewestCompared && (
        <p className="screen-only">{texts.chooseTwo}</p>
      )}
      {shown.length > 0 && <SheetCode url={url} label={props.codeLabel} />}
    </>
  );
}
