import { cdnImagePath } from '#domain/image';
import { useTexts } from '../i18n/texts';
import styles from './Thumbnail.module.css';

const width = 96;
const height = 64;

/** Small cover image of an opportunity. Decorative: the text beside it names the opportunity. */
export function Thumbnail({ name }: { readonly name: string | undefined }) {
  const { list } = useTexts();
  if (name === undefined) return <span className={`${styles.thumbnail} ${styles.none}`}>{list.noPicture}</span>;
  return (
    <img
      className={styles.thumbnail}
      src={cdnImagePath(name, 2 * width, 2 * height)}
      width={width}
      height={height}
      loading="lazy"
      alt=""
    />
  );
}
