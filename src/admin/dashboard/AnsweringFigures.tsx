import { useState } from 'react';
import type { ListedEnquiry } from '#domain/enquiry/admin-enquiry';
import {
  type AnswerFigures,
  answerFigures,
  type FigureGroup,
  type FigureGrouping,
  figureGroupings,
  figureGroups,
} from '#domain/enquiry/figures';
import { dateFormat } from '#domain/formatters';
import { enquirySectors } from '#domain/sector';
import { fill } from '../../i18n/fill';
import { $language } from '../i18n/language';
import { numberText } from '../i18n/messages';
import { type Texts, useTexts } from '../i18n/texts';
import { countryName, hoursText, shareText } from '../inbox/enquiry-messages';
import { FilterChoice } from '../list/Filters';
import { useNow } from '../ui/use-now';
import styles from './AnsweringFigures.module.css';
import figures from './Figures.module.css';

/** The charts in order. Hours are scaled to the longest bar, shares to 100 %. */
const charts = [
  { name: 'median', measure: (of: AnswerFigures) => of.medianHours, textOf: hoursText, isShare: false },
  { name: 'ninetieth', measure: (of: AnswerFigures) => of.ninetiethHours, textOf: hoursText, isShare: false },
  { name: 'within', measure: (of: AnswerFigures) => of.withinDeadline, textOf: shareText, isShare: true },
  { name: 'followed', measure: (of: AnswerFigures) => of.followedUp, textOf: shareText, isShare: true },
] as const;

/** Maximum number of bars in a chart. */
const mostBars = 12;

/** Statistics of answer times and kept promises by month, sector or country, as charts and as a table. */
export function AnsweringFigures({ enquiries }: { readonly enquiries: readonly ListedEnquiry[] }) {
  const texts = useTexts();
  const { answering } = texts;
  const [grouping, setGrouping] = useState<FigureGrouping>('month');
  const now = useNow();
  const all = answerFigures(enquiries, now);
  const groups = figureGroups(enquiries, grouping, now);
  if (all.answered === 0) return <p className="notice">{answering.none}</p>;
  const labelOf = ({ key }: FigureGroup) => groupName(key, grouping, texts);
  return (
    <div className={styles.figures}>
      <dl className={`${figures.figures} ${styles.all}`}>
        {charts.map(({ name, measure, textOf }) => (
          <div key={name} className={figures.figure}>
            <dt>{answering[name]}</dt>
            <dd className={figures.number}>{valueText(measure(all), textOf)}</dd>
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
      {groups.length > mostBars && grouping !== 'month' && <p>{fill(answering.most, { count: mostBars })}</p>}
      <div className={styles.charts}>
        {charts.map(({ name, measure, textOf, isShare }) => (
          <BarChart
            key={name}
            heading={fill(answering.chart, {
              label: answering[name],
              grouping: answering.groupings[grouping].toLowerCase(),
            })}
            most={isShare ? 1 : undefined}
            bars={groups.slice(0, mostBars).map((group) => {
              const value = measure(group);
              return { key: group.key, label: labelOf(group), value, text: valueText(value, textOf) };
            })}
          />
        ))}
      </div>
      <details>
        <summary className={styles.summary}>{answering.table}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{answering.groupings[grouping]}</th>
              <th scope="col">{answering.received}</th>
              <th scope="col">{answering.answered}</th>
              {charts.map(({ name }) => (
                <th key={name} scope="col">
                  {answering[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <tr key={group.key}>
                <th scope="row">{labelOf(group)}</th>
                <td data-label={answering.received}>{numberText(group.received)}</td>
                <td data-label={answering.answered}>{numberText(group.answered)}</td>
                {charts.map(({ name, measure, textOf }) => (
                  <td key={name} data-label={answering[name]}>
                    {valueText(measure(group), textOf)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

function valueText(value: number | undefined, textOf: (value: number) => string): string {
  return value === undefined ? '–' : textOf(value);
}

const months = dateFormat({ year: 'numeric', month: 'short', timeZone: 'UTC' });

function groupName(key: string, grouping: FigureGrouping, { enquirySectors: sectors }: Texts): string {
  if (grouping === 'month') return months($language.get()).format(new Date(`${key}-01T00:00:00Z`));
  if (grouping === 'country') return countryName(key);
  const sector = enquirySectors.find((one) => one === key);
  return sector ? sectors[sector] : key;
}

interface Bar {
  readonly key: string;
  readonly label: string;
  /** `undefined` if unknown. */
  readonly value: number | undefined;
  readonly text: string;
}

interface BarChartProps {
  readonly heading: string;
  readonly bars: readonly Bar[];
  /** The value of a full-length bar; defaults to the largest value. */
  readonly most?: number | undefined;
}

/**
 * Horizontal bar chart. Each bar has its name and value as text, so the bars themselves are hidden from screen readers.
 */
export function BarChart({ heading, bars, most }: BarChartProps) {
  const full = most ?? Math.max(...bars.map(({ value }) => value ?? 0));
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.heading}>{heading}</figcaption>
      <ul className={styles.bars}>
        {bars.map(({ key, label, value, text }) => (
          <li key={key} className={styles.row}>
            <span className={styles.label}>{label}</span>
            <svg className={styles.drawing} width="100%" height="12" aria-hidden="true">
              <rect className={styles.ground} width="100%" height="12" />
              <rect width={`${full > 0 ? ((value ?? 0) / full) * 100 : 0}%`} height="12" />
            </svg>
            <span className={styles.value}>{text}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
