/** Upload progress callback and abort signal. */
export interface Watch {
  readonly signal: AbortSignal;
  /** Called with the sent part of the body, from 0 to 1. */
  onProgress(part: number): void;
}

interface WatchedRequest {
  readonly method: string;
  readonly headers: Headers;
  readonly body?: string | FormData;
  /** Timeout in milliseconds. */
  readonly timeout: number;
}

/** Sends a request with upload progress, which `fetch` does not report. Resolves and rejects as `fetch` does. */
export function sendWatched(url: string, sent: WatchedRequest, { signal, onProgress }: Watch): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(sent.method, url);
    request.timeout = sent.timeout;
    for (const [name, value] of sent.headers) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(new TypeError('The request could not be sent'));
    request.ontimeout = () => reject(new DOMException('The request took too long', 'TimeoutError'));
    request.onabort = () => reject(new DOMException('The request was called back', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    request.send(sent.body ?? null);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name = '', ...value] = line.split(':');
    if (name) headers.append(name, value.join(':').trim());
  }
  return new Response(request.responseText || null, { status: request.status, headers });
}
