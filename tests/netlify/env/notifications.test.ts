import { describe, expect, test } from 'vitest';
import { Unavailable } from '#domain/calls/errors';
import { mailSettings, teamLanguage, wantedChannels, webhookSettings } from '../../../netlify/env/index.ts';

const mail = {
  NOTIFY_SMTP_HOST: 'smtp.example',
  NOTIFY_SMTP_USER: 'desk',
  NOTIFY_SMTP_PASSWORD: 'secret',
  NOTIFY_FROM: 'desk@invest.example',
  NOTIFY_TO: ' ana@team.example, li@team.example ',
};
const webhook = {
  NOTIFY_WEBHOOK_URL: 'https://team.example/hook?key=1',
  NOTIFY_WEBHOOK_SECRET: `whsec_${Buffer.from('x'.repeat(32)).toString('base64')}`,
};

describe('the settings of mails to the team', () => {
  test('Mail settings default to STARTTLS on port 587', () => {
    expect(mailSettings(mail)).toEqual({
      ...{ host: 'smtp.example', port: 587, tls: 'starttls', from: 'desk@invest.example' },
      ...{ to: ['ana@team.example', 'li@team.example'], login: { user: 'desk', pass: 'secret' } },
    });
    expect(mailSettings({ ...mail, NOTIFY_SMTP_PORT: '465' }).tls).toBe('implicit');
    expect(mailSettings({ ...mail, NOTIFY_SMTP_PORT: '2525', NOTIFY_SMTP_TLS: 'implicit' }).tls).toBe('implicit');
  });

  test.each([
    ...Object.keys(mail).map((name) => [name, '']),
    ['NOTIFY_SMTP_PORT', '0'],
    ['NOTIFY_SMTP_PORT', '99999'],
    ['NOTIFY_SMTP_PORT', 'smtp'],
    ['NOTIFY_SMTP_TLS', 'yes'],
    ['NOTIFY_FROM', 'Desk <desk@invest.example>'],
    ['NOTIFY_TO', 'ana@team.example, nobody'],
    ['NOTIFY_TO', 'ana@team.example\r\nBcc: x@evil.example'],
    ['NOTIFY_TO', Array.from({ length: 21 }, (_, number) => `a${number}@team.example`).join()],
  ])('Mail settings are refused, with the name of the variable: %s is "%s"', (name, value) => {
    const read = () => mailSettings({ ...mail, [name]: value });
    expect(read).toThrow(Unavailable);
    expect(read).toThrow(name);
  });

  test('Mail settings refuse to send a password unencrypted to another machine', () => {
    expect(() => mailSettings({ ...mail, NOTIFY_SMTP_TLS: 'none' })).toThrow('NOTIFY_SMTP_USER');
    expect(mailSettings({ ...mail, NOTIFY_SMTP_TLS: 'none', NOTIFY_SMTP_HOST: 'localhost' }).tls).toBe('none');
  });

  test('An error of the mail settings does not contain the password', () => {
    expect(() => mailSettings({ ...mail, NOTIFY_TO: '' })).not.toThrow('secret');
  });
});

describe('the settings of the webhook', () => {
  test('Webhook settings require a secret of at least 24 bytes for our own format, and none for a chat', () => {
    expect(webhookSettings(webhook)).toEqual({
      ...{ format: 'json', url: webhook.NOTIFY_WEBHOOK_URL },
      secret: new TextEncoder().encode('x'.repeat(32)),
    });
    const chat = { ...webhook, NOTIFY_WEBHOOK_FORMAT: 'wecom', NOTIFY_WEBHOOK_SECRET: '' };
    expect(webhookSettings(chat)).toEqual({ format: 'wecom', url: webhook.NOTIFY_WEBHOOK_URL });
  });

  test.each([
    ['NOTIFY_WEBHOOK_URL', ''],
    ['NOTIFY_WEBHOOK_URL', 'team.example/hook'],
    ['NOTIFY_WEBHOOK_URL', 'http://team.example/hook'],
    ['NOTIFY_WEBHOOK_URL', 'http://127.0.0.1.team.example/hook'],
    ['NOTIFY_WEBHOOK_URL', 'https://ana:secret@team.example/hook'],
    ['NOTIFY_WEBHOOK_URL', 'file:///etc/passwd'],
    ['NOTIFY_WEBHOOK_FORMAT', 'discord'],
    ['NOTIFY_WEBHOOK_SECRET', ''],
    ['NOTIFY_WEBHOOK_SECRET', 'whsec_c2hvcnQ='],
    ['NOTIFY_WEBHOOK_SECRET', 'x'.repeat(40)],
  ])('Webhook settings are refused, with the name of the variable: %s is "%s"', (name, value) => {
    const read = () => webhookSettings({ ...webhook, [name]: value });
    expect(read).toThrow(Unavailable);
    expect(read).toThrow(name);
  });
});

describe('the channels in use', () => {
  test('No channel is in use without a variable of its own', () => {
    expect(wantedChannels({ URL: 'https://invest.example', NOTIFY_LANGUAGE: 'es', NOTIFY_TO: ' ' })).toEqual([]);
  });

  test('A channel is in use as soon as one of its variables is set, so that a mistake loses nothing', () => {
    expect(wantedChannels({ NOTIFY_TO: 'ana@team.example' })).toEqual(['mail']);
    expect(wantedChannels({ ...mail, ...webhook })).toEqual(['mail', 'webhook']);
  });

  test('Notifications are in English unless the language is set to Spanish', () => {
    expect([undefined, 'es', ' es\n', 'fr'].map((NOTIFY_LANGUAGE) => teamLanguage({ NOTIFY_LANGUAGE }))).toEqual([
      ...['en', 'es', 'es', 'en'],
    ]);
  });
});
