import { expect, test } from 'vitest';
import { folded, holdsTerms, searchTerms } from '#domain/list/search';
import { fc } from '../../support/properties.ts';

const finds = (search: string, text: string) => holdsTerms(folded(text), searchTerms(search));

test.each([
  ['energia', 'Energía eólica'],
  ['ENERGÍA eol', 'Energía eólica'],
  ['cordoba', 'CÓRDOBA'],
  ['nandu', 'Ñandú'],
  ['27.191', 'Ley 27.191'],
  ['STRASSE', 'straße'],
  ['盐湖', '萨尔塔盐湖提锂项目'],
  ['锂盐湖', '萨尔塔盐湖提锂项目'],
  ['锂 Salta', 'Salta省盐湖提锂'],
  ['156MW', '156MW风电'],
  ['photovoltaic', 'A photo\u00advol\u00adtaic plant'],
  ['photo\u00advoltaic', 'A photovoltaic plant'],
  ['lithium', 'li\u200bthi\u2060um'],
  ['plant', 'power\u200b plant'],
  ['盐湖', '盐\u200b湖'],
  ['می\u200cخواهم', 'میخواهم'],
  ['', 'anything'],
  [' ,. ', 'anything'],
])('The search “%s” finds “%s”', (search, text) => {
  expect(finds(search, text)).toBe(true);
});

test.each([
  ['wine', 'Wind'],
  ['ind', 'Wind'],
  ['wind salta', 'Wind in Chubut'],
  ['铜', '盐湖提锂'],
])('The search “%s” does not find “%s”', (search, text) => {
  expect(finds(search, text)).toBe(false);
});

test('A text is found by its own words, in any case and without accents', () => {
  const words = fc.array(fc.stringMatching(/^[a-záéíóúüñç0-9\u4e00-\u4eff]{1,12}$/u), { minLength: 1, maxLength: 8 });
  const writings = fc.constantFrom<(text: string) => string>(
    (text) => text.toUpperCase(),
    (text) => text.normalize('NFD'),
    (text) => text.normalize('NFD').replace(/\p{Mark}/gu, ''),
    (text) => text,
  );
  fc.assert(
    fc.property(words, writings, fc.func(fc.boolean()), (all, written, chosen) => {
      const asked = all.filter((word) => chosen(word));
      expect(finds(written(asked.join(' ')), all.join(' '))).toBe(true);
    }),
  );
});
