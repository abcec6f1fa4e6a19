import * as v from 'valibot';
import { call } from '#domain/calls/call';
import { bodyErrors } from '#domain/calls/errors';
import { limits } from '#domain/limits';
import { problem } from '#domain/text';

// scrypt cannot tell a password from the same one with NULs behind it.
const noNul = v.check((text: string) => !text.includes('\0'), problem('control-character'));

/** The body of `POST /auth/login`. A password is taken as typed: never trimmed. */
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

/** The key in the browser's local storage that holds the administrator's token. */
export const tokenStorageKey = 'jwtToken';

/** Hours that a token is good for. */
export const tokenHours = 8;

/** Logs the administrator in; answers with the token that the other calls of the admin area need. */
export const logIn = call({
  method: 'POST',
  path: '/auth/login',
  body: credentials,
  status: 200,
  answer: v.object({ jwtToken: v.string() }),
  errors: [...bodyErrors, 'invalid-credentials', 'too-many-requests'],
});
