import type { Language } from '#domain/language';
import { limits } from '#domain/limits';
import type { OpportunityTexts } from '#domain/opportunity/translations';
import { Field } from '../../../ui/Field';
import { translationLabel } from '../../i18n/labels';
import { useTexts } from '../../i18n/texts';
import { TextCount } from '../../ui/TextCount';
import { copiedFrom } from '../../unsaved/form-translations';
import type { TypedField } from '../../unsaved/form-values';
import { originalLabel } from '../editor-messages';
import type { OpportunityForm } from '../form';
import { GrowingLine } from './GrowingLine';
import { SubtitleField } from './SubtitleField';
import styles from './Translation.module.css';
import { useFormFields } from './use-form-fields';

const shown: TypedField[] = ['title', 'subtitle', 'description', 'language', 'translations'];

interface TranslationProps {
  readonly form: OpportunityForm;
  readonly language: Language;
}

/** Text fields of one translation, each beside the original. */
export function Translation({ form, language }: TranslationProps) {
  const texts = useTexts();
  const { values, field } = useFormFields(form, shown);
  const { translations, language: written } = values;
  const typed = translations[language];
  const place = (text: keyof OpportunityTexts) => `translations.${language}.${text}` as const;
  const labelled = (text: keyof OpportunityTexts) => field(place(text), translationLabel(text, language));
  const put = (text: keyof OpportunityTexts, value: string) =>
    form.$values.setKey('translations', { ...translations, [language]: { ...typed, [text]: value } });
  const control = (text: keyof OpportunityTexts) => ({
    name: place(text),
    lang: language,
    value: typed[text],
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) => put(text, target.value),
  });
  return (
    <>
      {language === written ? (
        <p>{texts.form.ownLanguage}</p>
      ) : (
        <CopyButton onCopy={() => form.$values.setKey('translations', copiedFrom(values, translations, language))} />
      )}
      <div className={styles.pair}>
        <Field {...labelled('title')}>
          {(attributes) => (
            <>
              <GrowingLine
                {...attributes}
                name={place('title')}
                lang={language}
                value={typed.title}
                onChange={(value) => put('title', value)}
              />
              <TextCount text={typed.title} limit={limits.title} />
            </>
          )}
        </Field>
        <Original text="title" of={values} />
      </div>
      <div className={styles.pair}>
        <SubtitleField
          {...labelled('subtitle')}
          name={place('subtitle')}
          language={language}
          value={typed.subtitle}
          onChange={(value) => put('subtitle', value)}
        />
        <Original text="subtitle" of={values} />
      </div>
      <div className={styles.pair}>
        <Field {...labelled('description')}>
          {(attributes) => (
            <>
              <textarea {...attributes} {...control('description')} rows={8} />
              <TextCount text={typed.description} limit={limits.description} />
            </>
          )}
        </Field>
        <Original text="description" of={values} />
      </div>
    </>
  );
}

function CopyButton({ onCopy }: { onCopy(): void }) {
  const texts = useTexts();
  return (
    <div className={styles.copy}>
      <button type="button" className="button" onClick={onCopy}>
        {texts.form.copy}
      </button>
      <p>{texts.form.copyHint}</p>
    </div>
  );
}

interface OriginalProps {
  readonly text: keyof OpportunityTexts;
  readonly of: OpportunityTexts & { readonly language: string };
}

function Original({ text, of }: OriginalProps) {
  if (of[text].trim() === '') return null;
  return (
    // Focusable, so that a long original can be scrolled by keyboard.
    <section
      className={styles.original}
      aria-label={originalLabel(text)}
      tabIndex={text === 'description' ? 0 : undefined}
    >
      <p lang={of.language} dir="auto">
        {of[text]}
      </p>
    </section>
  );
}
