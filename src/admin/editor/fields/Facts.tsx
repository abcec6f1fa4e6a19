import { Fragment, type ReactNode } from 'react';
import { keysOf } from '#domain/keys';
import { type Facts as FactValues, firstDay, openMatters, seekingKinds, stages } from '#domain/opportunity/facts';
import { firmSizes, subSectorsOf } from '#domain/opportunity/sub-sector';
import { isSectorKey } from '#domain/sector';
import { dayInArgentina } from '#domain/time/day';
import { Field } from '../../../ui/Field';
import { type FormField, isSubSectorIn, type TypedField } from '../../form-values/form-values';
import { readSum } from '../../form-values/typed-sum';
import { provinceLabels, sortedProvinces } from '../../i18n/labels';
import { useTexts } from '../../i18n/texts';
import { DayInput, Options } from '../../ui/Inputs';
import { sumMessage } from '../editor-messages';
import type { FormStore } from '../form-store';
import { compositeInputs } from './CompositeFacts';
import styles from './Facts.module.css';
import { Group } from './FormControls';
import { useFormFields } from './use-form-fields';
import { VerificationField } from './VerificationField';

type InputProps = ReturnType<typeof useFormFields> & {
  readonly form: FormStore;
  readonly texts: ReturnType<typeof useTexts>;
};

/** The input of each fact, in the order of the form. A fact without an entry does not compile. */
const inputs = {
  sample: ({ form, values, texts }) => (
    <label className={styles.sample}>
      <input
        type="checkbox"
        name="sample"
        checked={values.sample}
        onChange={({ target }) => form.$values.setKey('sample', target.checked)}
      />
      <span>
        {texts.form.sample}
        <small>{texts.form.sampleHint}</small>
      </span>
    </label>
  ),
  subSector: ({ values, field, text, texts }) => {
    const { sector } = values;
    if (!isSectorKey(sector)) return null;
    return (
      <Field {...field('subSector', texts.fields.subSector)} hint={texts.form.subSectorHint}>
        {(attributes) => (
          <select {...attributes} {...text('subSector')} value={isSubSectorIn(values) ? values.subSector : ''}>
            <option value="">{texts.form.notSaid}</option>
            <Options choices={subSectorsOf[sector]} labels={texts.subSectors} />
          </select>
        )}
      </Field>
    );
  },
  province: ({ field, text, texts }) => (
    <Field {...field('province', texts.fields.province)}>
      {(attributes) => (
        <select {...attributes} {...text('province')}>
          <option value="">{texts.form.notSaid}</option>
          <Options choices={sortedProvinces()} labels={provinceLabels()} />
        </select>
      )}
    </Field>
  ),
  place: compositeInputs.place,
  investment: ({ form }) => <InvestmentField form={form} />,
  totalCost: ({ values, field, text, texts }) => {
    const total = field('totalCost', texts.fields.totalCost);
    const isAmbiguous = total.problem !== undefined && readSum(values.totalCost).kind === 'ambiguous';
    return (
      <Field
        {...total}
        problem={isAmbiguous ? sumMessage(values.totalCost) : total.problem}
        hint={texts.form.totalCostHint}
      >
        {(attributes) => (
          <>
            <input {...attributes} {...text('totalCost')} autoComplete="off" />
            <SumRead typed={values.totalCost} />
          </>
        )}
      </Field>
    );
  },
  stage: ({ field, text, texts }) => (
    <Field {...field('stage', texts.fields.stage)}>
      {(attributes) => (
        <select {...attributes} {...text('stage')}>
          <option value="">{texts.form.notSaid}</option>
          <Options choices={stages} labels={texts.stages} />
        </select>
      )}
    </Field>
  ),
  seeking: ({ form, values, field, texts }) => (
    <ChoiceGroup
      {...field('seeking', texts.fields.seeking)}
      name="seeking"
      choices={seekingKinds}
      labels={texts.seekingKinds}
      chosen={values.seeking}
      onChange={(chosen) => form.$values.setKey('seeking', chosen)}
    />
  ),
  deadline: ({ field, texts, ...props }) => (
    <Field {...field('deadline', texts.fields.deadline)} hint={texts.form.deadlineHint}>
      {(attributes) => <DayInput {...attributes} {...dayProps('deadline', props)} />}
    </Field>
  ),
  // A sample is invented, so nobody can confirm it.
  confirmedOn: ({ field, texts, ...props }) =>
    !props.values.sample && (
      <div className={styles.confirmed}>
        <Field {...field('confirmedOn', texts.fields.confirmedOn)} hint={texts.form.confirmedHint}>
          {(attributes) => (
            <DayInput {...attributes} {...dayProps('confirmedOn', props)} max={dayInArgentina(new Date())} />
          )}
        </Field>
        <button
          type="button"
          className="button"
          onClick={() => props.form.$values.setKey('confirmedOn', dayInArgentina(new Date()))}
        >
          {texts.form.confirmedToday}
        </button>
      </div>
    ),
  open: ({ form, values, field, texts }) => (
    <ChoiceGroup
      {...field('open', texts.fields.open)}
      name="open"
      choices={openMatters}
      labels={texts.openMatters}
      chosen={values.open}
      onChange={(chosen) => form.$values.setKey('open', chosen)}
    />
  ),
  promoter: compositeInputs.promoter,
  firmSize: ({ field, text, texts }) => (
    <Field {...field('firmSize', texts.fields.firmSize)}>
      {(attributes) => (
        <select {...attributes} {...text('firmSize')}>
          <option value="">{texts.form.notSaid}</option>
          <Options choices={firmSizes} labels={texts.firmSizes} />
        </select>
      )}
    </Field>
  ),
  capacity: compositeInputs.capacity,
  jobs: compositeInputs.jobs,
  returns: compositeInputs.returns,
  milestones: compositeInputs.milestones,
  documents: compositeInputs.documents,
  verified: ({ form, values }) => !values.sample && <VerificationField form={form} />,
} satisfies Record<keyof FactValues, (props: InputProps) => ReactNode>;

