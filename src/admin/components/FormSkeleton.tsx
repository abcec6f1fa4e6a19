import styles from './FormSkeleton.module.css';

/** What stands in for a form that is on its way; `label` says what is being loaded, where something is. */
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
