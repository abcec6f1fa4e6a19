import { server } from './server.ts';

type Progress = (event: { lengthComputable: boolean; loaded: number; total: number }) => void;

/** Stands in for XMLHttpRequest. It reports half of the upload as progress, then answers with the answer of `fetch`. */
export class StandInRequest {
  readonly upload: { onprogress?: Progress } = {};
  readonly #headers = new Headers();
  #path = '';
  #method = '';
  #isOver = false;
  status = 0;
  responseText = '';
  #answer = new Headers();
  onload = () => {};
  onerror = () => {};
  onabort = () => {};

  open(method: string, path: string): void {
    this.#method = method;
    this.#path = path;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  getAllResponseHeaders(): string {
    return [...this.#answer].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }

  send(body: FormData): void {
    this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
    server(this.#path, { method: this.#method, headers: this.#headers, body }).then(
      (response) => this.#load(response),
      () => this.#end(this.onerror),
    );
  }

  abort(): void {
    this.#end(this.onabort);
  }

  async #load(response: Response): Promise<void> {
    this.status = response.status;
    this.#answer = response.headers;
    this.responseText = await response.text();
    this.#end(this.onload);
  }

  #end(tell: () => void): void {
    if (this.#isOver) return;
    this.#isOver = true;
    tell();
  }
}
