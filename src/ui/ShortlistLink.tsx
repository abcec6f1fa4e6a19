import type { Language } from '#domain/language';
import type { Dictionary } from '../i18n/dictionary';
import { fill } from '../i18n/fill';
import { localizedPath } from '../i18n/path';

interface ShortlistLinkProps {
  /** How many opportunities the visitor keeps. */
  readonly count: number;
  readonly language: Language;
  readonly texts: Dictionary['shortlist']['toggle'];
}

/** Leads to the visitor's own shortlist, and says how much is on it. */
export function ShortlistLink({ count, language, texts }: ShortlistLinkProps) {
  return (
    <a className="quiet-link" href={localizedPath('/shortlist', language)}>
      {fill(texts.link, { count })}
    </a>
  );
}
