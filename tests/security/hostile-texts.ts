import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

// What searches for code whose time grows faster than a text: hostile texts, and how their cost is measured.

/** Characters that texts are split, searched or escaped by somewhere, and one of every kind that a class may name. */
const everywhere = [...'1a <"\'-.,;:=@/\\&%+*#()[]{}|\n\t汉年月万第\u0301\u200d\u2028\u00a0\ud800'];

/** Longer pieces that some code looks for. */
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

/** Texts of one character, of two in turn, and of pieces, with endings on which what was matched fails. */
export function hostileTexts(alphabet: readonly string[] = everywhere, withPairs = false): readonly Hostile[] {
  const units = [...alphabet, ...(alphabet === everywhere ? pieces : [])];
  const pairs = withPairs ? alphabet.flatMap((one) => alphabet.map((other) => one + other)) : [];
  return [...new Set([...units, ...pairs])].flatMap((unit) => [repeated(unit), repeated(unit, unit, '\u0000')]);
}

/** Every regular expression that is written in the code, once, with the first file that has it. */
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

/** Characters that an expression speaks of, by its own letters and by one of each class that it names. */
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

/** How many times more ten times the text may cost. */
const linear = 20;

/** Milliseconds below which a cost says nothing of its growth. */
const negligible = 8;

/** Milliseconds that work is repeated for, so that it can be measured where the system counts in steps of some of them. */
const measurable = 60;

/**
 * How many times more a text of ten times the length costs; `undefined` where that costs next to nothing. By the clock
 * first; what looks too slow, by the processor time of repeated work, which a busy machine does not change.
 */
export function growthOf(work: (text: string) => unknown, { of }: Hostile, length: number): number | undefined {
  const [short, long] = [of(length), of(10 * length)];
  const ofShort = millisecondsOf(() => work(short), 1);
  // What is linear in 3 ms for the short one is not looked at any longer.
  if (ofShort < 0.4) return undefined;
  const ofLong = millisecondsOf(() => work(long), 1);
  if (ofLong < negligible) return undefined;
  const byClock = ofLong / millisecondsOf(() => work(short), 4);
  if (byClock <= linear) return byClock;
  const times = Math.ceil(measurable / ofLong);
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 4 && least > linear; turn += 1) {
    const cost = processorTime(() => work(short), 10 * times);
    least = Math.min(least, (10 * processorTime(() => work(long), times)) / cost);
  }
  return least;
}

/** The least of several measurements. */
function millisecondsOf(work: () => unknown, turns: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < turns; turn += 1) {
    const before = performance.now();
    work();
    least = Math.min(least, performance.now() - before);
  }
  return least;
}

/** Milliseconds of this thread's processor time that work takes which is done so many times. */
function processorTime(work: () => unknown, times: number): number {
  const before = process.threadCpuUsage();
  for (let turn = 0; turn < times; turn += 1) work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
