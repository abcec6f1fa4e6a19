import { languages } from '#domain/language';
import { contentFile } from '../../../src/content-schemas/content-files.ts';
import { provinceIncentivesSchema, provinceProfileSchema } from '../../../src/content-schemas/provinces.ts';
import type { CheckedContent } from './content.ts';
import { englishNames, foreignTitleTo } from './languages.ts';
import { type Mistake, quoted } from './mistake.ts';
import { readFields } from './single-files.ts';

/** Mistakes in the provinces' incentives: fields, unknown keys, sentences in another language. */
export function checkProvinceIncentives(content: CheckedContent): readonly Mistake[] {
  const file = contentFile('provinceIncentives');
  const { facts, laws, sources } = content.book;
  const { mistakes, data = {}, tree } = readFields(content, file, provinceIncentivesSchema);
  const ofEntries = Object.entries(data).flatMap(([code, entry]) => {
    if (!entry) return [];
    const { law, minimum, benefit } = entry;
    const wrongSum = minimum !== undefined && facts.get(minimum)?.unit !== 'usd';
    return [
      ...(laws.has(law)
        ? []
        : [{ path: ['law'], message: `${quoted(law)} is no law: expected a key of content/laws` }]),
      ...(wrongSum
        ? [
            {
              path: ['minimum'],
              message: `${quoted(minimum)} is no fact of the unit usd: expected a key of content/facts`,
            },
          ]
        : []),
      ...entry.sources.flatMap((source, index) =>
        sources.has(source)
          ? []
          : [
              {
                path: ['sources', index],
                message: `${quoted(source)} is no source: expected a key of content/sources`,
              },
            ],
      ),
      ...languages.flatMap((language) => {
        const foreign = foreignTitleTo(language, benefit[language]);
        const message = `${quoted(benefit[language])} is ${foreign}: expected ${englishNames[language]} here`;
        return foreign ? [{ path: ['benefit', language], message }] : [];
      }),
    ].map(({ path, message }) => ({ file, line: tree?.lineOf([code, ...path]) ?? 1, message }));
  });
  return [...mistakes, ...ofEntries];
}

/** Mistakes in what the pages of the provinces add: fields and unknown sources. */
export function checkProvinceProfile(content: CheckedContent): readonly Mistake[] {
  const file = contentFile('provinceProfile');
  const { mistakes, data, tree } = readFields(content, file, provinceProfileSchema);
  if (!data) return mistakes;
  const named = [
    { path: ['rigi', 'source'], source: data.rigi.source },
    { path: ['airports', 'source'], source: data.airports.source },
    ...Object.entries(data.agencies).flatMap(([code, agency]) =>
      agency?.source === undefined ? [] : [{ path: ['agencies', code, 'source'], source: agency.source }],
    ),
  ];
  const unknown = named.filter(({ source }) => !content.book.sources.has(source));
  return [
    ...mistakes,
    ...unknown.map(({ path, source }) => {
      const message = `${quoted(source)} is no source: expected a key of content/sources`;
      return { file, line: tree?.lineOf(path) ?? 1, message };
    }),
  ];
}
