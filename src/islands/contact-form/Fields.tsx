import type { EnquiryField } from '#domain/enquiry';
import type { Dictionary } from '../../i18n/dictionary';
import styles from './ContactForm.module.css';
import { type ControlProps, Field } from './Field';
import { labelOf } from './problem-text';

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface Props {
  readonly texts: Dictionary['contact'];
  readonly sectors: readonly Option[];
  readonly countries: readonly Option[];
  readonly problemOf: (field: EnquiryField) => string | undefined;
}

/** The seven fields. They are uncontrolled: what is typed or filled in before hydration stays. */
export function Fields({ texts, sectors, countries, problemOf }: Props) {
  const about = (name: EnquiryField) => ({ name, label: labelOf(name, texts), problem: problemOf(name) });
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
      <Field {...about('sector')} control={select(sectors, 'off')} />
      <Field {...about('country')} control={select(countries, 'country')} />
      <Field {...about('message')} className={styles.wide} control={(props) => <textarea {...props} rows={8} />} />
    </div>
  );
}
