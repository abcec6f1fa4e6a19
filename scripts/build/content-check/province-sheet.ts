import type { Fact, FactBook } from '#domain/fact-book';
import { contentFile } from '../../../src/content-schemas/content-files.ts';
import { provinceSheetSchema } from '../../../src/content-schemas/provinces.ts';
import type { Content } from './content.ts';
import { checkFields } from './fields.ts';
import { foreignWords } from './languages/languages.ts';
import { inFile, type Mistake, quoted, unknownKey } from './mistake.ts';
import { readYaml } from './read/read-yaml.ts';

/** Mistakes in the comparison of provinces: names, facts, and differences within a column. */
export function checkProvinceSheet({ texts }: Content, book: FactBook): readonly Mistake[] {
  const file = contentFile('provinceSheet');
  const text = texts.get(file);
  if (text === undefined) return [];
  const { mistakes, tree } = readYaml(file, text);
  if (!tree) return mistakes;
  const { mistakes: ofFields, data = {} } = checkFields(file, tree, provinceSheetSchema);
  const ofMeasures = Object.entries(data).flatMap(([measure, { name, remarks = {}, facts }]): readonly Mistake[] => {
    const keys = Object.entries(facts).flatMap(([code, key]) => (key === undefined ? [] : [[code, key] as const]));
    const first = keys.map(([, key]) => book.facts.get(key)).find((fact) => fact !== undefined);
    return [
      ...(keys.length === 0 ? [{ path: ['facts'], message: `${quoted(measure)} has the figure of no province` }] : []),
      ...keys.flatMap(([code, key]) => {
        const message = wrongFact(key, book.facts.get(key), first);
        return message ? [{ path: ['facts', code], message }] : [];
      }),
      ...Object.entries(remarks).flatMap(([code, remark]) => {
        const message = `${quoted(measure)} has no figure of ${code}: a remark needs one`;
        return remark && facts[code] === undefined ? [{ path: ['remarks', code], message }] : [];
      }),
      ...foreignWords(['name'], name),
    ].map(({ path, message }) => inFile(file, tree, { path: [measure, ...path], message }));
  });
  return [...mistakes, ...ofFields, ...ofMeasures];
}

/** A column has one unit, one publisher and one year. */
function wrongFact(key: string, fact: Fact | undefined, first: Fact | undefined): string | undefined {
  if (!fact || !first) return unknownKey(key, 'fact');
  if (typeof fact.value !== 'number') return `${quoted(key)} is a fact of the unit date: expected a number`;
  const ofOne = (['unit', 'publisher', 'year'] as const).every((field) => fact[field] === first[field]);
  return ofOne ? undefined : `${quoted(key)} differs from the first in unit, publisher or year: expected the same`;
}
