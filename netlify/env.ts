import * as v from 'valibot';
import { enquiry } from '#domain/enquiry/enquiry';
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

/**
 * Whether a build shows the fictitious owner of `content/site.example.yaml` while `content/site.yaml` names none:
 * SITE_EXAMPLE is `yes`, as `npm start` and the tests set it, and nobody but this machine will see the site. What is built
 * by the platform, or for a URL of its own, never shows it.
 */
export function showsExample({ SITE_EXAMPLE, SITE_URL, URL, CONTEXT }: Environment = process.env): boolean {
  return SITE_EXAMPLE === 'yes' && !SITE_URL && !URL && !CONTEXT;
}

/** Whether a CDN stands before this process, which it may purge. */
export const hasCDN = (): boolean => Boolean(platform().NETLIFY_PURGE_API_TOKEN);

/** The channels by which the team hears of enquiries. */
export const announceChannels = ['mail', 'webhook'] as const;

export type AnnounceChannel = (typeof announceChannels)[number];

/** The languages that the team may be written to in. */
export const teamLanguages = ['en', 'es'] as const;

export type TeamLanguage = (typeof teamLanguages)[number];

const localHosts = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** A mail server, and between whom the mails go. */
export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /** `implicit`: TLS from the first byte; `starttls`: it has to be agreed on before anything is said; `none`: never. */
  readonly tls: 'starttls' | 'implicit' | 'none';
  readonly login?: { readonly user: string; readonly pass: string };
  readonly from: string;
  readonly to: readonly string[];
}

const usualSmtpPort = 587;
const implicitTlsPort = 465;
const mostRecipients = 20;

const said = v.pipe(v.optional(v.string(), ''), v.trim());
const recipients = v.pipe(
  filled,
  v.transform((list) => list.split(',').map((one) => one.trim())),
  v.array(enquiry.entries.email),
  v.maxLength(mostRecipients),
);

const mailVariables = v.object({
  ANNOUNCE_SMTP_HOST: filled,
  ANNOUNCE_SMTP_PORT: v.pipe(
    said,
    v.transform((text) => (text === '' ? usualSmtpPort : Number(text))),
    v.integer(),
    v.minValue(1),
    v.maxValue(65_535),
  ),
  ANNOUNCE_SMTP_TLS: v.pipe(said, v.picklist(['', 'starttls', 'implicit', 'none'])),
  ANNOUNCE_SMTP_USER: said,
  ANNOUNCE_SMTP_PASSWORD: said,
  ANNOUNCE_FROM: v.pipe(filled, enquiry.entries.email),
  ANNOUNCE_TO: recipients,
});

const howToSetMail: Readonly<Record<keyof typeof mailVariables.entries, string>> = {
  ANNOUNCE_SMTP_HOST: 'set it to the name of the mail server',
  ANNOUNCE_SMTP_PORT: `set it to a port, or leave it out for ${usualSmtpPort}`,
  ANNOUNCE_SMTP_TLS: 'set it to starttls, implicit or none, or leave it out',
  ANNOUNCE_SMTP_USER: 'set it together with ANNOUNCE_SMTP_PASSWORD, or neither; not where ANNOUNCE_SMTP_TLS is none',
  ANNOUNCE_SMTP_PASSWORD: 'set it together with ANNOUNCE_SMTP_USER, or neither',
  ANNOUNCE_FROM: 'set it to the e-mail address that the mails come from',
  ANNOUNCE_TO: `set it to the team’s e-mail addresses, ${mostRecipients} at most, with commas between them`,
};

/** The settings of the mails to the team. What is missing or wrong is Unavailable, with the sentence for the log. */
export function mailSettings(environment: Environment = process.env): MailSettings {
  const set = read(mailVariables, environment, howToSetMail);
  const { ANNOUNCE_SMTP_HOST: host, ANNOUNCE_SMTP_PORT: port, ANNOUNCE_FROM: from, ANNOUNCE_TO: to } = set;
  const { ANNOUNCE_SMTP_USER: user, ANNOUNCE_SMTP_PASSWORD: pass } = set;
  const tls = set.ANNOUNCE_SMTP_TLS || (port === implicitTlsPort ? 'implicit' : 'starttls');
  const openly = tls === 'none' && !localHosts.includes(host);
  if ((user === '') !== (pass === '') || (user !== '' && openly)) {
    throw new Unavailable(`ANNOUNCE_SMTP_USER: ${howToSetMail.ANNOUNCE_SMTP_USER}`);
  }
  return { host, port, tls, from, to, ...(user !== '' && { login: { user, pass } }) };
}

