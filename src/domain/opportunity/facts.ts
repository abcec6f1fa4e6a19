import * as v from 'valibot';
import { limits } from '#domain/limits';
import { provinceCodes } from '#domain/province';
import { problem } from '#domain/text';
import { dayInArgentina, daysBetween, isDay } from '#domain/time/day';

// The facts of an opportunity are values, so that they read in every language (docs/data.md §1).

/** Whether the public sees an opportunity. Only a published one is shown anywhere. */
export const statuses = ['published', 'draft'] as const;

/** How far a project is. */
export const stages = ['idea', 'feasibility', 'permits', 'construction', 'operating'] as const;

/** What a project looks for. */
export const seekingKinds = ['equity', 'joint-venture', 'debt', 'operator', 'offtake', 'tender', 'sale'] as const;

/** What of a project is not settled yet. */
export const openMatters = ['permits', 'water', 'land-title', 'community', 'grid', 'financing'] as const;

export type Status = (typeof statuses)[number];
export type Stage = (typeof stages)[number];
export type Seeking = (typeof seekingKinds)[number];
export type OpenMatter = (typeof openMatters)[number];

/** A sum that is looked for, in whole US dollars: `from` alone is the sum itself, with `to` it is a range. */
const investment = v.object({ from: v.number(), to: v.exactOptional(v.number()) });

export type Investment = v.InferOutput<typeof investment>;

/** The facts as they are stored and answered. An opportunity says those that are known of it. */
export const factEntries = {
  /** It is invented, for demonstration: everything that the public sees of it says so. Absent from a real one. */
  sample: v.exactOptional(v.literal(true)),
  province: v.exactOptional(v.picklist(provinceCodes)),
  investment: v.exactOptional(investment),
  stage: v.exactOptional(v.picklist(stages)),
  /** In the order of `seekingKinds`, each once. */
  seeking: v.exactOptional(v.array(v.picklist(seekingKinds))),
  /** The last day to apply, `YYYY-MM-DD`. */
  deadline: v.exactOptional(v.string()),
  /** The day on which somebody last made sure that all this is so, `YYYY-MM-DD`. */
  confirmedOn: v.exactOptional(v.string()),
  /** In the order of `openMatters`, each once. */
  open: v.exactOptional(v.array(v.picklist(openMatters))),
};

const facts = v.object(factEntries);

export type Facts = v.InferOutput<typeof facts>;

/** The facts of anything that has some, and nothing else of it. */
export function factsOf(of: Facts): Facts {
  return v.parse(facts, of);
}

const wholeDollars = v.pipe(
  v.number(problem('wrong-type')),
  v.check((sum) => Number.isInteger(sum) && sum >= 1 && sum <= limits.investment, problem('number')),
);

const sentInvestment = v.pipe(
  v.object({ from: wholeDollars, to: v.exactOptional(wholeDollars) }, problem('wrong-type')),
  v.check(({ from, to }) => to === undefined || to >= from, problem('range')),
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

/** The first day that is taken: an earlier one, such as of the year 0202, was mistyped. */
export const firstDay = '2000-01-01';

const day = v.pipe(
  v.string(problem('wrong-type')),
  v.check((text) => isDay(text) && text >= firstDay, problem('date')),
);

/** Nothing can be confirmed ahead, by the calendar of Argentina. */
const pastDay = v.pipe(
  day,
  v.check((text) => text <= dayInArgentina(new Date()), problem('date')),
);

/** The facts as an administrator sends them: one that is left out stays as it was, `null` takes it away. */
export const sentFactEntries = {
  sample: v.nullish(v.literal(true, problem('wrong-type'))),
  province: oneOf(provinceCodes),
  investment: v.nullish(sentInvestment),
  stage: oneOf(stages),
  seeking: someOf(seekingKinds),
  deadline: v.nullish(day),
  confirmedOn: v.nullish(pastDay),
  open: someOf(openMatters),
} satisfies Record<keyof typeof factEntries, v.GenericSchema>;

/** Days after which a page says that an opportunity has not been confirmed for long. */
export const confirmationDays = 90;

/** Whether a page says so of a confirmation on this day. */
export const isLongAgo = (confirmedOn: string, today: string): boolean =>
  daysBetween(confirmedOn, today) > confirmationDays;
