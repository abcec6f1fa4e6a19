import type { ReactNode } from 'react';
import { adminImagePath } from '#domain/image';
import type { OpportunityContent } from '#domain/opportunity/content';
import { nameOfPart, type Part } from '#domain/opportunity/parts';
import { partLabel } from '../i18n/labels';
import { useTexts } from '../i18n/texts';
import styles from './Comparison.module.css';
import { PartContent } from './FieldContent';

interface Column {
  readonly label: string;
  readonly content: OpportunityContent;
}

/** A part of the content that differs between the columns. */
export interface ComparedPart {
  readonly part: Part;
  /** A remark below the part's name. */
  readonly note?: ReactNode;
  /** Controls above the content of each column. */
  readonly controls?: readonly [one: ReactNode, other: ReactNode];
  /** Index of the column that will be kept, if decided. */
  readonly kept?: 0 | 1 | undefined;
}

interface ComparisonProps {
  readonly columns: readonly [one: Column, other: Column];
  readonly parts: readonly ComparedPart[];
  /** Whether the second column is a later version of the first: text that only the first has is then struck out. */
  readonly successive?: boolean;
}

/** Compares two versions of an opportunity side by side, part by part, and marks the words that differ. */
export function Comparison({ columns, parts, successive = false }: ComparisonProps) {
  const texts = useTexts();
  const [one, other] = columns;
  return (
    <table className={styles.table} data-successive={successive || undefined}>
      <thead>
        <tr>
          <th scope="col">{texts.conflict.field}</th>
          <th scope="col">{one.label}</th>
          <th scope="col">{other.label}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((compared) => (
          <Row key={nameOfPart(compared.part)} compared={compared} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ compared, columns }: { readonly compared: ComparedPart; readonly columns: ComparisonProps['columns'] }) {
  const { part, note, controls, kept } = compared;
  const [one, other] = columns;
  return (
    <tr>
      <th scope="row">
        {partLabel(part, [other.content, one.content])}
        {part.key === 'imageAlts' && <img className={styles.image} src={adminImagePath(part.image)} alt="" />}
        {note && <div className={styles.note}>{note}</div>}
      </th>
      {columns.map(({ label, content }, index) => (
        <td key={label} data-label={label} data-kept={kept === index || undefined}>
          {controls?.[index]}
          <PartContent content={content} part={part} compared={(index === 0 ? other : one).content} />
        </td>
      ))}
    </tr>
  );
}
