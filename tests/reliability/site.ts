import { randomBytes, scryptSync } from 'node:crypto';
import * as v from 'valibot';
import { loginSettings } from '../../netlify/env/index.ts';
import { makeToken } from '../../netlify/login/token.ts';
import { Deadline, timeouts, withinDeadline } from '../../netlify/store/deadline.ts';
import { call } from '../netlify/functions/call.ts';
import { contextFrom } from '../netlify/http/platform.ts';
import { paths } from '../support/paths.ts';
import { smallImage } from './bad-requests/small-image.ts';
import { type Functions, loadFunctions } from './functions.ts';

/** A function’s response. `body` is the parsed JSON, `undefined` without one. */
export interface SiteResponse {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** The administrator’s credentials. */
export const account = { username: 'ana', password: 'a password of nobody' };

interface Asked {
  readonly json?: unknown;
  readonly body?: BodyInit;
  readonly headers?: Record<string, string>;
  /** The client’s IP. */
  readonly from?: string;
}

/** The site’s functions in this process, called as on the platform, by a logged-in administrator. */
export class Site {
  readonly #functions: Functions;
  #token = '';

  private constructor(functions: Functions) {
    this.#functions = functions;
  }

  /** With its own login settings. */
  static async open(): Promise<Site> {
    provideAccount();
    const site = new Site(await loadFunctions());
    await site.logIn();
    return site;
  }

  /** A new token: tokens expire when the clock has moved far. */
  async logIn(): Promise<void> {
    this.#token = await makeToken(loginSettings());
  }

  /** The raw response. */
  fetch(method: string, path: string, asked: Asked = {}): Promise<Response> {
    return call(this.#functions.at(path), method, path, { ...asked, token: this.#token });
  }

  async ask(method: string, path: string, asked: Asked = {}): Promise<SiteResponse> {
    const response = await this.fetch(method, path, asked);
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const body: unknown = isJson ? await response.json() : void (await response.arrayBuffer());
    return { status: response.status, body, headers: response.headers };
  }

  /** Uploads a small image. */
  async upload(): Promise<SiteResponse> {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(smallImage)], { type: 'image/png' }), 'image.png');
    return this.ask('POST', paths.uploadImage, { body });
  }

  /** Runs the daily schedule; with timeouts little longer than a request’s, so that a fault costs no more. */
  async sweep(): Promise<void> {
    for (const handler of this.#functions.scheduled) {
      const request = new Request('https://site.example/', { method: 'POST' });
      await withinDeadline(async () => handler(request, contextFrom('')), new Deadline(3 * timeouts.request));
    }
  }
}

/** A list in a response, checked against its schema. */
export function listIn<Schema extends v.GenericSchema>(
  { body }: SiteResponse,
  schema: Schema,
): v.InferOutput<Schema>[] {
  return v.parse(v.array(schema), body);
}

function provideAccount(): void {
  const salt = randomBytes(16);
  const key = scryptSync(account.password, salt, 32, { N: 2 ** 14, r: 8, p: 1 });
  process.env.ADMIN_USERNAME = account.username;
  process.env.ADMIN_PASSWORD_HASH = `scrypt$${2 ** 14}$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`;
  process.env.JWT_SECRET = randomBytes(48).toString('base64url');
}
