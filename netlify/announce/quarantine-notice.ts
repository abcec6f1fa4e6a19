import type { TeamLanguage, WebhookSettings } from '../env/index.ts';
import { texts } from './texts.ts';

/** The daily notice to the team: the number of enquiries in quarantine. */
export interface QuarantineNotice {
  readonly language: TeamLanguage;
  readonly count: number;
  readonly subject: string;
  readonly text: string;
  /** The inbox with these alone; a path where the site's own URL is not known. */
  readonly inbox: string;
}

const path = '/admin/enquiries?state=quarantined';

/** Makes the notice; `origin` is that of the site. */
export function quarantineNotice(count: number, language: TeamLanguage, origin: string | undefined): QuarantineNotice {
  const { subject, text } = texts[language].quarantine;
  return { language, count, subject: subject(count), text, inbox: `${origin ?? ''}${path}` };
}

/** The notice as it is posted, in the shape that its receiver takes. No text in it is a stranger's. */
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
