import styles from './FormSkeleton.module.css';

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
