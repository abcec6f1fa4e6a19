import { useStore } from '@nanostores/react';
import { adminImagePath } from '#domain/image';
import { imageLabel } from '../../i18n/labels';
import { useTexts } from '../../i18n/texts';
import type { FormImages } from './form-images';
import styles from './ImageNotice.module.css';
import { removedMessage } from './image-messages';

interface RemovedImagesProps {
  readonly images: FormImages;
  onUndo(): void;
}

/** Names the image removed last and offers to restore it; then the one before. */
export function RemovedImages({ images, onUndo }: RemovedImagesProps) {
  const texts = useTexts();
  const last = useStore(images.$removed).at(-1);
  return (
    <div role="status">
      {last && (
        <div className={`notice ${styles.notice}`}>
          {last.image.kind === 'stored' && (
            <img className={styles.image} src={adminImagePath(last.image.name)} alt="" />
          )}
          <p className={styles.heading} dir="auto">
            {removedMessage(last.image.kind === 'stored' ? imageLabel(last.index) : `“${last.image.file.name}”`)}
          </p>
          <button type="button" className="button" onClick={onUndo}>
            {texts.images.undo}
          </button>
        </div>
      )}
    </div>
  );
}
