import { provinceNames } from 'virtual:province-names';
import { type Language, languages } from '#domain/language';
import type { OpportunityContent } from '#domain/opportunity/content';
import type { Part } from '#domain/opportunity/parts';
import { questionTexts } from '#domain/opportunity/questions';
import type { OpportunityTexts } from '#domain/opportunity/translations';
import { type ProvinceCode, provinceCodes } from '#domain/province';
import { fill } from '../../i18n/fill';
import { bracketed, languageName } from '../../i18n/intl';
import { $language } from './language';
import { $texts } from './texts';

// Labels of fields and choices in the form and in comparisons, if they need more than one dictionary entry.

/** Name of a language in the reader's language, capitalized for use as a label. */
export function languageLabel(language: Language): string {
  const name = languageName(language, $language.get());
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Label of a translated text, with its language. */
export function translationLabel(text: keyof OpportunityTexts, language: Language): string {
  const { fields, parts } = $texts.get();
  return fill(parts.inLanguage, { label: fields[text], language: languageName(language, $language.get()) });
}

/**
 * Label of a part of an opportunity. Images and questions are numbered by the first of `contents` that has them, because
 * versions may order them differently.
 */
export function partLabel(part: Part, contents: readonly OpportunityContent[]): string {
  if (part.key === 'translations') {
    if (part.text !== 'all') return translationLabel(part.text, part.language);
    return fill($texts.get().parts.allIn, { language: languageName(part.language, $language.get()) });
  }
  if (part.key === 'questions') {
    const all =
      contents.find(({ questions = [] }) => questions.some(({ id }) => id === part.question))?.questions ?? [];
    const number = all.findIndex(({ id }) => id === part.question) + 1;
    return $texts.get().fields.questions + bracketed(number, $language.get());
  }
  if (part.key !== 'imageAlts') return $texts.get().fields[part.key];
  const images = contents.find(({ imageURL }) => imageURL.includes(part.image))?.imageURL ?? [];
  return imageAltLabel(images.indexOf(part.image), part.language);
}

/** Label of a part of a question, with the question’s number in the form and the language. */
export function questionLabel(part: 'on' | 'question' | 'answer', index?: number, language?: Language): string {
  const { parts, questions } = $texts.get();
  const label = index === undefined ? questions[part] : questions[part] + bracketed(index + 1, $language.get());
  return language ? fill(parts.inLanguage, { label, language: languageName(language, $language.get()) }) : label;
}

/** Label of a control by its place within a question: `on`, `texts.en.answer`. */
export function questionPlaceLabel(place: string, index?: number): string {
  const path = place.split('.');
  const text = questionTexts.find((one) => path.includes(one)) ?? 'on';
  return questionLabel(
    text,
    index,
    languages.find((one) => path.includes(one)),
  );
}

/** Name of an image in the form: its number, counted from 1. */
export function imageLabel(index: number): string {
  return fill($texts.get().images.name, { number: index + 1 });
}

/** Label of an image's alternative text in one language. */
export function imageAltLabel(index: number, language: Language): string {
  const { shows } = $texts.get().images;
  return fill(shows, { number: index + 1, language: languageName(language, $language.get()) });
}

/** Province names in the language of the admin area. */
export function provinceLabels(): Readonly<Record<ProvinceCode, string>> {
  return provinceNames[$language.get()];
}

/** Province codes, sorted by their labels. */
export function sortedProvinces(): readonly ProvinceCode[] {
  const labels = provinceLabels();
  const { compare } = new Intl.Collator($language.get());
  return [...provinceCodes].sort((one, other) => compare(labels[one], labels[other]));
}
