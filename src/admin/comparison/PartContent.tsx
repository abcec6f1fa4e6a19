import type { Language } from '#domain/language';
import type { OpportunityContent } from '#domain/opportunity/content';
import { type Part, textKeys } from '#domain/opportunity/parts';
import { translationLabel } from '../i18n/labels';
import { useTexts } from '../i18n/texts';
import { formContentOf } from '../unsaved/form-values';
import { FieldContent } from './FieldContent';
import styles from './FieldContent.module.css';
import { useMarkedWords } from './use-marked-words';

interface PartContentProps {
  readonly content: OpportunityContent;
  readonly part: Part;
  /** The other version: words missing there are marked. */
  readonly compared: OpportunityContent;
}

/** Shows one part of an opportunity's content. */
export function PartContent({ content, part, compared }: PartContentProps) {
  const text = textIn(content, part);
  if (text) return <MarkedText text={text.text} other={textIn(compared, part)?.text ?? ''} language={text.language} />;
  if (part.key === 'translations') return <Translation content={content} language={part.language} />;
  return <FieldContent content={formContentOf(content)} field={part.key} />;
}

interface Text {
  readonly text: string;
  readonly language: Language;
}

/** The text of a part that consists of a single text; `undefined` for others. */
function textIn(content: OpportunityContent, part: Part): Text | undefined {
  const { key } = part;
  if (key === 'imageAlts') {
    return { text: content.imageAlts?.[part.image]?.[part.language] ?? '', language: part.language };
  }
  if (key === 'translations') {
    const { language, text } = part;
    return text === 'all' ? undefined : { text: content.translations?.[language]?.[text] ?? '', language };
  }
  const text = textKeys.find((one) => one === key);
  return text && { text: content[text], language: content.language };
}

function MarkedText({ text, other, language }: Text & { readonly other: string }) {
  const texts = useTexts();
  const pieces = useMarkedWords(text, other);
  if (text === '') return <em>{texts.conflict.empty}</em>;
  let at = 0;
  return (
    <p className={styles.text} lang={language} dir="auto">
      {pieces.map((piece) => {
        const key = at;
        at += piece.text.length;
        return piece.isChanged ? <mark key={key}>{piece.text}</mark> : <span key={key}>{piece.text}</span>;
      })}
    </p>
  );
}

function Translation({ content, language }: { readonly content: OpportunityContent; readonly language: Language }) {
  const texts = useTexts();
  const translation = content.translations?.[language];
  if (!translation) return <em>{texts.conflict.empty}</em>;
  return (
    <dl className={styles.lines}>
      {textKeys
        .filter((key) => translation[key] !== '')
        .map((key) => (
          <div key={key}>
            <dt>{translationLabel(key, language)}</dt>
            <dd>
              <p className={styles.text} lang={language} dir="auto">
                {translation[key]}
              </p>
            </dd>
          </div>
        ))}
    </dl>
  );
}
