import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

// Texts that reveal code whose time grows faster than its input, and the measurement of that growth.

/** Characters that texts are split, searched or escaped by somewhere, and one of each character class. */
const everywhere = [...'1a <"\'-.,;:=@/\\&%+*#()[]{}|\n\t汉年月万第\u0301\u200d\u2028\u00a0\ud800'];

/** Longer pieces that some code searches for. */
const pieces = [
  '<style>',
  '<script ',
  '<p class="',
  '<!--',
  '</main>',
  'https://a.b/',
  'a@b.',
  '\u{1F3F4}\u{E0067}',
  '1.5-',
];

/** A text that repeats a unit `times` times. */
export interface Hostile {
  readonly name: string;
  readonly of: (length: number) => string;
}

function repeated(unit: string, before = '', after = ''): Hostile {
  const of = (length: number) => before + unit.repeat(Math.ceil(length / unit.length)) + after;
  return { name: JSON.stringify([before, unit, after]), of };
}

/** Texts of one character, of two alternating ones, and of pieces, with endings on which a match fails. */
export function hostileTexts(alphabet: readonly string[] = everywhere, withPairs = false): readonly Hostile[] {
  const units = [...alphabet, ...(alphabet === everywhere ? pieces : [])];
  const pairs = withPairs ? alphabet.flatMap((one) => alphabet.map((other) => one + other)) : [];
  return [...new Set([...units, ...pairs])].flatMap((unit) => [repeated(unit), repeated(unit, unit, '\u0000')]);
}

/** Each regular expression in the code, once, with the first file that contains it. */
export function writtenExpressions(folders: readonly string[]): ReadonlyMap<string, { regex: RegExp; file: string }> {
  const listing = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], {
    encoding: 'utf8',
  });
  const found = new Map<string, { regex: RegExp; file: string }>();
  for (const file of listing.split('\n').filter((name) => /\.tsx?$/.test(name))) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false);
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node) && !found.has(node.text)) {
        const end = node.text.lastIndexOf('/');
        const flags = new Set([...node.text.slice(end + 1), 'g']);
        found.set(node.text, { file, regex: new RegExp(node.text.slice(1, end), [...flags].join('')) });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

/** The characters in an expression, and one of each class in it. */
export function alphabetOf({ source }: RegExp): readonly string[] {
  const classes: readonly (readonly [RegExp, string])[] = [
    [/\\d/, '1'],
    [/\\s/, ' '],
    [/\\w/, 'a'],
    [/Han/, '汉'],
    [/Mark/, '\u0301'],
    [/Cf|Ignorable/, '\u200d'],
    [/\\p\{L/, 'a'],
    [/\\p\{N/, '1'],
    [/[^\\]\./, 'x'],
  ];
  const named = classes.flatMap(([pattern, sign]) => (pattern.test(source) ? [sign] : []));
  const letters = source.replace(/\\p\{[^}]*\}|\\u\{?[\da-fA-F]+\}?|\\[a-zA-Z]|[\\^$?*+(){}[\]|]/g, '');
  const escaped = [...source.matchAll(/\\([^\w\s])/g)].map(([, sign = '']) => sign);
  const inClasses = [...source.matchAll(/\[\^?([^\]]*)\]/g)].flatMap(([, signs = '']) => signs.match(/[^\\\w]/g) ?? []);
  return [...new Set([...named, ...escaped, ...inClasses, ...letters])].slice(0, 16);
}

/**
 * How many times more a text of ten times the length may cost: the middle between a linear cost (10 times) and a
 * quadratic one (100 times) on a scale of ratios.
 */
export const mostGrowth = 30;

/** Milliseconds below which a duration says nothing about its growth. */
const negligible = 8;

/** Milliseconds for which work is repeated, because the system may count processor time in coarse steps. */
const measurable = 60;

/**
 * How many times more a text of ten times the length costs; `undefined` when it costs next to nothing. Measured by the
 * clock first, and if too slow, by the processor time of repeated work, which other processes do not affect. A longer text
 * may only have left the processor's cache, so the result is confirmed with texts that are both too long for it.
 */
export function growthOf(work: (text: string) => unknown, { of }: Hostile, length: number): number | undefined {
  const [short, long] = [of(length), of(10 * length)];
  const ofShort = millisecondsOf(() => work(short), 1);
  // If the short text takes less, even its tenfold is negligible when the growth is linear.
  if (ofShort < 0.4) return undefined;
  const ofLong = millisecondsOf(() => work(long), 1);
  if (ofLong < negligible) return undefined;
  const byClock = ofLong / millisecondsOf(() => work(short), 4);
  if (byClock <= mostGrowth) return byClock;
  const byProcessor = leastGrowth(work, [short, long], ofLong);
  if (byProcessor <= mostGrowth) return byProcessor;
  return Math.min(byProcessor, leastGrowth(work, [long, of(30 * length)], 3 * ofLong));
}

/** The growth of processor time for ten times the length, by two texts; the least of several measurements. */
function leastGrowth(work: (text: string) => unknown, [short, long]: [string, string], ofLong: number): number {
  const ratio = long.length / short.length;
  const times = Math.ceil(measurable / ofLong);
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 8 && least > mostGrowth; turn += 1) {
    const cost = processorTime(() => work(short), Math.ceil(ratio * times)) / Math.ceil(ratio * times);
    const growth = processorTime(() => work(long), times) / times / cost;
    least = Math.min(least, growth ** (Math.log(10) / Math.log(ratio)));
  }
  return least;
}

/** The minimum of several measurements. */
function millisecondsOf(work: () => unknown, turns: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < turns; turn += 1) {
    const before = performance.now();
    work();
    least = Math.min(least, performance.now() - before);
  }
  return least;
}

/** This thread’s processor time in milliseconds for work repeated so many times. */
function processorTime(work: () => unknown, times: number): number {
  const before = process.threadCpuUsage();
  for (let turn = 0; turn < times; turn += 1) work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
