import { z } from 'astro/zod';
import { provinceCodes } from '#domain/province';
import { day, entryKey, fields, inEachLanguage } from './fields.ts';

const sourcesExpected = 'expected a list of keys of content/sources';

const incentive = fields({
  law: entryKey('expected a key of content/laws, such as law-bsas-15510'),
  /** Who benefits and how, in one sentence. */
  benefit: inEachLanguage(),
  minimum: entryKey('expected the key of a fact in US dollars, such as bsas-strategic-minimum').optional(),
  sources: z.array(entryKey(sourcesExpected), sourcesExpected).min(1, sourcesExpected),
  checkedOn: day(),
});

/** The whole of `content/provinces/incentives.yaml`: the provinces that have their own incentives. */
export const provinceIncentivesSchema = fields(
  Object.fromEntries(provinceCodes.map((code) => [code, incentive.optional()])),
);
