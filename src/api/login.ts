import * as calls from '#domain/calls/login';
import type { Credentials } from '#domain/login';
import { request } from './request';

/** Logs the administrator in; resolves to the bearer token. */
export async function logIn(credentials: Credentials): Promise<string> {
  return (await request(calls.logIn, { body: credentials })).jwtToken;
}
