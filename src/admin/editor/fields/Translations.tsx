import { useStore } from '@nanostores/react';
import { memo, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { defaultLanguage, type Language, languageNames, languages } from '#domain/language';
import { limits } from '#domain/limits';
import { languageState } from '#domain/opportunity/completeness';
import { type TextKey, textKeys } from '#domain/opportunity/parts';
import { parseStructured } from '#domain/opportunity/structured-markup';
import { isStructured } from '#domain/opportunity/structured-text';
import { changedTexts } from '#domain/opportunity/translated-from';
import type { OpportunityTexts, TranslatedFrom } from '#domain/opportunity/translations';
import { fill } from '../../../i18n/fill';
import { Field } from '../../../ui/Field';
import { MarkedText } from '../../comparison/FieldContent';
import {
  copiedFrom,
  languagesToTranslate,
  sourcesIn,
  withCheck,
  withoutCheck,
} from '../../form-values/form-translations';
import type { FormValues, TypedField } from '../../form-values/form-values';
import { translationLabel } from '../../i18n/labels';
import { $texts, useTexts } from '../../i18n/texts';
import { StructuredText } from '../../ui/StructuredText';
import { LanguageStateTag } from '../../ui/Tag';
import { TextCount } from '../../ui/TextCount';
import { DescriptionField } from '../description/DescriptionField';
import { changedMessage, copiedMessage } from '../editor-messages';
import type { FormStore } from '../form-store';
import { useSettled } from '../use-settled';
import { Group, GrowingLine, SubtitleField } from './FormControls';
import styles from './Translations.module.css';
import { useEarlierOriginals, useFormFields } from './use-form-fields';

const shown: TypedField[] = ['language', 'translations', 'checked'];

interface TranslationsProps {
  readonly form: FormStore;
  /** The selected language; if it cannot be translated into, the first one is shown. */
  readonly shown: Language | undefined;
  onShow(language: Language): void;
}

/** Translations of an opportunity, one tab per language. */
export function Translations({ form, shown: chosen, onShow }: TranslationsProps) {
  const texts = useTexts();
  const { values, field } = useFormFields(form, shown);
  const record = useStore(form.$record);
  const { problem } = field('translations', texts.fields.translations);
  const offered = languagesToTranslate(values.translations, values.language);
  const selected = offered.find((language) => language === chosen) ?? offered[0];
  const { title, subtitle, description } = useSettled(form.$values);
  const original = { title, subtitle, description, language: writtenIn(values) };
  const content = { ...values, ...original, translatedFrom: sourcesIn({ ...values, ...original }, record) };
  const isChanged = offered.some((language) => changedTexts(content, language).length > 0);
  const earlier = useEarlierOriginals(record, isChanged);

  function show(language: Language): void {
    form.$worked.set(language);
    onShow(language);
  }

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
          const other = offered.find((language) => language === key);
          if (other) show(other);
        }}
      >
        <TabList aria-label={texts.form.otherLanguages} className={`${styles.tabs}`}>
          {offered.map((language) => (
            <Tab key={language} id={language} className={`${styles.tab}`}>
              <span lang={language}>{languageNames[language]}</span>
              <LanguageStateTag state={languageState(content, language)} />
            </Tab>
          ))}
        </TabList>
        {offered.map((language) => (
          <TabPanel key={language} id={language} className={`${styles.panel}`}>
            <Translation form={form} language={language} content={content} earlier={earlier} />
          </TabPanel>
        ))}
      </Tabs>
    </Group>
  );
}

/** The language of the original texts. */
const writtenIn = ({ language }: Pick<FormValues, 'language'>): Language =>
  languages.find((one) => one === language) ?? defaultLanguage;

/** The texts of the form, and what the translations are made from. */
type Content = Pick<FormValues, 'title' | 'subtitle' | 'description' | 'translations'> & {
  readonly language: Language;
  readonly translatedFrom: TranslatedFrom;
};

interface TranslationProps {
  readonly form: FormStore;
  readonly language: Language;
  readonly content: Content;
  readonly earlier: ReturnType<typeof useEarlierOriginals>;
}

