import { z } from 'astro/zod';
import { countryCodes } from '#domain/country';
import { investmentStatuses, sizeUnits } from '#domain/investments/register';
import { isSubSectorOf, subSectors } from '#domain/opportunity/sub-sector';
import { provinceCodes } from '#domain/province';
import { sectorKeys } from '#domain/sector';
import { contentKey, day, entryKey, fields, requiredInEachLanguage, secureURL, text } from './fields.ts';

// Schemas of content/investments and content/companies (content/README.md).

const key = entryKey('expected a key of small letters, digits and hyphens, such as silver-mine');

const countriesExpected = 'expected a list of countries by their two capitals, such as [CA, CN]';
const countries = z.array(z.enum(countryCodes, countriesExpected), countriesExpected).min(1, countriesExpected);
const provincesExpected = `expected a list of ${provinceCodes.join(', ')}`;
const sectorExpected = `expected one of ${sectorKeys.join(', ')}`;
const sectorOf = () => z.enum(sectorKeys, sectorExpected);
const positive = (expected: string) => z.number(expected).positive(expected);

const sourced = {
  publisher: entryKey('expected a key of content/publishers'),
  address: secureURL(),
  checkedOn: day(),
};

const companiesExpected = 'expected a list of companies, each with name and countries';
const company = fields({ name: text(), countries });

const investment = fields({
  name: text(),
  what: requiredInEachLanguage(),
  companies: z.array(company, companiesExpected).min(1, companiesExpected),
  sector: sectorOf(),
  subSector: z.enum(subSectors, 'expected a sub-sector of the sector').optional(),
  /** Empty if the place is not decided. */
  provinces: z.array(z.enum(provinceCodes, provincesExpected), provincesExpected),
  sum: positive('expected whole US dollars without separators').optional(),
  size: fields({
    amount: positive('expected a number'),
    unit: z.enum(sizeUnits, `expected one of ${sizeUnits.join(', ')}`),
  }).optional(),
  status: z.enum(investmentStatuses, `expected one of ${investmentStatuses.join(', ')}`),
  day: day().optional(),
  law: contentKey('expected a key of content/laws, such as resolution-302-2025').optional(),
  ...sourced,
})
  .refine(({ sector, subSector }) => subSector === undefined || isSubSectorOf(sector, subSector), {
    error: 'expected a sub-sector of the sector',
    path: ['subSector'],
  })
  .refine(({ status, day: decided }) => !['approved', 'refused'].includes(status) || decided !== undefined, {
    error: 'expected the day of the decision',
    path: ['day'],
  });

/** A file of `content/investments`. */
export const investmentsSchema = z.record(key, investment);

const firm = fields({
  name: text(),
  countries,
  sectors: z.array(sectorOf(), sectorExpected).min(1, sectorExpected),
  /** What it does in Argentina, in one line. */
  does: requiredInEachLanguage(),
  ...sourced,
});

/** A file of `content/companies`: foreign companies with their sectors. */
export const companiesSchema = z.record(key, firm);
