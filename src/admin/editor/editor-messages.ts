import { dateFormat } from '#domain/formatters';
import { type Language, languages } from '#domain/language';
import { type Missing, missingOf } from '#domain/opportunity/completeness';
import { contentKeys } from '#domain/opportunity/content';
import { type TextKey, textKeys } from '#domain/opportunity/parts';
import type { FieldProblems } from '#domain/text';
import { dayInArgentina } from '#domain/time/day';
import { fill } from '../../i18n/fill';
import { bracketed, languageName } from '../../i18n/intl';
import { sourcesIn } from '../form-values/form-translations';
import type { FormContent } from '../form-values/form-values';
import { readSum } from '../form-values/typed-sum';
import { imageAltLabel, questionPlaceLabel, translationLabel } from '../i18n/labels';
import { $language } from '../i18n/language';
import { countText, fieldMessage, numberText } from '../i18n/messages';
import { $texts } from '../i18n/texts';
import { checkForm, type FormPlace, isFormPlace, placeOfMissing, problemsWithin } from './form-problems';
import type { FormStore } from './form-store';
import { storedNames } from './images/form-image';

/** Says which texts were copied from the original. */
export function copiedMessage(copied: readonly TextKey[]): string {
  const { fields, form } = $texts.get();
  return copied.length > 0
    ? fill(form.copied, { labels: listed(copied.map((text) => fields[text])) })
    : form.nothingCopied;
}

/** Names the texts whose original has changed since they were translated. */
export function changedMessage(changed: readonly TextKey[]): string {
  const { fields, form } = $texts.get();
  return fill(form.originalChanged, { labels: listed(changed.map((text) => fields[text])) });
}

/** An item of the list of what is unfinished in a form. */
interface UnfinishedItem {
  readonly place: FormPlace;
  readonly message: string;
}

/** What prevents a save of the form, and recommended items that are missing elsewhere. */
export function unfinishedItems({ $values, $record, images, previewed }: FormStore) {
  const content = { ...$values.get(), imageURL: storedNames(images.$images.get()) };
  const checked = checkForm(content);
  const problems = checked.kind === 'valid' ? {} : checked.fields;
  const blocking = Object.entries(problems).flatMap(([place, problem]): UnfinishedItem[] =>
    isFormPlace(place) ? [{ place, message: fieldMessage(place, placeLabel(place, content), problem) }] : [],
  );
  const translatedFrom = sourcesIn(content, $record.get());
  const missing = missingOf({ ...previewed, translatedFrom }, dayInArgentina(new Date()))
    .map((one): UnfinishedItem => ({ place: placeOfMissing(one, content.language), message: missingMessage(one) }))
    .filter(({ place }) => !(place in problems || (isOfSum(place) && Object.keys(problems).some(isOfSum))));
  return { blocking, missing };
}

const isOfSum = (place: string): boolean => place.startsWith('investment');

/** Counts what prevents a save, and the recommended items that are missing. */
export function unfinishedCount(blocking: number, missing: number): string {
  const { missing: texts } = $texts.get();
  if (blocking + missing === 0) return texts.nothing;
  const counts = [blocking > 0 && countText(texts.blocking, blocking), missing > 0 && countText(texts.count, missing)];
  return counts.filter(Boolean).join(' · ');
}

/** Label of a form control. */
function placeLabel(place: FormPlace, { imageURL }: Pick<FormContent, 'imageURL'>): string {
  const { fields, parts } = $texts.get();
  const part = factPartLabel(place);
  if (part) return part;
  if (place === 'investment.from') return parts.investmentFrom;
  if (place === 'investment.to') return parts.investmentTo;
  const [key, ...path] = place.split('.');
  const language = languages.find((one) => path.includes(one));
  const text = textKeys.find((one) => path.includes(one));
  if (language && text) return translationLabel(text, language);
  if (language && key === 'imageAlts') {
    const image = imageURL.findIndex((name) => place.includes(name));
    return imageAltLabel(image, language);
  }
  if (key === 'questions' && path.length > 0) {
    return questionPlaceLabel(place, Number(path[0]));
  }
  const field = contentKeys.find((one) => one === key);
  return field ? fields[field] : '';
}

/** Label of a part of a fact, such as `capacity.unit`; that of a row, such as `milestones.0.month`, with its number. */
export function factPartLabel(place: FormPlace): string | undefined {
  const [field = '', ...path] = place.split('.');
  const labels = Object.entries($texts.get().factParts).find(([key]) => key === field)?.[1] ?? {};
  const [, label] = Object.entries<string>(labels).find(([part]) => path.includes(part)) ?? [];
  const row = Number(path[0]);
  return label === undefined || Number.isNaN(row) ? label : label + bracketed(row + 1, $language.get());
}

/** Says what a typed sum was understood as; `undefined` if it is unreadable or written out already. */
export function sumMessage(typed: string): string | undefined {
  const { form } = $texts.get();
  const read = readSum(typed);
  if (read.kind === 'ambiguous') {
    const [less, more] = read.sums.map(numberText);
    return fill(form.sumAmbiguous, { typed: typed.trim(), less: less ?? '', more: more ?? '' });
  }
  if (read.kind === 'unreadable' || isWrittenOut(typed)) return undefined;
  return fill(form.sumRead, { sum: numberText(read.dollars) });
}

/** Whether a number is written with separators between its groups, or is too short for them. */
const isWrittenOut = (typed: string): boolean => /^\d{1,3}(?:\D\d{3})*$/.test(typed.trim());

/** Describes one missing recommended item. */
function missingMessage(one: Missing): string {
  const { missing, fields } = $texts.get();
  switch (one.kind) {
    case 'texts':
    case 'description':
      return fill(missing[one.kind], { language: nameOf(one.language) });
    case 'copied':
      return fill(missing.copied, { label: translationLabel(one.text, one.language) });
    case 'changed':
      return fill(missing.changed, { language: nameOf(one.language) });
    case 'long-subtitle':
      return fill(missing.longSubtitle, { language: nameOf(one.language) });
    case 'picture':
    case 'unconfirmed':
      return missing[one.kind];
    case 'image-alts':
      return fill(countText(missing.imageAlts, one.images.length), { language: nameOf(one.language) });
    case 'fact':
      return fill(missing.fact, { label: fields[one.fact] });
    case 'stale':
      return countText(missing.stale, one.days);
  }
}

const nameOf = (language: Language): string => languageName(language, $language.get());

/** Lists the labels of the required fields that are empty. */
export function missingFields(problems: FieldProblems): string {
  const { fields } = $texts.get();
  const missing = contentKeys.filter((field) => Object.values(problemsWithin(problems, field)).includes('required'));
  return listed(missing.map((field) => fields[field]));
}

const listed = (labels: readonly string[]): string =>
  new Intl.ListFormat($language.get(), { type: 'unit' }).format(labels);

const timesOfDay = dateFormat({ timeStyle: 'short' });

/** Formats the time of day, in the browser's time zone. */
export function formatTimeOfDay(milliseconds: number): string {
  return timesOfDay($language.get()).format(milliseconds);
}
