import { useId } from 'react';
import { differing } from '#domain/opportunity/compare';
import type { OpportunitySummary } from '#domain/opportunity/opportunity';
import { dotted } from '../../i18n/intl';
import { factKeys, factText } from '../../i18n/opportunity-facts';
import { localizedPath } from '../../i18n/path';
import styles from './ComparisonTable.module.css';
import type { ShortlistProps } from './Shortlist';
import { ProjectTitle } from './ShortlistCard';

interface Row {
  readonly key: string;
  readonly label: string;
  /** Value for each opportunity; `undefined` if not known. */
  readonly cells: readonly (string | undefined)[];
}

interface Props extends ShortlistProps {
  readonly opportunities: readonly OpportunitySummary[];
}

/** Table of opportunities by fact. On narrow screens the name of a fact is above its values. */
export function ComparisonTable({ opportunities, ...props }: Props) {
  const { language, texts, factTexts } = props;
  const heading = useId();
  return (
    <div className={styles.comparison}>
      <h2 id={heading}>{texts.comparison}</h2>
      <p className={styles.legend}>{texts.legend}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: makes it scrollable by keyboard. */}
      <section className={styles.scroller} aria-labelledby={heading} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {opportunities.map(({ id, title, language: written = language }) => (
                <th key={id} scope="col" lang={written} dir="auto">
                  <a href={localizedPath(`/opportunity/${id}`, language)}>
                    <ProjectTitle title={title} language={written} />
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(opportunities, props).map((row) => (
              <FactRow key={row.key} row={row} ids={opportunities.map(({ id }) => id)} texts={texts}>
                {row.key === 'deadline' ? factTexts.noDeadline : factTexts.onRequest}
              </FactRow>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

interface FactRowProps {
  readonly row: Row;
  readonly ids: readonly string[];
  readonly texts: ShortlistProps['texts'];
  /** Text for an unknown value. */
  readonly children: string;
}

function FactRow({ row: { label, cells }, ids, texts, children }: FactRowProps) {
  const differs = differing(cells);
  const allAgree = cells.every((text) => text !== undefined && text === cells[0]);
  const someAgree = cells.some((text, index) => text !== undefined && !differs[index]);
  return (
    <tr>
      <th scope="row">
        {label}
        {allAgree && <span className={styles.same}>{texts.same}</span>}
      </th>
      {cells.map((text, index) => (
        <td key={ids[index]} className={classOf(text, differs[index] === true && someAgree)}>
          {text ?? children}
          {differs[index] && <span className="visually-hidden"> {texts.differs}</span>}
        </td>
      ))}
    </tr>
  );
}

function classOf(text: string | undefined, isUnlike: boolean): string | undefined {
  if (text === undefined) return styles.unknown;
  return isUnlike ? styles.unlike : undefined;
}

/** The sector and the facts that any opportunity states as rows, with one cell for each opportunity. */
function rowsOf(
  opportunities: readonly OpportunitySummary[],
  { language, texts, listTexts, factTexts, sectorNames, provinceNames }: ShortlistProps,
): readonly Row[] {
  const words = { language, texts: factTexts, provinceNames };
  const sector = {
    key: 'sector',
    label: texts.sector,
    cells: opportunities.map((one) => dotted([one.sample && listTexts.sample, sectorNames[one.sector]], language)),
  };
  const facts = factKeys.map((key) => ({
    key,
    label: factTexts[key],
    cells: opportunities.map((opportunity) => factText(key, opportunity, words)),
  }));
  return [sector, ...facts.filter(({ cells }) => cells.some((text) => text !== undefined))];
}
