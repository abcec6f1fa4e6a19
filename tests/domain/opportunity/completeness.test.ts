import { describe, expect, test } from 'vitest';
import { completenessOf, confirmationAges, type Missing, missingOf } from '#domain/opportunity/completeness';
import type { UnfinishedContent } from '#domain/opportunity/preview';

const today = '2026-11-22';
const image = `${'a'.repeat(32)}.webp`;
const texts = { title: 'Lithium', subtitle: 'From brine', description: 'In the Puna' };

const complete: UnfinishedContent = {
  ...texts,
  language: 'en',
  sector: 'mining',
  imageURL: [image],
  status: 'published',
  province: 'SAL',
  investment: { from: 5 },
  stage: 'idea',
  seeking: ['debt'],
  confirmedOn: today,
  translations: { es: texts, zh: texts },
  imageAlts: { [image]: { en: 'A salt flat', es: 'Un salar', zh: '盐湖' } },
};

function without(...keys: readonly (keyof UnfinishedContent)[]): UnfinishedContent {
  const content = { ...complete };
  for (const key of keys) delete content[key];
  return content;
}

const missing = (content: Partial<UnfinishedContent>): readonly Missing[] =>
  missingOf({ ...complete, ...content }, today);

test('Nothing is missing from a complete opportunity', () => {
  expect(missing({})).toEqual([]);
});

describe('missing texts', () => {
  test('A language without texts is missing, and a partly translated one lists its missing texts', () => {
    const translations = { zh: { ...texts, description: ' ' } };
    expect(missing({ translations })).toEqual([
      { kind: 'texts', language: 'es' },
      { kind: 'description', language: 'zh' },
    ]);
  });

  test('A description missing from the original is reported only for the original', () => {
    const bare = { ...texts, description: '' };
    expect(missing({ description: '', translations: { es: bare, zh: bare } })).toEqual([
      { kind: 'description', language: 'en' },
    ]);
  });

  test('A subtitle that the card cuts is reported for its language', () => {
    const long = { ...texts, subtitle: 'palabra '.repeat(20) };
    expect(missing({ translations: { es: long, zh: texts } })).toEqual([{ kind: 'long-subtitle', language: 'es' }]);
  });

  test('The original language is the one in which the text is written', () => {
    expect(missing({ language: 'es', translations: { en: texts, zh: texts } })).toEqual([]);
  });
});

describe('missing images', () => {
  test('An opportunity without images is reported', () => {
    expect(missing({ imageURL: [] })).toEqual([{ kind: 'picture' }]);
  });

  test('Missing image descriptions are reported by language, with their images', () => {
    const other = `${'b'.repeat(32)}.webp`;
    const imageAlts = { [image]: { en: 'A salt flat', es: ' ' }, [other]: { en: 'A well', es: 'Un pozo', zh: '井' } };
    expect(missing({ imageURL: [image, other], imageAlts })).toEqual([
      { kind: 'image-alts', language: 'es', images: [image] },
      { kind: 'image-alts', language: 'zh', images: [image] },
    ]);
  });
});

describe('missing facts', () => {
  test('Each missing key fact is reported: province, investment, stage and financing', () => {
    expect(missingOf(without('province', 'investment', 'stage', 'seeking', 'deadline', 'open'), today)).toEqual([
      { kind: 'fact', fact: 'province' },
      { kind: 'fact', fact: 'investment' },
      { kind: 'fact', fact: 'stage' },
      { kind: 'fact', fact: 'seeking' },
    ]);
  });

  test('An opportunity that was never confirmed, or too long ago, is reported', () => {
    expect(missingOf(without('confirmedOn'), today)).toEqual([{ kind: 'unconfirmed' }]);
    expect(missing({ confirmedOn: '2026-09-23' })).toEqual([]);
    expect(missing({ confirmedOn: '2026-09-22' })).toEqual([{ kind: 'stale', days: confirmationAges[0] + 1 }]);
  });
});

test('The completeness of a language is all, some or none of its texts', () => {
  expect(completenessOf(texts)).toBe('all');
  expect(completenessOf({ ...texts, description: '\u200b ' })).toBe('some');
  expect(completenessOf({ title: '', subtitle: ' ', description: '' })).toBe('none');
});
