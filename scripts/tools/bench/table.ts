import type { Reading } from './lighthouse.ts';
import type { Limits } from './pages.ts';

/** A page's figures beside what they may be. */
export interface Measured {
  readonly path: string;
  readonly limits: Limits;
  readonly reading: Reading;
  /** When the floor page's picture is there, in milliseconds. */
  readonly floor: number;
  /** Bytes of the document as it travels. */
  readonly html: number;
}

interface Figure {
  readonly title: string;
  readonly of: (page: Measured) => number;
  readonly limit: (page: Measured) => number;
  /** What it is measured by: at least the limit, or at most. */
  readonly holds: 'at least' | 'at most';
  readonly digits: number;
}

const atLeast = (title: string, of: Figure['of'], limit: Figure['limit']): Figure => {
  return { title, of, limit, holds: 'at least', digits: 0 };
};

const atMost = (title: string, of: Figure['of'], limit: Figure['limit'], digits: number): Figure => {
  return { title, of, limit, holds: 'at most', digits };
};

const scores: readonly Figure[] = [
  atLeast(
    'Performance',
    ({ reading }) => reading.performance,
    ({ limits }) => limits.performance,
  ),
  atLeast(
    'Accessibility',
    ({ reading }) => reading.accessibility,
    () => 100,
  ),
  atLeast(
    'Best practices',
    ({ reading }) => reading.bestPractices,
    () => 100,
  ),
  atLeast(
    'SEO',
    ({ reading }) => reading.seo,
    () => 100,
  ),
];

const times: readonly Figure[] = [
  atMost(
    'LCP ÷ floor',
    ({ reading, floor }) => reading.lcp / floor,
    ({ limits }) => limits.lcp,
    2,
  ),
  atMost(
    'CLS',
    ({ reading }) => reading.cls,
    () => 0.01,
    3,
  ),
  atMost(
    'TBT, ms',
    ({ reading }) => reading.tbt,
    () => 50,
    0,
  ),
];

const sizes: readonly Figure[] = [
  atMost(
    'Script, KB',
    ({ reading }) => reading.script / 1000,
    ({ limits }) => limits.script,
    1,
  ),
  atMost(
    'HTML, KB',
    ({ html }) => html / 1000,
    ({ limits }) => limits.html,
    1,
  ),
  atMost(
    'First load, KB',
    ({ reading }) => reading.total / 1000,
    ({ limits }) => limits.total,
    0,
  ),
];

/** The figures of all pages as two tables in Markdown, and how many miss their limit. */
export function tables(pages: readonly Measured[]): { readonly text: string; readonly misses: number } {
  const lcp = (page: Measured) => `${(page.reading.lcp / 1000).toFixed(2)} s`;
  const floor = (page: Measured) => `${(page.floor / 1000).toFixed(2)} s`;
  const feel = [
    heading(['Page', ...scores.map(({ title }) => title), 'LCP', 'Floor', ...times.map(({ title }) => title)]),
    ...pages.map((page) => row([name(page), ...cells(scores, page), lcp(page), floor(page), ...cells(times, page)])),
  ];
  const weight = [
    heading(['Page', ...sizes.map(({ title }) => title)]),
    ...pages.map((page) => row([name(page), ...cells(sizes, page)])),
  ];
  const all = [...scores, ...times, ...sizes];
  const misses = pages.flatMap((page) => all.filter((figure) => !keeps(figure, page))).length;
  return { text: `${feel.join('\n')}\n\n${weight.join('\n')}`, misses };
}

const keeps = ({ of, limit, holds }: Figure, page: Measured): boolean =>
  holds === 'at least' ? of(page) >= limit(page) : of(page) <= limit(page);

function cells(figures: readonly Figure[], page: Measured): string[] {
  return figures.map((figure) => {
    const sign = figure.holds === 'at least' ? '≥' : '≤';
    return `${figure.of(page).toFixed(figure.digits)} ${sign} ${figure.limit(page)} ${keeps(figure, page) ? '✓' : '✗'}`;
  });
}

// An opportunity's id says nothing, and would widen the column.
const name = ({ path }: Measured): string => path.replace(/(?<=\/opportunity\/).*/, '{id}');

const row = (columns: readonly string[]): string => `| ${columns.join(' | ')} |`;

const heading = (columns: readonly string[]): string => `${row(columns)}\n|${columns.map(() => '---|').join('')}`;