const dayProps = (name: 'deadline' | 'confirmedOn', { form, values }: Pick<InputProps, 'form' | 'values'>) => ({
  name,
  min: firstDay,
  value: values[name],
  onChange: (typed: string) => form.$values.setKey(name, typed),
});

const factFields = Object.entries(inputs);

// The sub-sectors depend on the sector.
const shown: TypedField[] = [...keysOf(inputs), 'sector'];

/** Form fields for the facts: values that need no translation. */
export function Facts({ form }: { readonly form: FormStore }) {
  const texts = useTexts();
  const fields = useFormFields(form, shown);
  return (
    <Group legend={texts.form.facts} className={styles.facts}>
      {factFields.map(([fact, input]) => (
        <Fragment key={fact}>{input({ ...fields, form, texts })}</Fragment>
      ))}
    </Group>
  );
}

const investmentField: TypedField[] = ['investment'];

/** The requested investment: the first control alone is a single amount, both are a range. */
function InvestmentField({ form }: { readonly form: FormStore }) {
  const texts = useTexts();
  const { values, field } = useFormFields(form, investmentField);
  const whole = field('investment', texts.fields.investment);
  const from = field('investment.from', texts.parts.investmentFrom);
  const to = field('investment.to', texts.parts.investmentTo);
  const read = { from: readSum(values.investment.from), to: readSum(values.investment.to) };
  const problemOf = (name: 'from' | 'to', problem: string | undefined) =>
    problem !== undefined && read[name].kind === 'ambiguous' ? sumMessage(values.investment[name]) : problem;
  const end = (name: 'from' | 'to') => ({
    name: `investment.${name}`,
    value: values.investment[name],
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      form.$values.setKey('investment', { ...values.investment, [name]: target.value }),
  });
  return (
    <div className={styles.investment}>
      <Field {...from} problem={problemOf('from', from.problem)} hint={texts.form.investmentHint}>
        {(attributes) => (
          <>
            <input {...attributes} {...end('from')} />
            <SumRead typed={values.investment.from} />
          </>
        )}
      </Field>
      <Field {...to} problem={problemOf('to', to.problem) ?? whole.problem}>
        {(attributes) => (
          <>
            <input {...attributes} {...end('to')} />
            <SumRead typed={values.investment.to} />
          </>
        )}
      </Field>
    </div>
  );
}

/** What a typed sum was understood as, unless it is written out already. */
function SumRead({ typed }: { readonly typed: string }) {
  return (
    <p role="status" className={styles.read}>
      {sumMessage(typed)}
    </p>
  );
}

interface ChoiceGroupProps<Choice extends string> {
  readonly name: FormField;
  readonly label: string;
  readonly problem: string | undefined;
  readonly choices: readonly Choice[];
  readonly labels: Readonly<Record<Choice, string>>;
  readonly chosen: readonly string[];
  /** Called with the selected choices, in the order of `choices`. */
  onChange(chosen: Choice[]): void;
}

/** A group of checkboxes. */
function ChoiceGroup<Choice extends string>(props: ChoiceGroupProps<Choice>) {
  const { name, label, problem, choices, labels, chosen, onChange } = props;
  const choose = (choice: Choice, isChosen: boolean) =>
    onChange(choices.filter((one) => (one === choice ? isChosen : chosen.includes(one))));
  return (
    <Group legend={label} problem={problem}>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice} className={styles.choice}>
            <input
              type="checkbox"
              name={name}
              value={choice}
              checked={chosen.includes(choice)}
              aria-invalid={problem !== undefined || undefined}
              onChange={({ target }) => choose(choice, target.checked)}
            />
            {labels[choice]}
          </label>
        ))}
      </div>
    </Group>
  );
}
