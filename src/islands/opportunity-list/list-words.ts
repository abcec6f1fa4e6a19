import { use } from 'react';
import { listWords } from '#domain/calls/list-words';
import type { Language } from '#domain/language';
import { request } from '../../api/request';
import { createRetry } from '../../api/retry';
import type { ListWords } from '../../i18n/opportunity-words';

const known = new Map<Language, ListWords>();

/** Makes the words known that the list in their language is shown with: the server does so before it renders one. */
export function knowListWords(words: ListWords): void {
  known.set(words.language, words);
}

/**
 * The words of the list in a language. The browser has them from a file, and hydrates the list once they are there. As one
 * of the island's props they would be inside the page, and the first paint would wait for them.
 */
export function useListWords(language: Language): ListWords {
  return known.get(language) ?? use(fetchListWords(language));
}

let fetched: Promise<ListWords> | undefined;

/** Asks once, in the page's own language, until there is an answer; meanwhile the list is as the server has rendered it. */
function fetchListWords(language: Language): Promise<ListWords> {
  fetched ??= new Promise((resolve) => {
    const attempt = async () => {
      const words = await request(listWords<ListWords>(), { segment: `${language}.json` }).catch(() => undefined);
      if (words) resolve(words);
      return words !== undefined;
    };
    createRetry(attempt).tryNow();
  });
  return fetched;
}
