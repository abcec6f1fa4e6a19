import { nameInLetter } from '#domain/enquiry/answer';
import type { MailSettings } from '../env/index.ts';
import { htmlOf, textOf } from './mail-body.ts';
import type { Notification } from './notification.ts';
import type { QuarantineNotice } from './quarantine-notice.ts';
import { replyAddress } from './reply-address.ts';
import { mailTimeouts } from './timeouts.ts';

type SendMailOptions = import('nodemailer').SendMailOptions;

/** Certificates to trust instead of Node’s: for tests with a self-signed server. */
interface Trust {
  readonly ca?: string;
}

/**
 * Mails a notification to the team only: the investor’s address appears only in Reply-To. Throws unless the server
 * accepted at least one recipient; refused recipients are logged.
 */
export function sendMail(notification: Notification, settings: MailSettings, trust: Trust = {}): Promise<void> {
  return deliver(mailOf(notification, settings), settings, trust);
}

/** Mails the quarantine notice to the team. */
export function sendNoticeMail(notice: QuarantineNotice, settings: MailSettings, trust: Trust = {}): Promise<void> {
  const { from, to } = settings;
  const mail = {
    from: { name: 'Invest Argentina', address: from },
    to: [...to],
    envelope: { from, to: [...to] },
    subject: notice.subject,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': notice.language },
    text: `${notice.subject}.\n\n${notice.text}\n${notice.inbox}\n`,
  };
  return deliver(mail, settings, trust);
}

async function deliver(mail: SendMailOptions, settings: MailSettings, { ca }: Trust): Promise<void> {
  // Loaded on demand, so that no other call of a function waits for it.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    host: settings.host,
    port: settings.port,
    secure: settings.tls === 'implicit',
    requireTLS: settings.tls === 'starttls',
    ignoreTLS: settings.tls === 'none',
    ...(settings.login && { auth: settings.login }),
    tls: { minVersion: 'TLSv1.2', ...(ca !== undefined && { ca }) },
    connectionTimeout: mailTimeouts.connection,
    greetingTimeout: mailTimeouts.connection,
    dnsTimeout: mailTimeouts.connection,
    socketTimeout: mailTimeouts.silence,
    // No text of an enquiry can make it read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    const sent = transport.sendMail(mail);
    const { rejected } = await inTime(sent, mailTimeouts.whole, 'The mail server took too long');
    if (rejected.length > 0) console.error(`The mail server refused ${rejected.length} of the team’s addresses.`);
  } finally {
    transport.close();
  }
}

function mailOf(notification: Notification, { from, to }: MailSettings) {
  const { enquiry, id } = notification.enquiry;
  const replyTo = replyAddress(enquiry.email);
  return {
    from: { name: 'Invest Argentina', address: from },
    to: [...to],
    envelope: { from, to: [...to] },
    ...(replyTo && { replyTo: { name: oneLine(nameInLetter(enquiry)), address: replyTo } }),
    subject: oneLine(notification.subject),
    // The same at every attempt: mail programs recognise duplicates by it.
    messageId: `<enquiry-${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': notification.language },
    text: textOf(notification),
    html: htmlOf(notification),
  };
}

/** One line without encoded words (RFC 2047), which a mail program would decode, even to line breaks. */
const oneLine = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim();

/** The result of `work`, or an error after some milliseconds; the work itself is not stopped. */
async function inTime<Result>(work: Promise<Result>, milliseconds: number, otherwise: string): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(otherwise)), milliseconds);
  work.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
