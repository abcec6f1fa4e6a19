import { languages } from '#domain/language';
import { Field } from '../../../ui/Field';
import { imageAltLabel, languageLabel } from '../../i18n/labels';
import { useTexts } from '../../i18n/texts';
import { altsWith, languagesMissing } from '../../unsaved/form-image-alts';
import type { TypedField } from '../../unsaved/form-values';
import { Group } from '../fields/Group';
import { GrowingLine } from '../fields/GrowingLine';
import { useFormFields } from '../fields/use-form-fields';
import type { OpportunityForm } from '../form';
import styles from './ImageAlt.module.css';
import { missingAltMessage } from './image-messages';

const shown: TypedField[] = ['imageAlts'];

interface ImageAltProps {
  readonly form: OpportunityForm;
  readonly name: string;
  readonly index: number;
}

/** Fields for an image's alternative text in each language. Their labels include the image's number. */
export function ImageAlt({ form, name, index }: ImageAltProps) {
  const texts = useTexts();
  const { values, field } = useFormFields(form, shown);
  const missing = languagesMissing(values.imageAlts, name);
  return (
    <Group
      legend={texts.form.imageAlt}
      {...(missing.length > 0 && { hint: missingAltMessage(missing) })}
      className={styles.alt}
    >
      {languages.map((language) => {
        const label = imageAltLabel(index, language);
        const place = `imageAlts.${name}.${language}` as const;
        return (
          <Field key={language} {...field(place, label)} label={languageLabel(language)}>
            {(attributes) => (
              <GrowingLine
                {...attributes}
                aria-label={label}
                name={place}
                lang={language}
                value={values.imageAlts[name]?.[language] ?? ''}
                onChange={(text) => form.$values.setKey('imageAlts', altsWith(values.imageAlts, name, language, text))}
              />
            )}
          </Field>
        );
      })}
    </Group>
  );
}
