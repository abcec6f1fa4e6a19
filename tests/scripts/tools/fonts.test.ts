import { expect, test } from 'vitest';
import { missingFonts } from '../../../scripts/tools/test/fonts.ts';

test('A new machine lacks the fonts with the widths of the site’s fonts, and a Chinese one', () => {
  expect(missingFonts('DejaVu Sans\nDejaVu Serif\nNimbus Sans\n')).toEqual(['fonts-liberation', 'fonts-noto-cjk']);
});

test('Fonts with the same widths are sufficient', () => {
  const families = 'Liberation Serif\nLiberation Sans\nNoto Sans CJK SC,Noto Sans CJK SC Regular\n';
  expect(missingFonts(families)).toEqual([]);
  expect(missingFonts('Arial\nTimes New Roman\nPingFang SC\n')).toEqual([]);
  expect(missingFonts(families.replace('Liberation Serif\n', ''))).toEqual(['fonts-liberation']);
});

test('A family that only begins with the name is not sufficient', () => {
  expect(missingFonts('Arialic\nLiberation Sans\nLiberation Serif\nNoto Sans CJK JP\n')).toEqual([]);
  expect(missingFonts('Arialic\nTinos\nNoto Sans CJK JP\n')).toEqual(['fonts-liberation']);
});
