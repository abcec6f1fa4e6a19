import { expect, test } from 'vitest';
import { regimeKeys } from '#domain/opportunity/regimes';
import { provinceCodes } from '#domain/province';
import { sectorKeys } from '#domain/sector';
import { isDay } from '#domain/time/day';
import { readCheckedTexts } from '../../../scripts/build/checked-texts.ts';
import { sectionTextKeys } from '../../../src/content-schemas/keys.ts';
import { guideChapters } from '../../support/content-files.ts';

test('Each sector, province, reason, chapter, regime, investment and company has the day of its check', () => {
  const texts = readCheckedTexts('.');
  const isListed = ({ key }: (typeof texts)[number]) => /^(?:incentives|investments|companies)\//.test(key);
  expect(new Set(texts.filter(isListed).map(({ key }) => key.split('/')[0]))).toEqual(
    new Set(['incentives', 'investments', 'companies']),
  );
  expect(
    texts
      .filter((text) => !isListed(text))
      .map(({ key }) => key)
      .toSorted(),
  ).toEqual(
    [
      ...sectorKeys.map((key) => `sectors/${key}`),
      ...provinceCodes.map((code) => `provinces/${code}`),
      ...sectionTextKeys.reasons.map((key) => `reasons/${key}`),
      ...guideChapters.map(({ key }) => `guide/${key}`),
      ...regimeKeys.map((key) => `regimes/${key}`),
    ].toSorted(),
  );
  expect(texts.filter(({ checkedOn }) => !isDay(checkedOn))).toEqual([]);
});
