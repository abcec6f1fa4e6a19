import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import type { Opportunity } from '#domain/opportunity/opportunity';
import type { FormState, OpportunityForm as FormStore } from '../state/form';
import { useTexts } from '../texts';
import { Conflict } from './Conflict';
import { Facts } from './Facts';
import { FormTexts } from './FormTexts';
import { ImagesField } from './ImagesField';
import styles from './OpportunityForm.module.css';
import { SaveBar } from './SaveBar';
import { Translations } from './Translations';

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
        <FormTexts form={form} />
        <ImagesField form={form} />
        <Facts form={form} />
        <Translations form={form} />
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
  const texts = useTexts();
  if (useStore(form.$isKept)) return null;
  return (
    <p role="alert" className="notice notice-danger">
      {texts.form.notKept}
    </p>
  );
}

/** Takes the keyboard to the first field of the form. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('form [name="title"]')?.focus();
}

/** Takes the keyboard to the first control at fault, or to what else has to be answered before the form can be saved. */
function useProblemFocus(element: { readonly current: HTMLFormElement | null }, state: FormState): void {
  useEffect(() => {
    if ('corrected' in state) return;
    const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('[data-problem]'))?.focus();
  }, [element, state]);
}
