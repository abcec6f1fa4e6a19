import * as v from 'valibot';
import { errorBody } from '#domain/calls/errors';
import { loginSettings } from '../../../netlify/env/index.ts';
import type { NetlifyFunction } from '../../../netlify/http/route.ts';
import { makeToken } from '../../../netlify/login/token.ts';
import { contextFrom } from '../http/platform.ts';

export const origin = 'https://site.example';
export const unknownId = 'a0b1c2d3-e4f5-4a6b-8c7d-9e0f1a2b3c4d';
export const unknownEnquiry = 'a0b1c2d3e4f54a6b8c7d9e0f1a2b3c4da0b1c2d3e4f54a6b8c7d9e0f1a2b3c4d';
export const unknownImage = 'a0b1c2d3e4f54a6b8c7d9e0f1a2b3c4d.webp';

interface Call {
  readonly headers?: Record<string, string>;
  readonly body?: BodyInit;
  readonly json?: unknown;
  readonly token?: string;
  readonly from?: string;
}

/** Calls a function as the platform does. */
export function call(handler: NetlifyFunction, method: string, path: string, how: Call = {}): Promise<Response> {
  const headers = new Headers(how.headers);
  if (how.token !== undefined) headers.set('Authorization', `Bearer ${how.token}`);
  if (how.json !== undefined && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  const body = how.json === undefined ? how.body : JSON.stringify(how.json);
  const request = new Request(origin + path, { method, headers, ...(body !== undefined && { body }) });
  return handler(request, contextFrom(how.from ?? '192.0.2.1'));
}

/** A valid token for the current settings. */
export const goodToken = (): Promise<string> => makeToken(loginSettings());

/** The body of a refusal; it must match the contract exactly. */
export async function refusalOf(response: Response): Promise<v.InferOutput<typeof errorBody>> {
  return v.parse(v.strictObject(errorBody.entries), await response.json());
}
