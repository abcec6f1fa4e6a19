import { byLanguage } from '#domain/formatters';
import { type Language, languages } from '#domain/language';
import { type ChapterStep, stepsIn } from '#domain/your-project/steps';
import { contentFile } from '../../../src/content-schemas/content-files.ts';
import { chapterSchema } from '../../../src/content-schemas/texts.ts';
import type { Content } from './content.ts';
import { textsOf } from './dictionaries.ts';
import { listedChapters } from './guide.ts';
import { englishNames } from './languages/languages.ts';
import { inFile, listed, type Mistake, quoted } from './mistake.ts';
import { readJson } from './read/read-json.ts';
import { readMarkdown } from './read/read-markdown.ts';

/** The chapter whose numbered headings are the steps of “Your project”. */
const chapterOfSteps = 'begin';

// cspell:ignore costo
/**
 * The labels of a step’s items besides authority and time, by which the page finds them, and whose names are texts of
 * the dictionaries. Authority and legal basis are in every step.
 */
const otherLabels: Readonly<Record<Language, { readonly cost: string; readonly legalBasis: string }>> = {
  en: { cost: 'Cost', legalBasis: 'Legal basis' },
  es: { cost: 'Costo', legalBasis: 'Base legal' },
  zh: { cost: '费用', legalBasis: '法律依据' },
};

/** Mistakes in the steps of “Your project”: the place of RIGI, numbers of headings, labels of items. */
export function checkSteps(texts: Content['texts']): readonly Mistake[] {
  const files = byLanguage((language) => contentFile('guide', { language, key: chapterOfSteps }));
  const read = byLanguage((language) => readMarkdown(files[language], texts.get(files[language]) ?? ''));
  const data = byLanguage((language) => chapterSchema.safeParse(read[language].tree?.value).data);
  const elsewhere = listedChapters(texts)
    .filter((key) => key !== chapterOfSteps)
    .flatMap((key) => languages.flatMap((language) => rigiElsewhere(contentFile('guide', { language, key }), texts)));
  const inChapter = languages.flatMap((language): readonly Mistake[] => {
    const [file, { body, tree }, fields] = [files[language], read[language], data[language]];
    if (!body || !fields) return [];
    const steps = stepsIn(body.lines.join('\n'));
    const message = rigiMessage(fields.rigiAfter, steps, language === 'en' ? undefined : data.en?.rigiAfter);
    const ofRigi = message === undefined ? [] : [inFile(file, tree, { path: ['rigiAfter'], message })];
    const ofSteps = steps.flatMap((step, index) => [
      ...wrongNumber(step, index + 1),
      ...wrongLabels(step, language, texts),
    ]);
    return [...ofRigi, ...ofSteps.map(({ line, ...rest }) => ({ file, line: line + body.offset, ...rest }))];
  });
  return [...elsewhere, ...inChapter];
}

function rigiElsewhere(file: string, texts: Content['texts']): readonly Mistake[] {
  const { tree } = readMarkdown(file, texts.get(file) ?? '');
  if (chapterSchema.safeParse(tree?.value).data?.rigiAfter === undefined) return [];
  const message = `“rigiAfter” is only for the chapter ${chapterOfSteps}: take it out`;
  return [inFile(file, tree, { path: ['rigiAfter'], message })];
}

function rigiMessage(
  after: number | undefined,
  steps: readonly ChapterStep[],
  english: number | undefined,
): string | undefined {
  const expected = `expected the number of the step after which a project applies for RIGI, 1 to ${steps.length}`;
  if (after === undefined) return `“rigiAfter” is missing: ${expected}`;
  const isStep = (one: number) => steps.some(({ number }) => number === one);
  if (!isStep(after)) return `“rigiAfter” is ${after}: ${expected}`;
  // A number that English alone has wrong is reported there.
  if (english === undefined || english === after || !isStep(english)) return undefined;
  return `“rigiAfter” is ${after}, in ${englishNames.en} ${english}: expected the same in each language`;
}

function wrongNumber({ number, line }: ChapterStep, expected: number) {
  const message = `the heading of this step has the number ${number}: expected ${expected}`;
  return number === expected ? [] : [{ line, message }];
}

function wrongLabels({ items, line }: ChapterStep, language: Language, texts: Content['texts']) {
  const file = contentFile('dictionaries', { language });
  const words = textsOf(readJson(file, texts.get(file) ?? '').tree?.value);
  const [authority, time] = [words.get('yourProject.authority'), words.get('yourProject.time')];
  // The check of the dictionaries reports missing texts.
  if (typeof authority !== 'string' || typeof time !== 'string') return [];
  const { cost, legalBasis } = otherLabels[language];
  const known = [authority, time, cost, legalBasis];
  const unknown = items.filter(({ label }) => !known.includes(label));
  const missing = [authority, legalBasis].filter((label) => !items.some((item) => item.label === label));
  return [
    ...unknown.map((item) => ({
      line: item.line,
      message: `${quoted(item.label)} is no label of a step: expected ${listed(known, 'or')}`,
    })),
    ...missing.map((label) => ({ line, message: `this step lacks the label ${quoted(label)}` })),
  ];
}
