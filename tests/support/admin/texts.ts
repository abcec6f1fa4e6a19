import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { fill } from '../../../src/i18n/fill.ts';

type LanguageName = 'English' | 'Spanish' | 'Chinese';

/** The label of a text in a language other than the original. */
export const textIn = (label: string, language: LanguageName): string =>
  fill(texts.parts.inLanguage, { label, language });

/** The name of a picture by its place, from 1. */
export const pictureName = (number: number): string => fill(texts.images.name, { number });

/** The label of a picture's description. */
export const pictureText = (number: number, language: LanguageName): string =>
  fill(texts.images.shows, { number, language });

/** The name of the checkbox of a row. */
export const selectRow = (title: string): string => fill(texts.selection.row, { title });

export const originalTexts = { title: 'Lithium', subtitle: 'From brine', description: 'In the Puna' };
