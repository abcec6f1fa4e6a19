import type { RefObject } from 'react';
import { uploadTypes } from '#domain/limits';
import { Field } from '../../ui/Field';
import { imagesHint } from '../messages';
import { useTexts } from '../texts';
import styles from './FileChoice.module.css';

interface FileChoiceProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly problem: string | undefined;
  /** Whether files are held over the page, to be dropped. */
  readonly isOver: boolean;
  onChosen(files: readonly File[]): void;
}

/** Where images are chosen. They may be dropped and pasted as well. */
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
              // So that the same file can be chosen again.
              target.value = '';
            }}
          />
          {isOver && <p className={styles.over}>{texts.images.dropHere}</p>}
        </>
      )}
    </Field>
  );
}
