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

/** Milliseconds of processor time that some work takes: the least of several times, so that a busy machine changes little. */
export function costOf(work: () => unknown, times = 4): number {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < times; turn += 1) {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** How many times more ten times the text may cost. */
const linear = 15;

/** Milliseconds below which a cost says nothing of its growth. */
const negligible = 8;

/**
 * How many times more a text of ten times the length costs; `undefined` where both cost next to nothing. A text is first
 * looked at in one length: only one that costs something is measured with care.
 */
export function growthOf(work: (text: string) => unknown, { of }: Hostile, length: number): number | undefined {
  const [short, long] = [of(length), of(10 * length)];
  const first = costOf(() => work(short), 1);
  // What is linear in 3 ms for the short one is not looked at any longer.
  if (first < 0.4 || costOf(() => work(short)) < 0.4) return undefined;
  const ofLong = costOf(() => work(long), 2);
  if (ofLong < negligible) return undefined;
  let least = ofLong / costOf(() => work(short), 8);
  // A busy machine makes one measurement too high, but seldom four of them.
  for (let turn = 0; turn < 3 && least > linear; turn += 1)
    least = Math.min(least, costOf(() => work(long), 3) / costOf(() => work(short), 8));
  return least;
}
