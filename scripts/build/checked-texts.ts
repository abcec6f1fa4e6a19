import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import type { CheckedText } from '#domain/due-entries';
import { regimeKeys } from '#domain/opportunity/regimes';
import { contentFile } from '../../src/content-schemas/content-files.ts';
import { companiesSchema, investmentsSchema } from '../../src/content-schemas/investments.ts';
import { provinceIncentivesSchema } from '../../src/content-schemas/provinces.ts';
import { checkedOnSchema, guideChaptersSchema, regimeDataSchema } from '../../src/content-schemas/texts.ts';

/** Texts whose pages show when they were checked. */
export function readCheckedTexts(root: string): readonly CheckedText[] {
  const read = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> =>
    schema.parse(parse(readFileSync(join(root, file), 'utf8'), { customTags: ['timestamp'] }));
  const ofEntries = (folder: string, schema: typeof investmentsSchema | typeof companiesSchema) =>
    readdirSync(join(root, 'content', folder)).flatMap((name) =>
      Object.entries(read(`content/${folder}/${name}`, schema)).map(([key, { checkedOn }]) =>
        textOf(folder, key, checkedOn),
      ),
    );
  const { chapters } = read(contentFile('guideChapters'), guideChaptersSchema);
  return [
    ...Object.entries(read(contentFile('checkedOn'), checkedOnSchema)).flatMap(([section, days]) =>
      Object.entries(days).map(([key, checkedOn]) => textOf(section, key, checkedOn)),
    ),
    ...chapters.map(({ chapter, checkedOn }) => textOf('guide', chapter, checkedOn)),
    ...Object.entries(read(contentFile('provinceIncentives'), provinceIncentivesSchema)).flatMap(([code, entry]) =>
      entry ? [textOf('incentives', code, entry.checkedOn)] : [],
    ),
    ...ofEntries('investments', investmentsSchema),
    ...ofEntries('companies', companiesSchema),
    ...regimeKeys.map((key) =>
      textOf('regimes', key, read(contentFile('regimeData', { key }), regimeDataSchema).checkedOn),
    ),
  ];
}

function textOf(section: string, key: string, checkedOn: string): CheckedText {
  return { key: `${section}/${key}`, about: 'The text, in each language', checkedOn };
}
