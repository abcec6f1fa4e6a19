import { expect, test } from 'vitest';
import { languages } from '#domain/language';
import { checkContent } from '../../scripts/build/content-check/check.ts';
import { readContent } from '../../scripts/build/content-check/content.ts';
import { messageOf } from '../../scripts/build/content-check/report.ts';
import { editedContent } from '../support/edited-content.ts';
import { isLong } from '../support/properties.ts';
import { brokenCheckedOn } from './broken-edits/checked-on.ts';
import { brokenFields } from './broken-edits/fields.ts';
import { brokenFigurePages } from './broken-edits/figure-pages.ts';
import { brokenFiles } from './broken-edits/files.ts';
import { brokenGuide } from './broken-edits/guide.ts';
import { brokenInterface } from './broken-edits/interface.ts';
import { brokenInvestments } from './broken-edits/investments.ts';
import { brokenOwner } from './broken-edits/owner.ts';
import { brokenPlates } from './broken-edits/plates.ts';
import { brokenProvinceIncentives } from './broken-edits/province-incentives.ts';
import { brokenProvinceProfile } from './broken-edits/province-profile.ts';
import { brokenProvinceSheet } from './broken-edits/province-sheet.ts';
import { brokenRegimes } from './broken-edits/regimes.ts';
import { brokenSources } from './broken-edits/sources.ts';
import { brokenStatistics } from './broken-edits/statistics.ts';
import { brokenSynonyms } from './broken-edits/synonyms.ts';
import { brokenTexts } from './broken-edits/texts.ts';

test('The content of the repository has no mistakes', () => {
  expect(checkContent(readContent('.')).map(messageOf)).toEqual([]);
});

// The short run has two mistakes for each kind of file.
const broken = [
  ...[brokenCheckedOn, brokenFiles, brokenFields, brokenFigurePages, brokenTexts, brokenGuide, brokenInterface],
  ...[brokenOwner, brokenPlates, brokenProvinceIncentives, brokenProvinceSheet, brokenRegimes, brokenSources],
  ...[brokenStatistics, brokenSynonyms, brokenProvinceProfile, brokenInvestments],
];

test.each(isLong ? broken.flat() : broken.flatMap((edits) => edits.slice(0, 2)))(
  'A mistake is reported with its file, its line and the expected form: $what',
  (edit) => {
    expect(checkContent(editedContent(edit)).map(messageOf)).toEqual(edit.errors);
  },
);

test('A text that no page shows is reported once', () => {
  const edits = languages.map((language) => ({
    file: `content/i18n/${language}.json`,
    from: '"openMenu"',
    to: '"nobodyReadsThis": "2 + 2",\n    "openMenu"',
  }));
  expect(checkContent(editedContent(...edits)).map(messageOf)).toEqual([
    'content/i18n/en.json, line 10: no page shows the text “site.nobodyReadsThis”: correct its key, or take it out of all three dictionaries.',
  ]);
});
