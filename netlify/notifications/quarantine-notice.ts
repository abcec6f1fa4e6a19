import type { TeamLanguage, WebhookSettings } from '../env/index.ts';
import { texts } from './texts.ts';

/** The daily notice to the team: the number of enquiries in quarantine. */
export interface QuarantineNotice {
  readonly language: TeamLanguage;
  readonly count: number;
  readonly subject: string;
  readonly text: string;
  /** The inbox filtered to these; a path when the site’s own URL is unknown. */
  readonly inbox: string;
}

const path = '/admin/enquiries?state=quarantined';

/** Creates the notice; `origin` is that of the site. */
export function quarantineNotice(count: number, language: TeamLanguage, origin: string | undefined): QuarantineNotice {
  const { subject, text } = texts[language].quarantine;
  return { language, count, subject: subject(count), text, inbox: `${origin ?? ''}${path}` };
}

/** The body of the webhook request in the receiver’s format. It contains no text of a visitor. */
export function noticeBody(
  { count, subject, text, inbox }: QuarantineNotice,
  format: WebhookSettings['format'],
): object {
  switch (format) {
    case 'json':
      return { type: 'enquiries.quarantined', timestamp: new Date().toISOString(), data: { count, inbox } };
    case 'wecom':
      return { msgtype: 'markdown', markdown: { content: `**${subject}**\n${text}\n${inbox}` } };
    case 'slack':
      return { text: `${subject}\n${text}\n${inbox}`, unfurl_links: false, unfurl_media: false };
    case 'teams': {
      const body = [subject, text, inbox].map((line) => ({ type: 'TextBlock', text: line, wrap: true }));
      const content = { type: 'AdaptiveCard', version: '1.4', body };
      const attachment = { contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content };
      return { type: 'message', attachments: [attachment] };
    }
  }
}
