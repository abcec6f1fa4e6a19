import { timeOf } from '../inbox/enquiry-messages';
import styles from './DatedTexts.module.css';

interface DatedTextsProps {
  readonly texts: readonly { readonly at: string; readonly text: string }[];
}

/** A list of texts, each below its date and time. */
export function DatedTexts({ texts }: DatedTextsProps) {
  return (
    <ol className={styles.list}>
      {texts.map(({ at, text }) => (
        <li key={`${at} ${text}`} className={styles.item}>
          <p className={styles.time}>
            <time dateTime={at}>{timeOf(at)}</time>
          </p>
          <p className={styles.text} dir="auto">
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
