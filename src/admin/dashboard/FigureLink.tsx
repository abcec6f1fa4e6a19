import type { ReactNode } from 'react';
import { failureMessage, numberText } from '../i18n/messages';
import type { Part } from '../session/part';
import styles from './Figures.module.css';

export interface FigureLinkProps {
  readonly label: string;
  /** `undefined` while loading or if loading failed. */
  readonly number: number | undefined;
  /** Path of the list that the number counts. */
  readonly path: string;
  readonly detail?: ReactNode;
  /** Whether any number above 0 is urgent. */
  readonly isAlarming?: boolean;
  /** Whether it is a line of a list instead of a separate figure. */
  readonly isLine?: boolean;
}

/** A number that links to the list that it counts. */
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

/** Why a part could not be loaded. */
export function failureOf(part: Part<unknown>): string | undefined {
  return part.kind === 'failed' ? failureMessage(part.error) : undefined;
}
