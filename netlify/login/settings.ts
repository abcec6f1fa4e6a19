import { Unavailable } from '#domain/unavailable';

/** What the login needs from the environment. */
export interface LoginSettings {
  readonly username: string;
  readonly passwordHash: string;
  readonly secret: Uint8Array;
}

const shortestSecret = 32;

const howToSet = {
  ADMIN_USERNAME: 'set it to the name that the administrator logs in with',
  ADMIN_PASSWORD_HASH: 'make one with `npm run admin:password` and set it as it is printed',
  JWT_SECRET: `set it to at least ${shortestSecret} random bytes, such as \`openssl rand -base64 48\` prints`,
} as const;

type Setting = keyof typeof howToSet;

/**
 * Reads the settings when they are needed, so that a change counts at once. What is missing makes the login Unavailable,
 * with the sentence that the log shows.
 */
export function loginSettings(environment: NodeJS.ProcessEnv = process.env): LoginSettings {
  const value = (name: Setting) => environment[name]?.trim() ?? '';
  const secret = new TextEncoder().encode(value('JWT_SECRET'));
  const missing: Setting[] = [];
  if (!value('ADMIN_USERNAME')) missing.push('ADMIN_USERNAME');
  if (!value('ADMIN_PASSWORD_HASH')) missing.push('ADMIN_PASSWORD_HASH');
  if (secret.length < shortestSecret) missing.push('JWT_SECRET');
  if (missing.length > 0) throw new Unavailable(missing.map(explain).join('; '));
  return { username: value('ADMIN_USERNAME'), passwordHash: value('ADMIN_PASSWORD_HASH'), secret };
}

const explain = (name: Setting): string => `${name} is missing or too short: ${howToSet[name]}`;
