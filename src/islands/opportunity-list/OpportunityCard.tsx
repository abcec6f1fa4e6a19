import { useStore } from '@nanostores/react';
import { memo, useState } from 'react';
import { excerpt } from '#domain/excerpt';
import { imagePath, imageSrcset, plateName } from '#domain/image';
import type { OpportunitySummary } from '#domain/opportunity/opportunity';
import { isFull } from '#domain/opportunity/shortlist';
import { fill } from '../../i18n/fill';
import { dot, languageName } from '../../i18n/intl';
import { factKeysOfCard, factText } from '../../i18n/opportunity-facts';
import type { ListWords } from '../../i18n/opportunity-words';
import { localizedPath } from '../../i18n/path';
import { $shortlist, asOnServer, toggleShortlisted } from '../../stores/shortlist';
import { FactLine } from '../../ui/FactLine';
import { Icon } from '../../ui/Icon';
import { ShortlistButton } from '../../ui/ShortlistButton';
import styles from './OpportunityCard.module.css';

interface Props {
  readonly opportunity: OpportunitySummary;
  readonly words: ListWords;
}

/** A card of the list. Memoized, so that a search that finds it again does not render it again. */
export const OpportunityCard = memo(function OpportunityCard({ opportunity, words }: Props) {
  const { language, texts, factTexts, sectorNames } = words;
  const { id, sample, title, subtitle, sector, subSector, imageURL, language: written = language } = opportunity;
  return (
    <li className={styles.card}>
      <Heart id={id} title={title} texts={words.shortlistTexts} />
      <CardImage key={imageURL[0]} name={imageURL[0]} missing={texts.noPicture} />
      <p className={styles.kind}>
        {sample && texts.sample + dot(language)}
        <a className={styles.sector} href={localizedPath(`/sectors/${sector}`, language)}>
          {sectorNames[sector]}
        </a>
        {subSector && dot(language) + factTexts.subSectors[subSector]}
      </p>
      <h2 className={styles.title} lang={written} dir="auto">
        {title}
      </h2>
      <p className={styles.subtitle} lang={written} dir="auto">
        {excerpt(subtitle, written)}
      </p>
      <Facts opportunity={opportunity} words={words} />
      <a className={styles.more} href={localizedPath(`/opportunity/${id}`, language)}>
        <span aria-hidden="true">{texts.learnMore}</span>
        <span className="visually-hidden">{fill(texts.learnMoreAbout, { title })}</span>
        <Icon width={24} height={12}>
          <path d="M0 6h22M17 1l5 5-5 5" />
        </Icon>
      </a>
    </li>
  );
});

function Heart({ id, title, texts }: { id: string; title: string; texts: ListWords['shortlistTexts'] }) {
  const shortlisted = useStore($shortlist, asOnServer);
  return (
    <div className={styles.heart}>
      <ShortlistButton
        title={title}
        isShortlisted={shortlisted.includes(id)}
        full={isFull(shortlisted)}
        texts={texts}
        onToggle={() => toggleShortlisted(id)}
      />
    </div>
  );
}

/** Province, sum and stage, and the language of the texts if it is not the page's. */
function Facts({ opportunity, words }: Pick<Props, 'opportunity' | 'words'>) {
  const { language, texts, factTexts, provinceNames } = words;
  const known = factKeysOfCard.flatMap(
    (key) => factText(key, opportunity, { language, texts: factTexts, provinceNames }) ?? [],
  );
  const { language: written } = opportunity;
  if (written) known.push(fill(texts.writtenIn, { language: languageName(written, language) }));
  return <FactLine facts={known} className={styles.facts} />;
}

interface CardImageProps {
  readonly name: string | undefined;
  readonly missing: string;
}

function CardImage({ name, missing }: CardImageProps) {
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
        srcSet={imageSrcset(name, [320, 480, 672, 1056])}
        sizes="(min-width: 90rem) 31rem, (min-width: 72rem) calc(46vw - 9rem), (min-width: 40rem) 46vw, 92vw"
        width={960}
        height={640}
        loading="lazy"
        // The page's own illustration loads first.
        fetchPriority="low"
        decoding="async"
        alt=""
        data-plate={plateName(name)}
        onError={() => setBroken(true)}
      />
    </div>
  );
}
