import type { Reading } from './lighthouse.ts';
import type { Limits } from './pages.ts';

/** A page's figures beside their limits. */
export interface Measured {
  readonly path: string;
  readonly limits: Limits;
  readonly reading: Reading;
  /** When the baseline's first words and its image are shown, in milliseconds. */
  readonly baseline: Pick<Reading, 'fcp' | 'lcp'>;
  /** Bytes of the document as it travels. */
  readonly html: number;
  /** Total blocking time of a bare page that hydrates one small island, in milliseconds. */
  readonly islandTBT: number;
}

type OfPage = (page: Measured) => number;

interface Figure {
  readonly title: string;
  readonly of: OfPage;
  /** The least that it may be, or the most. */
  readonly limit: { readonly least: OfPage } | { readonly most: OfPage };
  readonly digits: number;
}

const scores: readonly Figure[] = [
  {
    title: 'Performance',
    of: ({ reading }) => reading.performance,
    limit: { least: byPage('performance') },
    digits: 0,
  },
  { title: 'Accessibility', of: ({ reading }) => reading.accessibility, limit: { least: () => 100 }, digits: 0 },
  { title: 'Best practices', of: ({ reading }) => reading.bestPractices, limit: { least: () => 100 }, digits: 0 },
  { title: 'SEO', of: ({ reading }) => reading.seo, limit: { least: () => 100 }, digits: 0 },
];

const times: readonly Figure[] = [
  {
    title: 'LCP ÷ baseline',
    of: (page) => page.reading.lcp / page.baseline.lcp,
    limit: { most: byPage('lcp') },
    digits: 2,
  },
  {
    title: 'FCP ÷ baseline',
    of: (page) => page.reading.fcp / page.baseline.fcp,
    limit: { most: () => 1.25 },
    digits: 2,
  },
  { title: 'CLS', of: ({ reading }) => reading.cls, limit: { most: () => 0.01 }, digits: 3 },
  {
    title: 'TBT, ms',
    of: ({ reading }) => reading.tbt,
    // A slow machine has some for React alone.
    limit: { most: ({ islandTBT }) => Math.round(Math.max(50, 1.5 * islandTBT)) },
    digits: 0,
  },
];

const sizes: readonly Figure[] = [
  { title: 'Script, KB', of: ({ reading }) => reading.script / 1000, limit: { most: byPage('script') }, digits: 1 },
  { title: 'HTML, KB', of: ({ html }) => html / 1000, limit: { most: byPage('html') }, digits: 1 },
  { title: 'First load, KB', of: ({ reading }) => reading.total / 1000, limit: { most: byPage('total') }, digits: 0 },
];

function byPage(name: keyof Limits): OfPage {
  return ({ limits }) => limits[name];
}

/** The figures of all pages as two tables in Markdown, and how many miss their limit. */
export function tables(pages: readonly Measured[]): { readonly text: string; readonly misses: number } {
  const lcp = ({ reading }: Measured) => `${(reading.lcp / 1000).toFixed(2)} s`;
  const baseline = (page: Measured) => `${(page.baseline.lcp / 1000).toFixed(2)} s`;
  const feel = [
    heading(['Page', ...titles(scores), 'LCP', 'Baseline', ...titles(times)]),
    ...pages.map((page) => row([name(page), ...cells(scores, page), lcp(page), baseline(page), ...cells(times, page)])),
  ];
  const weight = [
    heading(['Page', ...titles(sizes)]),
    ...pages.map((page) => row([name(page), ...cells(sizes, page)])),
  ];
  const all = [...scores, ...times, ...sizes];
  const misses = pages.flatMap((page) => all.filter((figure) => !keeps(figure, page))).length;
  return { text: `${feel.join('\n')}\n\n${weight.join('\n')}`, misses };
}

function keeps({ of, limit }: Figure, page: Measured): boolean {
  return 'least' in limit ? of(page) >= limit.least(page) : of(page) <= limit.most(page);
}

function cells(figures: readonly Figure[], page: Measured): string[] {
  return figures.map((figure) => {
    const { of, limit, digits } = figure;
    const allowed = 'least' in limit ? `≥ ${limit.least(page)}` : `≤ ${limit.most(page)}`;
    return `${of(page).toFixed(digits)} ${allowed} ${keeps(figure, page) ? '✓' : '✗'}`;
  });
}

const titles = (figures: readonly Figure[]): string[] => figures.map(({ title }) => title);

// An opportunity's id says nothing, and would widen the column.
const name = ({ path }: Measured): string => path.replace(/(?<=\/opportunity\/).*/, '{id}');

const row = (columns: readonly string[]): string => `| ${columns.join(' | ')} |`;

const heading = (columns: readonly string[]): string => `${row(columns)}\n|${columns.map(() => '---|').join('')}`;

/** A figure and the most that it may be. */
interface LimitedFigure {
  readonly what: string;
  readonly value: number;
  readonly limit: number;
  /** Said where it is another question than that of the most. */
  readonly kept?: boolean;
}

export interface LimitsTable {
  readonly text: string;
  readonly misses: number;
}

/** Figures beside their limits as a table in Markdown. A figure that is missing (NaN) misses its limit. */
export function limitsTable(title: string, figures: readonly LimitedFigure[]): LimitsTable {
  const rows = figures.map(({ what, value, limit, kept = value <= limit }) => ({
    kept,
    line: `| ${what} | ${Math.round(value)} | ${limit} ${kept ? '✓' : '✗'} |`,
  }));
  return {
    text: [`| ${title} | Measured | Limit |`, '|---|---|---|', ...rows.map(({ line }) => line)].join('\n'),
    misses: rows.filter(({ kept }) => !kept).length,
  };
}
