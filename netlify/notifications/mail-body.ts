import type { AdminEnquiry } from '#domain/enquiry/admin-enquiry';
import type { Notification } from './notification.ts';
import { replyAddress } from './reply-address.ts';
import { type NotificationTexts, texts } from './texts.ts';

/** A notification as plain text. */
export function textOf({ facts, enquiry, language, deskURL, deskPath }: Notification): string {
  const words = texts[language];
  const width = Math.max(...facts.map(({ label }) => label.length)) + 2;
  const lines = facts.map(
    ({ label, text }) => `${`${label}:`.padEnd(width)}${text.replaceAll('\n', `\n${' '.repeat(width)}`)}`,
  );
  const link = deskURL === undefined ? words.openAt(deskPath) : `${words.open}: ${deskURL}`;
  return [
    words.heading,
    lines.join('\n'),
    `${words.message}:`,
    quoted(enquiry.enquiry.message),
    link,
    replyWords(enquiry, words),
    '',
  ]
    .join('\n\n')
    .trimEnd();
}

/** Prefixes each line, so that no line of a message can pass for the site’s own words, such as a link. */
const quoted = (message: string): string =>
  message
    .split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n');

const replyWords = ({ enquiry: { email } }: AdminEnquiry, { reply, noReply }: NotificationTexts): string =>
  replyAddress(email) === undefined ? noReply : reply;

const cell = 'padding: 4px 16px 4px 0; text-align: left; vertical-align: top;';

/** A notification as HTML: a table that every mail program can show, without external resources. */
export function htmlOf({ facts, enquiry, language, deskURL, deskPath }: Notification): string {
  const words = texts[language];
  const rows = facts.map(
    ({ label, text }) =>
      `<tr><th scope="row" style="${cell} font-weight: normal; color: #555;">${escaped(label)}</th>` +
      `<td style="${cell} overflow-wrap: anywhere;">${inLines(text)}</td></tr>`,
  );
  const link =
    deskURL === undefined
      ? escaped(words.openAt(deskPath))
      : `<a href="${escaped(deskURL)}" style="color: #0b5394;">${escaped(words.open)}</a>`;
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8"><title>${escaped(words.heading)}</title></head>`,
    '<body style="font: 16px/1.5 Arial, Helvetica, sans-serif; color: #222; max-width: 640px;">',
    `<h1 style="font-size: 20px;">${escaped(words.heading)}</h1>`,
    `<table style="border-collapse: collapse;">${rows.join('\n')}</table>`,
    `<h2 style="font-size: 16px;">${escaped(words.message)}</h2>`,
    `<p dir="auto" style="margin: 0; padding-left: 12px; border-left: 3px solid #ccc;">${inLines(enquiry.enquiry.message)}</p>`,
    `<p><strong>${link}</strong></p>`,
    `<p style="color: #555;">${escaped(replyWords(enquiry, words))}</p>`,
    '</body></html>',
  ].join('\n');
}

const inLines = (text: string): string => escaped(text).replace(/\r\n|[\r\n]/g, '<br>\n');

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
