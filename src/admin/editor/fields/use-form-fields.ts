import { useStore } from '@nanostores/react';
import { fieldMessage } from '../../i18n/messages';
import type { FormValues, TypedField } from '../../unsaved/form-values';
import type { OpportunityForm } from '../form';
import type { FormPlace } from '../form-problems';
import { isLocked } from '../form-state';

/** Names of fields with a single text value. */
type TextField = { [Name in TypedField]: FormValues[Name] extends string ? Name : never }[TypedField];

interface ChangeOfText {
  readonly target: { readonly value: string };
}

/**
 * Values, change handlers and errors for form controls. A component names the fields it shows, always in the same list,
 * and renders only when these change, so that typing stays fast in a large form.
 */
export function useFormFields(form: OpportunityForm, shown: TypedField[]) {
  const values = useStore(form.$values, { keys: shown });
  const state = useStore(form.$state);
  const problems = state.kind === 'incomplete' || state.kind === 'invalid' ? state.fields : {};
  return {
    values,
    isLocked: isLocked(state),
    /** Label and error of a field or a part of one. */
    field(place: FormPlace, label: string) {
      const problem = problems[place];
      return { label, problem: problem && fieldMessage(place, label, problem) };
    },
    /** Props of a single-text control. */
    text: (name: TextField) => ({
      name,
      value: values[name],
      onChange: ({ target }: ChangeOfText) => form.$values.setKey(name, target.value),
    }),
  };
}
