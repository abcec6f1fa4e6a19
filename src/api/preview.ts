import type { Language } from '#domain/language';
import { type Previewed, previewArticlePath } from '#domain/opportunity/preview';
import { ApiError } from './request';

/** Timeout in milliseconds: short, because the next preview follows soon. */
const timeout = 10_000;

/**
 * Fetches the HTML of an opportunity's page as an inert document; `signal` aborts the request. Uses XMLHttpRequest,
 * because `fetch` cannot return a parsed document.
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
