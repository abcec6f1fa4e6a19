import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { adminImagePath } from '#domain/calls/images';
import { Icon } from '../../ui/Icon';
import { imageLabel } from '../messages';
import type { OpportunityForm } from '../state/form';
import type { FormImage } from '../state/form-image';
import { texts } from '../texts';
import { ImageAlt } from './ImageAlt';
import styles from './ImageItem.module.css';

interface ImageItemProps {
  readonly image: FormImage;
  readonly index: number;
  readonly count: number;
  readonly form: OpportunityForm;
  onRemove(key: string): void;
}

/** One image of the form. Its buttons are named by its number. */
export function ImageItem({ image, index, count, form, onRemove }: ImageItemProps) {
  const { key } = image;
  const { images } = form;
  const name = imageLabel(index);
  return (
    <li>
      <Thumbnail image={image} alternative={name} />
      <p className={styles.state}>{stateOf(image, index)}</p>
      <div className={styles.buttons}>
        {image.kind === 'failed' && (
          <ImageButton label={`${texts.images.retry}: ${name}`} onPress={() => images.retry(key)}>
            <path d="M15 6.5A6 6 0 1 0 16 10M15.5 3v4h-4" />
          </ImageButton>
        )}
        <ImageButton
          label={`${texts.images.earlier}: ${name}`}
          isIdle={index === 0}
          onPress={() => images.moveTo(key, index - 1)}
        >
          <path d="M16 10H4M9 5l-5 5 5 5" />
        </ImageButton>
        <ImageButton
          label={`${texts.images.later}: ${name}`}
          isIdle={index === count - 1}
          onPress={() => images.moveTo(key, index + 1)}
        >
          <path d="M4 10h12M11 5l5 5-5 5" />
        </ImageButton>
        <ImageButton label={`${texts.images.remove}: ${name}`} onPress={() => onRemove(key)}>
          <path d="M5 5l10 10M15 5L5 15" />
        </ImageButton>
      </div>
      {image.kind === 'stored' && <ImageAlt form={form} name={image.name} index={index} />}
    </li>
  );
}

function Thumbnail({ image, alternative }: { readonly image: FormImage; readonly alternative: string }) {
  if (image.kind === 'stored') {
    return <img className={styles.image} src={adminImagePath(image.name)} alt={alternative} />;
  }
  return (
    <div className={`${styles.image} ${image.kind === 'failed' ? styles.failed : 'skeleton'}`}>
      <p className={styles.file}>{image.file.name}</p>
    </div>
  );
}

function stateOf(image: FormImage, index: number): string {
  if (image.kind !== 'stored') return texts.images[image.kind];
  return index === 0 ? texts.images.card : '';
}

interface ImageButtonProps {
  readonly label: string;
  readonly isIdle?: boolean;
  readonly children: ReactNode;
  onPress(): void;
}

function ImageButton({ label, isIdle = false, children, onPress }: ImageButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-disabled={isIdle}
      onClick={({ currentTarget }) => {
        // A moved image takes its buttons along, and the browser drops the focus of what is moved.
        flushSync(onPress);
        if (currentTarget.isConnected) currentTarget.focus();
      }}
    >
      <Icon>{children}</Icon>
    </button>
  );
}
