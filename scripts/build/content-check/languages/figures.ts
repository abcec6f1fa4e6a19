import type { FactBook } from '#domain/fact-book';
import { byLanguage } from '#domain/formatters';
import { type Language, languages } from '#domain/language';
import { listed, type Mistake, ordinal, quoted } from '../mistake.ts';
import type { Path } from '../read/read-yaml.ts';
import { englishNames, oddOnes } from './languages.ts';
import { beyondWords, numbersIn } from './numbers.ts';

/** A figure in one language; `text` is the figure with its caption. */
export interface Figure {
  readonly text: string;
  /** Key of its fact. */
  readonly fact: string;
}

/** The figures of a file, with their lines. */
export interface Figures {
  readonly file: string;
  readonly list: readonly Figure[];
  /** Field of the list: “statistics” or “figures”. */
  readonly name: string;
  readonly lineOf: (path: Path) => number;
}

/** Figures that differ between languages or from the value of their fact. */
export function checkFigures(read: Readonly<Record<Language, Figures>>, book: FactBook): readonly Mistake[] {
  const counts = byLanguage((language) => String(read[language].list.length));
  if (new Set(Object.values(counts)).size > 1) {
    return differing(read, counts, 'the number of figures', (figures) => [figures.name]);
  }
  return read.en.list.flatMap((_, index) => {
    const figure = (language: Language) => read[language].list[index];
    const pathTo = (field: string) => (figures: Figures) => [figures.name, index, field];
    const which = `of the ${ordinal(index)} ${read.en.name.replace(/s$/, '')}`;
    const numbers = byLanguage((language) => numbersIn(figure(language)?.text ?? '', language));
    const first = byLanguage((language) => numbers[language][0] ?? 'without digits');
    return [
      ...differing(read, first, `the figure ${which}`, pathTo('figure')),
      ...captions(read, numbers, which, pathTo('caption')),
      ...differing(
        read,
        byLanguage((language) => figure(language)?.fact ?? 'none'),
        `the fact ${which}`,
        pathTo('fact'),
      ),
      ...languages.flatMap((language) => {
        const key = figure(language)?.fact ?? '';
        const message = unlikeFact(key, numbers[language][0], book, which);
        const { file, lineOf } = read[language];
        return message ? [{ file, line: lineOf([read[language].name, index, 'fact']), message }] : [];
      }),
    ];
  });
}

/** Message if the fact of a figure is unknown or has another value than `shown`, the number in the text. */
function unlikeFact(key: string, shown: string | undefined, book: FactBook, which: string): string | undefined {
  const fact = book.facts.get(key);
  if (!fact) return `“fact” ${which} is ${quoted(key)}: expected a key of content/facts`;
  const [written = 'without digits'] = numbersIn(`${fact.value}`, 'en');
  if (shown?.replace('%', '') === written) return undefined;
  return `the figure ${which} is ${shown ?? 'without digits'}, and ${quoted(key)} in content/facts is ${written}: expected the same`;
}

type PathIn = (figures: Figures) => Path;

/** One mistake for each language whose value differs from the others. */
export function differing(
  files: Readonly<Record<Language, Pick<Figures, 'file' | 'lineOf'> & { readonly name: string }>>,
  values: Readonly<Record<Language, string>>,
  what: string,
  pathIn: PathIn,
): readonly Mistake[] {
  return oddOnes(values).map((language) => {
    const { file, lineOf } = files[language];
    const others = languages.filter(
      (other) => other !== language && (values[other] === values.en || language === 'en'),
    );
    const named = listed(others.map((other) => englishNames[other]));
    const message = `${what} is ${values[language]}, in ${named} ${values[others[0] ?? 'en']}: expected the same in each language`;
    return { file, line: lineOf(pathIn({ ...files[language], list: [] })), message };
  });
}

// Chinese writes small numbers in digits where other languages use words: it may have more numbers, never fewer.
function captions(
  files: Readonly<Record<Language, Figures>>,
  numbers: Readonly<Record<Language, readonly string[]>>,
  which: string,
  pathIn: PathIn,
): readonly Mistake[] {
  const digits = byLanguage((language) => beyondWords(numbers[language].slice(1)));
  return languages.flatMap((language) => {
    const [first = 'en', ...others] = languages.filter((other) => other !== language);
    const inOthers = digits[first].filter((value) => others.every((other) => digits[other].includes(value)));
    const lacking = inOthers.filter((value) => !digits[language].includes(value));
    const alone = digits[language].filter(
      (value) => ![first, ...others].some((other) => digits[other].includes(value)),
    );
    if (lacking.length === 0 && (alone.length === 0 || language === 'zh')) return [];
    const message = `the text ${which} says ${listed(alone) || 'no such number'}, where the other languages say ${listed(lacking) || 'none'}: expected the same numbers`;
    return [{ file: files[language].file, line: files[language].lineOf(pathIn(files[language])), message }];
  });
}
