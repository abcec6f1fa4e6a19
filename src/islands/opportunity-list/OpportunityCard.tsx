import { useState } from 'react';
import { imagePath } from '#domain/calls/images';
import { excerpt } from '#domain/excerpt';
import { imageSrcset } from '#domain/image';
import { defaultLanguage, type Language } from '#domain/language';
import type { OpportunitySummary } from '#domain/opportunity/opportunity';
import type { Dictionary } from '../../i18n/dictionary';
import { fill } from '../../i18n/fill';
import { localizedPath } from '../../i18n/path';
import { Icon } from '../../ui/Icon';
import styles from './OpportunityCard.module.css';

interface Props {
  readonly opportunity: OpportunitySummary;
  /** Whether the card is among the first, which are in view at once. */
  readonly inView: boolean;
  readonly language: Language;
  readonly texts: Dictionary['opportunities'];
  readonly sectorNames: Dictionary['sectors'];
}

export function OpportunityCard({ opportunity, inView, language, texts, sectorNames }: Props) {
  const { id, title, subtitle, sector, imageURL, language: written = defaultLanguage } = opportunity;
  return (
    <li className={styles.card}>
      <CardImage name={imageURL[0]} inView={inView} missing={texts.noPicture} />
      <a className={styles.sector} href={localizedPath(`/sectors/${sector}`, language)}>
        {sectorNames[sector]}
      </a>
      <h2 className={styles.title} lang={written}>
        {title}
      </h2>
      <p className={styles.subtitle} lang={written}>
        {excerpt(subtitle, written)}
      </p>
      <a className={styles.more} href={localizedPath(`/opportunity/${id}`, language)}>
        <span aria-hidden="true">{texts.learnMore}</span>
        <span className="visually-hidden">{fill(texts.learnMoreAbout, { title })}</span>
        <Icon width={24} height={12}>
          <path d="M0 6h22M17 1l5 5-5 5" />
        </Icon>
      </a>
    </li>
  );
}

interface CardImageProps {
  readonly name: string | undefined;
  readonly inView: boolean;
  readonly missing: string;
}

function CardImage({ name, inView, missing }: CardImageProps) {
  const [broken, setBroken] = useState(false);
  if (!name || broken) {
    return (
      <div className={`${styles.image} ${styles.noImage}`}>
        <span>{missing}</span>
      </div>
    );
  }
  return (
    <div className={styles.image}>
      <img
        src={imagePath(name)}
        srcSet={imageSrcset(name, [320, 480, 672, 960])}
        sizes="(width >= 90rem) 31rem, (width >= 72rem) calc(46vw - 9rem), (width >= 40rem) 46vw, 92vw"
        width={960}
        height={640}
        loading={inView ? 'eager' : 'lazy'}
        alt=""
        onError={() => setBroken(true)}
      />
    </div>
  );
}
