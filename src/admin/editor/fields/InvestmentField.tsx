import { Field } from '../../../ui/Field';
import { useTexts } from '../../i18n/texts';
import type { TypedField } from '../../unsaved/form-values';
import type { OpportunityForm } from '../form';
import styles from './InvestmentField.module.css';
import { useFormFields } from './use-form-fields';

const shown: TypedField[] = ['investment'];

/** The requested investment: the first control alone is a single amount, both are a range. */
export function InvestmentField({ form }: { readonly form: OpportunityForm }) {
  const texts = useTexts();
  const { values, field } = useFormFields(form, shown);
  const whole = field('investment', texts.fields.investment);
  const to = field('investment.to', texts.parts.investmentTo);
  const end = (name: 'from' | 'to') => ({
    name: `investment.${name}`,
    value: values.investment[name],
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      form.$values.setKey('investment', { ...values.investment, [name]: target.value }),
  });
  return (
    <div className={styles.investment}>
      <Field {...field('investment.from', texts.parts.investmentFrom)} hint={texts.form.investmentHint}>
        {(attributes) => <input {...attributes} {...end('from')} />}
      </Field>
      <Field {...to} problem={to.problem ?? whole.problem}>
        {(attributes) => <input {...attributes} {...end('to')} />}
      </Field>
    </div>
  );
}
