import { listWords } from '#domain/calls/list-words';
import type { Language } from '#domain/language';
import { request } from '../../api/request';
import type { ListWords } from '../../i18n/list-words';

const known = new Map<string, ListWords>();

/** Makes the words known that the list in their language is shown with: the server does so before it renders one. */
export function knowListWords(words: ListWords): void {
  known.set(words.language, words);
}

/** The words of the list in a language; throws where they are not known. */
export function wordsOfList(language: Language): ListWords {
  const words = known.get(language);
  if (!words) throw new Error(`The list has no words in ${language}.`);
  return words;
}

// The browser has them from a file, before the island is hydrated. As one of its props they would be inside the page, and
// the first paint would wait for them.
if (!import.meta.env.SSR) {
  const file = `${document.documentElement.lang}.json`;
  knowListWords(await request(listWords<ListWords>(), { segment: file }));
}
