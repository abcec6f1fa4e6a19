import * as v from 'valibot';
import { call } from '#domain/calls/call';
import { bodyErrors } from '#domain/calls/errors';
import { limits } from '#domain/limits';
import { typed } from '#domain/people';

/** The body of `POST /auth/login`. */
export const credentials = v.object({ username: typed(limits.username), password: typed(limits.password) });

export type Credentials = v.InferOutput<typeof credentials>;

/** The local storage key of the token. */
export const tokenStorageKey = 'jwtToken';

/** Validity of a token in hours. */
export const tokenHours = 8;

/** The token for the other calls of the admin area. */
export const loggedIn = v.object({ jwtToken: v.string() });

/** Logs the owner or an editor in. */
export const logIn = call({
  method: 'POST',
  path: '/auth/login',
  body: credentials,
  status: 200,
  response: loggedIn,
  errors: [...bodyErrors, 'invalid-credentials', 'too-many-requests'],
});
