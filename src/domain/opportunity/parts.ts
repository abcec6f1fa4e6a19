import { type Language, languages } from '#domain/language';
import { type ContentKey, contentKeys, type OpportunityContent } from '#domain/opportunity/content';
import type { OpportunityTexts } from '#domain/opportunity/translations';

type PartedKey = 'translations' | 'imageAlts' | 'questions';

/** A field that is compared as a whole. */
type WholeKey = Exclude<ContentKey, PartedKey>;

/** A text of an opportunity. */
export type TextKey = keyof OpportunityTexts;

/**
 * A part of a content that is compared separately: a field, a text in another language (or all texts of that language,
 * if only one content has any), a description of an image in a language, a question.
 */
export type Part =
  | { readonly key: WholeKey }
  | { readonly key: 'translations'; readonly language: Language; readonly text: TextKey | 'all' }
  | { readonly key: 'imageAlts'; readonly image: string; readonly language: Language }
  | { readonly key: 'questions'; readonly question: string };

/** The texts, in the order of the form. */
export const textKeys: readonly TextKey[] = ['title', 'subtitle', 'description'];

/** The fields that are compared as a whole, in the order of the form. */
export const wholeKeys: readonly WholeKey[] = contentKeys.filter(
  (key): key is WholeKey => key !== 'translations' && key !== 'imageAlts' && key !== 'questions',
);

/** A unique name of a part: `title`, `translations.es.title`. */
export function nameOfPart(part: Part): string {
  if (part.key === 'translations') return `translations.${part.language}.${part.text}`;
  if (part.key === 'questions') return `questions.${part.question}`;
  return part.key === 'imageAlts' ? `imageAlts.${part.image}.${part.language}` : part.key;
}

/** The value of a part; `undefined` if absent. */
export function valueOfPart(content: OpportunityContent, part: Part): unknown {
  const said = valueIn(content, part);
  return said === '' ? undefined : said;
}

function valueIn(content: OpportunityContent, part: Part): unknown {
  if (part.key === 'imageAlts') return content.imageAlts?.[part.image]?.[part.language];
  if (part.key === 'questions') return content.questions?.find(({ id }) => id === part.question);
  if (part.key !== 'translations') return content[part.key];
  const texts = content.translations?.[part.language];
  return part.text === 'all' ? texts : texts?.[part.text];
}

/** Whether two values of a content are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The parts in which two contents differ, in the order of the form. */
export function differingParts(one: OpportunityContent, other: OpportunityContent): readonly Part[] {
  return contentKeys
    .flatMap((key) => partsOf(key, one, other))
    .filter((part) => !isSame(valueOfPart(one, part), valueOfPart(other, part)));
}

function partsOf(key: ContentKey, one: OpportunityContent, other: OpportunityContent): readonly Part[] {
  if (key === 'translations') return languages.flatMap((language) => partsOfLanguage(language, one, other));
  if (key === 'questions') {
    const ids = [one, other].flatMap(({ questions = [] }) => questions.map(({ id }) => id));
    return [...new Set(ids)].map((question) => ({ key, question }));
  }
  if (key !== 'imageAlts') return [{ key }];
  const images = [...new Set([...one.imageURL, ...other.imageURL])];
  return images.flatMap((image) => languages.map((language) => ({ key, image, language })));
}

function partsOfLanguage(language: Language, one: OpportunityContent, other: OpportunityContent): readonly Part[] {
  const isInBoth = one.translations?.[language] && other.translations?.[language];
  const texts = isInBoth ? textKeys : (['all'] as const);
  return texts.map((text) => ({ key: 'translations', language, text }));
}
