import { byLanguage } from '#domain/formatters';
import { type Language, languages } from '#domain/language';
import { contentFile } from '../../../src/content-schemas/content-files.ts';
import { proofreadings } from '../../../src/i18n/languages/index.ts';
import { englishNames, foreignTitleTo, oddOnes } from './languages/languages.ts';
import { listed, type Mistake, quoted } from './mistake.ts';
import type { Tree } from './read/read-yaml.ts';
import { illustrations } from './sections.ts';

export interface IllustrationTexts {
  readonly tree: Tree;
  readonly texts: Readonly<Record<string, string>>;
}

/** Mistakes in the alternative texts of illustrations: each needs its own in each language. */
export function checkIllustrations(read: Readonly<Record<Language, IllustrationTexts>>): readonly Mistake[] {
  return [...languages.flatMap((language) => checkLines(language, read[language])), ...prints(read)];
}

function checkLines(language: Language, { tree, texts }: IllustrationTexts): readonly Mistake[] {
  const file = contentFile('illustrationTexts', { language });
  const missing = illustrations
    .filter((illustration) => !(illustration in texts))
    .map((illustration) => ({
      file,
      message: `the line for ${illustration} is missing: expected ${illustration}: "what the picture shows"`,
    }));
  const known = Object.entries(texts).flatMap(([illustration, text]) => {
    const message = messageFor(language, illustration, text, texts);
    return message ? [{ file, line: tree.lineOf([illustration]), message }] : [];
  });
  return [...missing, ...known];
}

function messageFor(
  language: Language,
  illustration: string,
  text: string,
  texts: Readonly<Record<string, string>>,
): string | undefined {
  if (!illustrations.includes(illustration))
    return `${quoted(illustration)} is no picture of src/assets/illustrations, so nobody reads this line`;
  const foreign = foreignTitleTo(language, text);
  if (foreign) return `${quoted(text)} is ${foreign}: this file is for ${englishNames[language]}`;
  const first = Object.keys(texts).find((other) => texts[other] === text);
  return first === illustration
    ? undefined
    : `${quoted(illustration)} has the text of ${quoted(first ?? '')}: expected one of its own`;
}

/** The word “print” must be used in all languages or in none. */
function prints(read: Readonly<Record<Language, IllustrationTexts>>): readonly Mistake[] {
  return illustrations.flatMap((illustration) => {
    const texts = languages.map((language) => read[language].texts[illustration]);
    if (texts.includes(undefined)) return [];
    const isPrint = (language: Language) =>
      String(proofreadings[language].printOf.test(read[language].texts[illustration] ?? ''));
    return oddOnes(byLanguage(isPrint)).map((language) => {
      const others = listed(languages.filter((other) => other !== language).map((other) => englishNames[other]));
      const own = isPrint(language) === 'true' ? 'is called a print, and not in' : 'is not called a print, and is in';
      const message = `${quoted(illustration)} ${own} ${others}: expected the same in each language`;
      return {
        file: contentFile('illustrationTexts', { language }),
        line: read[language].tree.lineOf([illustration]),
        message,
      };
    });
  });
}
