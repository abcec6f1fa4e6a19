import { adminImagePath } from '#domain/image';
import { imageLabel } from '../../i18n/labels';
import { useTexts } from '../../i18n/texts';
import { useModal } from '../../ui/use-modal';
import styles from './EnlargedImage.module.css';

interface EnlargedImageProps {
  readonly name: string;
  readonly index: number;
  onClose(): void;
}

/** Shows a whole stored image as large as the window allows. Escape closes it. */
export function EnlargedImage({ name, index, onClose }: EnlargedImageProps) {
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
