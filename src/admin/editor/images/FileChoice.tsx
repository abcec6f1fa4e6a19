import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { uploadTypes } from '#domain/limits';
import { Field } from '../../../ui/Field';
import { useTexts } from '../../i18n/texts';
import styles from './FileChoice.module.css';
import { imagesHint } from './image-messages';

interface FileChoiceProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly problem: string | undefined;
  /** Whether files are being dragged over the page. */
  readonly isOver: boolean;
  onChosen(files: readonly File[]): void;
}

/** File field for images, which can also be dropped or pasted. */
export function FileChoice({ input, problem, isOver, onChosen }: FileChoiceProps) {
  const texts = useTexts();
  return (
    <Field label={texts.fields.imageURL} hint={imagesHint()} problem={problem} className={styles.choice}>
      {(attributes) => (
        <>
          <input
            {...attributes}
            ref={input}
            className={styles.input}
            type="file"
            name="imageURL"
            multiple
            accept={uploadTypes.join(',')}
            onChange={({ target }) => {
              onChosen([...(target.files ?? [])]);
              // Reset, so that choosing the same file again fires a change event.
              target.value = '';
            }}
          />
          {isOver && <p className={styles.over}>{texts.images.dropHere}</p>}
        </>
      )}
    </Field>
  );
}

/**
 * Accepts files dropped anywhere on the page, or pasted; by default a browser would open a dropped file and leave the
 * page. Returns whether files are being dragged over the page.
 */
export function useFileIntake(take: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const takeFiles = useEffectEvent(take);
  useEffect(() => {
    const end = new AbortController();
    const listen = <Kind extends 'dragover' | 'dragleave' | 'drop' | 'paste'>(
      kind: Kind,
      hear: (event: DocumentEventMap[Kind]) => void,
    ) => document.addEventListener(kind, hear, { signal: end.signal });
    listen('dragover', (event) => {
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    });
    listen('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false));
    listen('drop', (event) => {
      setOver(false);
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      takeFiles([...(event.dataTransfer?.files ?? [])]);
    });
    listen('paste', (event) => {
      const { clipboardData } = event;
      const files = [...(clipboardData?.files ?? [])];
      // Tables and documents copied from other programs include an image of themselves. In a text field the paste means
      // the text.
      if (files.length === 0 || (isTyping(event.target) && clipboardData?.types.includes('text/plain'))) return;
      event.preventDefault();
      takeFiles(files);
    });
    return () => end.abort();
  }, []);
  return isOver;
}

const holdsFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes('Files') ?? false;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type="file"]), textarea, [contenteditable="true"]') !== null;
