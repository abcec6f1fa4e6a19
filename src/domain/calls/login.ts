import * as v from 'valibot';
import { call } from '#domain/calls/call';
import { bodyErrors } from '#domain/calls/errors';
import { credentials } from '#domain/login';

/** Logs the administrator in; returns the token for the other calls of the admin area. */
export const logIn = call({
  method: 'POST',
  path: '/auth/login',
  body: credentials,
  status: 200,
  answer: v.object({ jwtToken: v.string() }),
  errors: [...bodyErrors, 'invalid-credentials', 'too-many-requests'],
});
