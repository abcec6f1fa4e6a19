import { useStore } from '@nanostores/react';
import { useTexts } from '../../i18n/texts';
import type { OpportunityForm } from '../form';
import styles from './ImageNotice.module.css';
import { lostFileMessage } from './image-messages';

/**
 * Names files whose upload was cut off when the page was closed or crashed: only the administrator can choose them again.
 */
export function LostFiles({ form }: { readonly form: OpportunityForm }) {
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
