import type { Language } from '#domain/language';
import { contentFile } from '../../../src/content-schemas/content-files.ts';
import { detailTopics } from '../../../src/content-schemas/keys.ts';
import {
  provinceDetailsSchema,
  provinceIncentivesSchema,
  provinceProfileSchema,
} from '../../../src/content-schemas/provinces.ts';
import type { CheckedContent } from './content.ts';
import { foreignWords } from './languages/languages.ts';
import { inFile, type Mistake, type MistakeAtPath, quoted, unknownKey } from './mistake.ts';
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
      ...(laws.has(law) ? [] : [{ path: ['law'], message: unknownKey(law, 'law') }]),
      ...(wrongSum
        ? [
            {
              path: ['minimum'],
              message: `${quoted(minimum)} is no fact of the unit usd: expected a key of content/facts`,
            },
          ]
        : []),
      ...entry.sources.flatMap((source, index) =>
        sources.has(source) ? [] : [{ path: ['sources', index], message: unknownKey(source, 'source') }],
      ),
      ...foreignWords(['benefit'], benefit),
    ].map(({ path, message }) => inFile(file, tree, { path: [code, ...path], message }));
  });
  return [...mistakes, ...ofEntries];
}

/** Mistakes in what the pages of the provinces add: fields, unknown sources and laws, texts in another language. */
export function checkProvinceProfile(content: CheckedContent): readonly Mistake[] {
  const file = contentFile('provinceProfile');
  const { mistakes, data, tree } = readFields(content, file, provinceProfileSchema);
  const { rigi = {}, airports, ports, parks, agencies = {} } = data ?? {};
  const stated = [
    ...Object.entries({ airports, ports, parks }).map(([list, one]) => ({ path: [list], source: one?.source })),
    ...Object.entries(ports?.provinces ?? {}).flatMap(([code, all = []]) =>
      all.map(({ source }, index) => ({ path: ['ports', 'provinces', code, index], source })),
    ),
    ...Object.entries(rigi).map(([code, one]) => ({ path: ['rigi', code], ...one })),
    ...Object.entries(agencies).map(([code, one]) => ({ path: ['agencies', code], source: one?.source })),
  ];
  return [
    ...mistakes,
    ...stated.flatMap((one) => unknownKeysOf(content, one).map((found) => inFile(file, tree, found))),
    ...detailTopics.flatMap((key) => checkDetails(content, contentFile('provinceDetails', { key }))),
  ];
}

function checkDetails(content: CheckedContent, file: string): readonly Mistake[] {
  const { mistakes, data = {}, tree } = readFields(content, file, provinceDetailsSchema);
  const stated = Object.entries(data).flatMap(([code, all = []]) =>
    all.map((detail, index) => ({ path: [code, index], ...detail })),
  );
  return [
    ...mistakes,
    ...stated.flatMap((one) => [
      ...unknownKeysOf(content, one).map((found) => inFile(file, tree, found)),
      ...(one.text ? foreignWords([...one.path, 'text'], one.text) : []).map((found) => inFile(file, tree, found)),
    ]),
  ];
}

interface Stated {
  readonly path: (string | number)[];
  readonly source?: string | undefined;
  readonly law?: string | undefined;
  readonly text?: Readonly<Record<Language, string>> | undefined;
}

function unknownKeysOf({ book }: CheckedContent, { path, source, law }: Stated): readonly MistakeAtPath[] {
  return [
    ...(source === undefined || book.sources.has(source)
      ? []
      : [{ path: [...path, 'source'], message: unknownKey(source, 'source') }]),
    ...(law === undefined || book.laws.has(law) ? [] : [{ path: [...path, 'law'], message: unknownKey(law, 'law') }]),
  ];
}
