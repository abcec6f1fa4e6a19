import type { ComponentProps } from 'react';
import type { EnquiryField } from '#domain/enquiry/enquiry';
import type { Language } from '#domain/language';
import { Field } from '../../ui/Field';
import styles from './ContactForm.module.css';
import type { FormTexts } from './form-texts';
import { controlId } from './form-values';
import { labelOf } from './problem-text';
import { type Option, optionsOf } from './select-options';
import { useCountryOptions } from './use-country-options';

interface Props {
  readonly texts: FormTexts;
  readonly language: Language;
  readonly problemOf: (field: EnquiryField) => string | undefined;
  readonly isCorrected: (field: EnquiryField) => boolean;
}

/** The seven fields. They are uncontrolled: what is typed or filled in before hydration stays. */
export function Fields({ texts, language, problemOf, isCorrected }: Props) {
  const countries = useCountryOptions(language);
  const bind = (name: EnquiryField) => ({
    id: controlId(name),
    label: labelOf(name, texts),
    problem: problemOf(name),
    corrected: isCorrected(name),
  });
  const select = (name: EnquiryField, options: readonly Option[], autoComplete: string) => (
    <Field {...bind(name)}>
      {(attributes) => (
        <select {...attributes} name={name} required defaultValue="" autoComplete={autoComplete}>
          <option value="">{texts.choose}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
  const line = (name: EnquiryField, input: ComponentProps<'input'>) => (
    <Field {...bind(name)}>{(attributes) => <input {...attributes} {...input} name={name} required />}</Field>
  );
  return (
    <div className={styles.fields}>
      {line('firstName', { autoComplete: 'given-name' })}
      {line('lastName', { autoComplete: 'family-name' })}
      {line('email', { type: 'email', autoComplete: 'email', spellCheck: false })}
      {line('company', { autoComplete: 'organization' })}
      {select('sector', optionsOf('sector', language), 'off')}
      {select('country', countries, 'country')}
      <Field {...bind('message')} className={styles.wide}>
        {(attributes) => <textarea {...attributes} name="message" required rows={6} />}
      </Field>
    </div>
  );
}
