import type { Language } from '#domain/language';
import type { Dictionary } from '../i18n/dictionary';
import { fill } from '../i18n/fill';
import { localizedPath } from '../i18n/path';

interface ShortlistLinkProps {
  /** Number of opportunities on the visitor's shortlist. */
  readonly count: number;
  readonly language: Language;
  readonly texts: Dictionary['shortlist']['toggle'];
}

/** Link to the visitor's shortlist, with the number of its opportunities. */
export function ShortlistLink({ count, language, texts }: ShortlistLinkProps) {
  return (
    <a className="quiet-link" href={localizedPath('/shortlist', language)}>
      {fill(texts.link, { count })}
    </a>
  );
}
