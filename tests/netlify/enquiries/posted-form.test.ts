import { afterEach, describe, expect, test, vi } from 'vitest';
import { formFields, honeypotField } from '#domain/enquiry/enquiry';
import { receivePosted, subjectsOf } from '../../../netlify/enquiries/posted-form.ts';
import { readEnquiry } from '../../../netlify/enquiries/read.ts';
import { enqueue } from '../../../netlify/notifications/enqueue.ts';
import { notifyDue } from '../../../netlify/notifications/outbox.ts';
import { fc } from '../../support/properties.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { startWebhookServer } from '../../support/sites/webhook-server.ts';
import { bareStore, enquiryWith } from '../opportunities/samples.ts';

provideBlobServer(() => startStrictBlobServer());
afterEach(() => void vi.unstubAllEnvs());

const posting = { ip: '192.0.2.1', language: 'es', about: [] } as const;

/** A form as a browser sends it without scripts: every field, with CRLF line breaks. */
function formWith(changes: Record<string, string> = {}): URLSearchParams {
  const { opportunities: _, ...fields } = enquiryWith();
  const empty = Object.fromEntries(formFields.map((field) => [field, '']));
  return new URLSearchParams({ ...empty, [honeypotField]: '', ...fields, ...changes });
}
const storedOf = async () => {
  const { blobs } = await bareStore('enquiries').list();
  const all = await Promise.all(blobs.map(({ key }) => readEnquiry(key)));
  return all.flatMap((one) => one ?? []);
};

describe('a form sent without scripts', () => {
  test('A form sent without scripts is sent to the team once', async () => {
    const webhook = await startWebhookServer();
    vi.stubEnv('NOTIFY_WEBHOOK_URL', webhook.url);
    vi.stubEnv('NOTIFY_WEBHOOK_FORMAT', 'slack');
    const first = await receivePosted(formWith(), posting, enqueue);
    expect(await receivePosted(formWith(), posting, enqueue)).toEqual(first);
    expect(await notifyDue(readEnquiry)).toEqual({ sent: 1, waiting: 0 });
    expect(webhook.arrived[0]?.body).toContain('reference' in first ? first.reference : 'none was given');
    await webhook.stop();
  });

  test('A form sent twice is stored once, with its line breaks, language and opportunities', async () => {
    const about = [crypto.randomUUID(), crypto.randomUUID()];
    const form = formWith({ message: 'One\r\nTwo\vThree', firstName: 'Ana\vMaría', horizon: 'now' });
    for (let time = 0; time < 2; time += 1) await receivePosted(form, { ...posting, about }, enqueue);
    const [only, ...others] = await storedOf();
    expect(others).toEqual([]);
    expect(only?.enquiry).toMatchObject({
      ...{ message: 'One\nTwo\nThree', firstName: 'Ana María' },
      ...{ horizon: 'now', language: 'es', opportunities: about },
    });
    expect(only?.enquiry).not.toHaveProperty('wechat');
  });

  test('An invalid form returns its problems and everything that was typed', async () => {
    const outcome = await receivePosted(formWith({ email: 'ana@', phone: ' +86 1' }), posting, enqueue);
    expect(outcome).toMatchObject({ kind: 'invalid', problems: { email: 'email' }, typed: { phone: ' +86 1' } });
    expect(await storedOf()).toEqual([]);
  });

  test('A form with a filled honeypot is quarantined', async () => {
    await receivePosted(formWith({ [honeypotField]: 'x' }), posting, enqueue);
    expect((await storedOf()).map(({ state }) => state)).toEqual(['quarantined']);
  });
});

describe('the opportunities of a form', () => {
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];

  test.each([
    ['the page that it was sent from', '', `https://site.example/es/contact?about=${one},${other}`, [one, other]],
    [
      'the form that came back, before its page',
      `about=${other}`,
      `https://site.example/contact?about=${one}`,
      [other],
    ],
    ['nothing, of a page that names none', '', 'https://site.example/contact', []],
    ['nothing, without a page', '', null, []],
    ['nothing, of a form that says so', 'about=', `https://site.example/contact?about=${one}`, []],
  ])('A form’s opportunities come from %s', (_, form, referer, expected) => {
    expect(subjectsOf(new URLSearchParams(form), referer)).toEqual(expected);
  });

  test('A form’s opportunities are always ids', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (held, referer) => {
        expect(subjectsOf(new URLSearchParams({ about: held }), referer)).toEqual([]);
        expect(subjectsOf(new URLSearchParams(), referer)).toEqual([]);
        expect(subjectsOf(new URLSearchParams(), `https://site.example/?about=${held}`)).toEqual([]);
      }),
    );
  });
});
