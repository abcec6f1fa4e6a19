import * as v from 'valibot';
import { type Environment, filled, read } from './read.ts';

/** Settings of the login. */
export interface LoginSettings {
  readonly username: string;
  readonly passwordHash: string;
  readonly secret: Uint8Array;
}

const shortestSecret = 32;

const loginVariables = v.object({
  ADMIN_USERNAME: filled,
  ADMIN_PASSWORD_HASH: filled,
  JWT_SECRET: v.pipe(
    filled,
    v.transform((text) => new TextEncoder().encode(text)),
    v.minLength(shortestSecret),
  ),
});

/** The secret for digests of clients; empty without JWT_SECRET, which the public form does not require. */
export const codeSecret = (environment: Environment = process.env): string => environment.JWT_SECRET ?? '';

/** A variable that the login requires. */
export type LoginVariable = keyof typeof loginVariables.entries;

const howToSet: Readonly<Record<LoginVariable, string>> = {
  ADMIN_USERNAME: 'set it to the name that the administrator logs in with',
  ADMIN_PASSWORD_HASH: 'make one with `npm run deploy:setup` and set it as it is printed',
  JWT_SECRET: `set it to at least ${shortestSecret} random bytes, such as \`openssl rand -base64 48\` prints`,
};

/** The settings of the login. A missing one makes the login Unavailable, with a message for the log. */
export function loginSettings(environment: Environment = process.env): LoginSettings {
  const set = read(loginVariables, environment, howToSet);
  return { username: set.ADMIN_USERNAME, passwordHash: set.ADMIN_PASSWORD_HASH, secret: set.JWT_SECRET };
}
