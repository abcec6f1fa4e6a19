import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Language } from '#domain/language';
import { isFull } from '#domain/opportunity/shortlist';
import type { Dictionary } from '../../i18n/dictionary';
import { $shortlist, asOnServer, toggleShortlisted } from '../../stores/shortlist';
import { guarded } from '../../ui/IslandBoundary';
import { ShortlistButton, ShortlistLink } from '../../ui/ShortlistButton';
import styles from './ShortlistToggle.module.css';

interface Props {
  /** The opportunity's. */
  readonly id: string;
  readonly title: string;
  readonly language: Language;
  readonly texts: Dictionary['shortlist']['toggle'];
}

/** Keeps an opportunity from its own page, and leads to the shortlist. */
export const ShortlistToggle = guarded(function ShortlistToggle({ id, title, language, texts }: Props) {
  const kept = useStore($shortlist, asOnServer);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <div className={`${styles.row} screen-only`}>
      <ShortlistLink count={kept.length} language={language} texts={texts} />
      <ShortlistButton
        title={title}
        kept={kept.includes(id)}
        full={isFull(kept)}
        ready={ready}
        texts={texts}
        onToggle={() => toggleShortlisted(id)}
      />
    </div>
  );
});
