import { useState } from 'react';
import type { ListedEnquiry } from '#domain/enquiry/admin-enquiry';
import {
  type AnswerFigures,
  answerFigures,
  type FigureColumn,
  type FigureGroup,
  type FigureGrouping,
  figureColumns,
  figureGroupings,
  figureGroups,
  sortedGroups,
} from '#domain/enquiry/answer-statistics';
import { dateFormat } from '#domain/formatters';
import { enquirySectors } from '#domain/sector';
import { fill } from '../../i18n/fill';
import { $language } from '../i18n/language';
import { numberText } from '../i18n/messages';
import { $texts, type Texts, useTexts } from '../i18n/texts';
import { countryName, hoursText } from '../inbox/enquiry-messages';
import { FilterChoice } from '../list/Filters';
import { useNow } from '../ui/use-now';
import styles from './Figures.module.css';

/** Statistics of answer times and follow-ups: in total, and by month, sector or country as a sortable table. */
export function AnsweringFigures({ enquiries }: { readonly enquiries: readonly ListedEnquiry[] }) {
  const { answering } = useTexts();
  const [grouping, setGrouping] = useState<FigureGrouping>('month');
  const now = useNow();
  const all = answerFigures(enquiries, now);
  if (all.answered === 0) return <p className="notice">{answering.none}</p>;
  return (
    <div className={styles.answering}>
      <dl className={`${styles.figures} ${styles.all}`}>
        {(['medianHours', 'ninetiethHours', 'withinDeadline', 'followedUp'] as const).map((column) => (
          <div key={column} className={styles.figure}>
            <dt>{answering[column]}</dt>
            <dd className={styles.number}>{cellText[column](all)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.grouping}>
        <FilterChoice
          label={answering.grouping}
          value={grouping}
          choices={figureGroupings}
          nameOf={(one) => answering.groupings[one]}
          onChoose={(one) => setGrouping(one ?? grouping)}
          isNeverEmpty
        />
      </div>
      <FiguresTable key={grouping} grouping={grouping} groups={figureGroups(enquiries, grouping, now)} />
    </div>
  );
}

/** The text of a cell in each column; a share with the number that it is of. */
const cellText: Readonly<Record<FigureColumn, (of: AnswerFigures) => string>> = {
  received: ({ received }) => numberText(received),
  answered: ({ answered }) => numberText(answered),
  medianHours: ({ medianHours }) => valueText(medianHours, hoursText),
  ninetiethHours: ({ ninetiethHours }) => valueText(ninetiethHours, hoursText),
  withinDeadline: ({ withinDeadline, judged }) => valueText(withinDeadline, (share) => ofCount(share, judged)),
  followedUp: ({ followedUp, toFollow }) => valueText(followedUp, (share) => ofCount(share, toFollow)),
};

function ofCount(share: number, count: number): string {
  return fill($texts.get().answering.share, { share: shareText(share), count: numberText(count) });
}

function valueText(value: number | undefined, textOf: (value: number) => string): string {
  return value === undefined ? '–' : textOf(value);
}

interface Sorting {
  /** `undefined`: by group, as the groups come. */
  readonly column: FigureColumn | undefined;
  readonly direction: 'ascending' | 'descending';
}

interface FiguresTableProps {
  readonly grouping: FigureGrouping;
  readonly groups: readonly FigureGroup[];
}

/** The statistics of each group. Every column can be sorted by the button in its head. */
export function FiguresTable({ grouping, groups }: FiguresTableProps) {
  const texts = useTexts();
  const { answering } = texts;
  const isByMonth = grouping === 'month';
  const [{ column, direction }, setSorting] = useState<Sorting>({
    column: isByMonth ? undefined : 'received',
    direction: 'descending',
  });
  const label = fill(answering.caption, { grouping: answering.groupings[grouping].toLowerCase() });

  function sort(by: FigureColumn | undefined): void {
    const first = by === undefined && !isByMonth ? 'ascending' : 'descending';
    const other = direction === 'ascending' ? 'descending' : 'ascending';
    setSorting({ column: by, direction: by === column ? other : first });
  }

  const head = (by: FigureColumn | undefined, name: string) => {
    const isSorted = by === column;
    return (
      <th key={by ?? 'group'} scope="col" aria-sort={isSorted ? direction : undefined}>
        <button type="button" className={styles.sort} onClick={() => sort(by)}>
          {name}
          <span aria-hidden="true">{isSorted && (direction === 'ascending' ? ' ↑' : ' ↓')}</span>
        </button>
      </th>
    );
  };

  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {head(undefined, answering.groupings[grouping])}
            {figureColumns.map((by) => head(by, answering[by]))}
          </tr>
        </thead>
        <tbody>
          {inOrder(groups, grouping, { column, direction }, texts).map((group) => (
            <tr key={group.key}>
              <th scope="row">{groupName(group.key, grouping, texts)}</th>
              {figureColumns.map((by) => (
                <td key={by}>{cellText[by](group)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function inOrder(
  groups: readonly FigureGroup[],
  grouping: FigureGrouping,
  { column, direction }: Sorting,
  texts: Texts,
): readonly FigureGroup[] {
  if (column !== undefined) return sortedGroups(groups, column, direction);
  const { compare } = new Intl.Collator($language.get());
  const name = ({ key }: FigureGroup) => (grouping === 'month' ? key : groupName(key, grouping, texts));
  const ascending = [...groups].sort((one, other) => compare(name(one), name(other)));
  return direction === 'ascending' ? ascending : ascending.reverse();
}

const months = dateFormat({ year: 'numeric', month: 'short', timeZone: 'UTC' });

function groupName(key: string, grouping: FigureGrouping, { enquirySectors: sectors }: Texts): string {
  if (grouping === 'month') return months($language.get()).format(new Date(`${key}-01T00:00:00Z`));
  if (grouping === 'country') return countryName(key);
  const sector = enquirySectors.find((one) => one === key);
  return sector ? sectors[sector] : key;
}

/** Formats a share from 0 to 1 in percent. */
function shareText(share: number): string {
  return new Intl.NumberFormat($language.get(), { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
