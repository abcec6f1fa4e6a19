import { cleanTestStorage, useTestStorageEngine } from '@nanostores/persistent';
import { afterEach, beforeAll, expect, test } from 'vitest';
import {
  imageCount,
  missingAltMessage,
  movedMessage,
  removedMessage,
} from '../../../../src/admin/editor/images/image-messages.ts';
import { imageLabel } from '../../../../src/admin/i18n/labels.ts';
import { chooseLanguage } from '../../../../src/admin/i18n/language.ts';

beforeAll(useTestStorageEngine);
afterEach(() => {
  chooseLanguage('en');
  cleanTestStorage();
});

test.each([
  [3, 3, '3 pictures'],
  [1, 1, '1 picture'],
  [0, 1, '0 of 1 picture uploaded'],
  [2, 12, '2 of 12 pictures uploaded'],
])('The status for %i of %i stored images is “%s”', (stored, all, message) => {
  expect(imageCount(stored, all)).toBe(message);
});

test('A moved or removed image is named by its label at that time', () => {
  expect(movedMessage(3, 0, 12)).toBe('Picture 4 is now number 1 of 12.');
  expect(removedMessage(imageLabel(3))).toBe('Picture 4 was removed.');
  expect(removedMessage('“harbour.jpg”')).toBe('“harbour.jpg” was removed.');
  chooseLanguage('es');
  expect(movedMessage(3, 0, 12)).toBe('Imagen 4 ocupa ahora la posición 1 de 12.');
});

test.each([
  ['en', 'Not stated yet in Spanish and Chinese.'],
  ['es', 'Falta indicarlo en español y chino.'],
] as const)(
  'The languages without a description of an image are named in the reader’s language (%s)',
  (reader, message) => {
    chooseLanguage(reader);
    expect(missingAltMessage(['es', 'zh'])).toBe(message);
  },
);