/** Text fields of one translation, each beside the original. */
function Translation({ form, language, content, earlier }: TranslationProps) {
  const texts = useTexts();
  const { values, field, isLocked } = useFormFields(form, shown);
  const { translations, language: written } = values;
  const typed = translations[language];
  const place = (text: keyof OpportunityTexts) => `translations.${language}.${text}` as const;
  const labelled = (text: keyof OpportunityTexts) => field(place(text), translationLabel(text, language));
  const put = (text: keyof OpportunityTexts, value: string) =>
    form.$values.setKey('translations', { ...translations, [language]: { ...typed, [text]: value } });
  const copy = (): readonly TextKey[] => {
    const filled = copiedFrom(form.$values.get(), translations, language);
    form.$values.setKey('translations', filled);
    return textKeys.filter((text) => filled[language][text] !== typed[text]);
  };
  const changed = changedTexts(content, language);
  const original = (text: TextKey) => (
    <Original
      text={text}
      now={content[text]}
      language={content.language}
      isChanged={changed.includes(text)}
      earlier={earlier.find(text, content.translatedFrom[language]?.[text])}
      isLoaded={earlier.isLoaded}
    />
  );
  return (
    <>
      <Check form={form} language={language} changed={changed} />
      {language === written ? <p>{texts.form.ownLanguage}</p> : <CopyButton onCopy={copy} />}
      <Field {...labelled('title')} className={styles.pair}>
        {(attributes) => (
          <>
            {original('title')}
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
      <SubtitleField
        {...labelled('subtitle')}
        className={styles.pair}
        name={place('subtitle')}
        language={language}
        value={typed.subtitle}
        onChange={(value) => put('subtitle', value)}
      >
        {original('subtitle')}
      </SubtitleField>
      <DescriptionField
        {...labelled('description')}
        className={styles.pair}
        name={place('description')}
        language={language}
        rows={8}
        value={typed.description}
        isDisabled={isLocked}
        onChange={(value) => put('description', value)}
      >
        {original('description')}
      </DescriptionField>
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

interface CheckProps {
  readonly form: FormStore;
  readonly language: Language;
  readonly changed: readonly TextKey[];
}

/** Names the texts whose original has changed since they were translated, until they are marked as checked. */
function Check({ form, language, changed }: CheckProps) {
  const texts = useTexts();
  const { values } = useFormFields(form, shown);
  const isChecked = values.checked[language] !== undefined && changed.length === 0;
  if (changed.length === 0 && !isChecked) return null;
  const mark = () => (isChecked ? withoutCheck : withCheck)(form.$values.get(), language);
  return (
    <div className={`notice ${styles.check}`}>
      <p role="status">{isChecked ? texts.form.checked : changedMessage(changed)}</p>
      <button type="button" className="button" onClick={() => form.$values.setKey('checked', mark())}>
        {isChecked ? texts.unsaved.undo : texts.form.markChecked}
      </button>
    </div>
  );
}

interface OriginalProps {
  readonly text: TextKey;
  readonly now: string;
  readonly language: Language;
  readonly isChanged: boolean;
  /** The original that the translation was made from, if it is known. */
  readonly earlier: string | undefined;
  readonly isLoaded: boolean;
}

/** An original text. If it has changed since its translation: the text before and now, with the changed words marked. */
const Original = memo(function Original({ text, now, language, isChanged, earlier, isLoaded }: OriginalProps) {
  const texts = useTexts();
  if (now.trim() === '' && !isChanged) return null;
  return (
    // Focusable, so that a long original can be scrolled by keyboard.
    <section
      className={styles.original}
      aria-label={originalLabel(text)}
      tabIndex={text === 'description' ? 0 : undefined}
    >
      {isChanged && earlier !== undefined ? (
        <>
          <p className={styles.label}>{texts.history.before}</p>
          <MarkedText text={earlier} other={now} language={language} />
          <p className={styles.label}>{texts.history.after}</p>
          <MarkedText text={now} other={earlier} language={language} />
        </>
      ) : (
        <OriginalText text={now} language={language} />
      )}
      {isChanged && earlier === undefined && isLoaded && <p className={styles.label}>{texts.form.earlierGone}</p>}
    </section>
  );
});

interface OriginalTextProps {
  readonly text: string;
  readonly language: Language;
}

function OriginalText({ text, language }: OriginalTextProps) {
  if (!isStructured(text)) {
    return (
      <p lang={language} dir="auto">
        {text}
      </p>
    );
  }
  return (
    <div className={styles.structured} lang={language} dir="auto">
      <StructuredText blocks={parseStructured(text)} />
    </div>
  );
}

// Editor texts with placeholders, in the reader's language.

/** Label of a text in its original language. */
function originalLabel(text: keyof OpportunityTexts): string {
  const { fields, form } = $texts.get();
  return fill(form.original, { label: fields[text] });
}
