import { useStore } from '@nanostores/react';
import type { HTMLAttributes, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { adminImagePath } from '#domain/image';
import { languages } from '#domain/language';
import { Field } from '../../../ui/Field';
import { Icon } from '../../../ui/Icon';
import { altsWith, languagesMissing, type TypedField } from '../../form-values/form-values';
import { imageAltLabel, imageLabel, languageLabel } from '../../i18n/labels';
import { useTexts } from '../../i18n/texts';
import { Group, GrowingLine } from '../fields/FormControls';
import { useFormFields } from '../fields/use-form-fields';
import type { FormStore } from '../form-store';
import type { FormImage } from './form-image';
import type { FormImages } from './form-images';
import styles from './ImageItem.module.css';
import { missingAltMessage } from './image-messages';

interface ImageItemProps {
  readonly image: FormImage;
  readonly index: number;
  readonly count: number;
  readonly form: FormStore;
  /** Whether its texts and order are shown below the list. */
  readonly isChosen: boolean;
  /** Whether a pointer drags this image, and whether the dragged image would be dropped here. */
  readonly isHeld: boolean;
  readonly isTarget: boolean;
  /** Pointer handlers for dragging. */
  readonly hold: HTMLAttributes<HTMLElement>;
  onChoose(): void;
  onRemove(): void;
}

/** Thumbnail of one image of the form, which can be chosen, dragged and removed. The labels include its number. */
export function ImageItem(props: ImageItemProps) {
  const { image, index, count, form, isChosen, isHeld, isTarget, hold, onChoose, onRemove } = props;
  const texts = useTexts();
  const name = imageLabel(index);
  const isUnderWay = image.kind === 'waiting' || image.kind === 'uploading';
  const holding = isHeld ? styles.held : isTarget ? styles.target : '';
  return (
    <li className={`${styles.item} ${holding}`}>
      <div className={`${styles.frame} ${count > 1 ? styles.loose : ''}`} {...(count > 1 && hold)}>
        <ImageThumbnail image={image} alternative={name} images={form.images} />
        <button
          type="button"
          className={styles.choice}
          data-choice=""
          aria-pressed={isChosen}
          aria-label={`${texts.images.choose}: ${name}`}
          onClick={onChoose}
        />
        {index === 0 && <p className={styles.cover}>{texts.images.cover}</p>}
        {count > 1 && <Handle />}
        <div className={styles.remove}>
          <ImageButton label={`${isUnderWay ? texts.images.cancel : texts.images.remove}: ${name}`} onPress={onRemove}>
            <path d="M5 5l10 10M15 5L5 15" />
          </ImageButton>
        </div>
      </div>
      {image.kind !== 'stored' && <UploadState image={image} name={name} form={form} />}
    </li>
  );
}

interface ChosenImageProps extends Pick<ImageItemProps, 'image' | 'index' | 'count' | 'form'> {
  onMove(to: number): void;
  onEnlarge(name: string): void;
}

/** Order and alternative texts of the chosen image, below the thumbnails. */
export function ChosenImage({ image, index, count, form, onMove, onEnlarge }: ChosenImageProps) {
  const texts = useTexts();
  const name = imageLabel(index);
  return (
    <fieldset className={styles.chosen}>
      <legend className={styles.name}>{name}</legend>
      <div className={styles.buttons}>
        <ImageOrder name={name} index={index} count={count} onMove={onMove} />
        {image.kind === 'stored' && (
          <ImageButton label={`${texts.images.enlarge}: ${name}`} onPress={() => onEnlarge(image.name)}>
            <path d="M12 4h4v4M8 16H4v-4M16 4l-5 5M4 16l5-5" />
          </ImageButton>
        )}
      </div>
      {image.kind === 'stored' && <ImageAlt form={form} name={image.name} index={index} />}
    </fieldset>
  );
}

/** Drag handle for touch. The keyboard has separate controls. */
function Handle() {
  return (
    <span className={styles.handle} data-handle="" aria-hidden="true">
      <Icon>
        <path d="M6 5h2M12 5h2M6 10h2M12 10h2M6 15h2M12 15h2" />
      </Icon>
    </span>
  );
}

interface UploadStateProps {
  readonly image: Exclude<FormImage, { readonly kind: 'stored' }>;
  readonly name: string;
  readonly form: FormStore;
}

function UploadState({ image, name, form }: UploadStateProps) {
  const texts = useTexts();
  const part = useStore(form.images.$progress, { keys: [image.key] })[image.key];
  return (
    <div className={styles.state}>
      <p className={styles.file} dir="auto">
        {image.file.name}
      </p>
      <p>{texts.images[image.kind]}</p>
      {image.kind === 'failed' && (
        <button
          type="button"
          className="button"
          aria-label={`${texts.images.retry}: ${name}`}
          onClick={() => form.images.retry(image.key)}
        >
          {texts.images.retry}
        </button>
      )}
      {image.kind === 'uploading' && (
        <progress className={styles.progress} aria-label={`${texts.images.uploading} ${name}`} value={part ?? 0} />
      )}
    </div>
  );
}

interface ImageThumbnailProps {
  readonly image: FormImage;
  readonly alternative: string;
  readonly images: FormImages;
}

/** The stored image, or its local thumbnail during the upload; empty if there is none. */
function ImageThumbnail({ image, alternative, images }: ImageThumbnailProps) {
  const preview = useStore(images.$previews, { keys: [image.key] })[image.key];
  const failed = image.kind === 'failed' ? styles.failed : '';
  if (image.kind === 'stored') {
    const path = preview ?? adminImagePath(image.name);
    return <img className={styles.image} src={path} alt={alternative} draggable={false} />;
  }
  if (preview) return <img className={`${styles.image} ${failed}`} src={preview} alt="" draggable={false} />;
  return <div className={`${styles.image} ${failed || 'skeleton'}`} />;
}

const shown: TypedField[] = ['imageAlts'];

interface ImageAltProps {
  readonly form: FormStore;
  readonly name: string;
  readonly index: number;
}

/** Fields for an image's alternative text in each language. Their labels include the image's number. */
function ImageAlt({ form, name, index }: ImageAltProps) {
  const texts = useTexts();
  const { values, field } = useFormFields(form, shown);
  const missing = languagesMissing(values.imageAlts, name);
  return (
    <Group
      legend={texts.form.imageAlt}
      {...(missing.length > 0 && { hint: missingAltMessage(missing) })}
      className={styles.alt}
    >
      {languages.map((language) => {
        const label = imageAltLabel(index, language);
        const place = `imageAlts.${name}.${language}` as const;
        return (
          <Field key={language} {...field(place, label)} label={languageLabel(language)}>
            {(attributes) => (
              <GrowingLine
                {...attributes}
                aria-label={label}
                name={place}
                lang={language}
                value={values.imageAlts[name]?.[language] ?? ''}
                onChange={(text) => form.$values.setKey('imageAlts', altsWith(values.imageAlts, name, language, text))}
              />
            )}
          </Field>
        );
      })}
    </Group>
  );
}

interface ImageOrderProps {
  /** The image's name for labels. */
  readonly name: string;
  readonly index: number;
  readonly count: number;
  onMove(to: number): void;
}

/** Moves an image without a pointer: one position on, to any position, or to the first. */
function ImageOrder({ name, index, count, onMove }: ImageOrderProps) {
  const texts = useTexts();
  return (
    <>
      <ImageButton label={`${texts.images.makeCover}: ${name}`} isIdle={index === 0} onPress={() => onMove(0)}>
        <path d="M10 3.5l2 4.3 4.7.5-3.5 3.2 1 4.6-4.2-2.4-4.2 2.4 1-4.6-3.5-3.2 4.7-.5z" />
      </ImageButton>
      <ImageButton label={`${texts.images.earlier}: ${name}`} isIdle={index === 0} onPress={() => onMove(index - 1)}>
        <path d="M16 10H4M9 5l-5 5 5 5" />
      </ImageButton>
      <div className="field">
        <select
          className={styles.place}
          aria-label={`${texts.images.place}: ${name}`}
          value={index}
          onChange={({ currentTarget }) => {
            // Moving an element in the DOM drops the focus of the controls inside it.
            flushSync(() => onMove(Number(currentTarget.value)));
            currentTarget.focus();
          }}
        >
          {placesOf(count).map((place) => (
            <option key={place} value={place - 1}>
              {place}
            </option>
          ))}
        </select>
      </div>
      <ImageButton
        label={`${texts.images.later}: ${name}`}
        isIdle={index === count - 1}
        onPress={() => onMove(index + 1)}
      >
        <path d="M4 10h12M11 5l5 5-5 5" />
      </ImageButton>
    </>
  );
}

/** Positions of the images, counted from 1. */
const placesOf = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

interface ImageButtonProps {
  readonly label: string;
  readonly isIdle?: boolean;
  /** The icon. */
  readonly children: ReactNode;
  onPress(): void;
}

/** An icon button of an image. */
function ImageButton({ label, isIdle = false, children, onPress }: ImageButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-disabled={isIdle}
      onClick={({ currentTarget }) => {
        if (isIdle) return;
        // Moving an element in the DOM drops the focus of the buttons inside it.
        flushSync(onPress);
        if (currentTarget.isConnected) currentTarget.focus();
      }}
    >
      <Icon>{children}</Icon>
    </button>
  );
}
