import type { ComponentProps } from 'react';
import { type EnquiryField, horizons, optionalFields, sizes } from '#domain/enquiry/enquiry';
import type { Language } from '#domain/language';
import { Field } from '../../ui/Field';
import styles from './ContactForm.module.css';
import { CountryControl } from './CountryControl';
import { controlId } from './form-controls';
import type { FormTexts } from './form-texts';
import { labelOf } from './form-texts';
import { type Option, optionsOf } from './select-options';

interface Props {
  readonly texts: FormTexts;
  /** Initial values by field name. */
  readonly initial: Readonly<Record<string, string>>;
  readonly language: Language;
  /** True after hydration. */
  readonly ready: boolean;
  readonly problemOf: (field: EnquiryField) => string | undefined;
  readonly isCorrected: (field: EnquiryField) => boolean;
}

/**
 * Fields of the form. They are uncontrolled, so that values typed or filled in before hydration remain. None has
 * autocomplete="off", because browsers do not restore such fields when the visitor navigates back.
 */
export function Fields({ texts, initial, language, ready, problemOf, isCorrected }: Props) {
  const bind = (name: EnquiryField) => ({
    id: controlId(name),
    label: labelOf(name, texts),
    problem: problemOf(name),
    corrected: isCorrected(name),
  });
  const select = (name: EnquiryField, options: readonly Option[], input: ComponentProps<'select'> = {}) => (
    <Field {...bind(name)}>
      {(attributes) => (
        <select {...attributes} {...input} name={name} defaultValue={initial[name] ?? ''}>
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
    <Field {...bind(name)}>
      {(attributes) => <input {...attributes} {...input} name={name} defaultValue={initial[name]} />}
    </Field>
  );
  const firstName = line('firstName', { autoComplete: 'given-name', required: true });
  const lastName = line('lastName', { autoComplete: 'family-name', required: true });
  return (
    <>
      <div className={styles.fields}>
        {/* Same order as fieldsInOrder. */}
        {language === 'zh' && lastName}
        {firstName}
        {language !== 'zh' && lastName}
        {line('email', { type: 'email', autoComplete: 'email', spellCheck: false, required: true })}
        {line('company', { autoComplete: 'organization', required: true })}
        {select('sector', optionsOf('sector', language), { required: true })}
        <Field {...bind('country')} className={styles.country}>
          {(attributes) => <CountryControl {...{ attributes, language, texts, ready }} value={initial.country ?? ''} />}
        </Field>
        <Field {...bind('message')} className={styles.wide}>
          {(attributes) => <textarea {...attributes} name="message" required rows={6} defaultValue={initial.message} />}
        </Field>
      </div>
      <details className={styles.fold} open={optionalFields.some((field) => initial[field])}>
        <summary>{texts.optional}</summary>
        <div className={styles.fields}>
          {line('phone', { type: 'tel', autoComplete: 'tel' })}
          {line('wechat', { spellCheck: false })}
          {select('horizon', named(horizons, texts.horizons))}
          {select('size', named(sizes, texts.sizes))}
        </div>
      </details>
    </>
  );
}

function named<Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>): Option[] {
  return values.map((value) => ({ value, label: names[value] }));
}
