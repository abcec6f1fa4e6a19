import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { languageNames, languages } from '#domain/language';
import { contentKeys } from '#domain/opportunity/content';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { adminSectors } from '#domain/sector';
import { Field } from '../../ui/Field';
import { fieldMessage } from '../messages';
import type { FormState, OpportunityForm as FormStore } from '../state/form';
import type { FormField, FormValues } from '../state/form-values';
import { fieldLabels, sectorLabels, texts } from '../texts';
import { Conflict } from './Conflict';
import { ImagesField } from './ImagesField';
import styles from './OpportunityForm.module.css';
import { SaveBar } from './SaveBar';

interface OpportunityFormProps {
  readonly form: FormStore;
  onSaved(opportunity: Opportunity): void;
  onTheirsTaken(theirs: Opportunity): void;
}

/** The fields of an opportunity, to create it or to edit it (docs/specification.md §6.4). */
export function OpportunityForm({ form, onSaved, onTheirsTaken }: OpportunityFormProps) {
  const state = useStore(form.$state);
  const element = useRef<HTMLFormElement>(null);
  const isSaving = state.kind === 'saving';
  useProblemFocus(element, state);

  async function finish(saving: Promise<FormState>): Promise<void> {
    const reached = await saving;
    if (reached.kind === 'saved') onSaved(reached.opportunity);
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    void finish(form.save());
  }

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit}>
      <NotKept form={form} />
      {state.kind === 'conflict' && (
        <Conflict
          form={form}
          theirs={state.theirs}
          onKeep={() => void finish(form.keepMine())}
          onSaveAsNew={() => void finish(form.saveAsNew())}
          onTheirsTaken={onTheirsTaken}
        />
      )}
      <fieldset className={styles.fields} disabled={isSaving} aria-busy={isSaving}>
        <Texts form={form} state={state} />
        <ImagesField form={form} problem={messageFor(state, 'imageURL')} />
      </fieldset>
      <SaveBar
        state={state}
        onRetry={() => void finish(form.save())}
        onSaveAsNew={() => void finish(form.saveAsNew())}
      />
    </form>
  );
}

function NotKept({ form }: { readonly form: FormStore }) {
  if (useStore(form.$isKept)) return null;
  return (
    <p role="alert" className="notice notice-danger">
      {texts.form.notKept}
    </p>
  );
}

function Texts({ form, state }: { readonly form: FormStore; readonly state: FormState }) {
  const values = useStore(form.$values);
  const bind = (name: keyof FormValues) => ({
    name,
    value: values[name],
    onChange: (event: { readonly target: { readonly value: string } }) => form.$values.setKey(name, event.target.value),
  });
  const written = { lang: values.language };
  return (
    <div className={styles.texts}>
      <Field label={fieldLabels.title} problem={messageFor(state, 'title')}>
        {(attributes) => <input {...attributes} {...bind('title')} {...written} required autoComplete="off" />}
      </Field>
      <Field label={fieldLabels.subtitle} problem={messageFor(state, 'subtitle')}>
        {(attributes) => <input {...attributes} {...bind('subtitle')} {...written} required autoComplete="off" />}
      </Field>
      <Field label={fieldLabels.sector} problem={messageFor(state, 'sector')}>
        {(attributes) => (
          <select {...attributes} {...bind('sector')} required>
            <option value="">{texts.form.chooseSector}</option>
            {adminSectors.map((sector) => (
              <option key={sector} value={sector}>
                {sectorLabels[sector]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={fieldLabels.language} hint={texts.form.languageHint} problem={messageFor(state, 'language')}>
        {(attributes) => (
          <select {...attributes} {...bind('language')}>
            {languages.map((language) => (
              <option key={language} value={language} lang={language}>
                {languageNames[language]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={fieldLabels.description} problem={messageFor(state, 'description')}>
        {(attributes) => <textarea {...attributes} {...bind('description')} {...written} rows={14} />}
      </Field>
    </div>
  );
}

/** Takes the keyboard to the first field of the form. */
export function focusTitle(): void {
  focusField(document.querySelector('form'), 'title');
}

function problemsIn(state: FormState) {
  return state.kind === 'incomplete' || state.kind === 'invalid' ? state.fields : {};
}

function messageFor(state: FormState, field: FormField): string | undefined {
  const problem = problemsIn(state)[field];
  return problem && fieldMessage(field, problem);
}

function focusField(form: HTMLFormElement | null, field: FormField): void {
  form?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
}

/** Takes the keyboard to the first field at fault, or to what else has to be answered before the form can be saved. */
function useProblemFocus(element: { readonly current: HTMLFormElement | null }, state: FormState): void {
  useEffect(() => {
    if ('corrected' in state) return;
    const field = contentKeys.find((name) => problemsIn(state)[name]);
    if (field) focusField(element.current, field);
    else element.current?.querySelector<HTMLElement>('[data-problem]')?.focus();
  }, [element, state]);
}
