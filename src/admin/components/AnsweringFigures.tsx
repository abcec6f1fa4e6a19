import { useState } from 'react';
import type { ListedEnquiry } from '#domain/enquiry/desk-enquiry';
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
import { countryName, hoursText, shareText } from '../enquiry-messages';
import { numberText } from '../messages';
import { $language } from '../state/language';
import { type Texts, useTexts } from '../texts';
import { useNow } from '../use-now';
import styles from './AnsweringFigures.module.css';
import { BarChart } from './BarChart';
import figures from './Figures.module.css';
import { FilterChoice } from './Filters';

/** The charts in order. Hours are scaled to the longest bar, shares to 100 %. */
const charts = [
  { name: 'median', measure: (of: AnswerFigures) => of.medianHours, textOf: hoursText, isShare: false },
  { name: 'ninetieth', measure: (of: AnswerFigures) => of.ninetiethHours, textOf: hoursText, isShare: false },
  { name: 'within', measure: (of: AnswerFigures) => of.withinPromise, textOf: shareText, isShare: true },
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
