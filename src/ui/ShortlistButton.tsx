import { useId } from 'react';
import type { Language } from '#domain/language';
import { limits } from '#domain/limits';
import type { Dictionary } from '../i18n/dictionary';
import { fill } from '../i18n/fill';
import { localizedPath } from '../i18n/path';
import { Icon } from './Icon';
import styles from './ShortlistButton.module.css';

interface ShortlistButtonProps {
  /** The opportunity's title. */
  readonly title: string;
  /** Whether the opportunity is on the shortlist. */
  readonly isShortlisted: boolean;
  /** Whether the shortlist is full. */
  readonly full: boolean;
  /** Whether the script that handles clicks has loaded. */
  readonly ready?: boolean;
  readonly texts: Dictionary['shortlist']['toggle'];
  readonly onToggle: () => void;
}

/**
 * Heart button that adds an opportunity to the shortlist or removes it. If the shortlist is full, it says so on hover,
 * focus and press.
 */
export function ShortlistButton({ title, isShortlisted, full, ready = true, texts, onToggle }: ShortlistButtonProps) {
  const reason = useId();
  const refused = full && !isShortlisted;
  return (
    <span className={`${styles.place} screen-only`}>
      <button
        type="button"
        className={styles.button}
        disabled={!ready}
        aria-pressed={isShortlisted}
        aria-label={fill(isShortlisted ? texts.remove : texts.add, { title })}
        aria-disabled={refused || undefined}
        aria-describedby={refused ? reason : undefined}
        onClick={() => !refused && onToggle()}
      >
        <Icon width={24}>
          <path d="M12 20.5C5 15.5 2.5 12.3 2.5 8.6a5 5 0 0 1 9.5-2.2 5 5 0 0 1 9.5 2.2c0 3.7-2.5 6.9-9.5 11.9Z" />
        </Icon>
      </button>
      {refused && (
        <span id={reason} role="tooltip" className={styles.reason}>
          {fill(texts.full, { limit: limits.shortlist })}
        </span>
      )}
    </span>
  );
}

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
