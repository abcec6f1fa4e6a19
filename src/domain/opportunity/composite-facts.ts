import * as v from 'valibot';
import { languages } from '#domain/language';
import { limits } from '#domain/limits';
import { oneLine, parseURL, problem, required } from '#domain/text';
import { isDay } from '#domain/time/day';

// The facts with parts of their own: as stored, and as an administrator sends them.

/** The units of a project’s capacity. */
export const capacityUnits = [
  'mw',
  'mwh',
  'barrels-per-day',
  'cubic-metres-per-day',
  'tonnes',
  'tonnes-per-day',
  'tonnes-per-year',
  'litres',
  'litres-per-day',
  'bottles-per-year',
  'hectares',
  'square-metres',
  'kilometres',
  'rooms',
  'beds',
  'head',
  'head-per-day',
  'units-per-year',
  'containers-per-year',
] as const;

/** The kinds of a project’s promoter. */
export const promoterKinds = ['private', 'state', 'province', 'municipality', 'mixed', 'fund'] as const;

/** The kinds of a milestone, in the order of a project. */
export const milestoneKinds = ['permit', 'financing', 'construction', 'operation'] as const;

/** What a declared return is: the internal rate of return, or the yearly rent as a share of the price. */
export const returnKinds = ['irr', 'lease-yield'] as const;

/** The kinds of a document: those codes of OC4IDS (`documentType`) that exist before a project is built. */
export const documentKinds = [
  'needsAssessment',
  'marketStudies',
  'estimatedDemand',
  'feasibilityStudy',
  'technicalSpecifications',
  'projectScope',
  'projectPlan',
  'environmentalImpact',
  'landAndSettlementImpact',
  'riskProvisions',
  'budgetApproval',
  'procurementPlan',
  'tenderNotice',
  'biddingDocuments',
  'contractDraft',
  'contractSigned',
  'physicalProgressReport',
  'financialProgressReport',
] as const;

/** Who may read a document: everybody under a link, or readers who sign a non-disclosure agreement. */
export const documentAccess = ['public', 'nda'] as const;

export type CapacityUnit = (typeof capacityUnits)[number];
export type PromoterKind = (typeof promoterKinds)[number];
export type MilestoneKind = (typeof milestoneKinds)[number];
export type ReturnKind = (typeof returnKinds)[number];
export type DocumentKind = (typeof documentKinds)[number];
export type DocumentAccess = (typeof documentAccess)[number];

const monthForm = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** Invalid days and months would fail in every page that formats them. */
const storedMonth = v.pipe(v.string(), v.regex(monthForm));
const storedDay = v.pipe(v.string(), v.check(isDay));

/** As stored and returned. */
export const compositeEntries = {
  capacity: v.exactOptional(v.object({ amount: v.number(), unit: v.picklist(capacityUnits) })),
  /** A locality; with coordinates in degrees, south and west being negative. */
  place: v.exactOptional(
    v.object({
      locality: v.string(),
      at: v.exactOptional(v.object({ latitude: v.number(), longitude: v.number() })),
    }),
  ),
  promoter: v.exactOptional(v.object({ kind: v.picklist(promoterKinds), name: v.exactOptional(v.string()) })),
  /** `month` is `YYYY-MM`. In the order of time. */
  milestones: v.exactOptional(v.array(v.object({ kind: v.picklist(milestoneKinds), month: storedMonth }))),
  /** People: at the peak of construction, and in permanent operation. */
  jobs: v.exactOptional(
    v.object({ construction: v.exactOptional(v.number()), operation: v.exactOptional(v.number()) }),
  ),
  /** Percent a year, as the promoter declares it. */
  returns: v.exactOptional(
    v.object({ kind: v.picklist(returnKinds), from: v.number(), to: v.exactOptional(v.number()) }),
  ),
  documents: v.exactOptional(
    v.array(
      v.object({
        kind: v.picklist(documentKinds),
        access: v.picklist(documentAccess),
        /** `YYYY-MM-DD`. */
        date: v.exactOptional(storedDay),
        language: v.exactOptional(v.picklist(languages)),
        /** Only of a public document. */
        url: v.exactOptional(v.string()),
      }),
    ),
  ),
};

const stored = v.object(compositeEntries);

export type CompositeFacts = v.InferOutput<typeof stored>;

