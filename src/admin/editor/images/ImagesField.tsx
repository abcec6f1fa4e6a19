import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { adminImagePath } from '#domain/image';
import { uploadTypes } from '#domain/limits';
import { Field } from '../../../ui/Field';
import type { TypedField } from '../../form-values/form-values';
import { imageLabel } from '../../i18n/labels';
import { useTexts } from '../../i18n/texts';
import { useModal } from '../../ui/Dialog';
import { useFormFields } from '../fields/use-form-fields';
import { isLocked } from '../form-state';
import type { FormStore } from '../form-store';
import type { FormImage } from './form-image';
import { ChosenImage, ImageItem } from './ImageItem';
import { ImageProblems, LostFiles, RemovedImages } from './ImageNotices';
import styles from './ImagesField.module.css';
import { imageCount, imagesHint, movedMessage } from './image-messages';
import { useDragOrder } from './use-drag-order';

const shown: TypedField[] = ['imageAlts'];

interface ImagesFieldProps {
  readonly form: FormStore;
  /** Key of the chosen image; without one, the first is. */
  readonly chosen: string | undefined;
  onChoose(key: string): void;
}

/** Field for images: choose, drop or paste them, see their upload state, and change their order. */
export function ImagesField({ form, chosen, onChoose }: ImagesFieldProps) {
  const { images } = form;
  const all = useStore(images.$images);
  const [enlarged, setEnlarged] = useState<string>();
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const { drag, handlers } = useDragOrder(list, move, onChoose);
  const isFormLocked = isLocked(useStore(form.$state));
  const isOver = useFileIntake((files) => isFormLocked || form.addImages(files));
  useRetryOnline(form);
  const shownIndex = Math.max(
    all.findIndex((image) => image.key === chosen),
    0,
  );
  const shownImage = all[shownIndex];

  function move(key: string, to: number): void {
    if (isFormLocked) return;
    const from = all.findIndex((image) => image.key === key);
    images.moveTo(key, to);
    setSaid(movedMessage(from, to, all.length));
  }

  /** The image stays chosen, also if it was only by default. */
  function moveChosen(key: string, to: number): void {
    onChoose(key);
    move(key, to);
  }

  function remove(key: string): void {
    form.removeImage(key);
    input.current?.focus();
  }

  function undoRemoval(): void {
    form.undoRemoval();
    input.current?.focus();
  }

  return (
    <div className={`${styles.field} ${isOver ? styles.over : ''}`}>
      <FileChoice
        input={input}
        problem={useProblem(form)}
        isOver={isOver}
        onChosen={(files) => form.addImages(files)}
      />
      <LostFiles form={form} />
      <RemovedImages images={images} onUndo={undoRemoval} />
      <ImageProblems images={images} />
      <p role="status" className="visually-hidden">
        {progressOf(all)}
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <ol ref={list} className={styles.list}>
        {all.map((image, index) => (
          <ImageItem
            key={image.key}
            image={image}
            index={index}
            count={all.length}
            form={form}
            isChosen={index === shownIndex}
            isHeld={drag?.key === image.key}
            isTarget={drag !== undefined && drag.key !== image.key && drag.to === index}
            hold={handlers(image.key, index)}
            onChoose={() => onChoose(image.key)}
            onRemove={() => remove(image.key)}
          />
        ))}
      </ol>
      {shownImage && (
        <ChosenImage
          key={shownImage.key}
          image={shownImage}
          index={shownIndex}
          count={all.length}
          form={form}
          onMove={(to) => moveChosen(shownImage.key, to)}
          onEnlarge={setEnlarged}
        />
      )}
      {enlarged !== undefined && (
        <EnlargedImage
          name={enlarged}
          index={all.findIndex((image) => image.kind === 'stored' && image.name === enlarged)}
          onClose={() => setEnlarged(undefined)}
        />
      )}
    </div>
  );
}

/** Error of the image field as a whole. */
function useProblem(form: FormStore): string | undefined {
  const texts = useTexts();
  const { field } = useFormFields(form, shown);
  return field('imageURL', texts.fields.imageURL).problem ?? field('imageAlts', texts.fields.imageAlts).problem;
}

/** Retries failed uploads when the browser is online again. */
function useRetryOnline({ images }: FormStore): void {
  useEffect(() => {
    addEventListener('online', images.retryAll);
    return () => removeEventListener('online', images.retryAll);
  }, [images]);
}

function progressOf(images: readonly FormImage[]): string {
  const stored = images.filter(({ kind }) => kind === 'stored').length;
  return images.length > 0 ? imageCount(stored, images.length) : '';
}

interface EnlargedImageProps {
  readonly name: string;
  readonly index: number;
  onClose(): void;
}

/** Shows a whole stored image as large as the window allows. Escape closes it. */
function EnlargedImage({ name, index, onClose }: EnlargedImageProps) {
  const texts = useTexts();
  const dialog = useModal();
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={imageLabel(index)} onClose={onClose}>
      <button type="button" className="button" onClick={onClose}>
        {texts.images.close}
      </button>
      <img className={styles.image} src={adminImagePath(name)} alt={imageLabel(index)} />
    </dialog>
  );
}

interface FileChoiceProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly problem: string | undefined;
  /** Whether files are being dragged over the page. */
  readonly isOver: boolean;
  onChosen(files: readonly File[]): void;
}

/** File field for images, which can also be dropped or pasted. */
function FileChoice({ input, problem, isOver, onChosen }: FileChoiceProps) {
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
          {isOver && <p className={styles.filesOver}>{texts.images.dropHere}</p>}
        </>
      )}
    </Field>
  );
}

/**
 * Accepts files dropped anywhere on the page, or pasted; by default a browser would open a dropped file and leave the
 * page. Returns whether files are being dragged over the page.
 */
function useFileIntake(take: (files: readonly File[]) => void): boolean {
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
