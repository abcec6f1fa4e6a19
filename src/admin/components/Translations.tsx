import { type Language, languageNames } from '#domain/language';
import type { OpportunityTexts } from '#domain/opportunity/translations';
import { Field } from '../../ui/Field';
import { translationLabel } from '../labels';
import type { OpportunityForm } from '../state/form';
import { languagesToTranslate } from '../state/form-translations';
import { useTexts } from '../texts';
import { useFormFields } from '../use-form-fields';
import { Group } from './Group';
import styles from './Translations.module.css';

interface TranslationsProps {
  readonly form: OpportunityForm;
}

/** The texts of an opportunity in languages beside the one that it is written in. */
export function Translations({ form }: TranslationsProps) {
  const texts = useTexts();
  const { values, field } = useFormFields(form);
  const { problem } = field('translations', texts.fields.translations);
  return (
    <Group
      legend={texts.form.otherLanguages}
      hint={texts.form.otherLanguagesHint}
      problem={problem}
      className={styles.translations}
    >
      {languagesToTranslate(values.translations, values.language).map((language) => (
        <Translation key={language} form={form} language={language} />
      ))}
    </Group>
  );
}

interface TranslationProps extends TranslationsProps {
  readonly language: Language;
}

function Translation({ form, language }: TranslationProps) {
  const texts = useTexts();
  const { values, field } = useFormFields(form);
  const { translations, language: written } = values;
  const place = (text: keyof OpportunityTexts) => `translations.${language}.${text}` as const;
  const labelled = (text: keyof OpportunityTexts) => field(place(text), translationLabel(text, language));
  const control = (text: keyof OpportunityTexts) => ({
    name: place(text),
    lang: language,
    value: translations[language][text],
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      form.$values.setKey('translations', {
        ...translations,
        [language]: { ...translations[language], [text]: target.value },
      }),
  });
  return (
    <Group
      legend={<span lang={language}>{languageNames[language]}</span>}
      {...(language === written && { hint: texts.form.ownLanguage })}
      className={styles.translation}
    >
      <Field {...labelled('title')}>{(attributes) => <input {...attributes} {...control('title')} />}</Field>
      <Field {...labelled('subtitle')}>{(attributes) => <input {...attributes} {...control('subtitle')} />}</Field>
      <Field {...labelled('description')}>
        {(attributes) => <textarea {...attributes} {...control('description')} rows={8} />}
      </Field>
    </Group>
  );
}
