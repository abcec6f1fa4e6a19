import type { Credentials } from '#domain/calls/login';
import * as calls from '#domain/calls/login';
import { request } from './request';

/** Logs the administrator in; resolves to the bearer token. */
export async function logIn(credentials: Credentials): Promise<string> {
  return (await request(calls.logIn, { body: credentials })).jwtToken;
}
