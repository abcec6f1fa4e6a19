import { useStore } from '@nanostores/react';
import { type RefObject, useRef } from 'react';
import { uploadTypes } from '#domain/limits';
import { Field } from '../../ui/Field';
import { fixedText } from '../fixed-texts';
import { imageCount, imageMessage, imagesHint, lostFileMessage } from '../messages';
import type { OpportunityForm } from '../state/form';
import type { FormImage, ImageProblem } from '../state/form-image';
import type { TypedField } from '../state/form-values';
import { type Texts, useTexts } from '../texts';
import { useFormFields } from '../use-form-fields';
import { ImageItem } from './ImageItem';
import styles from './ImagesField.module.css';

const shown: TypedField[] = ['imageAlts'];

interface ImagesFieldProps {
  readonly form: OpportunityForm;
}

/** The images: uploaded as they are chosen, each shown with its state. */
export function ImagesField({ form }: ImagesFieldProps) {
  const texts = useTexts();
  const { field } = useFormFields(form, shown);
  const { problem } = field('imageURL', texts.fields.imageURL);
  const alts = field('imageAlts', texts.fields.imageAlts);
  const images = useStore(form.images.$images);
  const problems = useStore(form.images.$problems);
  const input = useRef<HTMLInputElement>(null);

  function remove(key: string): void {
    form.removeImage(key);
    input.current?.focus();
  }

  return (
    <div className={styles.field}>
      <FileChoice input={input} problem={problem ?? alts.problem} onChosen={(files) => form.addImages(files)} />
      <LostFiles form={form} />
      <UploadProblems problems={problems} />
      <p role="status" className="visually-hidden">
        {progressOf(images, texts)}
      </p>
      <ol className={styles.list}>
        {images.map((image, index) => (
          <ImageItem key={image.key} image={image} index={index} count={images.length} form={form} onRemove={remove} />
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
  const texts = useTexts();
  return (
    <Field label={texts.fields.imageURL} hint={imagesHint()} problem={problem}>
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
  const texts = useTexts();
  const files = useStore(form.$lostFiles);
  if (files.length === 0) return null;
  return (
    <div role="status" className={`notice ${styles.lost}`}>
      <div>
        <p className={styles.error}>{texts.images.lostHeading}</p>
        {[...new Set(files)].map((file) => (
          <p key={file}>{lostFileMessage(file)}</p>
        ))}
      </div>
      <button type="button" className="button" onClick={() => form.forgetLostFiles()}>
        {texts.images.lostDismiss}
      </button>
    </div>
  );
}

function UploadProblems({ problems }: { readonly problems: readonly ImageProblem[] }) {
  if (problems.length === 0) return null;
  const { message, lang, explanation } = fixedText('imageError');
  return (
    <div role="alert" className="notice notice-danger">
      <p className={styles.error} lang={lang}>
        {message}
      </p>
      {explanation && <p>{explanation}</p>}
      {problems.map((problem) => (
        <p key={`${problem.kind} ${problem.file}`}>{imageMessage(problem)}</p>
      ))}
    </div>
  );
}

function progressOf(images: readonly FormImage[], texts: Texts): string {
  if (images.some(({ kind }) => kind === 'waiting' || kind === 'uploading')) return texts.images.uploading;
  const stored = images.filter(({ kind }) => kind === 'stored').length;
  return stored > 0 ? imageCount(stored) : '';
}
