import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanTestStorage, setTestStorageKey, useTestStorageEngine } from '@nanostores/persistent';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { languageStorageKey } from '#domain/language';
import { contentKeys } from '#domain/opportunity/content';
import { fieldProblems } from '#domain/text';
import { imagesHint } from '../../../src/admin/editor/images/image-messages.ts';
import { type FixedName, fixedText, fixedTexts } from '../../../src/admin/i18n/fixed-texts.ts';
import { imageAltLabel, languageLabel, provinceLabels, translationLabel } from '../../../src/admin/i18n/labels.ts';
import { $language, adminLanguages, chooseLanguage } from '../../../src/admin/i18n/language.ts';
import { fieldMessage } from '../../../src/admin/i18n/messages.ts';
import { $texts, textsIn } from '../../../src/admin/i18n/texts.ts';
import { opportunityCount } from '../../../src/admin/opportunities/opportunity-list.ts';
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { textsOf } from '../../support/dictionary-texts.ts';

beforeAll(useTestStorageEngine);
afterEach(() => {
  chooseLanguage('en');
  cleanTestStorage();
});

const english = textsOf(textsIn('en'));
const spanish = new Map(textsOf(textsIn('es')));
const placeholders = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

describe('the two dictionaries of the admin area', () => {
  test('The dictionaries have the same keys, in the same order', () => {
    expect([...spanish.keys()]).toEqual(english.map(([path]) => path));
  });

  test('The dictionaries have the same placeholders', () => {
    for (const [path, text] of english) {
      expect([path, placeholders(spanish.get(path))]).toEqual([path, placeholders(text)]);
    }
  });

  test('No dictionary text is empty or begins or ends with a space', () => {
    for (const [path, text] of [...english, ...spanish]) expect([path, text]).toEqual([path, text.trim() || 'a text']);
  });

  /** English texts whose Spanish translation is identical. */
  const shared = new Set(['Invest Argentina', 'Sector', '{count} byte', '{count} bytes', '“{file}”: {reason}']);

  test('No Spanish text equals the English one, except for words that both languages share', () => {
    expect(english.filter(([path, text]) => spanish.get(path) === text && !shared.has(text))).toEqual([]);
  });

  test('No dictionary text is unused in the code', () => {
    const files = ['src/admin', 'src/domain'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    );
    const code = files.filter((file) => /\.tsx?$/.test(file));
    const words = new Set(code.flatMap((file) => readFileSync(file, 'utf8').match(/[\w-]+/g) ?? []));
    expect(english.filter(([path]) => !words.has(path.split('.').at(-1) ?? ''))).toEqual([]);
  });
});

test.each(adminLanguages)('Sectors and form options have the same names as on the public site (%s)', (language) => {
  const { sectors, enquirySectors, contact, facts } = dictionaryOf(language);
  const { horizons, sizes } = contact;
  const { subSectors, firmSizes, promoterKinds, milestoneKinds, documentKinds } = facts;
  expect(textsIn(language)).toMatchObject({ sectors, enquirySectors, horizons, sizes });
  expect(textsIn(language)).toMatchObject({ subSectors, firmSizes, promoterKinds, milestoneKinds, documentKinds });
});

describe('the language of the admin area', () => {
  test.each([
    [undefined, 'en'],
    ['en', 'en'],
    ['es', 'es'],
    ['zh', 'en'],
    ['fr', 'en'],
  ])('The stored language %s makes the admin area %s', (stored, shown) => {
    if (stored) setTestStorageKey(languageStorageKey, stored);
    const stop = $texts.listen(() => {});
    expect($language.get()).toBe(shown);
    stop();
  });

  test('A change of language applies to every text and message', () => {
    chooseLanguage('es');
    expect($texts.get().form.save).toBe('Guardar');
    expect(opportunityCount(1)).toBe('1 oportunidad');
    expect(opportunityCount(12_345)).toBe('12.345 oportunidades');
    expect(imagesHint()).toBe(
      'JPEG, PNG, WebP o AVIF, 20 como máximo: elíjalas, arrástrelas o péguelas. Las grandes se reducen antes de enviarlas. La primera es la portada, que se muestra en las tarjetas.',
    );
    expect(languageLabel('zh')).toBe('Chino');
    expect(translationLabel('title', 'en')).toBe('Título en inglés');
    expect(imageAltLabel(0, 'es')).toBe('Qué muestra la imagen 1, en español');
    expect(provinceLabels()).toMatchObject({ BSAS: 'Provincia de Buenos Aires', SAL: 'Salta' });
  });
});

test.each(adminLanguages)('The message for every problem of a field is a full sentence (%s)', (language) => {
  chooseLanguage(language);
  const { fields } = $texts.get();
  for (const field of contentKeys) {
    for (const problem of fieldProblems) {
      expect(fieldMessage(field, fields[field], problem)).toMatch(/^[\p{Lu}\d][^{}]*\.$/u);
    }
  }
});

describe('texts fixed by the specification', () => {
  const words: Readonly<Record<FixedName, string>> = {
    refusedLogin: 'Usuario no valido',
    forbidden: 'Error 403: Acceso no autorizado. Intenta iniciar sesión nuevamente.',
    incomplete: 'Please fill all the fields',
    imageError: 'Error uploading image',
    deletion: 'Are you sure you want to delete the opportunity?',
    saved: 'Opportunity saved',
    updated: 'Opportunity updated',
    deleted: 'Opportunity deleted',
    sidebar: 'Dashboard',
    opportunities: 'Opportunities',
    create: 'Upload',
  };
  const names = Object.keys(fixedTexts).filter((name): name is FixedName => name in fixedTexts);

  test.each(names)('A fixed text is the same in every language and explained in the other one: %s', (name) => {
    const { language } = fixedTexts[name];
    for (const reader of adminLanguages) {
      chooseLanguage(reader);
      const { message, lang, explanation } = fixedText(name);
      expect(message).toBe(words[name]);
      expect(lang).toBe(reader === language ? undefined : language);
      expect(explanation !== undefined).toBe(reader !== language);
    }
  });
});
