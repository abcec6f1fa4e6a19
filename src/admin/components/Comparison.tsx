import type { ReactNode } from 'react';
import { adminImagePath } from '#domain/image';
import type { OpportunityContent } from '#domain/opportunity/content';
import { type Part, placeOf } from '#domain/opportunity/parts';
import { partLabel } from '../labels';
import { useTexts } from '../texts';
import styles from './Comparison.module.css';
import { PartContent } from './PartContent';

interface Column {
  readonly label: string;
  readonly content: OpportunityContent;
}

/** A part in which the columns differ. */
export interface ComparedPart {
  readonly part: Part;
  /** What there is to say of it, below its name. */
  readonly note?: ReactNode;
  /** What can be done with it, above what each column says. */
  readonly controls?: readonly [one: ReactNode, other: ReactNode];
  /** Which of the columns counts, where one does. */
  readonly kept?: 0 | 1 | undefined;
}

interface ComparisonProps {
  readonly columns: readonly [one: Column, other: Column];
  readonly parts: readonly ComparedPart[];
  /** Whether the other has followed the one: what the one alone has is struck out. */
  readonly successive?: boolean;
}

/** Two contents side by side, part by part; the words in which they differ are marked. */
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
          <Row key={placeOf(compared.part)} compared={compared} columns={columns} />
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
