import type { Language } from '#domain/language';
import { type ListQuery, urlOfListQuery } from '#domain/opportunity/query';
import { localizedPath } from './path';

/** The path of a page of the list in a language, with its query string. */
export function listPath(query: ListQuery, language: Language): string {
  return localizedPath(urlOfListQuery(query), language);
}
