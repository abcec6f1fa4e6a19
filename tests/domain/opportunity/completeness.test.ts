import { describe, expect, test } from 'vitest';
import { completenessOf, confirmedForDays, type Missing, missingOf } from '#domain/opportunity/completeness';
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

test('nothing is missing where all is said', () => {
  expect(missing({})).toEqual([]);
});

describe('texts', () => {
  test('a language without a word is missing, and one half done says what it lacks', () => {
    const translations = { zh: { ...texts, description: ' ' } };
    expect(missing({ translations })).toEqual([
      { kind: 'texts', language: 'es' },
      { kind: 'description', language: 'zh' },
    ]);
  });

  test('a description that the original lacks is told once, of the original', () => {
    const bare = { ...texts, description: '' };
    expect(missing({ description: '', translations: { es: bare, zh: bare } })).toEqual([
      { kind: 'description', language: 'en' },
    ]);
  });

  test('a subtitle that the card cuts is told in its language', () => {
    const long = { ...texts, subtitle: 'palabra '.repeat(20) };
    expect(missing({ translations: { es: long, zh: texts } })).toEqual([{ kind: 'long-subtitle', language: 'es' }]);
  });

  test('the original is the one that the text is written in', () => {
    expect(missing({ language: 'es', translations: { en: texts, zh: texts } })).toEqual([]);
  });
});

describe('images', () => {
  test('none at all', () => {
    expect(missing({ imageURL: [] })).toEqual([{ kind: 'picture' }]);
  });

  test('what they show, by language, with the images that do not say it', () => {
    const other = `${'b'.repeat(32)}.webp`;
    const imageAlts = { [image]: { en: 'A salt flat', es: ' ' }, [other]: { en: 'A well', es: 'Un pozo', zh: '井' } };
    expect(missing({ imageURL: [image, other], imageAlts })).toEqual([
      { kind: 'image-alts', language: 'es', images: [image] },
      { kind: 'image-alts', language: 'zh', images: [image] },
    ]);
  });
});

describe('facts', () => {
  test('those that readers look for first', () => {
    expect(missingOf(without('province', 'investment', 'stage', 'seeking', 'deadline', 'open'), today)).toEqual([
      { kind: 'fact', fact: 'province' },
      { kind: 'fact', fact: 'investment' },
      { kind: 'fact', fact: 'stage' },
      { kind: 'fact', fact: 'seeking' },
    ]);
  });

  test('never confirmed, and confirmed too long ago', () => {
    expect(missingOf(without('confirmedOn'), today)).toEqual([{ kind: 'unconfirmed' }]);
    expect(missing({ confirmedOn: '2026-09-23' })).toEqual([]);
    expect(missing({ confirmedOn: '2026-09-22' })).toEqual([{ kind: 'stale', days: confirmedForDays + 1 }]);
  });
});

test('how much of its texts a language has', () => {
  expect(completenessOf(texts)).toBe('all');
  expect(completenessOf({ ...texts, description: '\u200b ' })).toBe('some');
  expect(completenessOf({ title: '', subtitle: ' ', description: '' })).toBe('none');
});
