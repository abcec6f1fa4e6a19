import { useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { type Language, languageNames } from '#domain/language';
import { limits } from '#domain/limits';
import { completenessOf } from '#domain/opportunity/completeness';
import { type TextKey, textKeys } from '#domain/opportunity/parts';
import { parseStructured } from '#domain/opportunity/structured-markup';
import { isStructured } from '#domain/opportunity/structured-text';
import type { OpportunityTexts } from '#domain/opportunity/translations';
import { Field } from '../../../ui/Field';
import { translationLabel } from '../../i18n/labels';
import { useTexts } from '../../i18n/texts';
import { StructuredText } from '../../ui/StructuredText';
import { TextCount } from '../../ui/TextCount';
import { copiedFrom, languagesToTranslate } from '../../unsaved/form-translations';
import type { TypedField } from '../../unsaved/form-values';
import { DescriptionField } from '../description/DescriptionField';
import { copiedMessage, originalLabel } from '../editor-messages';
import type { OpportunityForm } from '../form';
import { Group, GrowingLine, SubtitleField } from './FormControls';
import styles from './Translations.module.css';
import { useFormFields } from './use-form-fields';

const named: TypedField[] = ['language', 'translations'];

interface TranslationsProps {
  readonly form: OpportunityForm;
  /** The selected language; if it cannot be translated into, the first one is shown. */
  readonly shown: Language | undefined;
  onShow(language: Language): void;
}

/** Translations of an opportunity, one tab per language. */
export function Translations({ form, shown, onShow }: TranslationsProps) {
  const texts = useTexts();
  const { values, field } = useFormFields(form, named);
  const { problem } = field('translations', texts.fields.translations);
  const offered = languagesToTranslate(values.translations, values.language);
  const selected = offered.find((language) => language === shown) ?? offered[0];
  return (
    <Group
      legend={texts.form.otherLanguages}
      hint={texts.form.otherLanguagesHint}
      problem={problem}
      className={styles.translations}
    >
      <Tabs
        selectedKey={selected ?? ''}
        onSelectionChange={(key) => {
          const chosen = offered.find((language) => language === key);
          if (chosen) onShow(chosen);
        }}
      >
        <TabList aria-label={texts.form.otherLanguages} className={`${styles.tabs}`}>
          {offered.map((language) => {
            const completeness = completenessOf(values.translations[language]);
            return (
              <Tab key={language} id={language} className={`${styles.tab}`}>
                <span lang={language}>{languageNames[language]}</span>
                <span className={styles.mark} data-completeness={completeness}>
                  {texts.form.completeness[completeness]}
                </span>
              </Tab>
            );
          })}
        </TabList>
        {offered.map((language) => (
          <TabPanel key={language} id={language} className={`${styles.panel}`}>
            <Translation form={form} language={language} />
          </TabPanel>
        ))}
      </Tabs>
    </Group>
  );
}

const shown: TypedField[] = ['title', 'subtitle', 'description', 'language', 'translations'];

interface TranslationProps {
  readonly form: OpportunityForm;
  readonly language: Language;
}

/** Text fields of one translation, each beside the original. */
function Translation({ form, language }: TranslationProps) {
  const texts = useTexts();
  const { values, field, isSaving } = useFormFields(form, shown);
  const { translations, language: written } = values;
  const typed = translations[language];
  const place = (text: keyof OpportunityTexts) => `translations.${language}.${text}` as const;
  const labelled = (text: keyof OpportunityTexts) => field(place(text), translationLabel(text, language));
  const put = (text: keyof OpportunityTexts, value: string) =>
    form.$values.setKey('translations', { ...translations, [language]: { ...typed, [text]: value } });
  const copy = (): readonly TextKey[] => {
    const filled = copiedFrom(values, translations, language);
    form.$values.setKey('translations', filled);
    return textKeys.filter((text) => filled[language][text] !== typed[text]);
  };
  return (
    <>
      {language === written ? <p>{texts.form.ownLanguage}</p> : <CopyButton onCopy={copy} />}
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
        <DescriptionField
          {...labelled('description')}
          name={place('description')}
          language={language}
          rows={8}
          value={typed.description}
          isDisabled={isSaving}
          onChange={(value) => put('description', value)}
        />
        <Original text="description" of={values} />
      </div>
    </>
  );
}

interface CopyButtonProps {
  /** Copies the texts; returns those that were filled in. */
  onCopy(): readonly TextKey[];
}

function CopyButton({ onCopy }: CopyButtonProps) {
  const texts = useTexts();
  const [copied, setCopied] = useState<readonly TextKey[]>();
  return (
    <div className={styles.copy}>
      <button type="button" className="button" onClick={() => setCopied(onCopy())}>
        {texts.form.copy}
      </button>
      <p role="status">{copied ? copiedMessage(copied) : texts.form.copyHint}</p>
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
      {text === 'description' && isStructured(of.description) ? (
        <div className={styles.structured} lang={of.language} dir="auto">
          <StructuredText blocks={parseStructured(of.description)} />
        </div>
      ) : (
        <p lang={of.language} dir="auto">
          {of[text]}
        </p>
      )}
    </section>
  );
}