const isAmount = (amount: number): boolean =>
  amount > 0 && amount <= limits.capacity && Math.round(amount * 100) / 100 === amount;

const wholePeople = v.pipe(
  v.number(problem('wrong-type')),
  v.check((count) => Number.isInteger(count) && count >= 1 && count <= limits.jobs, problem('number')),
);

const isPercent = (percent: number): boolean => isAmount(percent) && percent <= limits.percent;

const percent = v.pipe(v.number(problem('wrong-type')), v.check(isPercent, problem('number')));

/** A rectangle around the country, without the sector in Antarctica. */
const inArgentina = { south: -56, north: -21, west: -74, east: -53 } as const;

/** About ten metres: maps show no more. */
const rounded = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;

const degrees = (from: number, to: number) =>
  v.pipe(
    v.number(problem('wrong-type')),
    v.check((value) => value >= from && value <= to, problem('number')),
    v.transform(rounded),
  );

const isWebAddress = (text: string): boolean => parseURL(text)?.protocol === 'https:';

const sentDocument = v.pipe(
  v.object(
    {
      kind: v.picklist(documentKinds, problem('required')),
      access: v.picklist(documentAccess, problem('unknown')),
      date: v.exactOptional(v.pipe(v.string(problem('wrong-type')), v.check(isDay, problem('date')))),
      language: v.exactOptional(v.picklist(languages, problem('unknown'))),
      url: v.exactOptional(v.pipe(oneLine(limits.webAddress), v.check(isWebAddress, problem('unknown')))),
    },
    problem('wrong-type'),
  ),
  v.forward(
    v.check(({ access, url }) => access !== 'public' || url !== undefined, problem('required')),
    ['url'],
  ),
  v.transform(({ url, ...document }) => (document.access === 'public' && url ? { ...document, url } : document)),
);

const sentMilestone = v.object(
  {
    kind: v.picklist(milestoneKinds, problem('required')),
    month: v.pipe(v.string(problem('wrong-type')), v.regex(monthForm, problem('date'))),
  },
  problem('wrong-type'),
);

type Milestone = v.InferOutput<typeof sentMilestone>;

const inOrder = (one: Milestone, other: Milestone): number =>
  one.month.localeCompare(other.month) || milestoneKinds.indexOf(one.kind) - milestoneKinds.indexOf(other.kind);

/** As an administrator sends them: an omitted one stays, `null` removes it. */
export const sentCompositeEntries = {
  capacity: v.nullish(
    v.object(
      {
        amount: v.pipe(v.number(problem('wrong-type')), v.check(isAmount, problem('number'))),
        unit: v.picklist(capacityUnits, problem('required')),
      },
      problem('wrong-type'),
    ),
  ),
  place: v.nullish(
    v.object(
      {
        locality: required(oneLine(limits.locality)),
        at: v.exactOptional(
          v.object(
            {
              latitude: degrees(inArgentina.south, inArgentina.north),
              longitude: degrees(inArgentina.west, inArgentina.east),
            },
            problem('wrong-type'),
          ),
        ),
      },
      problem('wrong-type'),
    ),
  ),
  promoter: v.nullish(
    v.object(
      {
        kind: v.picklist(promoterKinds, problem('required')),
        name: v.exactOptional(required(oneLine(limits.company))),
      },
      problem('wrong-type'),
    ),
  ),
  milestones: v.nullish(
    v.pipe(
      v.array(sentMilestone, problem('wrong-type')),
      v.maxLength(limits.milestones, problem('too-many')),
      v.transform((milestones) => [...milestones].sort(inOrder)),
    ),
  ),
  jobs: v.nullish(
    v.object(
      { construction: v.exactOptional(wholePeople), operation: v.exactOptional(wholePeople) },
      problem('wrong-type'),
    ),
  ),
  returns: v.nullish(
    v.pipe(
      v.object(
        {
          kind: v.picklist(returnKinds, problem('required')),
          from: percent,
          to: v.exactOptional(percent),
        },
        problem('wrong-type'),
      ),
      // An invalid end has its own problem.
      v.check(({ from, to }) => to === undefined || to >= from || ![from, to].every(isPercent), problem('range')),
    ),
  ),
  documents: v.nullish(
    v.pipe(v.array(sentDocument, problem('wrong-type')), v.maxLength(limits.documents, problem('too-many'))),
  ),
} satisfies Record<keyof typeof compositeEntries, v.GenericSchema>;
