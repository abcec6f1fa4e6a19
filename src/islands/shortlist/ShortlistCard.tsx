import { Fragment, useId, useState } from 'react';
import { excerpt } from '#domain/excerpt';
import { imagePath, imageSrcset } from '#domain/image';
import type { Language } from '#domain/language';
import { mostCompared } from '#domain/opportunity/compare';
import type { OpportunitySummary } from '#domain/opportunity/opportunity';
import { headingPieces } from '../../i18n/chinese-words';
import { fill } from '../../i18n/fill';
import { dot, languageName } from '../../i18n/intl';
import { factKeysOfCard, factText } from '../../i18n/opportunity-facts';
import { localizedPath } from '../../i18n/path';
import { FactLine } from '../../ui/FactLine';
import { ShortlistButton } from '../../ui/ShortlistButton';
import type { ShortlistProps } from './Shortlist';
import styles from './Shortlist.module.css';

interface Props extends ShortlistProps {
  readonly opportunity: OpportunitySummary;
  /** Whether it is on the visitor's shortlist, and whether the shortlist is full. */
  readonly isShortlisted: boolean;
  readonly full: boolean;
  /** Opportunities selected for comparison. */
  readonly compared: readonly OpportunitySummary[];
  readonly onToggle: () => void;
  readonly onCompare: () => void;
}

/** Card of one opportunity, with its shortlist button and comparison checkbox. */
export function ShortlistCard({ opportunity, isShortlisted, full, compared, onToggle, onCompare, ...props }: Props) {
  const { language, texts, listTexts, factTexts, provinceNames, sectorNames } = props;
  const { id, sample, title, subtitle, sector, imageURL, language: written = language } = opportunity;
  const reason = useId();
  const chosen = compared.includes(opportunity);
  const words = { language, texts: factTexts, provinceNames };
  const facts = factKeysOfCard.map((key) => factText(key, opportunity, words)).filter((text) => text !== undefined);
  const refused = !chosen && compared.length >= mostCompared;
  return (
    <li className={styles.card}>
      <CardImage name={imageURL[0]} missing={listTexts.noPicture} />
      <div>
        <p className={styles.kind}>
          {sample && listTexts.sample + dot(language)}
          <span className={styles.sector}>{sectorNames[sector]}</span>
        </p>
        <h2 className={styles.title} lang={written} dir="auto">
          <a href={localizedPath(`/opportunity/${id}`, language)}>
            <ProjectTitle title={title} language={written} />
          </a>
        </h2>
        <p className={styles.subtitle} lang={written} dir="auto">
          {excerpt(subtitle, written)}
        </p>
        <FactLine facts={facts} className={`${styles.facts} screen-only`} />
        {written !== language && (
          <p className={`${styles.note} screen-only`}>
            {fill(listTexts.writtenIn, { language: languageName(written, language) })}
          </p>
        )}
        <label className={`${styles.compare} screen-only`}>
          <input
            type="checkbox"
            checked={chosen}
            aria-label={fill(texts.compareWith, { title })}
            aria-disabled={refused || undefined}
            aria-describedby={refused ? reason : undefined}
            onChange={() => !refused && onCompare()}
          />
          {texts.compare}
        </label>
        {refused && (
          <p id={reason} className={`${styles.note} screen-only`}>
            {fill(texts.compareFull, { limit: mostCompared })}
          </p>
        )}
      </div>
      <ShortlistButton
        title={title}
        isShortlisted={isShortlisted}
        full={full}
        texts={texts.toggle}
        onToggle={onToggle}
      />
    </li>
  );
}

function CardImage({ name, missing }: { readonly name: string | undefined; readonly missing: string }) {
  const [broken, setBroken] = useState(false);
  if (!name || broken) return <p className={`${styles.image} ${styles.noImage}`}>{missing}</p>;
  return (
    <img
      className={styles.image}
      src={imagePath(name)}
      srcSet={imageSrcset(name, [320, 480])}
      sizes="(min-width: 40rem) 12rem, 6rem"
      width={480}
      height={320}
      loading="lazy"
      alt=""
      onError={() => setBroken(true)}
    />
  );
}

interface ProjectTitleProps {
  readonly title: string;
  /** Language of the title. */
  readonly language: Language;
}

/**
 * Title of an opportunity; Chinese titles break between words. Not for content of the first load, such as the list: the
 * browser's segmenter takes about 30 ms at its first use.
 */
export function ProjectTitle({ title, language }: ProjectTitleProps) {
  if (language !== 'zh') return title;
  return (
    <span className="by-words">
      {headingPieces(title).map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no state.
        <Fragment key={index}>
          {piece}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}
