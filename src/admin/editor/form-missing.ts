import type { Language } from '#domain/language';
import type { Missing } from '#domain/opportunity/completeness';
import type { FormPlace } from './form-problems';

/** The form control for a missing item, in a form written in the given language. */
export function placeOf(missing: Missing, written: string): FormPlace {
  switch (missing.kind) {
    case 'texts':
      return textPlace('title', missing.language, written);
    case 'description':
      return textPlace('description', missing.language, written);
    case 'long-subtitle':
      return textPlace('subtitle', missing.language, written);
    case 'picture':
      return 'imageURL';
    case 'image-alts':
      return `imageAlts.${missing.images[0]}.${missing.language}`;
    case 'fact':
      return missing.fact === 'investment' ? 'investment.from' : missing.fact;
    case 'unconfirmed':
    case 'stale':
      return 'confirmedOn';
  }
}

function textPlace(text: 'title' | 'subtitle' | 'description', language: Language, written: string): FormPlace {
  return language === written ? text : `translations.${language}.${text}`;
}
