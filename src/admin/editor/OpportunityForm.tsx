import { useStore } from '@nanostores/react';
import { type FocusEvent, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { textKeys } from '#domain/opportunity/parts';
import { isComposingKey } from '../../ui/input-method';
import { languageAtFault } from '../form-values/form-translations';
import { useTexts } from '../i18n/texts';
import { Conflict } from './Conflict';
import { Facts } from './fields/Facts';
import { submitForm } from './fields/FormControls';
import { FormTexts } from './fields/FormTexts';
import { QuestionsField } from './fields/QuestionsField';
import { Translations } from './fields/Translations';
import type { FormPlace } from './form-problems';
import { type FormState, isLocked, type Saved } from './form-state';
import type { FormStore } from './form-store';
import type { FormImage } from './images/form-image';
import { ImagesField } from './images/ImagesField';
import styles from './OpportunityForm.module.css';
import { focusMainAction, SaveBar } from './SaveBar';

interface OpportunityFormProps {
  readonly form: FormStore;
  onSaved(saved: Saved): void;
  onTheirsTaken(theirs: Opportunity): void;
  /** Returns the form to its saved state. */
  onDiscard(): void;
}

/** Form to create or edit an opportunity (docs/specification.md §6.4). */
export function OpportunityForm({ form, onSaved, onTheirsTaken, onDiscard }: OpportunityFormProps) {
  const state = useStore(form.$state);
  const element = useRef<HTMLFormElement>(null);
  const [shown, show] = useShown(state, languageAtFault);
  const [chosenImage, chooseImage] = useShown(state, (places) => imageOfPlace(form.images.$images.get(), places));
  useProblemFocus(element, state);
  useSaveByKey(element);

  async function finish(saving: Promise<FormState>): Promise<void> {
    const reached = await saving;
    if (reached.kind === 'saved') onSaved(reached);
  }

  /** The preview shows the language of the text that has the focus. */
  function follow({ target }: FocusEvent): void {
    const name = target.getAttribute('name') ?? '';
    const language = languageAtFault([name]);
    if (language || textKeys.some((key) => key === name)) form.$worked.set(language);
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    void finish(form.save('continue'));
  }

  function goTo(place: FormPlace): void {
    const language = languageAtFault([place]);
    const image = imageOfPlace(form.images.$images.get(), [place]);
    if (language) flushSync(() => show(language));
    if (image) flushSync(() => chooseImage(image));
    focusControl(element, place);
  }

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit} onFocus={follow}>
      <NotStored form={form} />
      {state.kind === 'conflict' && (
        <Conflict
          form={form}
          conflict={state}
          onMerge={() => void finish(form.saveMerged())}
          onKeep={() => void finish(form.keepMine())}
          onSaveAsNew={() => void finish(form.saveAsNew())}
          onTheirsTaken={onTheirsTaken}
        />
      )}
      <fieldset className={styles.fields} disabled={isLocked(state)} aria-busy={state.kind === 'saving'}>
        <FormTexts form={form} />
        <ImagesField form={form} chosen={chosenImage} onChoose={chooseImage} />
        <Facts form={form} />
        <Translations form={form} shown={shown} onShow={show} />
        <QuestionsField form={form} />
      </fieldset>
      <SaveBar
        form={form}
        onSave={(action) => void finish(form.save(action))}
        onRetry={() => void finish(form.retry())}
        onSaveAsNew={() => void finish(form.saveAsNew())}
        onDiscard={onDiscard}
        onGo={goTo}
      />
    </form>
  );
}

function NotStored({ form }: { readonly form: FormStore }) {
  const texts = useTexts();
  if (useStore(form.$isStored)) return null;
  return (
    <p role="alert" className="notice notice-danger">
      {texts.form.notKept}
    </p>
  );
}

/** The shown language or image of several: the chosen one, or the one with an error after a save. */
function useShown<Part extends string>(state: FormState, atFault: (places: readonly string[]) => Part | undefined) {
  const [shown, show] = useState<Part>();
  const [seen, setSeen] = useState(state);
  if (seen !== state) {
    setSeen(state);
    const part = 'fields' in state && !state.corrected ? atFault(Object.keys(state.fields)) : undefined;
    if (part) show(part);
  }
  return [shown, show] as const;
}

/** Submits the form on Ctrl+S or ⌘S, unless a question is open. */
function useSaveByKey(element: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (
        isComposingKey(event) ||
        event.key.toLowerCase() !== 's' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      if (!document.querySelector('dialog:modal')) submitForm(element.current);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [element]);
}

/** Focuses the control of a place, that of the part or field it belongs to, or the first control of a group. */
function focusControl({ current: form }: RefObject<HTMLFormElement | null>, place: FormPlace): void {
  const path = place.split('.');
  const wider = path.map((_, index) => path.slice(0, path.length - index).join('.'));
  const selectors = wider.flatMap((name) => [
    `[name="${name}"]:enabled, [data-name="${name}"][contenteditable="true"]`,
    `[name^="${name}."]:enabled`,
  ]);
  const controls = selectors.map((selector) => form?.querySelector<HTMLElement>(selector));
  controls.find((control) => control)?.focus();
}

/** Focuses the form's first field. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('form [name="title"]')?.focus();
}

/**
 * After a failed save, focuses the first control with an error, or the question that must be answered first; after one
 * that removed the focused button, the main one.
 */
function useProblemFocus(element: RefObject<HTMLFormElement | null>, state: FormState): void {
  useEffect(() => {
    if (state.kind === 'saved' && document.activeElement === document.body) focusMainAction();
    if ('corrected' in state) return;
    const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('[data-problem]'))?.focus();
  }, [element, state]);
}

/** The key of the image that a form control such as `imageAlts.name.es` belongs to. */
function imageOfPlace(images: readonly FormImage[], places: readonly string[]): string | undefined {
  const isOf = (name: string) => places.some((place) => place.startsWith(`imageAlts.${name}.`));
  return images.find((image) => image.kind === 'stored' && isOf(image.name))?.key;
}
