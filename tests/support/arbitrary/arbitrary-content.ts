import * as v from 'valibot';
import { type Language, languages } from '#domain/language';
import { limits } from '#domain/limits';
import {
  type CompositeFacts,
  capacityUnits,
  documentAccess,
  documentKinds,
  milestoneKinds,
  promoterKinds,
  returnKinds,
} from '#domain/opportunity/composite-facts';
import {
  type ContentKey,
  contentAfter,
  emptyContent,
  type OpportunityContent,
  sentContent,
} from '#domain/opportunity/content';
import { firstDay, openMatters, seekingKinds, stages, statuses } from '#domain/opportunity/facts';
import { textKeys } from '#domain/opportunity/parts';
import { firmSizes, isSubSectorOf, subSectors } from '#domain/opportunity/sub-sector';
import type { TranslatedFrom } from '#domain/opportunity/translations';
import {
  sentVerified,
  type VerifiableFact,
  type VerificationKind,
  verifiableFacts,
  verificationKinds,
  verifiedOn,
} from '#domain/opportunity/verification';
import { provinceCodes } from '#domain/province';
import { sectorKeys } from '#domain/sector';
import { textDigest } from '#domain/text';
import { dayMs, dayOf } from '#domain/time/day';
import { fc } from '../properties.ts';

/** Texts in stored form: a save would not trim, normalise or refuse them. */
const storedText = (key: 'title' | 'subtitle' | 'description') =>
  fc
    .oneof(
      fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
      fc.constantFrom('Litio en Salta', '盐湖提锂', '“…” & <b>'),
    )
    .map((text) => v.safeParse(sentContent.entries[key], text))
    .filter((checked) => checked.success)
    .map(({ output }) => String(output));

const description = fc.oneof(fc.constant(''), storedText('description'));

const investment = fc.oneof(
  fc.record({ from: fc.integer({ min: 1, max: limits.investment }) }),
  fc
    .tuple(fc.integer({ min: 1, max: limits.investment }), fc.integer({ min: 1, max: limits.investment }))
    .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) })),
);

const dayUntil = (last: string) =>
  fc.date({ min: new Date(firstDay), max: new Date(last), noInvalidDate: true }).map((time) => dayOf(time));

/** A value in some of the languages. */
const inSomeLanguages = <Said>(said: fc.Arbitrary<Said>) =>
  fc.record({ en: said, es: said, zh: said } satisfies Record<Language, unknown>, { requiredKeys: [] });

/** Descriptions of some images, ordered by image name. */
const alts = (images: readonly string[]) =>
  fc
    .subarray([...images].sort())
    .chain((some) => fc.record(Object.fromEntries(some.map((name) => [name, inSomeLanguages(storedText('title'))]))));

const upTo = (max: number) => fc.integer({ min: 1, max });
const shortText = storedText('title').filter((text) => text.length <= limits.locality);
const decimal = (max: number) => upTo(max * 100).map((cents) => cents / 100);

const document = fc
  .record(
    {
      kind: fc.constantFrom(...documentKinds),
      access: fc.constantFrom(...documentAccess),
      date: dayUntil('9999-12-31'),
      language: fc.constantFrom(...languages),
    },
    { requiredKeys: ['kind', 'access'] },
  )
  .chain((one) =>
    one.access === 'nda'
      ? fc.constant(one)
      : fc.webPath().map((path) => ({ ...one, url: `https://example.org${path}`.slice(0, limits.webAddress) })),
  );

const publicText = storedText('title').filter((text) => !/[@＠+＋]/u.test(text));

const question = fc.record({
  id: fc.uuid(),
  on: dayUntil('2026-01-01'),
  texts: inSomeLanguages(fc.record({ question: publicText, answer: publicText })).filter(
    (texts) => Object.keys(texts).length > 0,
  ),
});

