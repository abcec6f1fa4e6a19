import { cdnImagePath } from '#domain/image';
import { useTexts } from '../texts';
import styles from './Thumbnail.module.css';

const width = 96;
const height = 64;

/** The cover of an opportunity, small: what it shows stands beside it in words. */
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
