import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#domain/limits';
import type { WebhookSettings } from '../../../netlify/env/index.ts';
import { webhookTimeouts } from '../../../netlify/notifications/timeouts.ts';
import { sendWebhook } from '../../../netlify/notifications/webhook.ts';
import { bodyOf } from '../../../netlify/notifications/webhook-body.ts';
import { fc } from '../../support/properties.ts';
import { startWebhookServer, type WebhookServer } from '../../support/sites/webhook-server.ts';
import { idOf, notificationWith, origin } from './samples.ts';

const secret = new TextEncoder().encode('thirty-two bytes of a test secret');
const deskURL = `${origin}/admin/enquiries/${idOf(1)}`;

describe('a webhook', () => {
  let server: WebhookServer;
  beforeEach(async () => {
    server = await startWebhookServer();
  });
  afterEach(() => server.stop());
  const send = (format: WebhookSettings['format'] = 'json') =>
    sendWebhook(notificationWith(), { url: server.url, ...(format === 'json' ? { format, secret } : { format }) });

  test('A webhook receives all fields of the enquiry, with a signature', async () => {
    await send();
    const { headers = {}, body = '' } = server.arrived[0] ?? {};
    const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = headers;
    // As docs/notifications.md describes it for receivers.
    const expected = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
    expect([id, signature]).toEqual([idOf(1), `v1,${expected}`]);
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(300);
    expect(JSON.parse(body)).toMatchObject({
      type: 'enquiry.received',
      data: { reference: 'INV-7F3K2Q', deskURL, sectorName: 'Agribusiness', countryName: 'China' },
    });
    expect(JSON.parse(body).data.enquiry).toEqual(notificationWith().enquiry.enquiry);
  });

  test.each([
    [{ status: 500 }, '500'],
    [{ status: 404, body: 'no_team' }, '404'],
    [{ status: 429 }, '429'],
  ])('A webhook that answers %o counts as not sent', async (response, reason) => {
    server.respond(response);
    await expect(send()).rejects.toThrow(reason);
  });

  test('A webhook that exceeds the timeout counts as not sent', async () => {
    webhookTimeouts.whole = 300;
    server.respond('hang');
    await expect(send()).rejects.toThrow('aborted due to timeout');
  });

  test.each([301, 302, 307, 308])('A webhook’s redirect with status %i is not followed', async (status) => {
    const other = await startWebhookServer();
    server.respond({ status, headers: { Location: other.url } });
    await expect(send()).rejects.toThrow(`${status}`);
    expect(other.arrived).toEqual([]);
    await other.stop();
  });

  test('A webhook’s endless response is not read to its end', async () => {
    server.respond('endless');
    await send();
    expect(server.arrived.length).toBe(1);
  });

  test('A webhook that cannot be reached counts as not sent, and the error does not contain its URL', async () => {
    await server.stop();
    const failure: unknown = await send().then(String, (error: unknown) => error);
    expect(`${failure}`).not.toContain('/hook');
    server = await startWebhookServer();
    await expect(send()).resolves.toBeUndefined();
  });

  test.each([
    [{ status: 200, body: '{"errcode":0,"errmsg":"ok"}' }, undefined],
    [{ status: 200, body: '{"errcode":45009,"errmsg":"api freq out of limit"}' }, /45009/],
    [{ status: 200, body: '{"errcode":93000,"errmsg":"invalid webhook url"}' }, /93000/],
    [{ status: 200, body: '<html>' }, /./],
    [{ status: 200 }, /./],
  ])('A WeCom webhook that answers %o is judged by its error code', async (response, refused) => {
    server.respond(response);
    if (refused) await expect(send('wecom')).rejects.toThrow(refused);
    else await expect(send('wecom')).resolves.toBeUndefined();
  });

  test('A webhook of a chat is not signed', async () => {
    await send('slack');
    expect(Object.keys(server.arrived[0]?.headers ?? {}).filter((name) => name.startsWith('webhook-'))).toEqual([]);
  });
});

