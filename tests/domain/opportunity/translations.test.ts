import { describe, expect, test } from 'vitest';
import { newImageName } from '#domain/ids';
import { imageAltFor, textsFor } from '#domain/opportunity/translations';

const spanish = { title: 'Litio', subtitle: 'De la salmuera', description: 'En la Puna.', language: 'es' } as const;
const chinese = { title: '锂', subtitle: '取自盐湖', description: '位于普纳高原。' };

describe('texts for a reader', () => {
  test('A reader gets the texts in their own language if they exist', () => {
    const shown = textsFor({ ...spanish, translations: { zh: chinese } }, 'zh');
    expect(shown).toEqual({ ...chinese, language: 'zh', descriptionLanguage: 'zh' });
  });

  test('A reader without a translation gets the original texts', () => {
    const original = { ...spanish, descriptionLanguage: 'es' };
    expect(textsFor({ ...spanish, translations: { zh: chinese } }, 'en')).toEqual(original);
    expect(textsFor(spanish, 'en')).toEqual(original);
    expect(textsFor({ ...spanish, translations: { es: chinese } }, 'es')).toEqual(original);
  });

  test('A translation without a description shows the original description with its language', () => {
    const shown = textsFor({ ...spanish, translations: { zh: { ...chinese, description: '' } } }, 'zh');
    expect(shown).toEqual({
      title: '锂',
      subtitle: '取自盐湖',
      language: 'zh',
      description: 'En la Puna.',
      descriptionLanguage: 'es',
    });
  });
});

describe('text alternatives of images', () => {
  const name = newImageName();
  const described = { ...spanish, translations: { zh: chinese }, imageAlts: { [name]: { en: 'A salt flat' } } };

  test('An image has its description in the reader’s language, or else the title that the reader sees', () => {
    expect(imageAltFor(name, described, 'en')).toEqual({ alt: 'A salt flat', language: 'en' });
    expect(imageAltFor(name, described, 'zh')).toEqual({ alt: '锂', language: 'zh' });
    expect(imageAltFor(name, described, 'es')).toEqual({ alt: 'Litio', language: 'es' });
    expect(imageAltFor(newImageName(), described, 'en')).toEqual({ alt: 'Litio', language: 'es' });
  });
});
