import styles from './Loader.module.css';

/** Covers the whole screen while there is nothing to do but wait. */
export function Loader({ label }: { readonly label: string }) {
  return (
    <div className={styles.cover} role="status">
      <p className={styles.label}>{label}</p>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.mark} />
      </div>
    </div>
  );
}
