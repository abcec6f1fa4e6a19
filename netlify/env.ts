import * as v from 'valibot';
import { Unavailable } from '#domain/unavailable';

/** Variables by their names, as `process.env` holds them. Read when they are needed, so that a change counts at once. */
type Environment = Readonly<Record<string, string | undefined>>;

/** What the login needs. */
export interface LoginSettings {
  readonly username: string;
  readonly passwordHash: string;
  readonly secret: Uint8Array;
}

const shortestSecret = 32;

// Pasting a value adds spaces and line breaks.
const filled = v.pipe(v.optional(v.string(), ''), v.trim(), v.nonEmpty());

const loginVariables = v.object({
  ADMIN_USERNAME: filled,
  ADMIN_PASSWORD_HASH: filled,
  JWT_SECRET: v.pipe(
    filled,
    v.transform((text) => new TextEncoder().encode(text)),
    v.minLength(shortestSecret),
  ),
});

/** A variable without which nobody can log in. */
export type LoginVariable = keyof typeof loginVariables.entries;

const howToSet: Readonly<Record<LoginVariable, string>> = {
  ADMIN_USERNAME: 'set it to the name that the administrator logs in with',
  ADMIN_PASSWORD_HASH: 'make one with `npm run admin:password` and set it as it is printed',
  JWT_SECRET: `set it to at least ${shortestSecret} random bytes, such as \`openssl rand -base64 48\` prints`,
};

/** The settings of the login. What is missing makes the login Unavailable, with the sentence that the log shows. */
export function loginSettings(environment: Environment = process.env): LoginSettings {
  const read = v.safeParse(loginVariables, environment);
  if (!read.success) throw new Unavailable(explain(v.flatten<typeof loginVariables>(read.issues).nested));
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD_HASH: passwordHash, JWT_SECRET: secret } = read.output;
  return { username, passwordHash, secret };
}

function explain(problems: Readonly<Partial<Record<string, unknown>>> = {}): string {
  return Object.entries(howToSet)
    .filter(([name]) => name in problems)
    .map(([name, how]) => `${name} is missing or too short: ${how}`)
    .join('; ');
}

/** Months after which an enquiry is deleted by itself, where nothing else is set. */
const usualMonths = 24;

const monthsVariable = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.regex(/^[0-9]{0,3}$/),
  v.transform((text) => (text === '' ? usualMonths : Number(text))),
  v.minValue(1),
);

/**
 * Months after which an enquiry is deleted by itself: ENQUIRY_MONTHS, a whole number from 1 to 999. `undefined` when it is
 * set to anything else: then nothing is deleted, and the log says why.
 */
export function enquiryMonths({ ENQUIRY_MONTHS }: Environment = process.env): number | undefined {
  const read = v.safeParse(monthsVariable, ENQUIRY_MONTHS);
  if (read.success) return read.output;
  console.error('ENQUIRY_MONTHS is no whole number from 1 to 999: no enquiry is deleted by itself.');
  return undefined;
}

/** What the platform alone sets; nothing of it is there on one's own machine. */
const platformVariables = v.object({
  /** Netlify's word for the kind of deploy, such as `production`. */
  CONTEXT: v.optional(v.string()),
  /** Set wherever functions and on-demand pages run for visitors (AWS Lambda), a reserved name. */
  AWS_LAMBDA_FUNCTION_NAME: v.optional(v.string()),
  NETLIFY_PURGE_API_TOKEN: v.optional(v.string()),
});

const platform = (environment: Environment = process.env) => v.parse(platformVariables, environment);

/** The platform's global during a request (`Netlify.context`): the only place that knows the deploy context at run time. */
const requestGlobal = v.object({ context: v.object({ deploy: v.object({ context: v.string() }) }) });

/** The deploy context that the site is built for; undefined on one's own machine. */
export function buildContext(environment?: Environment): string | undefined {
  return platform(environment).CONTEXT || undefined;
}

/** The deploy context that this process serves: the request's, or without a request the build's. */
export function deployContext(): string | undefined {
  const global = v.safeParse(requestGlobal, Reflect.get(globalThis, 'Netlify'));
  return global.success ? global.output.context.deploy.context : buildContext();
}

/** Whether the platform runs this process, for visitors. */
export const isOnPlatform = (): boolean => platform().AWS_LAMBDA_FUNCTION_NAME !== undefined;

/** Whether a CDN stands before this process, which it may purge. */
export const hasCDN = (): boolean => Boolean(platform().NETLIFY_PURGE_API_TOKEN);
