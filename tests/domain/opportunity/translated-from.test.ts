import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { contentAfter, emptyContent, type OpportunityContent } from '#domain/opportunity/content';
import { textKeys } from '#domain/opportunity/parts';
import { changedTexts, digestOf, digestsOf, translatedFromAfter } from '#domain/opportunity/translated-from';
import { sentTranslatedFrom, translatedFrom } from '#domain/opportunity/translations';
import { arbitraryChecks, arbitraryContent } from '../../support/arbitrary/arbitrary-content.ts';
import { fc } from '../../support/properties.ts';

const original = { title: 'Lithium', subtitle: 'From brine', description: 'In the Puna' };
const spanish = { title: 'Litio', subtitle: 'De salmuera', description: 'En la Puna' };
const written: OpportunityContent = { ...emptyContent, ...original, translations: { es: spanish } };
const made = { es: digestsOf(original) };

const savedWith = (content: Partial<OpportunityContent>, known = made, checked = {}) =>
  translatedFromAfter({ ...written, ...content }, { ...written, translatedFrom: known }, checked);

describe('what translations are made from', () => {
  test('A new translation is made from the original saved with it', () => {
    expect(translatedFromAfter(written, emptyContent)).toEqual(made);
  });

  test('A changed original leaves its translation made from the earlier one, which is reported', () => {
    const changed = { ...written, title: 'Lithium in the north' };
    const from = savedWith(changed);
    expect(from).toEqual(made);
    expect(changedTexts({ ...changed, translatedFrom: from ?? {} }, 'es')).toEqual(['title']);
  });

  test('A translation changed together with its original, or later, is made from the present one', () => {
    const changed = { title: 'Lithium in the north', translations: { es: { ...spanish, title: 'Litio del norte' } } };
    expect(savedWith(changed)).toEqual({ es: digestsOf({ ...original, title: changed.title }) });
  });

  test('An unchanged translation that was checked is made from the original that it was checked against', () => {
    const changed = { title: 'Lithium in the north' };
    const checked = { es: digestsOf({ ...original, ...changed }) };
    expect(savedWith(changed, made, checked)).toEqual(checked);
  });

  test('Translations from before are unknown until they change, and nothing is reported of them', () => {
    const changed = { ...written, title: 'Lithium in the north' };
    expect(translatedFromAfter(changed, written)).toBeUndefined();
    expect(changedTexts(changed, 'es')).toEqual([]);
    const titled = { ...changed, translations: { es: { ...spanish, title: 'Litio del norte' } } };
    expect(translatedFromAfter(titled, written)).toEqual({ es: { title: digestOf(changed.title) } });
  });

  test('A removed translation leaves nothing', () => {
    expect(savedWith({ translations: {} })).toBeUndefined();
    expect(savedWith({ translations: { es: { ...spanish, description: '' } } })).toEqual({
      es: { title: made.es.title, subtitle: made.es.subtitle },
    });
  });

  test('A text changed back to what was translated is no longer reported', () => {
    const from = savedWith({ title: 'Lithium in the north' });
    expect(changedTexts({ ...written, translatedFrom: from ?? {} }, 'es')).toEqual([]);
  });
});

test('Other blanks are no change of an original', () => {
  expect(digestOf(' In the\n\nPuna ')).toBe(digestOf('In the Puna'));
  expect(digestOf('In the Puna')).not.toBe(digestOf('In the puna'));
  expect(new Set(Array.from({ length: 20_000 }, (_, number) => digestOf(`Text ${number}`))).size).toBe(20_000);
});

test('Only digests are accepted as originals of checked translations', () => {
  const accepts = (value: unknown) => v.safeParse(sentTranslatedFrom, value).success;
  expect(accepts({ es: digestsOf(original), zh: {} })).toBe(true);
  for (const value of [null, { fr: {} }, { es: { title: 'A title' } }, { es: { title: 5 } }, { es: { sector: 'a' } }])
    expect(accepts(value)).toBe(false);
});

test('Every save states valid originals of its translations, and repeating it changes none', () => {
  const content = arbitraryContent([]);
  fc.assert(
    fc.property(content, content, arbitraryChecks, arbitraryChecks, (before, sent, known, checked) => {
      const saved = contentAfter({ ...before, ...sent }, before);
      const from = translatedFromAfter(saved, { ...before, translatedFrom: known }, checked);
      expect(v.parse(translatedFrom.wrapped, from ?? {})).toEqual(from ?? {});
      const again = { ...saved, ...(from && { translatedFrom: from }) };
      expect(translatedFromAfter(saved, again)).toEqual(from);
      const all = Object.entries(from ?? {}).flatMap(([language, digests]) =>
        textKeys.filter((key) => digests?.[key]).map((key) => Reflect.get(saved.translations ?? {}, language)?.[key]),
      );
      expect(all.every(Boolean)).toBe(true);
    }),
  );
});
