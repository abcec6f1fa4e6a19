import * as v from 'valibot';
import { Unavailable } from '#domain/calls/errors';
import { enquiry } from '#domain/enquiry/enquiry';
import { type Environment, filled, read, said } from './read.ts';
import { localHosts } from './url.ts';

/** The mail server, and the sender and recipients of mails. */
export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /** `implicit`: TLS from the first byte; `starttls`: TLS is required before anything is sent; `none`: no TLS. */
  readonly tls: 'starttls' | 'implicit' | 'none';
  readonly login?: { readonly user: string; readonly pass: string };
  readonly from: string;
  readonly to: readonly string[];
}

const usualSmtpPort = 587;
const implicitTlsPort = 465;
const mostRecipients = 20;

const recipients = v.pipe(
  filled,
  v.transform((list) => list.split(',').map((one) => one.trim())),
  v.array(enquiry.entries.email),
  v.maxLength(mostRecipients),
);

export const mailVariables = v.object({
  NOTIFY_SMTP_HOST: filled,
  NOTIFY_SMTP_PORT: v.pipe(
    said,
    v.transform((text) => (text === '' ? usualSmtpPort : Number(text))),
    v.integer(),
    v.minValue(1),
    v.maxValue(65_535),
  ),
  NOTIFY_SMTP_TLS: v.pipe(said, v.picklist(['', 'starttls', 'implicit', 'none'])),
  NOTIFY_SMTP_USER: said,
  NOTIFY_SMTP_PASSWORD: said,
  NOTIFY_FROM: v.pipe(filled, enquiry.entries.email),
  NOTIFY_TO: recipients,
});

const howToSet: Readonly<Record<keyof typeof mailVariables.entries, string>> = {
  NOTIFY_SMTP_HOST: 'set it to the name of the mail server',
  NOTIFY_SMTP_PORT: `set it to a port, or leave it out for ${usualSmtpPort}`,
  NOTIFY_SMTP_TLS: 'set it to starttls, implicit or none, or leave it out',
  NOTIFY_SMTP_USER: 'set it together with NOTIFY_SMTP_PASSWORD, or neither; not where NOTIFY_SMTP_TLS is none',
  NOTIFY_SMTP_PASSWORD: 'set it together with NOTIFY_SMTP_USER, or neither',
  NOTIFY_FROM: 'set it to the e-mail address that the mails come from',
  NOTIFY_TO: `set it to the team’s e-mail addresses, ${mostRecipients} at most, with commas between them`,
};

/** The settings of mails to the team. A missing or invalid one is Unavailable, with a message for the log. */
export function mailSettings(environment: Environment = process.env): MailSettings {
  const set = read(mailVariables, environment, howToSet);
  const { NOTIFY_SMTP_HOST: host, NOTIFY_SMTP_PORT: port, NOTIFY_FROM: from, NOTIFY_TO: to } = set;
  const { NOTIFY_SMTP_USER: user, NOTIFY_SMTP_PASSWORD: pass } = set;
  const tls = set.NOTIFY_SMTP_TLS || (port === implicitTlsPort ? 'implicit' : 'starttls');
  const openly = tls === 'none' && !localHosts.includes(host);
  if ((user === '') !== (pass === '') || (user !== '' && openly)) {
    throw new Unavailable(`NOTIFY_SMTP_USER: ${howToSet.NOTIFY_SMTP_USER}`);
  }
  return { host, port, tls, from, to, ...(user !== '' && { login: { user, pass } }) };
}
