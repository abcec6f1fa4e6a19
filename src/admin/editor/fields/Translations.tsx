import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { type Language, languageNames } from '#domain/language';
import { completenessOf } from '#domain/opportunity/completeness';
import { useTexts } from '../../i18n/texts';
import { languagesToTranslate } from '../../unsaved/form-translations';
import type { TypedField } from '../../unsaved/form-values';
import type { OpportunityForm } from '../form';
import { Group } from './Group';
import { Translation } from './Translation';
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
