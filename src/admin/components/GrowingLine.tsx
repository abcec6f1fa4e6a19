import type { KeyboardEvent, TextareaHTMLAttributes } from 'react';
import { onOneLine } from '#domain/text';
import { isComposingKey } from '../../ui/composition';
import { submitForm } from '../submit-form';
import styles from './GrowingLine.module.css';

interface GrowingLineProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange'> {
  onChange(value: string): void;
}

/** A field for one line of text, shown whole on as many as it takes. */
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

/** As a field of one line does; but not while a character is put together. */
function saveOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || isComposingKey(event.nativeEvent)) return;
  event.preventDefault();
  submitForm(event.currentTarget.form);
}
