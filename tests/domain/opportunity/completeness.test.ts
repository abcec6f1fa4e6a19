import { describe, expect, test } from 'vitest';
import { confirmationAges, hasGap, languageState, type Missing, missingOf } from '#domain/opportunity/completeness';
import type { UnfinishedContent } from '#domain/opportunity/preview';
import { digestsOf } from '#domain/opportunity/translated-from';
import { textDigest } from '#domain/text';
import { lithium } from '../../admin/support/server.ts';

const today = '2026-11-22';
const image = `${'a'.repeat(32)}.webp`;
const texts = { title: 'Lithium', subtitle: 'From brine', description: 'In the Puna' };

const spanish = { title: 'Litio', subtitle: 'De salmuera', description: 'En la Puna' };
const chinese = { title: '锂', subtitle: '取自盐湖', description: '位于普纳高原。' };

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
  translations: { es: spanish, zh: chinese },
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
    const translations = { zh: { ...chinese, description: ' ' } };
    expect(missing({ translations })).toEqual([
      { kind: 'texts', language: 'es' },
      { kind: 'description', language: 'zh' },
    ]);
  });

  test('A description missing from the original is reported only for the original', () => {
    const translations = { es: { ...spanish, description: '' }, zh: { ...chinese, description: '' } };
    expect(missing({ description: '', translations })).toEqual([{ kind: 'description', language: 'en' }]);
  });

  test('A subtitle that the card cuts is reported for its language', () => {
    const long = { ...spanish, subtitle: 'palabra '.repeat(20) };
    expect(missing({ translations: { es: long, zh: chinese } })).toEqual([{ kind: 'long-subtitle', language: 'es' }]);
  });

  test('The original language is the one in which the text is written', () => {
    expect(missing({ language: 'es', translations: { en: spanish, zh: chinese } })).toEqual([]);
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

describe('the state of a language', () => {
  const state = (translation: Partial<typeof spanish>, content: Partial<UnfinishedContent> = {}) =>
    languageState({ ...complete, ...content, translations: { es: { ...spanish, ...translation } } }, 'es');

  test('A translation with every text is complete, with some of them partly done, without any missing', () => {
    expect(state({})).toBe('complete');
    expect(state({ description: '\u200b ' })).toBe('partly');
    expect(state({ description: '' }, { description: '' })).toBe('complete');
    expect(state({ title: '', subtitle: ' ', description: '' })).toBe('missing');
    expect(languageState(without('translations'), 'zh')).toBe('missing');
  });

  test('A text copied from the original counts as missing, unless it has no letters', () => {
    expect(state(texts)).toBe('missing');
    expect(state({ title: texts.title })).toBe('partly');
    expect(state({ title: '2030' }, { title: '2030' })).toBe('complete');
    expect(missing({ translations: { es: { ...spanish, title: ' Lithium ' }, zh: chinese } })).toEqual([
      { kind: 'copied', language: 'es', text: 'title' },
    ]);
    expect(missing({ translations: { es: texts, zh: chinese } })).toEqual([{ kind: 'texts', language: 'es' }]);
  });

  test('A translation whose original has changed is reported, and found by the filter', () => {
    const translatedFrom = { es: { ...digestsOf(texts), title: textDigest('Lithium in the north') } };
    const changed = { ...complete, translatedFrom };
    expect(languageState(changed, 'es')).toBe('changed');
    expect(missingOf(changed, today)).toEqual([{ kind: 'changed', language: 'es', texts: ['title'] }]);
    expect(hasGap({ ...lithium, ...changed, sector: 'mining' }, 'changed')).toBe(true);
    expect(hasGap({ ...lithium, ...complete, sector: 'mining' }, 'changed')).toBe(false);
  });

  test('An opportunity with a copied translation only is found as missing that language', () => {
    const copied = { ...lithium, ...complete, sector: 'mining', translations: { es: texts, zh: chinese } } as const;
    expect(hasGap(copied, 'es')).toBe(true);
    expect(hasGap(copied, 'translation')).toBe(true);
    expect(hasGap(copied, 'zh')).toBe(false);
  });
});
