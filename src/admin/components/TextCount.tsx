import { memo } from 'react';
import { textLength } from '#domain/text';
import { charactersLeft, nearEnd } from '../editor-messages';
import { useTexts } from '../texts';
import styles from './TextCount.module.css';

interface TextCountProps {
  readonly text: string;
  readonly limit: number;
}

/** Characters left at which that is said aloud, once each. */
const told = [0, 10, 20] as const;

/** How many characters of a text are left, counted as the server counts; near the end it is also said. */
export const TextCount = memo(function TextCount({ text, limit }: TextCountProps) {
  const texts = useTexts();
  const left = limit - textLength(text);
  const step = told.find((most) => left <= most);
  return (
    <>
      <p className={styles.count} data-over={left < 0 || undefined}>
        {charactersLeft(left, texts)}
      </p>
      <p role="status" className="visually-hidden">
        {step !== undefined && nearEnd(left < 0 ? -1 : step, texts)}
      </p>
    </>
  );
});
