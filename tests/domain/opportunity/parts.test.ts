import { expect, test } from 'vitest';
import { newImageName } from '#domain/ids';
import { contentKeys, emptyContent } from '#domain/opportunity/content';
import { differingParts, isSame, nameOfPart, valueOfPart } from '#domain/opportunity/parts';
import { arbitraryContent } from '../../support/arbitrary/arbitrary-content.ts';
import { fc } from '../../support/properties.ts';

const content = arbitraryContent([newImageName(), newImageName()]);

test('Two contents differ in parts of exactly the fields that differ', () => {
  fc.assert(
    fc.property(content, content, (one, other) => {
      const keys = new Set(differingParts(one, other).map(({ key }) => key));
      expect([...keys]).toEqual(contentKeys.filter((key) => !isSame(one[key], other[key])));
    }),
  );
});

test('Every differing part has a unique place and different values', () => {
  fc.assert(
    fc.property(content, content, (one, other) => {
      const parts = differingParts(one, other);
      expect(new Set(parts.map(nameOfPart)).size).toBe(parts.length);
      expect(parts.filter((part) => isSame(valueOfPart(one, part), valueOfPart(other, part)))).toEqual([]);
    }),
  );
});

test('A language that only one content has is one part; otherwise each of its texts is a part', () => {
  const es = { title: 'Litio', subtitle: 'De salmuera', description: '' };
  const one = { ...emptyContent, translations: { es } };
  const other = { ...emptyContent, translations: { es: { ...es, title: 'El litio' }, zh: es } };
  expect(differingParts(one, other).map(nameOfPart)).toEqual(['translations.es.title', 'translations.zh.all']);
});
