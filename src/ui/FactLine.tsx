import styles from './FactLine.module.css';

interface Props {
  readonly facts: readonly string[];
  readonly className: string | undefined;
}

/** Facts of different kinds, such as an opportunity's place, investment and stage, on as few lines as possible. */
export function FactLine({ facts, className }: Props) {
  if (facts.length === 0) return null;
  return (
    <ul className={`plain ${styles.line} ${className}`}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
