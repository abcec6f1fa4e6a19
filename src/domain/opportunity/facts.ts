import * as v from 'valibot';
import { limits } from '#domain/limits';
import { compositeEntries, sentCompositeEntries } from '#domain/opportunity/composite-facts';
import { firmSizes, subSectors } from '#domain/opportunity/sub-sector';
import { sentVerified, verified } from '#domain/opportunity/verification';
import { provinceCodes } from '#domain/province';
import { problem } from '#domain/text';
import { dayInArgentina, isDay } from '#domain/time/day';

// The facts of an opportunity are values, so that they can be shown in every language (docs/data.md §1).

/** The status of an opportunity. Only a published one is public. */
export const statuses = ['published', 'draft'] as const;

/** The stage of a project. */
export const stages = ['idea', 'feasibility', 'permits', 'construction', 'operating'] as const;

/** What a project seeks. */
export const seekingKinds = ['equity', 'joint-venture', 'debt', 'operator', 'offtake', 'tender', 'sale'] as const;

/** Open matters of a project. */
export const openMatters = ['permits', 'water', 'land-title', 'community', 'grid', 'financing'] as const;

export type Status = (typeof statuses)[number];

export type Stage = (typeof stages)[number];

export type Seeking = (typeof seekingKinds)[number];

export type OpenMatter = (typeof openMatters)[number];

/** The sought sum in whole US dollars: `from` alone is the sum, with `to` it is a range. */
const investment = v.object({ from: v.number(), to: v.exactOptional(v.number()) });

export type Investment = v.InferOutput<typeof investment>;

const { place, promoter, capacity, jobs, returns, milestones, documents } = compositeEntries;

/** The facts as stored and returned. Unknown facts are absent. */
export const factEntries = {
  /** Invented, for demonstration, which every public output mentions. Absent for a real one. */
  sample: v.exactOptional(v.literal(true)),
  /** One of the sector’s. */
  subSector: v.exactOptional(v.picklist(subSectors)),
  province: v.exactOptional(v.picklist(provinceCodes)),
  place,
  investment: v.exactOptional(investment),
  /** The whole cost of the project in whole US dollars, of which `investment` may be a part. */
  totalCost: v.exactOptional(v.number()),
  stage: v.exactOptional(v.picklist(stages)),
  /** In the order of `seekingKinds`, each once. */
  seeking: v.exactOptional(v.array(v.picklist(seekingKinds))),
  /** The last day to apply, `YYYY-MM-DD`. */
  deadline: v.exactOptional(v.string()),
  /** The day of the last confirmation, `YYYY-MM-DD`. */
  confirmedOn: v.exactOptional(v.string()),
  /** In the order of `openMatters`, each once. */
  open: v.exactOptional(v.array(v.picklist(openMatters))),
  promoter,
  firmSize: v.exactOptional(v.picklist(firmSizes)),
  capacity,
  jobs,
  returns,
  milestones,
  documents,
  /** How the facts were verified; the others are as the promoter declares them. */
  verified: v.exactOptional(verified),
};

const facts = v.object(factEntries);

export type Facts = v.InferOutput<typeof facts>;

/** Picks the fact fields. */
export function factsOf(of: Facts): Facts {
  return v.parse(facts, of);
}

const isSum = (sum: number): boolean => Number.isInteger(sum) && sum >= 1 && sum <= limits.investment;

const wholeDollars = v.pipe(v.number(problem('wrong-type')), v.check(isSum, problem('number')));

const sentInvestment = v.pipe(
  v.object({ from: wholeDollars, to: v.exactOptional(wholeDollars) }, problem('wrong-type')),
  // An invalid end has its own problem.
  v.check(({ from, to }) => to === undefined || to >= from || ![from, to].every(isSum), problem('range')),
);

const oneOf = <const Choices extends readonly string[]>(choices: Choices) =>
  v.nullish(v.picklist(choices, problem('unknown')));

const someOf = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  v.nullish(
    v.pipe(
      v.array(v.picklist(choices, problem('unknown')), problem('wrong-type')),
      v.transform((chosen): Choices[number][] => choices.filter((choice) => chosen.includes(choice))),
    ),
  );

/** The first accepted day: an earlier one, such as in the year 0202, is a typing error. */
export const firstDay = '2000-01-01';

const day = v.pipe(
  v.string(problem('wrong-type')),
  v.check((text) => isDay(text) && text >= firstDay, problem('date')),
);

/** A confirmation cannot be in the future, by Argentina’s calendar. */
const pastDay = v.pipe(
  day,
  v.check((text) => text <= dayInArgentina(new Date()), problem('date')),
);

/** The facts as an administrator sends them: an omitted one stays, `null` removes it. */
export const sentFactEntries = {
  ...sentCompositeEntries,
  sample: v.nullish(v.literal(true, problem('wrong-type'))),
  subSector: oneOf(subSectors),
  province: oneOf(provinceCodes),
  investment: v.nullish(sentInvestment),
  totalCost: v.nullish(wholeDollars),
  stage: oneOf(stages),
  seeking: someOf(seekingKinds),
  deadline: v.nullish(day),
  confirmedOn: v.nullish(pastDay),
  open: someOf(openMatters),
  firmSize: oneOf(firmSizes),
  verified: v.nullish(sentVerified),
} satisfies Record<keyof typeof factEntries, v.GenericSchema>;

/** Days after which a page mentions that an opportunity was not confirmed for long. */
export const confirmationDays = 90;
