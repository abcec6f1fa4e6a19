import styles from './Rows.module.css';

/** Placeholder rows while a list loads. */
export function ListSkeleton({ label }: { readonly label: string }) {
  return (
    <div aria-busy="true">
      <p role="status" className={styles.count}>
        {label}
      </p>
      <div aria-hidden="true" className={styles.list}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((line) => (
          <div key={line} className={styles.ghost}>
            <div className="skeleton" />
            <div className="skeleton" />
          </div>
        ))}
      </div>
    </div>
  );
}
