import { describe, expect, test } from 'vitest';
import { Unavailable } from '#domain/calls/errors';
import { mailSettings, teamLanguage, wantedChannels, webhookSettings } from '../../../netlify/env/index.ts';

const mail = {
  ANNOUNCE_SMTP_HOST: 'smtp.example',
  ANNOUNCE_SMTP_USER: 'desk',
  ANNOUNCE_SMTP_PASSWORD: 'secret',
  ANNOUNCE_FROM: 'desk@invest.example',
  ANNOUNCE_TO: ' ana@team.example, li@team.example ',
};
const webhook = {
  ANNOUNCE_WEBHOOK_URL: 'https://team.example/hook?key=1',
  ANNOUNCE_WEBHOOK_SECRET: `whsec_${Buffer.from('x'.repeat(32)).toString('base64')}`,
};

describe('the settings of mails to the team', () => {
  test('Mail settings default to STARTTLS on port 587', () => {
    expect(mailSettings(mail)).toEqual({
      ...{ host: 'smtp.example', port: 587, tls: 'starttls', from: 'desk@invest.example' },
      ...{ to: ['ana@team.example', 'li@team.example'], login: { user: 'desk', pass: 'secret' } },
    });
    expect(mailSettings({ ...mail, ANNOUNCE_SMTP_PORT: '465' }).tls).toBe('implicit');
    expect(mailSettings({ ...mail, ANNOUNCE_SMTP_PORT: '2525', ANNOUNCE_SMTP_TLS: 'implicit' }).tls).toBe('implicit');
  });

  test.each([
    ...Object.keys(mail).map((name) => [name, '']),
    ['ANNOUNCE_SMTP_PORT', '0'],
    ['ANNOUNCE_SMTP_PORT', '99999'],
    ['ANNOUNCE_SMTP_PORT', 'smtp'],
    ['ANNOUNCE_SMTP_TLS', 'yes'],
    ['ANNOUNCE_FROM', 'Desk <desk@invest.example>'],
    ['ANNOUNCE_TO', 'ana@team.example, nobody'],
    ['ANNOUNCE_TO', 'ana@team.example\r\nBcc: x@evil.example'],
    ['ANNOUNCE_TO', Array.from({ length: 21 }, (_, number) => `a${number}@team.example`).join()],
  ])('Mail settings are refused, with the name of the variable: %s is "%s"', (name, value) => {
    const read = () => mailSettings({ ...mail, [name]: value });
    expect(read).toThrow(Unavailable);
    expect(read).toThrow(name);
  });

  test('Mail settings refuse to send a password unencrypted to another machine', () => {
    expect(() => mailSettings({ ...mail, ANNOUNCE_SMTP_TLS: 'none' })).toThrow('ANNOUNCE_SMTP_USER');
    expect(mailSettings({ ...mail, ANNOUNCE_SMTP_TLS: 'none', ANNOUNCE_SMTP_HOST: 'localhost' }).tls).toBe('none');
  });

  test('An error of the mail settings does not contain the password', () => {
    expect(() => mailSettings({ ...mail, ANNOUNCE_TO: '' })).not.toThrow('secret');
  });
});

describe('the settings of the webhook', () => {
  test('Webhook settings require a secret of at least 24 bytes for our own format, and none for a chat', () => {
    expect(webhookSettings(webhook)).toEqual({
      ...{ format: 'json', url: webhook.ANNOUNCE_WEBHOOK_URL },
      secret: new TextEncoder().encode('x'.repeat(32)),
    });
    const chat = { ...webhook, ANNOUNCE_WEBHOOK_FORMAT: 'wecom', ANNOUNCE_WEBHOOK_SECRET: '' };
    expect(webhookSettings(chat)).toEqual({ format: 'wecom', url: webhook.ANNOUNCE_WEBHOOK_URL });
  });

  test.each([
    ['ANNOUNCE_WEBHOOK_URL', ''],
    ['ANNOUNCE_WEBHOOK_URL', 'team.example/hook'],
    ['ANNOUNCE_WEBHOOK_URL', 'http://team.example/hook'],
    ['ANNOUNCE_WEBHOOK_URL', 'http://127.0.0.1.team.example/hook'],
    ['ANNOUNCE_WEBHOOK_URL', 'https://ana:secret@team.example/hook'],
    ['ANNOUNCE_WEBHOOK_URL', 'file:///etc/passwd'],
    ['ANNOUNCE_WEBHOOK_FORMAT', 'discord'],
    ['ANNOUNCE_WEBHOOK_SECRET', ''],
    ['ANNOUNCE_WEBHOOK_SECRET', 'whsec_c2hvcnQ='],
    ['ANNOUNCE_WEBHOOK_SECRET', 'x'.repeat(40)],
  ])('Webhook settings are refused, with the name of the variable: %s is "%s"', (name, value) => {
    const read = () => webhookSettings({ ...webhook, [name]: value });
    expect(read).toThrow(Unavailable);
    expect(read).toThrow(name);
  });
});

describe('the channels in use', () => {
  test('No channel is in use without a variable of its own', () => {
    expect(wantedChannels({ URL: 'https://invest.example', ANNOUNCE_LANGUAGE: 'es', ANNOUNCE_TO: ' ' })).toEqual([]);
  });

  test('A channel is in use as soon as one of its variables is set, so that a mistake loses nothing', () => {
    expect(wantedChannels({ ANNOUNCE_TO: 'ana@team.example' })).toEqual(['mail']);
    expect(wantedChannels({ ...mail, ...webhook })).toEqual(['mail', 'webhook']);
  });

  test('Notifications are in English unless the language is set to Spanish', () => {
    expect([undefined, 'es', ' es\n', 'fr'].map((ANNOUNCE_LANGUAGE) => teamLanguage({ ANNOUNCE_LANGUAGE }))).toEqual([
      ...['en', 'es', 'es', 'en'],
    ]);
  });
});
