import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { adminImagePath } from '#domain/calls/images';
import type { Picture, Pictures } from '../state/form-images';
import { pictureName } from '../messages';
import { texts } from '../texts';
import { Icon } from './Icon';
import styles from './PictureItem.module.css';

interface PictureItemProps {
  readonly picture: Picture;
  readonly index: number;
  readonly count: number;
  readonly pictures: Pictures;
  onRemove(key: string): void;
}

/** One picture of the form. Its buttons are named by its number. */
export function PictureItem({ picture, index, count, pictures, onRemove }: PictureItemProps) {
  const { key } = picture;
  const name = pictureName(index);
  return (
    <li>
      <Thumbnail picture={picture} alternative={name} />
      <p className={styles.state}>{stateOf(picture, index)}</p>
      <div className={styles.buttons}>
        {picture.kind === 'failed' && (
          <PictureButton label={`${texts.pictures.retry}: ${name}`} onPress={() => pictures.retry(key)}>
            <path d="M15 6.5A6 6 0 1 0 16 10M15.5 3v4h-4" />
          </PictureButton>
        )}
        <PictureButton
          label={`${texts.pictures.earlier}: ${name}`}
          isIdle={index === 0}
          onPress={() => pictures.move(key, -1)}
        >
          <path d="M16 10H4M9 5l-5 5 5 5" />
        </PictureButton>
        <PictureButton
          label={`${texts.pictures.later}: ${name}`}
          isIdle={index === count - 1}
          onPress={() => pictures.move(key, 1)}
        >
          <path d="M4 10h12M11 5l5 5-5 5" />
        </PictureButton>
        <PictureButton label={`${texts.pictures.remove}: ${name}`} onPress={() => onRemove(key)}>
          <path d="M5 5l10 10M15 5L5 15" />
        </PictureButton>
      </div>
    </li>
  );
}

function Thumbnail({ picture, alternative }: { readonly picture: Picture; readonly alternative: string }) {
  if (picture.kind === 'stored') {
    return <img className={styles.picture} src={adminImagePath(picture.name)} alt={alternative} />;
  }
  return (
    <div className={`${styles.picture} ${picture.kind === 'failed' ? styles.failed : 'skeleton'}`}>
      <p className={styles.file}>{picture.file.name}</p>
    </div>
  );
}

function stateOf(picture: Picture, index: number): string {
  if (picture.kind !== 'stored') return texts.pictures[picture.kind];
  return index === 0 ? texts.pictures.card : '';
}

interface PictureButtonProps {
  readonly label: string;
  readonly isIdle?: boolean;
  readonly children: ReactNode;
  onPress(): void;
}

function PictureButton({ label, isIdle = false, children, onPress }: PictureButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-disabled={isIdle}
      onClick={({ currentTarget }) => {
        // A moved picture takes its buttons along, and the browser drops the focus of what is moved.
        flushSync(onPress);
        if (currentTarget.isConnected) currentTarget.focus();
      }}
    >
      <Icon>{children}</Icon>
    </button>
  );
}
