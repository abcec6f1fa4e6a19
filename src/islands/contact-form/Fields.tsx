import type { EnquiryField } from '#domain/enquiry/enquiry';
import type { Language } from '#domain/language';
import styles from './ContactForm.module.css';
import { type ControlProps, Field } from './Field';
import type { FormTexts } from './form-texts';
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
  const about = (name: EnquiryField) => ({
    name,
    label: labelOf(name, texts),
    problem: problemOf(name),
    corrected: isCorrected(name),
  });
  const select = (options: readonly Option[], autoComplete: string) => (props: ControlProps) => (
    <select {...props} defaultValue="" autoComplete={autoComplete}>
      <option value="">{texts.choose}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
  return (
    <div className={styles.fields}>
      <Field {...about('firstName')} control={(props) => <input {...props} autoComplete="given-name" />} />
      <Field {...about('lastName')} control={(props) => <input {...props} autoComplete="family-name" />} />
      <Field
        {...about('email')}
        control={(props) => <input {...props} type="email" autoComplete="email" spellCheck={false} />}
      />
      <Field {...about('company')} control={(props) => <input {...props} autoComplete="organization" />} />
      <Field {...about('sector')} control={select(optionsOf('sector', language), 'off')} />
      <Field {...about('country')} control={select(countries, 'country')} />
      <Field {...about('message')} className={styles.wide} control={(props) => <textarea {...props} rows={6} />} />
    </div>
  );
}
