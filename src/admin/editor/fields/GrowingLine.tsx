import type { KeyboardEvent, TextareaHTMLAttributes } from 'react';
import { onOneLine } from '#domain/text';
import { isComposingKey } from '../../../ui/composition';
import styles from './GrowingLine.module.css';
import { submitForm } from './submit-form';

interface GrowingLineProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange'> {
  onChange(value: string): void;
}

/** A field for one line of text that wraps and grows instead of scrolling. */
export function GrowingLine({ onChange, ...attributes }: GrowingLineProps) {
  return (
    <textarea
      {...attributes}
      className={styles.line}
      rows={2}
      autoComplete="off"
      onKeyDown={saveOnEnter}
      onChange={({ target }) => onChange(onOneLine(target.value))}
    />
  );
}

/** Submits the form on Enter, as a single-line input does, except during composition by an input method. */
function saveOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || isComposingKey(event.nativeEvent)) return;
  event.preventDefault();
  submitForm(event.currentTarget.form);
}
