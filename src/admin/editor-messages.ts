import type { Language } from '#domain/language';
import type { Missing } from '#domain/opportunity/completeness';
import type { OpportunityTexts } from '#domain/opportunity/translations';
import { fill } from '../i18n/fill';
import { languageName } from '../i18n/language-name';
import { counted } from './messages';
import { $language } from './state/language';
import { $texts, type Texts } from './texts';

// What the editor says with something filled in, in the reader's language.

/** How many characters a text may still have, or has too many. */
export function charactersLeft(left: number, { counts }: Texts): string {
  return left < 0 ? counted(counts.over, -left) : counted(counts.left, left);
}

/** The same near the end, to be heard: at most so many are left; fewer than none where it is too long. */
export function nearEnd(most: number, { counts }: Texts): string {
  return most < 0 ? counts.tooLong : counted(counts.near, most);
}

/** What the original of a text is called. */
export function originalLabel(text: keyof OpportunityTexts): string {
  const { fields, form } = $texts.get();
  return fill(form.original, { label: fields[text] });
}

/** How much is missing to publish well. */
export function missingCount(count: number): string {
  const { missing } = $texts.get();
  return count === 0 ? missing.nothing : counted(missing.count, count);
}

/** What is missing to publish well, one thing of it. */
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
