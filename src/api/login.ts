import { loginAnswer, paths } from '#domain/api';
import type { Credentials } from '#domain/login';
import { request } from './request';

/** Logs the administrator in; resolves to the bearer token. */
export async function logIn(credentials: Credentials): Promise<string> {
  const { jwtToken } = await request(paths.login, { method: 'POST', json: credentials, answer: loginAnswer });
  return jwtToken;
}
