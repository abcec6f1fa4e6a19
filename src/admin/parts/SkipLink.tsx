import { texts } from '../texts';
import styles from './SkipLink.module.css';

/** The first thing that the keyboard reaches: the way past header and sidebar. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main" rel="external">
      {texts.skipToContent}
    </a>
  );
}
