import type { RefObject } from 'react';
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
