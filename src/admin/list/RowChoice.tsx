import styles from './RowChoice.module.css';

interface RowChoiceProps {
  /** Screen-reader label: names the row. */
  readonly label: string;
  readonly isChosen: boolean;
  onChoose(isChosen: boolean): void;
}

/** Checkbox to select a row of a list. The row positions it. */
export function RowChoice({ label, isChosen, onChoose }: RowChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
      <span className="visually-hidden">{label}</span>
    </label>
  );
}
