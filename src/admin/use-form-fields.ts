import { useStore } from '@nanostores/react';
import { fieldMessage } from './messages';
import type { OpportunityForm } from './state/form';
import type { FormPlace } from './state/form-problems';
import type { FormValues, TypedField } from './state/form-values';

/** A field that is one text. */
type TextField = { [Name in TypedField]: FormValues[Name] extends string ? Name : never }[TypedField];

interface ChangeOfText {
  readonly target: { readonly value: string };
}

/**
 * What the controls of a form need: what is typed, how it changes, and what is wrong with it. A component names the fields
 * that it shows, always in the same list, and is drawn anew for them alone: typing stays quick however large the form.
 */
export function useFormFields(form: OpportunityForm, shown: TypedField[]) {
  const values = useStore(form.$values, { keys: shown });
  const state = useStore(form.$state);
  const problems = state.kind === 'incomplete' || state.kind === 'invalid' ? state.fields : {};
  return {
    values,
    /** What a field or a part of one is called, and what is wrong with it. */
    field(place: FormPlace, label: string) {
      const problem = problems[place];
      return { label, problem: problem && fieldMessage(place, label, problem) };
    },
    /** The control of a field that is one text. */
    text: (name: TextField) => ({
      name,
      value: values[name],
      onChange: ({ target }: ChangeOfText) => form.$values.setKey(name, target.value),
    }),
  };
}