describe('chat messages', () => {
  const hostile = {
    company: '<@all> <!channel> [click](https://evil.example) **bold** & <b>',
    message: `<!everyone> <@userid> [here](https://evil.example) \`code\`\n# title\n${'很'.repeat(4_000)}`,
  };

  test('A Slack message is plain text with one link, to our own site', () => {
    const body = JSON.parse(JSON.stringify(bodyOf(notificationWith(hostile), 'slack')));
    const marked = body.blocks.filter(({ text }: { text: { type: string } }) => text.type === 'mrkdwn');
    expect(marked).toEqual([
      { type: 'section', text: { type: 'mrkdwn', text: `<${deskURL}|Open it in the administration area>` } },
    ]);
    expect(body.text).not.toMatch(/[<>]/);
    for (const { type, text } of body.blocks)
      expect(text.text.length).toBeLessThanOrEqual(type === 'header' ? 150 : 3_000);
  });

  test('A Teams message is an adaptive card whose texts are never read as Markdown', () => {
    const body = JSON.parse(JSON.stringify(bodyOf(notificationWith(hostile), 'teams')));
    const [{ contentType, content }] = body.attachments;
    expect([body.type, contentType]).toEqual(['message', 'application/vnd.microsoft.card.adaptive']);
    expect(new Set(content.body.map(({ type }: { type: string }) => type))).toEqual(new Set(['RichTextBlock']));
    expect(content.actions).toEqual([
      { type: 'Action.OpenUrl', title: 'Open it in the administration area', url: deskURL },
    ]);
    expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(28_000);
  });

  test('A WeCom message fits the limit, and its typed markup and mentions have no effect', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: limits.company / 2 }),
        fc.string({ unit: 'grapheme', maxLength: 1_000 }),
        (company, message) => {
          const body = JSON.parse(JSON.stringify(bodyOf(notificationWith({ company, message }), 'wecom')));
          expect(Buffer.byteLength(body.markdown.content)).toBeLessThanOrEqual(4_096);
          expect(body.markdown.content).toContain(`[Open it in the administration area](${deskURL})`);
        },
      ),
    );
    const { markdown } = JSON.parse(JSON.stringify(bodyOf(notificationWith(hostile), 'wecom')));
    const foreign = markdown.content
      .replace(/^>/gm, '')
      .replace(`[Open it in the administration area](${deskURL})`, '');
    expect(foreign.replace(/^\*\*|\*\*$/gm, '')).not.toMatch(/[<>[\]*`]/);
  });

  test('A WeCom message of the longest Chinese enquiry fits the limit, because its text is cut', () => {
    const longest = (units: number) => '很'.repeat(units);
    const sent = {
      firstName: longest(limits.name),
      lastName: longest(limits.name),
      company: longest(limits.company),
      email: longest(limits.email),
      phone: longest(limits.phone),
      wechat: longest(limits.phone),
      message: longest(limits.message),
    };
    const { markdown } = JSON.parse(JSON.stringify(bodyOf(notificationWith(sent), 'wecom')));
    expect(Buffer.byteLength(markdown.content)).toBeLessThanOrEqual(4_096);
    expect(Buffer.byteLength(markdown.content)).toBeGreaterThan(4_000);
    expect(markdown.content).toContain(`[Open it in the administration area](${deskURL})`);
  });

  test('A WeCom message without room for it omits the enquiry’s text', () => {
    const { markdown } = JSON.parse(
      JSON.stringify(bodyOf(notificationWith({ company: '很'.repeat(2_000), message: 'Wind' }), 'wecom')),
    );
    expect(markdown.content).not.toContain('Wind');
    expect(markdown.content).toContain(`[Open it in the administration area](${deskURL})`);
  });

  test('A chat message is never cut within a character', () => {
    fc.assert(
      fc.property(fc.nat(20), (length) => {
        for (const format of ['wecom', 'slack', 'teams'] as const) {
          const body = JSON.stringify(
            bodyOf(notificationWith({ message: `${'x'.repeat(length)}${'😀'.repeat(1_500)}` }), format),
          );
          expect(body).not.toMatch(/\\ud[89a-f]/i);
        }
      }),
    );
  });
});
