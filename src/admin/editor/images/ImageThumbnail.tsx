import { useStore } from '@nanostores/react';
import { adminImagePath } from '#domain/image';
import type { FormImage } from './form-image';
import type { FormImages } from './form-images';
import styles from './ImageThumbnail.module.css';

interface ImageThumbnailProps {
  readonly image: FormImage;
  readonly alternative: string;
  readonly images: FormImages;
}

/** The stored image, or its local thumbnail during the upload; empty if there is none. */
export function ImageThumbnail({ image, alternative, images }: ImageThumbnailProps) {
  const preview = useStore(images.$previews, { keys: [image.key] })[image.key];
  const failed = image.kind === 'failed' ? styles.failed : '';
  if (image.kind === 'stored') {
    const path = preview ?? adminImagePath(image.name);
    return <img className={styles.image} src={path} alt={alternative} draggable={false} />;
  }
  if (preview) return <img className={`${styles.image} ${failed}`} src={preview} alt="" draggable={false} />;
  return <div className={`${styles.image} ${failed || 'skeleton'}`} />;
}
