import { languages } from '#domain/language';
import { contentFile } from '../../../src/content-schemas/content-files.ts';
import { platesSchema } from '../../../src/content-schemas/pictures.ts';
import type { Content } from './content.ts';
import { englishNames, foreignTitleTo } from './languages/languages.ts';
import { type Mistake, quoted } from './mistake.ts';
import { illustrations } from './sections.ts';
import { readFields } from './single-files.ts';

/** Mistakes in the captions of plates: each illustration has one, with a unique name in each language. */
export function checkPlates(content: Content): readonly Mistake[] {
  const file = contentFile('plates');
  const { mistakes, data, tree } = readFields(content, file, platesSchema);
  if (!data || !tree) return mistakes;
  const missing = illustrations
    .filter((illustration) => !(illustration in data))
    .map((illustration) => ({ file, message: `${illustration} is missing: expected its name, and its coordinates` }));
  const known = Object.entries(data).flatMap(([illustration, { name }]) => {
    if (!illustrations.includes(illustration)) {
      const message = `${quoted(illustration)} is no picture of src/assets/illustrations, so nobody reads its caption`;
      return [{ file, line: tree.lineOf([illustration]), message }];
    }
    return languages.flatMap((language) => {
      const line = tree.lineOf([illustration, 'name', language]);
      const foreign = foreignTitleTo(language, name[language]);
      if (foreign) {
        return [
          { file, line, message: `${quoted(name[language])} is ${foreign}: expected ${englishNames[language]} here` },
        ];
      }
      const first = Object.keys(data).find((other) => data[other]?.name[language] === name[language]);
      if (first === illustration) return [];
      const message = `${quoted(name[language])} is also the name of ${quoted(first ?? '')}: expected one of its own`;
      return [{ file, line, message }];
    });
  });
  return [...missing, ...known];
}
