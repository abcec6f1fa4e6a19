import type { Language } from '#domain/language';
import type { Missing } from '#domain/opportunity/completeness';
import type { OpportunityTexts } from '#domain/opportunity/translations';
import { fill } from '../i18n/fill';
import { languageName } from '../i18n/intl';
import { counted } from './messages';
import { $language } from './state/language';
import { $texts, type Texts } from './texts';

// Editor texts with placeholders, in the reader's language.

/** Characters left, or the number over the limit. */
export function charactersLeft(left: number, { counts }: Texts): string {
  return left < 0 ? counted(counts.over, -left) : counted(counts.left, left);
}

/**
 * Screen-reader text near the limit: at most this many characters are left. A negative number means the text is too long.
 */
export function nearEnd(most: number, { counts }: Texts): string {
  return most < 0 ? counts.tooLong : counted(counts.near, most);
}

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
