import * as v from 'valibot';
import { seekingKinds, stages } from '#domain/opportunity/facts';
import { type OpportunitySummary, opportunitySummary } from '#domain/opportunity/opportunity';
import { type ListQuery, refined, sortings, views, wholeList } from '#domain/opportunity/query';
import { provinceCodes } from '#domain/province';
import { sectorKeys } from '#domain/sector';
import { fc } from '../properties.ts';

const words = ['Litio', 'energía', 'Patagonia', 'Ñandú', 'straße', 'wind', '156', '盐湖提锂', '风电', 'CÓRDOBA'];
const text = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 5 }).map((some) => some.join(' '));
// The first two belong to energy, the third to three sectors.
const someSubSectors = ['wind', 'solar', 'ports'] as const;
const sum = fc.integer({ min: 1, max: 40 }).map((millions) => millions * 1_000_000);
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

/** An opportunity of the list, with arbitrary facts. */
const arbitrarySummary: fc.Arbitrary<OpportunitySummary> = fc
  .record({
    id: fc.uuid(),
    title: text,
    subtitle: text,
    sector: fc.constantFrom(...sectorKeys),
    imageURL: fc.constant([]),
    status: fc.constant('published'),
    subSector: optional(fc.constantFrom(...someSubSectors)),
    province: optional(fc.constantFrom(...provinceCodes.slice(0, 4))),
    stage: optional(fc.constantFrom(...stages)),
    seeking: optional(fc.subarray([...seekingKinds], { minLength: 1 })),
    investment: optional(
      fc.tuple(sum, sum).map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) })),
    ),
  })
  .map((summary) =>
    v.parse(opportunitySummary, Object.fromEntries(Object.entries(summary).filter(([, value]) => value !== undefined))),
  );

/** A list in the form of the public call's answer, newest first. */
export const arbitraryList = fc.array(arbitrarySummary, { maxLength: 40 });

/** Every possible query of the list. */
export const arbitraryQuery: fc.Arbitrary<ListQuery> = fc
  .record({
    sector: fc.option(fc.constantFrom(...sectorKeys)),
    subSector: fc.option(fc.constantFrom(...someSubSectors)),
    q: fc.oneof(
      fc.constant(''),
      text,
      fc.string({ maxLength: 30, unit: 'grapheme' }).map((typed) => typed.trim().slice(0, 100).trim()),
    ),
    province: fc.option(fc.constantFrom(...provinceCodes.slice(0, 4))),
    stage: fc.option(fc.constantFrom(...stages)),
    seeking: fc.option(fc.constantFrom(...seekingKinds)),
    from: fc.option(sum),
    to: fc.option(sum),
    sort: fc.constantFrom(...sortings),
    view: fc.constantFrom(...views),
    page: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ page, ...query }) => ({ ...refined({ ...query, page }, {}), page }));

/** A query without one of its filters. */
export const arbitraryFilter: fc.Arbitrary<Partial<ListQuery>> = arbitraryQuery.chain(
  ({ sector, subSector, q, province, stage, seeking, from, to }) =>
    fc.constantFrom<Partial<ListQuery>>(
      { sector },
      { subSector },
      { q },
      { province },
      { stage },
      { seeking },
      { from },
      { to },
      wholeList,
    ),
);
