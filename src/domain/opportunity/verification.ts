import * as v from 'valibot';
import { problem, textDigest } from '#domain/text';
import { dayInArgentina, daysBetween, isDay } from '#domain/time/day';

// How far each fact of an opportunity was verified. Without an entry a fact is as its promoter declares it.

/** How a fact was verified: the team saw a document that proves it, or it is in an official record. */
export const verificationKinds = ['document', 'record'] as const;

export type VerificationKind = (typeof verificationKinds)[number];

/** Days after which a verification expires: the fact is then again only declared. */
const verificationDays = 365;

/** The facts that can be verified, in the order of the sheet. */
export const verifiableFacts = [
  'investment',
  'totalCost',
  'subSector',
  'province',
  'place',
  'capacity',
  'stage',
  'seeking',
  'milestones',
  'jobs',
  'returns',
  'promoter',
  'firmSize',
  'documents',
  'deadline',
  'open',
] as const;

export type VerifiableFact = (typeof verifiableFacts)[number];

/** `on` is `YYYY-MM-DD`; `of` is the digest of the value, so that a changed value is not verified. */
const verification = v.object({
  by: v.picklist(verificationKinds),
  on: v.pipe(v.string(), v.check(isDay)),
  of: v.string(),
});

export type Verification = v.InferOutput<typeof verification>;

/** The verifications as stored and returned, by fact. */
export const verified = v.record(v.string(), verification);

export type Verified = v.InferOutput<typeof verified>;

const digest = /^[a-z\d]{1,16}$/;

const sentVerification = v.object(
  {
    by: v.picklist(verificationKinds, problem('unknown')),
    on: v.pipe(
      v.string(problem('wrong-type')),
      v.check((day) => isDay(day) && day <= dayInArgentina(new Date()), problem('date')),
    ),
    of: v.pipe(v.string(problem('wrong-type')), v.regex(digest, problem('unknown'))),
  },
  problem('wrong-type'),
);

/** The verifications as an administrator sends them, in the order of the sheet. */
export const sentVerified = v.pipe(
  v.record(v.picklist(verifiableFacts, problem('unknown')), sentVerification, problem('wrong-type')),
  v.transform((sent) =>
    Object.fromEntries(verifiableFacts.flatMap((fact) => (sent[fact] ? [[fact, sent[fact]] as const] : []))),
  ),
);

/** The digest of a fact’s value. */
export const factDigest = (value: unknown): string => textDigest(JSON.stringify(value));

/** Facts with their verifications. */
type VerifiedFacts = { readonly [Fact in VerifiableFact]?: unknown } & { readonly verified?: Verified };

/** The verification of a fact that holds on a day (`YYYY-MM-DD`); `undefined` if it is only declared. */
export function verificationOf(facts: VerifiedFacts, fact: VerifiableFact, today: string): Verification | undefined {
  const found = facts.verified?.[fact];
  if (!found || facts[fact] === undefined || found.of !== factDigest(facts[fact])) return undefined;
  return daysBetween(found.on, today) <= verificationDays ? found : undefined;
}

/** Verifies the known facts of a list on a day; others keep their verification. */
export function verifiedOn(
  facts: VerifiedFacts,
  chosen: readonly VerifiableFact[],
  by: VerificationKind,
  on: string,
): Verified {
  const known = chosen.filter((fact) => facts[fact] !== undefined);
  return {
    ...facts.verified,
    ...Object.fromEntries(known.map((fact) => [fact, { by, on, of: factDigest(facts[fact]) }])),
  };
}
