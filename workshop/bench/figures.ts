import type { Reading } from './lighthouse.ts';
import type { Limits } from './pages.ts';

/** A measured figure and its limit. */
export interface Figure {
  /** The page, or the part of the site, such as `admin list`. */
  readonly subject: string;
  /** What was measured, with its unit. */
  readonly name: string;
  readonly value: number;
  /** Decimal places of the value. */
  readonly digits?: number;
  readonly comparison: 'at most' | 'at least' | 'exactly';
  readonly limit: number;
}

/** NaN, a figure that could not be measured, misses its limit. */
export function isMet({ value, comparison, limit }: Figure): boolean {
  if (comparison === 'at most') return value <= limit;
  return comparison === 'at least' ? value >= limit : value === limit;
}

/** The figures as rows of a table, under a heading row. */
export function rowsOf(figures: readonly Figure[]): readonly (readonly string[])[] {
  return [
    ['subject', 'figure', 'value', 'comparison', 'limit', 'met'],
    ...figures.map((figure) => {
      const { subject, name, value, digits = 0, comparison, limit } = figure;
      return [subject, name, value.toFixed(digits), comparison, String(limit), isMet(figure) ? 'yes' : 'no'];
    }),
  ];
}

/** The measurements of one page. */
export interface MeasuredPage {
  readonly path: string;
  readonly limits: Limits;
  readonly reading: Reading;
  /** FCP and LCP of the page's baseline, in milliseconds. */
  readonly baseline: Pick<Reading, 'fcp' | 'lcp'>;
  /** Transferred bytes of the document. */
  readonly html: number;
  /** Total blocking time of a bare page that hydrates one small island, in milliseconds. */
  readonly islandTBT: number;
}

/** A slow machine has some blocking time for React alone. */
const tbtLimit = (islandTBT: number): number => Math.round(Math.max(50, 1.5 * islandTBT));

export function pageFigures({ path, limits, reading, baseline, html, islandTBT }: MeasuredPage): readonly Figure[] {
  // The generated id of an opportunity would change with the samples.
  const subject = path.replace(/(?<=\/opportunity\/).*/, '{id}');
  const atLeast = (name: string, value: number, limit: number): Figure => {
    return { subject, name, value, comparison: 'at least', limit };
  };
  const atMost = (name: string, value: number, limit: number, digits = 0): Figure => {
    return { subject, name, value, digits, comparison: 'at most', limit };
  };
  return [
    atLeast('performance', reading.performance, limits.performance),
    atLeast('accessibility', reading.accessibility, 100),
    atLeast('best practices', reading.bestPractices, 100),
    atLeast('SEO', reading.seo, 100),
    atMost('LCP ÷ baseline', reading.lcp / baseline.lcp, limits.lcp, 2),
    atMost('FCP ÷ baseline', reading.fcp / baseline.fcp, 1.25, 2),
    atMost('CLS', reading.cls, 0.01, 3),
    atMost('TBT, ms', reading.tbt, tbtLimit(islandTBT)),
    atMost('script, KB', reading.script / 1000, limits.script, 1),
    atMost('HTML, KB', html / 1000, limits.html, 1),
    atMost('first load, KB', reading.total / 1000, limits.total),
  ];
}
