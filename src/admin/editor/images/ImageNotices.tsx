import { useStore } from '@nanostores/react';
import { adminImagePath } from '#domain/image';
import { fill } from '../../../i18n/fill';
import { fixedText } from '../../i18n/fixed-texts';
import { imageLabel } from '../../i18n/labels';
import { $texts, useTexts } from '../../i18n/texts';
import type { FormStore } from '../form-store';
import { failuresOf } from './form-image';
import type { FormImages } from './form-images';
import styles from './ImagesField.module.css';
import { imageMessage, removedMessage } from './image-messages';

/** Lists the rejected files with the reasons. */
export function ImageProblems({ images }: { readonly images: FormImages }) {
  const texts = useTexts();
  const refused = useStore(images.$problems);
  const failed = failuresOf(useStore(images.$images));
  if (refused.length + failed.length === 0) return null;
  const { message, lang, explanation } = fixedText('imageError');
  return (
    <div role="alert" className={`notice notice-danger ${styles.notice}`}>
      <div>
        <p className={styles.heading} lang={lang}>
          {message}
        </p>
        {explanation && <p>{explanation}</p>}
        <ul className={styles.problems}>
          {[...new Set([...refused, ...failed].map(imageMessage))].map((reason) => (
            <li key={reason} dir="auto">
              {reason}
            </li>
          ))}
        </ul>
      </div>
      {failed.length > 1 && (
        <button type="button" className="button" onClick={() => images.retryAll()}>
          {texts.images.retryAll}
        </button>
      )}
      {refused.length > 0 && (
        <button type="button" className="button" onClick={() => images.forgetProblems()}>
          {texts.images.lostDismiss}
        </button>
      )}
    </div>
  );
}

/**
 * Names files whose upload was cut off when the page was closed or crashed: only the administrator can choose them again.
 */
export function LostFiles({ form }: { readonly form: FormStore }) {
  const texts = useTexts();
  const files = useStore(form.$lostFiles);
  if (files.length === 0) return null;
  return (
    <div role="status" className={`notice ${styles.notice}`}>
      <div>
        <p className={styles.heading}>{texts.images.lostHeading}</p>
        {[...new Set(files)].map((file) => (
          <p key={file} dir="auto">
            {lostFileMessage(file)}
          </p>
        ))}
      </div>
      <button type="button" className="button" onClick={() => form.forgetLostFiles()}>
        {texts.images.lostDismiss}
      </button>
    </div>
  );
}

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
            <img className={styles.thumbnail} src={adminImagePath(last.image.name)} alt="" />
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

/** Says that a file was lost when the page was closed before its upload. */
function lostFileMessage(file: string): string {
  return fill($texts.get().images.lost, { file });
}
