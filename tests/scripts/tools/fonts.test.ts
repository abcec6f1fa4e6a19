import { expect, test } from 'vitest';
import { missingFonts } from '../../../scripts/tools/test/fonts.ts';

test('a new machine lacks the fonts that stand in for the site’s own, and a Chinese one', () => {
  expect(missingFonts('DejaVu Sans\nDejaVu Serif\nNimbus Sans\n')).toEqual(['fonts-liberation', 'fonts-noto-cjk']);
});

test('fonts of the same widths will do', () => {
  const families = 'Liberation Serif\nLiberation Sans\nNoto Sans CJK SC,Noto Sans CJK SC Regular\n';
  expect(missingFonts(families)).toEqual([]);
  expect(missingFonts('Arial\nTimes New Roman\nPingFang SC\n')).toEqual([]);
  expect(missingFonts(families.replace('Liberation Serif\n', ''))).toEqual(['fonts-liberation']);
});

test('a family that only begins with the name will not', () => {
  expect(missingFonts('Arialic\nLiberation Sans\nLiberation Serif\nNoto Sans CJK JP\n')).toEqual([]);
  expect(missingFonts('Arialic\nTinos\nNoto Sans CJK JP\n')).toEqual(['fonts-liberation']);
});