/** The shapes that a webhook's body may have: our own, which is signed, or what a chat's robot takes. */
export const webhookFormats = ['json', 'wecom', 'slack', 'teams'] as const;

export type WebhookSettings =
  | { readonly format: 'json'; readonly url: string; readonly secret: Uint8Array }
  | { readonly format: Exclude<(typeof webhookFormats)[number], 'json'>; readonly url: string };

const fewestSecretBytes = 24;

/** A URL of https without a name and password in it; of http on one's own machine only. */
const safeURL = v.pipe(
  filled,
  v.url(),
  v.transform((text) => new URL(text)),
  v.check(({ protocol, hostname }) => protocol === 'https:' || (protocol === 'http:' && localHosts.includes(hostname))),
  v.check(({ username, password }) => username === '' && password === ''),
);

const webhookVariables = v.object({
  ANNOUNCE_WEBHOOK_URL: safeURL,
  ANNOUNCE_WEBHOOK_FORMAT: v.pipe(said, v.picklist(['', ...webhookFormats])),
  ANNOUNCE_WEBHOOK_SECRET: v.pipe(
    said,
    v.regex(/^(?:whsec_[A-Za-z0-9+/]+={0,2})?$/),
    v.transform((text) => Uint8Array.from(Buffer.from(text.slice('whsec_'.length), 'base64'))),
    v.check((bytes) => bytes.length === 0 || bytes.length >= fewestSecretBytes),
  ),
});

const howToSetWebhook: Readonly<Record<keyof typeof webhookVariables.entries, string>> = {
  ANNOUNCE_WEBHOOK_URL: 'set it to the webhook’s URL, which begins with https://',
  ANNOUNCE_WEBHOOK_FORMAT: `set it to one of ${webhookFormats.join(', ')}, or leave it out for json`,
  ANNOUNCE_WEBHOOK_SECRET:
    `the format json is signed: set it to whsec_ and ${fewestSecretBytes} random bytes or more in base64, ` +
    'such as `echo "whsec_$(openssl rand -base64 32)"` prints',
};

/** The settings of the webhook. What is missing or wrong is Unavailable, with the sentence for the log. */
export function webhookSettings(environment: Environment = process.env): WebhookSettings {
  const set = read(webhookVariables, environment, howToSetWebhook);
  const { ANNOUNCE_WEBHOOK_FORMAT: format, ANNOUNCE_WEBHOOK_SECRET: secret } = set;
  const url = set.ANNOUNCE_WEBHOOK_URL.href;
  if (format !== '' && format !== 'json') return { format, url };
  if (secret.length > 0) return { format: 'json', url, secret };
  throw new Unavailable(`ANNOUNCE_WEBHOOK_SECRET: ${howToSetWebhook.ANNOUNCE_WEBHOOK_SECRET}`);
}

/** The channels that somebody means to use: those of which any variable is set, rightly or not. */
export function wantedChannels(environment: Environment = process.env): readonly AnnounceChannel[] {
  const variables = { mail: mailVariables.entries, webhook: webhookVariables.entries };
  const isSet = (name: string) => Boolean(environment[name]?.trim());
  return announceChannels.filter((channel) => Object.keys(variables[channel]).some(isSet));
}

/** The language that the team is written to in: ANNOUNCE_LANGUAGE, English where it is no other that we know. */
export function teamLanguage({ ANNOUNCE_LANGUAGE }: Environment = process.env): TeamLanguage {
  return teamLanguages.find((language) => language === ANNOUNCE_LANGUAGE?.trim()) ?? 'en';
}

/**
 * The origin under which the team reaches the desk: SITE_URL, else the platform's URL. `undefined` where it is not known,
 * and in previews, whose enquiries are not those of the site under that URL.
 */
export function siteOrigin({ SITE_URL, URL: platformURL }: Environment = process.env): string | undefined {
  const context = deployContext();
  if (context !== undefined && context !== 'production' && context !== 'dev') return undefined;
  const url = v.safeParse(safeURL, SITE_URL || platformURL);
  return url.success ? url.output.origin : undefined;
}

function read<Variables extends v.GenericSchema>(
  variables: Variables,
  environment: Environment,
  howTo: Readonly<Record<string, string>>,
): v.InferOutput<Variables> {
  const found = v.safeParse(variables, environment);
  if (found.success) return found.output;
  const names = new Set(found.issues.map((issue) => String(issue.path?.[0]?.key)));
  throw new Unavailable([...names].map((name) => `${name}: ${howTo[name]}`).join('; '));
}
