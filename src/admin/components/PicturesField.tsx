import { useStore } from '@nanostores/react';
import { type RefObject, useRef } from 'react';
import { uploadTypes } from '#domain/limits';
import type { OpportunityForm } from '../state/form';
import type { Picture, PictureProblem } from '../state/form-images';
import { lostFileSentence, pictureCount, pictureSentence } from '../messages';
import { fieldLabels, texts } from '../texts';
import { Field } from './Field';
import { PictureItem } from './PictureItem';
import styles from './PicturesField.module.css';

interface PicturesFieldProps {
  readonly form: OpportunityForm;
  readonly problem: string | undefined;
}

/** Pictures: uploaded as they are chosen, each shown with its state. */
export function PicturesField({ form, problem }: PicturesFieldProps) {
  const pictures = useStore(form.pictures.$pictures);
  const problems = useStore(form.pictures.$problems);
  const input = useRef<HTMLInputElement>(null);

  function remove(key: string): void {
    form.removePicture(key);
    input.current?.focus();
  }

  return (
    <div className={styles.field}>
      <FileChoice input={input} problem={problem} onChosen={form.addPictures} />
      <LostFiles form={form} />
      <UploadProblems problems={problems} />
      <p role="status" className="visually-hidden">
        {progressOf(pictures)}
      </p>
      <ol className={styles.list}>
        {pictures.map((picture, index) => (
          <PictureItem
            key={picture.key}
            picture={picture}
            index={index}
            count={pictures.length}
            pictures={form.pictures}
            onRemove={remove}
          />
        ))}
      </ol>
    </div>
  );
}

interface FileChoiceProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly problem: string | undefined;
  onChosen(files: readonly File[]): void;
}

function FileChoice({ input, problem, onChosen }: FileChoiceProps) {
  return (
    <Field label={fieldLabels.imageURL} hint={texts.pictures.hint} problem={problem}>
      {(attributes) => (
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
      )}
    </Field>
  );
}

/** Files of before the page was closed or crashed: only the administrator can choose them again. */
function LostFiles({ form }: { readonly form: OpportunityForm }) {
  const files = useStore(form.$lostFiles);
  if (files.length === 0) return null;
  return (
    <div role="status" className={`notice ${styles.lost}`}>
      <div>
        <p className={styles.error}>{texts.pictures.lostHeading}</p>
        {[...new Set(files)].map((file) => (
          <p key={file}>{lostFileSentence(file)}</p>
        ))}
      </div>
      <button type="button" className="button" onClick={form.forgetLostFiles}>
        {texts.pictures.lostDismiss}
      </button>
    </div>
  );
}

function UploadProblems({ problems }: { readonly problems: readonly PictureProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <div role="alert" className="notice notice-danger">
      <p className={styles.error}>{texts.pictures.error}</p>
      {problems.map((problem) => (
        <p key={`${problem.kind} ${problem.file}`}>{pictureSentence(problem)}</p>
      ))}
    </div>
  );
}

function progressOf(pictures: readonly Picture[]): string {
  if (pictures.some(({ kind }) => kind === 'waiting' || kind === 'uploading')) return texts.pictures.uploading;
  const stored = pictures.filter(({ kind }) => kind === 'stored').length;
  return stored > 0 ? pictureCount(stored) : '';
}
