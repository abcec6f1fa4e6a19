import type { Language } from '#domain/language';
import { type Previewed, previewArticlePath } from '#domain/opportunity/preview';
import { ApiError } from './request';

/** Milliseconds after which a preview is given up: the next one is asked for soon. */
const timeout = 10_000;

/**
 * What the page of an opportunity would show to readers of a language, as a document in which nothing runs; `signal` gives it
 * up. A request of the older kind, because only that hands over HTML as a document.
 */
export function fetchPreview(
  token: string,
  language: Language,
  content: Previewed,
  signal: AbortSignal,
): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', previewArticlePath(language));
    request.responseType = 'document';
    request.timeout = timeout;
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.setRequestHeader('Content-Type', 'application/json');
    request.onload = () => {
      if (request.status === 200 && request.response instanceof Document) resolve(request.response);
      else reject(new ApiError({ kind: 'unreadable', status: request.status }));
    };
    request.onerror = () => reject(new ApiError({ kind: 'network' }));
    request.ontimeout = () => reject(new ApiError({ kind: 'timeout' }));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort());
    request.send(JSON.stringify(content));
  });
}
