import { z } from 'astro/zod';
import { provinceCodes } from '#domain/province';
import { day, fields, inEachLanguage } from './content-schemas.ts';

// The messages say what is expected, as those of content-schemas.

/** The key of an entry of another file of `content`. */
const key = (expected: string) => z.string(expected).regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/, expected);

const sourcesExpected = 'expected a list of keys of content/sources';

const incentive = fields({
  law: key('expected a key of content/laws, such as law-bsas-15510'),
  /** What it gives to whom, in one sentence. */
  benefit: inEachLanguage(),
  minimum: key('expected the key of a fact in US dollars, such as bsas-strategic-minimum').optional(),
  sources: z.array(key(sourcesExpected), sourcesExpected).min(1, sourcesExpected),
  checkedOn: day(),
});

/** The whole of `content/provinces/incentives.yaml`: the provinces that have an incentive of their own. */
export const provinceIncentivesSchema = fields(
  Object.fromEntries(provinceCodes.map((code) => [code, incentive.optional()])),
);
