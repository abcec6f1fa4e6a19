import { memo } from 'react';
import { textLength } from '#domain/text';
import { countText } from '../i18n/messages';
import { type Texts, useTexts } from '../i18n/texts';
import styles from './TextCount.module.css';

interface TextCountProps {
  readonly text: string;
  readonly limit: number;
}

/** Numbers of characters left at which a screen reader announces the limit, once each. */
const announced = [0, 10, 20] as const;

/** The share of a limit from which on the characters left are shown. */
const shownFrom = 0.2;

/** Characters left in a text, counted as the server does; shown and announced near the limit. */
export const TextCount = memo(function TextCount({ text, limit }: TextCountProps) {
  const texts = useTexts();
  const left = limit - textLength(text);
  const step = announced.find((most) => left <= most);
  return (
    <>
      {left <= shownFrom * limit && (
        <p className={styles.count} data-over={left < 0 || undefined}>
          {charactersLeft(left, texts)}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {step !== undefined && nearEnd(left < 0 ? -1 : step, texts)}
      </p>
    </>
  );
});

/** Characters left, or the number over the limit. */
function charactersLeft(left: number, { counts }: Texts): string {
  return left < 0 ? countText(counts.over, -left) : countText(counts.left, left);
}

/**
 * Screen-reader text near the limit: at most this many characters are left. A negative number means the text is too long.
 */
function nearEnd(most: number, { counts }: Texts): string {
  return most < 0 ? counts.tooLong : countText(counts.near, most);
}
