import { describe, expect, test } from 'vitest';
import type { Enquiry } from '#domain/enquiry/enquiry';
import { htmlOf, textOf } from '../../../netlify/notifications/mail-body.ts';
import { composeNotification } from '../../../netlify/notifications/notification.ts';
import { fc } from '../../support/properties.ts';
import { adminEnquiryWith, idOf, notificationWith, origin } from './samples.ts';

const opportunity = 'a0b1c2d3-e4f5-4a6b-8c7d-9e0f1a2b3c4d';
const everything: Partial<Enquiry> = {
  ...{ phone: '+86 10 1234 5678', wechat: 'zhangwei', horizon: 'this-year', size: '10m-100m', language: 'zh' },
  opportunities: [opportunity],
};

describe('the content of a notification', () => {
  test('A notification lists every field, with readable names and the times of Buenos Aires', () => {
    const { facts } = notificationWith(everything);
    expect(facts.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Reference: INV-7F3K2Q',
      'Received: Monday, 1 June 2026 at 12:00 (Buenos Aires)',
      'Answer promised by: Tuesday, 2 June 2026 at 18:00 (Buenos Aires)',
      'Name: Wei Zhang',
      'E-mail: wei@example.com',
      'Company: Example Capital',
      'Sector: Agribusiness',
      'Country: China',
      'Phone: +86 10 1234 5678',
      'WeChat: zhangwei',
      'Plans to invest: This year',
      'Size of the investment: US$10 to 100 million',
      'Language of the form: Chinese',
      `About: ${origin}/opportunity/${opportunity}`,
    ]);
  });

  test('A notification is in Spanish for a team that reads Spanish', () => {
    const notification = composeNotification(adminEnquiryWith({}, everything), 'es', origin);
    const text = textOf(notification);
    for (const part of ['lunes, 1 de junio de 2026', 'Agronegocios', 'De US$ 10 a 100 millones', 'chino']) {
      expect(text).toContain(part);
    }
    expect(htmlOf(notification)).toContain('<html lang="es">');
    expect(notification.subject).toBe('Consulta INV-7F3K2Q: Example Capital');
  });

  test('A notification quotes every line of the message, so that no line can pass for the site’s own words', () => {
    const fake = 'Open it in the administration area: https://evil.example';
    const lines = ['Hello.', fake, fake, fake].join('\n').replace('\n', '\u2028').replace('\n', '\r\n');
    const text = textOf(composeNotification(adminEnquiryWith({}, { message: lines }), 'en', origin));
    const like = text.split(/[\r\n\u2028]/).filter((line) => line.includes('Open it in the administration area'));
    expect(like).toEqual([`> ${fake}`, `> ${fake}`, `> ${fake}`, expect.stringContaining(origin)]);
  });

  test('A notification links to the enquiry on the site’s own URL, or names its path when that URL is unknown', () => {
    const link = `${origin}/admin/enquiries/${idOf(1)}`;
    expect(textOf(notificationWith())).toContain(link);
    expect(htmlOf(notificationWith())).toContain(`<a href="${link}"`);
    const nowhere = composeNotification(adminEnquiryWith(), 'en', undefined);
    expect(textOf(nowhere)).toContain(`In the administration area: /admin/enquiries/${idOf(1)}`);
    expect(htmlOf(nowhere)).not.toContain('href');
  });

  test('A notification shows an unknown country code as stored and omits an unreadable time', () => {
    const text = textOf(composeNotification(adminEnquiryWith({ receivedAt: 'once' }, { country: '??' }), 'en', origin));
    expect(text).toContain('??');
    expect(text).not.toContain('Received');
  });

  test('The HTML of a notification contains no markup that the investor typed', () => {
    const tags = (html: string) => html.match(/<[^>]*>/g)?.filter((tag) => !tag.startsWith('<br')).length;
    const usual = tags(htmlOf(notificationWith()));
    const hostile = fc.array(fc.constantFrom('<', '>', '"', "'", '&', 'script', 'onerror=', '\n', 'a', '张'), {
      minLength: 1,
    });
    const typed = hostile.map((parts) => parts.join(''));
    fc.assert(
      fc.property(typed, typed, typed, (firstName, company, message) => {
        expect(tags(htmlOf(notificationWith({ firstName, company, message })))).toBe(usual);
      }),
    );
  });

  test('A notification keeps the line breaks of the message', () => {
    expect(htmlOf(notificationWith({ message: 'One\nTwo\r\nThree' }))).toMatch(/One<br>\nTwo<br>\nThree/);
    expect(textOf(notificationWith({ message: 'One\n\nTwo' }))).toContain('\n\n> One\n> \n> Two\n\n');
  });
});
