import styles from './Loader.module.css';

/** Full-screen loading indicator that blocks all input. */
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
