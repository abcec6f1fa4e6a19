import { type Language, languages } from '#domain/language';
import type { OpportunityForm } from '../state/form';
import { languagesToTranslate } from '../state/form-translations';
import type { TypedField } from '../state/form-values';
import { useTexts } from '../texts';
import { useFormFields } from '../use-form-fields';
import { Group } from './Group';
import { LanguageTabs } from './LanguageTabs';
import { Translation } from './Translation';
import styles from './Translations.module.css';

const named: TypedField[] = ['language', 'translations'];

interface TranslationsProps {
  readonly form: OpportunityForm;
  /** The language whose texts are shown; where it is none to translate into, the first is. */
  readonly shown: Language | undefined;
  onShow(language: Language): void;
}

/** The texts of an opportunity in languages beside the one that it is written in, a tab for each. */
export function Translations({ form, shown, onShow }: TranslationsProps) {
  const texts = useTexts();
  const { values, field } = useFormFields(form, named);
  const { problem } = field('translations', texts.fields.translations);
  const offered = languagesToTranslate(values.translations, values.language);
  const selected = offered.find((language) => language === shown) ?? offered[0] ?? languages[0];
  return (
    <Group
      legend={texts.form.otherLanguages}
      hint={texts.form.otherLanguagesHint}
      problem={problem}
      className={styles.translations}
    >
      <LanguageTabs
        label={texts.form.otherLanguages}
        languages={offered}
        shown={selected}
        typed={values.translations}
        onShow={onShow}
      >
        <Translation key={selected} form={form} language={selected} />
      </LanguageTabs>
    </Group>
  );
}
