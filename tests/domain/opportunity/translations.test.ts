import { describe, expect, test } from 'vitest';
import { newImageName } from '#domain/image-name';
import { imageAltFor, textsFor } from '#domain/opportunity/translations';

const spanish = { title: 'Litio', subtitle: 'De la salmuera', description: 'En la Puna.', language: 'es' } as const;
const chinese = { title: '锂', subtitle: '取自盐湖', description: '位于普纳高原。' };

describe('the texts for a reader', () => {
  test('are in the reader’s language where there are some', () => {
    const shown = textsFor({ ...spanish, translations: { zh: chinese } }, 'zh');
    expect(shown).toEqual({ ...chinese, language: 'zh', descriptionLanguage: 'zh' });
  });

  test('are else as they were written', () => {
    const original = { ...spanish, descriptionLanguage: 'es' };
    expect(textsFor({ ...spanish, translations: { zh: chinese } }, 'en')).toEqual(original);
    expect(textsFor(spanish, 'en')).toEqual(original);
    expect(textsFor({ ...spanish, translations: { es: chinese } }, 'es')).toEqual(original);
  });

  test('have the original description, with its language, where the translation has none', () => {
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

describe('what an image shows', () => {
  const name = newImageName();
  const told = { ...spanish, translations: { zh: chinese }, imageAlts: { [name]: { en: 'A salt flat' } } };

  test('is said in the reader’s language, or else the title as the reader is shown it', () => {
    expect(imageAltFor(name, told, 'en')).toEqual({ alt: 'A salt flat', language: 'en' });
    expect(imageAltFor(name, told, 'zh')).toEqual({ alt: '锂', language: 'zh' });
    expect(imageAltFor(name, told, 'es')).toEqual({ alt: 'Litio', language: 'es' });
    expect(imageAltFor(newImageName(), told, 'en')).toEqual({ alt: 'Litio', language: 'es' });
  });
});
