import { type AdminQuery, adminSortings } from '#domain/opportunity/admin-query';
import { confirmationAges, gaps } from '#domain/opportunity/completeness';
import { statuses } from '#domain/opportunity/facts';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { provinceCodes } from '#domain/province';
import { sectorKeys } from '#domain/sector';
import { dayOf } from '#domain/time/day';
import { fc } from '../properties.ts';
import { arbitraryContent } from './arbitrary-content.ts';

/** The current day in these lists. */
export const listToday = '2026-06-01';

const images = ['a', 'b'].map((letter) => `${letter.repeat(32)}.webp`);

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date(`${listToday}T00:00:00Z`), noInvalidDate: true })
  .map((time) => time.toISOString());

const arbitraryOpportunity: fc.Arbitrary<Opportunity> = fc
  .record({
    content: arbitraryContent(images),
    near: fc.option(day.map((time) => dayOf(new Date(time)))),
    id: fc.uuid(),
    version: fc.integer({ min: 1, max: 9 }),
    createdAt: day,
    updatedAt: day,
  })
  .map(({ content, near, ...rest }) => ({ ...content, ...(near !== null && { confirmedOn: near }), ...rest }));

/** Opportunities of every kind, in the order of the server's answer. */
export const arbitraryAdminList = fc.array(arbitraryOpportunity, { maxLength: 120, size: 'max' });

/** Every possible query of the administrator's list. */
export const arbitraryAdminQuery: fc.Arbitrary<AdminQuery> = fc.record({
  q: fc.oneof(
    fc.constantFrom('', '', 'litio salta', '盐', 'name of mining'),
    fc.string({ maxLength: 30, unit: 'grapheme' }).map((typed) => typed.trim().slice(0, 100).trim()),
  ),
  sector: fc.option(fc.constantFrom(...sectorKeys), { freq: 1 }),
  province: fc.option(fc.constantFrom(...provinceCodes), { freq: 1 }),
  status: fc.option(fc.constantFrom(...statuses)),
  missing: fc.option(fc.constantFrom(...gaps)),
  unconfirmed: fc.option(fc.constantFrom(...confirmationAges)),
  sort: fc.constantFrom(...adminSortings),
  page: fc.integer({ min: 1, max: 9 }),
});
