import { firstDay, openMatters, seekingKinds, stages, statuses } from '#domain/opportunity/facts';
import { Field } from '../../../ui/Field';
import { provinceLabels, sortedProvinces } from '../../i18n/labels';
import { useTexts } from '../../i18n/texts';
import { DayInput } from '../../ui/DayInput';
import { Options } from '../../ui/Options';
import { today } from '../../ui/today';
import type { TypedField } from '../../unsaved/form-values';
import type { OpportunityForm } from '../form';
import { ChoiceGroup } from './ChoiceGroup';
import styles from './Facts.module.css';
import { Group } from './Group';
import { InvestmentField } from './InvestmentField';
import { useFormFields } from './use-form-fields';

const shown: TypedField[] = ['status', 'sample', 'province', 'stage', 'seeking', 'deadline', 'confirmedOn', 'open'];

/** Form fields for the status and the facts: values that need no translation. */
export function Facts({ form }: { readonly form: OpportunityForm }) {
  const texts = useTexts();
  const { values, field, text } = useFormFields(form, shown);
  const day = (name: 'deadline' | 'confirmedOn') => ({
    name,
    min: firstDay,
    value: values[name],
    onChange: (typed: string) => form.$values.setKey(name, typed),
  });
  return (
    <Group legend={texts.form.facts} className={styles.facts}>
      <Field {...field('status', texts.fields.status)} hint={texts.form.statusHint}>
        {(attributes) => (
          <select {...attributes} {...text('status')}>
            <Options choices={statuses} labels={texts.statuses} />
          </select>
        )}
      </Field>
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
      <Field {...field('province', texts.fields.province)}>
        {(attributes) => (
          <select {...attributes} {...text('province')}>
            <option value="">{texts.form.notSaid}</option>
            <Options choices={sortedProvinces()} labels={provinceLabels()} />
          </select>
        )}
      </Field>
      <InvestmentField form={form} />
      <Field {...field('stage', texts.fields.stage)}>
        {(attributes) => (
          <select {...attributes} {...text('stage')}>
            <option value="">{texts.form.notSaid}</option>
            <Options choices={stages} labels={texts.stages} />
          </select>
        )}
      </Field>
      <ChoiceGroup
        {...field('seeking', texts.fields.seeking)}
        name="seeking"
        choices={seekingKinds}
        labels={texts.seekingKinds}
        chosen={values.seeking}
        onChange={(chosen) => form.$values.setKey('seeking', chosen)}
      />
      <Field {...field('deadline', texts.fields.deadline)} hint={texts.form.deadlineHint}>
        {(attributes) => <DayInput {...attributes} {...day('deadline')} />}
      </Field>
      {!values.sample && (
        <div className={styles.confirmed}>
          <Field {...field('confirmedOn', texts.fields.confirmedOn)} hint={texts.form.confirmedHint}>
            {(attributes) => <DayInput {...attributes} {...day('confirmedOn')} max={today()} />}
          </Field>
          <button type="button" className="button" onClick={() => form.$values.setKey('confirmedOn', today())}>
            {texts.form.confirmedToday}
          </button>
        </div>
      )}
      <ChoiceGroup
        {...field('open', texts.fields.open)}
        name="open"
        choices={openMatters}
        labels={texts.openMatters}
        chosen={values.open}
        onChange={(chosen) => form.$values.setKey('open', chosen)}
      />
    </Group>
  );
}
