import type { Language } from '#domain/language';
import type { OpportunityContent } from '#domain/opportunity/content';
import type { Part } from '#domain/opportunity/parts';
import type { OpportunityTexts } from '#domain/opportunity/translations';
import { type ProvinceCode, provinceCodes } from '#domain/province';
import { fill } from '../i18n/fill';
import { languageName } from '../i18n/language-name';
import { imageAltLabel } from './messages';
import { $language, type AdminLanguage } from './state/language';
import { $texts, textsIn } from './texts';

// What fields and choices are called, in the form and in comparisons, where that takes more than a word of the dictionary.

/** The name of a language in the reader's language, as a label begins. */
export function languageLabel(language: Language): string {
  const name = languageName(language, $language.get());
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A text of an opportunity in another language. */
export function translationLabel(text: keyof OpportunityTexts, language: Language): string {
  const { fields, parts } = $texts.get();
  return fill(parts.inLanguage, { label: fields[text], language: languageName(language, $language.get()) });
}

/** A part of an opportunity, as the first of some contents has it: they differ in the order of their images. */
export function partLabel(part: Part, contents: readonly OpportunityContent[]): string {
  if (part.key === 'translations') {
    if (part.text !== 'all') return translationLabel(part.text, part.language);
    return fill($texts.get().parts.allIn, { language: languageName(part.language, $language.get()) });
  }
  if (part.key !== 'imageAlts') return $texts.get().fields[part.key];
  const images = contents.find(({ imageURL }) => imageURL.includes(part.image))?.imageURL ?? [];
  return imageAltLabel(images.indexOf(part.image), part.language);
}

/** The provinces that are called the same in every language. */
const provinceNames = {
  CAT: 'Catamarca',
  CBA: 'Córdoba',
  CHA: 'Chaco',
  CHU: 'Chubut',
  COR: 'Corrientes',
  ENT: 'Entre Ríos',
  FOR: 'Formosa',
  JUJ: 'Jujuy',
  PAM: 'La Pampa',
  LRJ: 'La Rioja',
  MEN: 'Mendoza',
  MIS: 'Misiones',
  NEU: 'Neuquén',
  RIO: 'Río Negro',
  SAL: 'Salta',
  STC: 'Santa Cruz',
  STGO: 'Santiago del Estero',
  SFE: 'Santa Fe',
  SJU: 'San Juan',
  SLU: 'San Luis',
  TDF: 'Tierra del Fuego',
  TUC: 'Tucumán',
} as const;

export function provinceLabels(): Readonly<Record<ProvinceCode, string>> {
  return provinceLabelsIn($language.get());
}

/** The provinces in a language of the admin area. */
export function provinceLabelsIn(language: AdminLanguage): Readonly<Record<ProvinceCode, string>> {
  return { ...provinceNames, ...textsIn(language).provinces };
}

/** The provinces in the alphabetical order of their labels. */
export function sortedProvinces(): readonly ProvinceCode[] {
  const labels = provinceLabels();
  const { compare } = new Intl.Collator($language.get());
  return [...provinceCodes].sort((one, other) => compare(labels[one], labels[other]));
}
