import styles from './Loading.module.css';

/** Full-screen loading indicator that blocks all input. */
export function LoadingCover({ label }: { readonly label: string }) {
  return (
    <div className={styles.cover} role="status">
      <p className={styles.label}>{label}</p>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.mark} />
      </div>
    </div>
  );
}

/** Placeholder while a form loads. `label` names what is being loaded. */
export function FormSkeleton({ label }: { readonly label?: string }) {
  return (
    <div className={styles.skeleton} aria-busy="true">
      {label && <p role="status">{label}</p>}
      <div className="skeleton" />
      <div className="skeleton" />
      <div className="skeleton" />
    </div>
  );
}
