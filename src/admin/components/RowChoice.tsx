import styles from './RowChoice.module.css';

interface RowChoiceProps {
  /** What is chosen, for those who do not see the row. */
  readonly label: string;
  readonly isChosen: boolean;
  onChoose(isChosen: boolean): void;
}

/** Chooses one row of a list. Where it stands in the row is the row's own matter. */
export function RowChoice({ label, isChosen, onChoose }: RowChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
      <span className="visually-hidden">{label}</span>
    </label>
  );
}
