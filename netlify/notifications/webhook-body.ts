import type { WebhookSettings } from '../env/index.ts';
import type { Notification, NotifiedField } from './notification.ts';
import { texts } from './texts.ts';

/** Characters of the message in a chat; the admin area has all of it. */
const excerptLength = 600;

/** WeCom’s limit for a Markdown message in UTF-8 bytes. */
const wecomBytes = 4_096;

/** The body of the webhook request in the receiver’s format. */
export function bodyOf(notification: Notification, format: WebhookSettings['format']): object {
  return bodies[format](notification);
}

const bodies: Readonly<Record<WebhookSettings['format'], (notification: Notification) => object>> = {
  json: ownBody,
  wecom: wecomBody,
  slack: slackBody,
  teams: teamsBody,
};

/** All fields as codes, and the names of sector and country. */
function ownBody({ enquiry, deskURL, facts }: Notification): object {
  const { id, reference, receivedAt, answerBy, enquiry: sent } = enquiry;
  const nameOf = (fact: NotifiedField['name']) => facts.find(({ name }) => name === fact)?.text;
  const names = { sectorName: nameOf('sector'), countryName: nameOf('country') };
  const data = { id, reference, receivedAt, answerBy, ...(deskURL && { deskURL }), ...names, enquiry: sent };
  return { type: 'enquiry.received', timestamp: receivedAt, data };
}

/** https://developer.work.weixin.qq.com/document/path/91770 */
function wecomBody({ subject, facts, enquiry, deskURL, language }: Notification): object {
  const words = texts[language];
  const lines = chatFacts(facts).map(({ label, text }) => `>${label}: ${inert(text)}`);
  const link = deskURL === undefined ? [] : [`[${words.open}](${deskURL})`];
  const before = [`**${inert(subject)}**`, ...lines, `>${words.message}: `].join('\n');
  const after = ['', ...link].join('\n');
  const room = wecomBytes - Buffer.byteLength(after);
  const content = cutToBytes(before + inert(excerpt(enquiry.enquiry.message)), room) + after;
  return { msgtype: 'markdown', markdown: { content } };
}

/**
 * https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks; plain text contains neither markup nor
 * mentions.
 */
function slackBody({ subject, facts, enquiry, deskURL, language }: Notification): object {
  const words = texts[language];
  const plain = (text: string) => ({ type: 'plain_text', text, emoji: false });
  const fields = chatFacts(facts).map(({ label, text }) => `${label}: ${text}`);
  const blocks = [
    { type: 'header', text: plain(cut(subject, 150)) },
    { type: 'section', text: plain(cut(fields.join('\n'), 3_000)) },
    { type: 'section', text: plain(`${words.message}: ${excerpt(enquiry.enquiry.message)}`) },
    ...(deskURL === undefined
      ? []
      : [{ type: 'section', text: { type: 'mrkdwn', text: `<${deskURL}|${words.open}>` } }]),
  ];
  return { text: slackEscaped(subject), blocks, unfurl_links: false, unfurl_media: false };
}

/** An adaptive card for a workflow of Teams. Text runs, unlike blocks and fact sets, are not read as Markdown. */
function teamsBody({ subject, facts, enquiry, deskURL, language }: Notification): object {
  const words = texts[language];
  const run = (text: string, more: object = {}) => ({ type: 'TextRun', text, ...more });
  const rich = (...inlines: readonly object[]) => ({ type: 'RichTextBlock', inlines });
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [
      rich(run(subject, { weight: 'Bolder', size: 'Medium' })),
      ...chatFacts(facts).map(({ label, text }) => rich(run(`${label}: `, { isSubtle: true }), run(text))),
      rich(run(`${words.message}: `, { isSubtle: true }), run(excerpt(enquiry.enquiry.message))),
    ],
    ...(deskURL !== undefined && { actions: [{ type: 'Action.OpenUrl', title: words.open, url: deskURL }] }),
  };
  const attachment = { contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content };
  return { type: 'message', attachments: [attachment] };
}

/** One fact per line; the many opportunities are left out, as the admin area shows them. */
function chatFacts(facts: readonly NotifiedField[]): readonly NotifiedField[] {
  const shown = facts.filter(({ name }) => name !== 'opportunities');
  return shown.map((fact) => ({ ...fact, text: fact.text.replace(/[\s\p{Cc}]+/gu, ' ') }));
}

const excerpt = (message: string): string => cut(message.replace(/[\s\p{Cc}]+/gu, ' '), excerptLength);

/** Cuts to a number of UTF-16 code units, never within a character. */
function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/\p{Surrogate}$/u, '')}…`;
}

/** Empty when there is no room. */
function cutToBytes(text: string, bytes: number): string {
  const all = Buffer.from(text);
  if (all.length <= bytes) return text;
  let end = bytes - Buffer.byteLength('…');
  if (end <= 0) return '';
  // Not within a character.
  while (((all[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return `${all.subarray(0, end)}…`;
}

/** WeCom has no escape: characters of its markup and mentions become full-width. */
const inert = (text: string): string =>
  text.replace(/[<>[\]*`#]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));

const slackEscaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
