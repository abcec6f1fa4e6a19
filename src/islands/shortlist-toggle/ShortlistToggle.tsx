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
  /** Id of the opportunity. */
  readonly id: string;
  readonly title: string;
  readonly language: Language;
  readonly texts: Dictionary['shortlist']['toggle'];
}

/** Adds the page's opportunity to the shortlist or removes it, and links to the shortlist. */
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
