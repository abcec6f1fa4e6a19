import { languageNames, languages } from '#domain/language';
import { limits } from '#domain/limits';
import { adminSectors } from '#domain/sector';
import { Field } from '../../ui/Field';
import { fieldLabels, sectorLabels } from '../labels';
import type { OpportunityForm } from '../state/form';
import { texts } from '../texts';
import { useFormFields } from '../use-form-fields';
import styles from './FormTexts.module.css';
import { Options } from './Options';
import { SubtitleField } from './SubtitleField';
import { TextCount } from './TextCount';

/** The texts of an opportunity in the language that it is written in, and its sector. */
export function FormTexts({ form }: { readonly form: OpportunityForm }) {
  const { values, field, text } = useFormFields(form);
  const written = { lang: values.language };
  return (
    <div className={styles.texts}>
      <Field {...field('title', fieldLabels.title)}>
        {(attributes) => (
          <>
            <input {...attributes} {...text('title')} {...written} required autoComplete="off" />
            <TextCount text={values.title} limit={limits.title} />
          </>
        )}
      </Field>
      <SubtitleField
        {...field('subtitle', fieldLabels.subtitle)}
        name="subtitle"
        language={values.language}
        value={values.subtitle}
        required
        onChange={(value) => form.$values.setKey('subtitle', value)}
      />
      <Field {...field('sector', fieldLabels.sector)}>
        {(attributes) => (
          <select {...attributes} {...text('sector')} required>
            <option value="">{texts.form.chooseSector}</option>
            <Options choices={adminSectors} labels={sectorLabels} />
          </select>
        )}
      </Field>
      <Field {...field('language', fieldLabels.language)} hint={texts.form.languageHint}>
        {(attributes) => (
          <select {...attributes} {...text('language')}>
            {languages.map((language) => (
              <option key={language} value={language} lang={language}>
                {languageNames[language]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field {...field('description', fieldLabels.description)}>
        {(attributes) => (
          <>
            <textarea {...attributes} {...text('description')} {...written} rows={14} />
            <TextCount text={values.description} limit={limits.description} />
          </>
        )}
      </Field>
    </div>
  );
}
