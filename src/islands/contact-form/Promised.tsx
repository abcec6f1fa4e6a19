import type { Language } from '#domain/language';
import styles from './ContactForm.module.css';
import { clocksOf } from './clocks';
import type { FormTexts } from './form-texts';

interface Props {
  /** ISO 8601. */
  readonly answerBy: string;
  readonly language: Language;
  readonly texts: FormTexts;
}

/** Until when a person answers, by the clocks of Buenos Aires, of Shanghai and of the reader. */
export function Promised({ answerBy, language, texts }: Props) {
  return (
    <>
      <p>{texts.answeredBy}</p>
      <dl className={styles.clocks}>
        {clocksOf(answerBy, language).map(({ place, time }) => (
          <div key={place}>
            <dt>{texts.clocks[place]}</dt>
            <dd>
              <time dateTime={answerBy}>{time}</time>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
