import { type Language, languages } from '#domain/language';
import { englishNames, foreignTitleTo, oddOnes } from './languages.ts';
import { listed, type Mistake, quoted } from './mistake.ts';
import type { Tree } from './read-yaml.ts';
import { languageFile, plates } from './sections.ts';

export interface PictureTexts {
  readonly tree: Tree;
  readonly texts: Readonly<Record<string, string>>;
}

/** How a line says that its plate is painted. */
const painted = { en: /^Paintings? of /, es: /^Pinturas? del? /, zh: /^绘画：/ } as const satisfies Record<
  Language,
  RegExp
>;

/** What is wrong with the lines that say what a plate shows: each plate has one of its own in each language. */
export function checkPictures(byLanguage: Readonly<Record<Language, PictureTexts>>): readonly Mistake[] {
  return [...languages.flatMap((language) => checkLines(language, byLanguage[language])), ...paintings(byLanguage)];
}

function checkLines(language: Language, { tree, texts }: PictureTexts): readonly Mistake[] {
  const file = languageFile('pictures', language);
  const missing = plates
    .filter((plate) => !(plate in texts))
    .map((plate) => ({
      file,
      sentence: `the line for ${plate} is missing: expected ${plate}: "what the picture shows"`,
    }));
  const known = Object.entries(texts).flatMap(([plate, text]) => {
    const sentence = sentenceFor(language, plate, text, texts);
    return sentence ? [{ file, line: tree.lineOf([plate]), sentence }] : [];
  });
  return [...missing, ...known];
}

function sentenceFor(
  language: Language,
  plate: string,
  text: string,
  texts: Readonly<Record<string, string>>,
): string | undefined {
  if (!plates.includes(plate)) return `${quoted(plate)} is no picture of src/assets/plates, so nobody reads this line`;
  const foreign = foreignTitleTo(language, text);
  if (foreign) return `${quoted(text)} is ${foreign}: this file is for ${englishNames[language]}`;
  const first = Object.keys(texts).find((other) => texts[other] === text);
  return first === plate
    ? undefined
    : `${quoted(plate)} has the text of ${quoted(first ?? '')}: expected one of its own`;
}

/** A picture is a painting in each language, or in none. */
function paintings(byLanguage: Readonly<Record<Language, PictureTexts>>): readonly Mistake[] {
  return plates.flatMap((plate) => {
    const texts = languages.map((language) => byLanguage[language].texts[plate]);
    if (texts.includes(undefined)) return [];
    const said = (language: Language) => String(painted[language].test(byLanguage[language].texts[plate] ?? ''));
    return oddOnes({ en: said('en'), es: said('es'), zh: said('zh') }).map((language) => {
      const others = listed(languages.filter((other) => other !== language).map((other) => englishNames[other]));
      const own =
        said(language) === 'true' ? 'is called a painting, and not in' : 'is not called a painting, and is in';
      const sentence = `${quoted(plate)} ${own} ${others}: expected the same in each language`;
      return { file: languageFile('pictures', language), line: byLanguage[language].tree.lineOf([plate]), sentence };
    });
  });
}
