import { expect, test } from 'vitest';
import { regimeKeys } from '#domain/opportunity/regimes';
import { provinceCodes } from '#domain/province';
import { sectorKeys } from '#domain/sector';
import { isDay } from '#domain/time/day';
import { readCheckedTexts } from '../../../scripts/build/checked-texts.ts';
import { sectionTextKeys } from '../../../src/content-schemas/keys.ts';
import { guideChapters } from '../../support/content-files.ts';

test('Each sector, province, reason, chapter and regime has the day of its check', () => {
  const texts = readCheckedTexts('.');
  const ofProvinces = texts.filter(({ key }) => key.startsWith('incentives/'));
  expect(ofProvinces.length).toBeGreaterThan(0);
  expect(
    texts
      .filter((text) => !ofProvinces.includes(text))
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
