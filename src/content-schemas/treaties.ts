import { z } from 'astro/zod';
import { isCountryCode } from '#domain/country';
import { asWritten, day, fields, requiredInEachLanguage, secureURL, text, year } from './fields.ts';

// Schema of a file of content/treaties (content/README.md).

const rateExpected = 'expected rates in percent, the lowest first, such as [10, 15]';
const rates = z
  .array(z.number(rateExpected).min(0, rateExpected).max(35, rateExpected), rateExpected)
  .min(1, rateExpected)
  .refine((list) => list.every((rate, at) => at === 0 || rate > (list[at - 1] ?? 0)), rateExpected);

const treaty = fields({
  country: text().refine(isCountryCode, 'expected the code of a country, such as DE'),
  kind: z.enum(['taxation', 'transport', 'investment'], 'expected taxation, transport or investment'),
  status: z.enum(['in-force', 'signed', 'ended'], 'expected in-force, signed or ended'),
  /** The day, or the year if only that is known. */
  signed: z.preprocess(asWritten, z.union([z.iso.date(), year], 'expected a day or a year')).optional(),
  /** The day of its entry into force, if known. */
  since: day().optional(),
  /** The highest rates that may be withheld, in percent, for each class of payment. */
  dividends: rates.optional(),
  interest: rates.optional(),
  royalties: rates.optional(),
  note: requiredInEachLanguage().optional(),
  addresses: z.array(secureURL(), 'expected a list of addresses').min(1, 'expected at least one address'),
  checkedOn: day(),
})
  .refine(({ status, since }) => status === 'in-force' || since === undefined, {
    error: 'expected no day of entry into force: the treaty is not in force',
    path: ['since'],
  })
  .refine(({ signed, since }) => !since || !signed || String(signed) <= since, {
    error: 'expected a day after that of the signature',
    path: ['since'],
  });

/** A file of `content/treaties`. */
export const treatiesSchema = z.array(
  treaty,
  'expected a list of treaties, each with country, kind, status, addresses and checkedOn',
);
