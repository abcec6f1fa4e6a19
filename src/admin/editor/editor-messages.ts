import type { Language } from '#domain/language';
import type { Missing } from '#domain/opportunity/completeness';
import { contentKeys } from '#domain/opportunity/content';
import type { OpportunityTexts } from '#domain/opportunity/translations';
import type { FieldProblems } from '#domain/text';
import { fill } from '../../i18n/fill';
import { languageName } from '../../i18n/intl';
import { $language } from '../i18n/language';
import { counted } from '../i18n/messages';
import { $texts } from '../i18n/texts';
import { problemsWithin } from './form-problems';

// Editor texts with placeholders, in the reader's language.

/** Label of a text in its original language. */
export function originalLabel(text: keyof OpportunityTexts): string {
  const { fields, form } = $texts.get();
  return fill(form.original, { label: fields[text] });
}

/** Number of recommended items that are still missing. They do not prevent publishing. */
export function missingCount(count: number): string {
  const { missing } = $texts.get();
  return count === 0 ? missing.nothing : counted(missing.count, count);
}

/** Describes one missing recommended item. */
export function missingMessage(one: Missing): string {
  const { missing, fields } = $texts.get();
  switch (one.kind) {
    case 'texts':
    case 'description':
      return fill(missing[one.kind], { language: nameOf(one.language) });
    case 'long-subtitle':
      return fill(missing.longSubtitle, { language: nameOf(one.language) });
    case 'picture':
    case 'unconfirmed':
      return missing[one.kind];
    case 'image-alts':
      return fill(counted(missing.imageAlts, one.images.length), { language: nameOf(one.language) });
    case 'fact':
      return fill(missing.fact, { label: fields[one.fact] });
    case 'stale':
      return counted(missing.stale, one.days);
  }
}

const nameOf = (language: Language): string => languageName(language, $language.get());

/** Lists the labels of the required fields that are empty. */
export function missingFields(problems: FieldProblems): string {
  const { fields } = $texts.get();
  const missing = contentKeys.filter((field) => Object.values(problemsWithin(problems, field)).includes('required'));
  return new Intl.ListFormat($language.get(), { type: 'unit' }).format(missing.map((field) => fields[field]));
}
