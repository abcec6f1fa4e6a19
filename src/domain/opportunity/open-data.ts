import { csvSeparatorOf, separatorParameter } from '#domain/csv';
import { imagePath } from '#domain/image';
import { type Language, languages } from '#domain/language';
import type { Facts } from '#domain/opportunity/facts';
import type { ListedOpportunity } from '#domain/opportunity/opportunity';
import type { PublishedOpportunity } from '#domain/opportunity/published';
import { verifiableFacts, verificationOf } from '#domain/opportunity/verification';
import { dayInArgentina } from '#domain/time/day';

/** The path of the open data: all published opportunities in one CSV file (docs/calls.md §1). */
export const openDataPath = '/opportunities.csv';

/** The path of the open data with the separator of spreadsheets in a language. */
export function openDataPathIn(language: Language): string {
  const separator = csvSeparatorOf(language);
  return separator === 'comma' ? openDataPath : `${openDataPath}?${separatorParameter}=${separator}`;
}

/** The value of a column for an opportunity; `undefined` if unknown. */
type Column = (opportunity: PublishedOpportunity, site: URL) => string | number | undefined;

/** The columns of each fact. A fact without an entry does not compile. */
const { sample, ...factColumns } = {
  sample: { sample: ({ listed }) => listed.sample && 'sample' },
  subSector: { sub_sector: ({ listed }) => listed.subSector },
  province: { province: ({ listed }) => listed.province },
  place: {
    locality: ({ listed }) => listed.place?.locality,
    latitude: ({ listed }) => listed.place?.at?.latitude,
    longitude: ({ listed }) => listed.place?.at?.longitude,
  },
  investment: {
    investment_from: ({ listed }) => listed.investment?.from,
    investment_to: ({ listed }) => listed.investment?.to,
  },
  totalCost: { total_cost: ({ listed }) => listed.totalCost },
  stage: { stage: ({ listed }) => listed.stage },
  seeking: { seeking: ({ listed }) => listed.seeking?.join(' ') },
  deadline: { deadline: ({ listed }) => listed.deadline },
  confirmedOn: { confirmed_on: ({ listed }) => listed.confirmedOn },
  open: { open: ({ listed }) => listed.open?.join(' ') },
  promoter: {
    promoter_kind: ({ listed }) => listed.promoter?.kind,
    promoter_name: ({ listed }) => listed.promoter?.name,
  },
  firmSize: { firm_size: ({ listed }) => listed.firmSize },
  capacity: {
    capacity: ({ listed }) => listed.capacity?.amount,
    capacity_unit: ({ listed }) => listed.capacity?.unit,
  },
  jobs: {
    jobs_construction: ({ listed }) => listed.jobs?.construction,
    jobs_operation: ({ listed }) => listed.jobs?.operation,
  },
  returns: {
    return_kind: ({ listed }) => listed.returns?.kind,
    return_from: ({ listed }) => listed.returns?.from,
    return_to: ({ listed }) => listed.returns?.to,
  },
  milestones: { milestones: ({ listed }) => listed.milestones?.map(({ kind, month }) => `${kind}=${month}`).join(' ') },
  verified: {
    verified: ({ listed }) =>
      verifiableFacts
        .flatMap((fact) => {
          const found = verificationOf(listed, fact, dayInArgentina(new Date()));
          return found ? `${fact}=${found.by}=${found.on}` : [];
        })
        .join(' '),
  },
  documents: { documents: ({ listed }) => listed.documents?.map(({ kind, url }) => url ?? kind).join(' ') },
} satisfies Record<keyof Facts, Readonly<Record<string, Column>>>;

const columns: Readonly<Record<string, Column>> = {
  id: ({ listed }) => listed.id,
  url: ({ listed }, site) => new URL(`/opportunity/${listed.id}`, site).href,
  ...sample,
  language: ({ listed }) => listed.language,
  ...Object.fromEntries(languages.flatMap(columnsIn)),
  sector: ({ listed }) => listed.sector,
  ...Object.fromEntries(Object.values(factColumns).flatMap((ofFact) => Object.entries(ofFact))),
  images: ({ listed }, site) => listed.imageURL.map((name) => new URL(imagePath(name), site).href).join(' '),
  created_at: ({ createdAt }) => createdAt,
  updated_at: ({ updatedAt }) => updatedAt,
};

/**
 * Opportunities as rows of a table, the first of which has the column names. Facts are the codes of the calls
 * (docs/data.md §1); several are separated by spaces.
 */
export function openData(opportunities: readonly PublishedOpportunity[], site: URL): string[][] {
  const rows = opportunities.map((one) => Object.values(columns).map((column) => String(column(one, site) ?? '')));
  return [Object.keys(columns), ...rows];
}

function columnsIn(language: Language): [name: string, column: Column][] {
  return [
    [`title_${language}`, ({ listed }) => textsIn(language, listed)?.title],
    [`subtitle_${language}`, ({ listed }) => textsIn(language, listed)?.subtitle],
  ];
}

/** The texts in one language, original or translated. */
function textsIn(language: Language, { translations, ...original }: ListedOpportunity) {
  return language === original.language ? original : translations?.[language];
}
