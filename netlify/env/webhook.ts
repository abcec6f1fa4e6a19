import * as v from 'valibot';
import { Unavailable } from '#domain/calls/errors';
import { type Environment, read, said } from './read.ts';
import { safeURL } from './url.ts';

/** Formats of a webhook’s body: our own, which is signed, or that of a chat. */
const webhookFormats = ['json', 'wecom', 'slack', 'teams'] as const;

export type WebhookSettings =
  | { readonly format: 'json'; readonly url: string; readonly secret: Uint8Array }
  | { readonly format: Exclude<(typeof webhookFormats)[number], 'json'>; readonly url: string };

const fewestSecretBytes = 24;

export const webhookVariables = v.object({
  NOTIFY_WEBHOOK_URL: safeURL,
  NOTIFY_WEBHOOK_FORMAT: v.pipe(said, v.picklist(['', ...webhookFormats])),
  NOTIFY_WEBHOOK_SECRET: v.pipe(
    said,
    v.regex(/^(?:whsec_[A-Za-z0-9+/]+={0,2})?$/),
    v.transform((text) => Uint8Array.from(Buffer.from(text.slice('whsec_'.length), 'base64'))),
    v.check((bytes) => bytes.length === 0 || bytes.length >= fewestSecretBytes),
  ),
});

const howToSet: Readonly<Record<keyof typeof webhookVariables.entries, string>> = {
  NOTIFY_WEBHOOK_URL: 'set it to the webhook’s URL, which begins with https://',
  NOTIFY_WEBHOOK_FORMAT: `set it to one of ${webhookFormats.join(', ')}, or leave it out for json`,
  NOTIFY_WEBHOOK_SECRET:
    `the format json is signed: set it to whsec_ and ${fewestSecretBytes} random bytes or more in base64, ` +
    'such as `echo "whsec_$(openssl rand -base64 32)"` prints',
};

/** The settings of the webhook. A missing or invalid one is Unavailable, with a message for the log. */
export function webhookSettings(environment: Environment = process.env): WebhookSettings {
  const set = read(webhookVariables, environment, howToSet);
  const { NOTIFY_WEBHOOK_FORMAT: format, NOTIFY_WEBHOOK_SECRET: secret } = set;
  const url = set.NOTIFY_WEBHOOK_URL.href;
  if (format !== '' && format !== 'json') return { format, url };
  if (secret.length > 0) return { format: 'json', url, secret };
  throw new Unavailable(`NOTIFY_WEBHOOK_SECRET: ${howToSet.NOTIFY_WEBHOOK_SECRET}`);
}
