import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { contentAfter, emptyContent, type OpportunityContent } from '#domain/opportunity/content';
import { textKeys } from '#domain/opportunity/parts';
import { changedTexts, digestsOf, translatedFromAfter } from '#domain/opportunity/translated-from';
import { sentTranslatedFrom, translatedFrom } from '#domain/opportunity/translations';
import { textDigest } from '#domain/text';
import { arbitraryChecks, arbitraryContent } from '../../support/arbitrary/arbitrary-content.ts';
import { fc } from '../../support/properties.ts';

const original = { title: 'Lithium', subtitle: 'From brine', description: 'In the Puna' };
const spanish = { title: 'Litio', subtitle: 'De salmuera', description: 'En la Puna' };
const written: OpportunityContent = { ...emptyContent, ...original, translations: { es: spanish } };
const made = { es: digestsOf(original) };

const savedWith = (content: Partial<OpportunityContent>, known = made, checked = {}) =>
  translatedFromAfter({ ...written, ...content }, { ...written, translatedFrom: known }, checked);

describe('changed originals of translations', () => {
  test('A new translation is stored with the digests of its original', () => {
    expect(translatedFromAfter(written, emptyContent)).toEqual(made);
  });

  test('A translation is reported when its original has changed', () => {
    const changed = { ...written, title: 'Lithium in the north' };
    const from = savedWith(changed);
    expect(from).toEqual(made);
    expect(changedTexts({ ...changed, translatedFrom: from ?? {} }, 'es')).toEqual(['title']);
  });

  test('A translation that changes together with its original gets the digest of the new original', () => {
    const changed = { title: 'Lithium in the north', translations: { es: { ...spanish, title: 'Litio del norte' } } };
    expect(savedWith(changed)).toEqual({ es: digestsOf({ ...original, title: changed.title }) });
  });

  test('A translation marked as checked gets the digest of the original that it was checked against', () => {
    const changed = { title: 'Lithium in the north' };
    const checked = { es: digestsOf({ ...original, ...changed }) };
    expect(savedWith(changed, made, checked)).toEqual(checked);
  });

  test('A translation stored before there were digests is not reported until it is edited', () => {
    const changed = { ...written, title: 'Lithium in the north' };
    expect(translatedFromAfter(changed, written)).toBeUndefined();
    expect(changedTexts(changed, 'es')).toEqual([]);
    const titled = { ...changed, translations: { es: { ...spanish, title: 'Litio del norte' } } };
    expect(translatedFromAfter(titled, written)).toEqual({ es: { title: textDigest(changed.title) } });
  });

  test('The digests of a removed translation are removed', () => {
    expect(savedWith({ translations: {} })).toBeUndefined();
    expect(savedWith({ translations: { es: { ...spanish, description: '' } } })).toEqual({
      es: { title: made.es.title, subtitle: made.es.subtitle },
    });
  });

  test('A translation is no longer reported when its original gets its earlier text back', () => {
    const from = savedWith({ title: 'Lithium in the north' });
    expect(changedTexts({ ...written, translatedFrom: from ?? {} }, 'es')).toEqual([]);
  });
});

test('A change of spaces or line breaks does not count as a change of the original', () => {
  expect(textDigest(' In the\n\nPuna ')).toBe(textDigest('In the Puna'));
  expect(textDigest('In the Puna')).not.toBe(textDigest('In the puna'));
  expect(new Set(Array.from({ length: 20_000 }, (_, number) => textDigest(`Text ${number}`))).size).toBe(20_000);
});

test('A save with checked translations has to send digests', () => {
  const accepts = (value: unknown) => v.safeParse(sentTranslatedFrom, value).success;
  expect(accepts({ es: digestsOf(original), zh: {} })).toBe(true);
  for (const value of [null, { fr: {} }, { es: { title: 'A title' } }, { es: { title: 5 } }, { es: { sector: 'a' } }])
    expect(accepts(value)).toBe(false);
});

test('Every save stores valid digests, and repeating the save does not change them', () => {
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
