import { languageNames, languages } from '#domain/language';
import { limits } from '#domain/limits';
import { adminSectors } from '#domain/sector';
import { Field } from '../../../ui/Field';
import type { TypedField } from '../../form-values/form-values';
import { useTexts } from '../../i18n/texts';
import { Options } from '../../ui/Inputs';
import { TextCount } from '../../ui/TextCount';
import { DescriptionField } from '../description/DescriptionField';
import type { FormStore } from '../form-store';
import { GrowingLine, SubtitleField } from './FormControls';
import styles from './FormControls.module.css';
import { useFormFields } from './use-form-fields';

const shown: TypedField[] = ['title', 'subtitle', 'sector', 'language', 'description'];

/** Form fields for the language, the texts in that language, and the sector. */
export function FormTexts({ form }: { readonly form: FormStore }) {
  const texts = useTexts();
  const { values, field, text, isLocked } = useFormFields(form, shown);
  return (
    <div className={styles.texts}>
      <Field {...field('title', texts.fields.title)}>
        {(attributes) => (
          <>
            <GrowingLine
              {...attributes}
              lang={values.language}
              name="title"
              required
              value={values.title}
              onChange={(value) => form.$values.setKey('title', value)}
            />
            <TextCount text={values.title} limit={limits.title} />
          </>
        )}
      </Field>
      <SubtitleField
        {...field('subtitle', texts.fields.subtitle)}
        name="subtitle"
        language={values.language}
        value={values.subtitle}
        required
        onChange={(value) => form.$values.setKey('subtitle', value)}
      />
      <Field {...field('sector', texts.fields.sector)}>
        {(attributes) => (
          <select {...attributes} {...text('sector')} required>
            <option value="">{texts.form.chooseSector}</option>
            <Options choices={adminSectors} labels={texts.sectors} />
          </select>
        )}
      </Field>
      <Field {...field('language', texts.fields.language)} hint={texts.form.languageHint}>
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
      <DescriptionField
        {...field('description', texts.fields.description)}
        name="description"
        language={values.language}
        rows={14}
        value={values.description}
        isDisabled={isLocked}
        onChange={(value) => form.$values.setKey('description', value)}
      />
    </div>
  );
}
