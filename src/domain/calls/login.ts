import * as v from 'valibot';
import { call } from '#domain/calls/call';
import { bodyErrors } from '#domain/calls/errors';
import { limits } from '#domain/limits';
import { problem } from '#domain/text';

// For scrypt a password equals the same one followed by NULs.
const noNul = v.check((text: string) => !text.includes('\0'), problem('control-character'));

/** The body of `POST /auth/login`. A password is used as typed, not trimmed. */
export const credentials = v.object({
  username: v.pipe(
    v.string(problem('wrong-type')),
    v.nonEmpty(problem('required')),
    v.maxLength(limits.username, problem('too-long')),
    noNul,
  ),
  password: v.pipe(
    v.string(problem('wrong-type')),
    v.nonEmpty(problem('required')),
    v.maxLength(limits.password, problem('too-long')),
    noNul,
  ),
});

export type Credentials = v.InferOutput<typeof credentials>;

/** The local storage key of the administrator’s token. */
export const tokenStorageKey = 'jwtToken';

/** Validity of a token in hours. */
export const tokenHours = 8;

/** Logs the administrator in; returns the token for the other calls of the admin area. */
export const logIn = call({
  method: 'POST',
  path: '/auth/login',
  body: credentials,
  status: 200,
  response: v.object({ jwtToken: v.string() }),
  errors: [...bodyErrors, 'invalid-credentials', 'too-many-requests'],
});
