import type { ReactNode } from 'react';
import { failureMessage, numberText } from '../messages';
import type { Part } from '../state/dashboard';
import styles from './Figures.module.css';

export interface FigureLinkProps {
  readonly label: string;
  /** Not known yet, or not at all, while it is undefined. */
  readonly number: number | undefined;
  /** The list that the number counts. */
  readonly path: string;
  readonly detail?: ReactNode;
  /** Whether anything more than nought is urgent. */
  readonly isAlarming?: boolean;
  /** Whether it is one line of a list rather than a figure of its own. */
  readonly isLine?: boolean;
}

/** A number with the list that it counts behind it. */
export function FigureLink({ label, number, path, detail, isAlarming = false, isLine = false }: FigureLinkProps) {
  return (
    <a
      className={isLine ? styles.line : styles.figure}
      href={path}
      data-none={number === 0}
      data-alarming={isAlarming && number !== undefined && number > 0}
    >
      <span className={styles.number}>{number === undefined ? '–' : numberText(number)}</span> <span>{label}</span>
      {detail && <span className={styles.detail}> {detail}</span>}
    </a>
  );
}

/** Why a part is not there. */
export function failureOf(part: Part<unknown>): string | undefined {
  return part.kind === 'failed' ? failureMessage(part.error) : undefined;
}
