import { use } from 'react';
import type { Language } from '#domain/language';
import { createRetry } from '../../api/retry';
import { timeoutSignal } from '../../api/timeout-signal';
import type { ListWords } from '../../i18n/opportunity-words';

const onServer = import.meta.env.SSR
  ? { ...(await import('../../i18n/opportunity-words')), ...(await import('virtual:province-names')) }
  : undefined;

/**
 * Texts of the list. The browser loads them from a file and hydrates the list afterwards: as props they would be part
 * of the HTML and delay the first paint.
 */
export function useListWords(language: Language): ListWords {
  return onServer ? onServer.listWordsIn(language, onServer.provinceNames[language]) : use(fetchListWords(language));
}

/** Timeout of a request, in milliseconds. */
const timeout = 10_000;

let fetched: Promise<ListWords> | undefined;

/** Retries until the file has loaded. Until then the list stays as the server rendered it. */
function fetchListWords(language: Language): Promise<ListWords> {
  fetched ??= new Promise((resolve) => {
    const attempt = async () => {
      const response = await fetch(`/list-words/${language}.json`, { signal: timeoutSignal(timeout) });
      if (response.ok) resolve(await response.json());
      return response.ok;
    };
    createRetry(() => attempt().catch(() => false)).tryNow();
  });
  return fetched;
}
