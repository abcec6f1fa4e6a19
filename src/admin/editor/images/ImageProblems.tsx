import { useStore } from '@nanostores/react';
import { fixedText } from '../../i18n/fixed-texts';
import { useTexts } from '../../i18n/texts';
import { failuresOf } from './form-image';
import type { FormImages } from './form-images';
import styles from './ImageNotice.module.css';
import { imageMessage } from './image-messages';

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