/** The facts with parts of their own. */
const structured: { readonly [Key in keyof CompositeFacts]-?: fc.Arbitrary<unknown> } = {
  capacity: fc.record({ amount: decimal(limits.capacity), unit: fc.constantFrom(...capacityUnits) }),
  place: fc.record(
    {
      locality: shortText,
      at: fc.record({
        latitude: fc.integer({ min: -560_000, max: -210_000 }).map((degrees) => degrees / 10_000),
        longitude: fc.integer({ min: -740_000, max: -530_000 }).map((degrees) => degrees / 10_000),
      }),
    },
    { requiredKeys: ['locality'] },
  ),
  promoter: fc.record({ kind: fc.constantFrom(...promoterKinds), name: shortText }, { requiredKeys: ['kind'] }),
  milestones: fc.array(
    fc.record({
      kind: fc.constantFrom(...milestoneKinds),
      month: dayUntil('9999-12-31').map((day) => day.slice(0, 7)),
    }),
    { maxLength: limits.milestones },
  ),
  jobs: fc.record({ construction: upTo(limits.jobs), operation: upTo(limits.jobs) }, { requiredKeys: [] }),
  returns: fc
    .tuple(fc.constantFrom(...returnKinds), decimal(limits.percent), fc.option(decimal(limits.percent)))
    .map(([kind, one, other]) => ({
      kind,
      from: Math.min(one, other ?? one),
      ...(other !== null && { to: Math.max(one, other) }),
    })),
  documents: fc.array(document, { maxLength: 6 }),
};

/** A generator for every field of the content. A missing field does not compile. */
const fields: (images: readonly string[]) => { readonly [Key in ContentKey]: fc.Arbitrary<unknown> } = (images) => ({
  title: storedText('title'),
  subtitle: storedText('subtitle'),
  sector: fc.constantFrom(...sectorKeys),
  language: fc.constantFrom(...languages),
  description,
  imageURL: fc.shuffledSubarray([...images]),
  status: fc.constantFrom(...statuses),
  publishAt: fc.integer({ min: 10, max: 700 }).map((days) => new Date(Date.now() + days * dayMs).toISOString()),
  sample: fc.constant(true),
  subSector: fc.constantFrom(...subSectors),
  province: fc.constantFrom(...provinceCodes),
  investment,
  totalCost: upTo(limits.investment),
  stage: fc.constantFrom(...stages),
  seeking: fc.subarray([...seekingKinds]),
  deadline: dayUntil('9999-12-31'),
  confirmedOn: dayUntil('2026-01-01'),
  open: fc.subarray([...openMatters]),
  firmSize: fc.constantFrom(...firmSizes),
  ...structured,
  verified: fc.constant({}),
  translations: inSomeLanguages(
    fc.record({ title: storedText('title'), subtitle: storedText('subtitle'), description }),
  ),
  imageAlts: alts(images),
  questions: fc.uniqueArray(question, { maxLength: 4, selector: ({ id }) => id }),
});

const requiredKeys: ContentKey[] = ['title', 'subtitle', 'sector'];

/** Digests of some originals, as a form sends them for translations that were checked. */
export const arbitraryChecks: fc.Arbitrary<TranslatedFrom> = inSomeLanguages(
  fc.record(Object.fromEntries(textKeys.map((key) => [key, storedText(key).map(textDigest)])), { requiredKeys: [] }),
);

/** Stored contents with some of these images. */
export function arbitraryContent(images: readonly string[]): fc.Arbitrary<OpportunityContent> {
  return fc
    .record(fields(images), { requiredKeys })
    .map((content) => contentAfter(v.parse(sentContent, withItsSector(content)), emptyContent))
    .chain((content) =>
      fc
        .tuple(fc.subarray([...verifiableFacts]), fc.constantFrom(...verificationKinds), dayUntil('2026-01-01'))
        .map(([chosen, by, on]) => withVerifications(content, chosen, by, on)),
    );
}

/** Verifies the stated facts of a list, in the order of a save. */
function withVerifications(
  content: OpportunityContent,
  chosen: readonly VerifiableFact[],
  by: VerificationKind,
  on: string,
): OpportunityContent {
  const verified = verifiedOn(content, chosen, by, on);
  return contentAfter({ ...v.parse(sentContent, content), verified: v.parse(sentVerified, verified) }, emptyContent);
}

/** The sub-sector of another sector would be dropped. */
function withItsSector(content: { readonly sector?: unknown; readonly subSector?: unknown }): object {
  const { subSector } = content;
  const sector = sectorKeys.find((one) => typeof subSector === 'string' && isSubSectorOf(one, subSector));
  return sector ? { ...content, sector } : content;
}
