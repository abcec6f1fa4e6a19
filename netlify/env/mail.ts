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

const howToSet: Readonly<Record<keyof typeof mailVariables.entries, string>> = {
  ANNOUNCE_SMTP_HOST: 'set it to the name of the mail server',
  ANNOUNCE_SMTP_PORT: `set it to a port, or leave it out for ${usualSmtpPort}`,
  ANNOUNCE_SMTP_TLS: 'set it to starttls, implicit or none, or leave it out',
  ANNOUNCE_SMTP_USER: 'set it together with ANNOUNCE_SMTP_PASSWORD, or neither; not where ANNOUNCE_SMTP_TLS is none',
  ANNOUNCE_SMTP_PASSWORD: 'set it together with ANNOUNCE_SMTP_USER, or neither',
  ANNOUNCE_FROM: 'set it to the e-mail address that the mails come from',
  ANNOUNCE_TO: `set it to the team’s e-mail addresses, ${mostRecipients} at most, with commas between them`,
};

/** The settings of mails to the team. A missing or invalid one is Unavailable, with a message for the log. */
export function mailSettings(environment: Environment = process.env): MailSettings {
  const set = read(mailVariables, environment, howToSet);
  const { ANNOUNCE_SMTP_HOST: host, ANNOUNCE_SMTP_PORT: port, ANNOUNCE_FROM: from, ANNOUNCE_TO: to } = set;
  const { ANNOUNCE_SMTP_USER: user, ANNOUNCE_SMTP_PASSWORD: pass } = set;
  const tls = set.ANNOUNCE_SMTP_TLS || (port === implicitTlsPort ? 'implicit' : 'starttls');
  const openly = tls === 'none' && !localHosts.includes(host);
  if ((user === '') !== (pass === '') || (user !== '' && openly)) {
    throw new Unavailable(`ANNOUNCE_SMTP_USER: ${howToSet.ANNOUNCE_SMTP_USER}`);
  }
  return { host, port, tls, from, to, ...(user !== '' && { login: { user, pass } }) };
}
