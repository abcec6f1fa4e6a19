import { randomUUID } from 'node:crypto';
import { generate } from 'selfsigned';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MailSettings } from '../../../netlify/env/index.ts';
import { sendMail } from '../../../netlify/notifications/mail.ts';
import { mailTimeouts } from '../../../netlify/notifications/timeouts.ts';
import { fc, tries } from '../../support/properties.ts';
import { type MailServer, startMailServer, startSilentServer } from '../../support/sites/mail-server.ts';
import { idOf, notificationWith, origin } from './samples.ts';

const settingsFor = (port: number, changes: Partial<MailSettings> = {}): MailSettings => ({
  ...{ host: '127.0.0.1', port, tls: 'none', from: 'desk@invest.example', to: ['ana@team.example', 'li@team.example'] },
  ...changes,
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a mail to the team', () => {
  let server: MailServer;
  beforeEach(async () => {
    server = await startMailServer();
  });
  afterEach(() => server.stop());
  const send = async (sent: Parameters<typeof notificationWith>[0] = {}) => {
    await sendMail(notificationWith(sent), settingsFor(server.port));
    const mail = server.mails.at(-1);
    if (!mail) throw new Error('No mail has arrived');
    return mail;
  };

  test('A mail goes to the team, and a reply to it goes to the investor', async () => {
    const mail = await send();
    expect(mail).toMatchObject({ from: 'desk@invest.example', to: ['ana@team.example', 'li@team.example'] });
    expect(mail.headers.get('to')).toBe('ana@team.example, li@team.example');
    expect(mail.headers.get('reply-to')).toBe('Wei Zhang <wei@example.com>');
    expect(mail.headers.get('subject')).toBe('Enquiry INV-7F3K2Q: Example Capital');
    expect(mail.parts).toContain(`${origin}/admin/enquiries/${idOf(1)}`);
    expect(mail.parts).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/);
  });

  test('A mail has the same Message-ID each time it is sent', async () => {
    const id = `<enquiry-${idOf(1)}@invest.example>`;
    expect([await send(), await send()].map(({ headers }) => headers.get('message-id'))).toEqual([id, id]);
  });

  test('A mail shows a name and a company in Chinese as typed', async () => {
    const { headers } = await send({ firstName: '伟', lastName: '张', company: '例子投资（上海）有限公司' });
    expect(headers.get('reply-to')).toBe('张伟 <wei@example.com>');
    expect(headers.get('subject')).toBe('Enquiry INV-7F3K2Q: 例子投资（上海）有限公司');
  });

  test('A mail gets no additional header and no additional recipient from what the investor typed', async () => {
    const names = [...(await send()).headers.keys()].sort();
    const hostile = fc.array(
      fc.constantFrom(
        '\r\n',
        '\n',
        '\r',
        '\0',
        'Bcc: x@evil.example',
        '<x@evil.example>',
        ',',
        '"',
        ';',
        ' ',
        '=?utf-8?Q?=0ABcc:?=',
        'a',
        '张',
        '\u2028',
      ),
      { maxLength: 12 },
    );
    const typed = hostile.map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(typed, typed, typed, typed, async (firstName, lastName, company, email) => {
        const { headers, to, from } = await send({ firstName, lastName, company, email });
        const expected = headers.has('reply-to') ? names : names.filter((name) => name !== 'reply-to');
        expect([...headers.keys()].sort()).toEqual(expected);
        expect({ to, from }).toEqual({ to: ['ana@team.example', 'li@team.example'], from: 'desk@invest.example' });
        expect(headers.get('to')).toBe('ana@team.example, li@team.example');
      }),
      { numRuns: tries(100) },
    );
  });

  test('A mail has no Reply-To header when the stored e-mail address is invalid', async () => {
    expect((await send({ email: 'wei@example.com, x@evil.example' })).headers.has('reply-to')).toBe(false);
  });

  test('The Reply-To address is ASCII, and its domain is mapped before it is checked', async () => {
    expect((await send({ email: 'wei@公司.Example' })).head).toContain('<wei@xn--55qx5d.example>');
    const none = ['victim@bank.example，x.evil.example', 'x@＂.example', 'x@a.example；b.example', 'x@（a.example'];
    const noDomain = ['x@公司.example/y.example', 'x@公司.example?y', 'x@公%2cx.example', 'x@公司.example:80'];
    for (const email of [...none, ...noDomain, '张三@公司.example', 'ñandú@example.com']) {
      const { headers, head, parts } = await send({ email });
      expect(headers.has('reply-to'), email).toBe(false);
      expect(parts).toContain('does not go to the investor');
      expect(head).toMatch(/^[\t\r\n -~]+$/);
    }
  });

  test('A mail has no encoded word that the investor typed', async () => {
    const typed = '=?utf-8?q?=E2=80=AE_evil=0D=0Asecond_line?=';
    const { headers } = await send({ company: typed, firstName: typed, lastName: '==?iso-8859-1*en?B?DQpiY2M6?=' });
    expect(headers.get('subject')).toBe(`Enquiry INV-7F3K2Q: ${typed.replace('=?', '= ?')}`);
    expect(headers.get('reply-to')).toContain('= ?utf-8?q?=E2=80=AE_evil');
    const words = fc.array(
      fc.constantFrom('=', '?', '=?', '?=', 'utf-8', '?B?', '?q?', '=0A', 'DQo=', ' ', '\n', '张', '"'),
    );
    const text = words.map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(text, text, async (company, firstName) => {
        const mail = await send({ company, firstName, lastName: 'Z' });
        for (const name of ['subject', 'reply-to']) {
          expect(mail.headers.get(name)).not.toMatch(/\p{Cc}/u);
          expect(mail.headers.get(name)).not.toContain('=?');
        }
        const subject = `Enquiry INV-7F3K2Q: ${company}`.replace(/\s+/g, ' ').replaceAll('=?', '= ?');
        expect(mail.headers.get('subject')).toBe(subject.trim());
      }),
      { numRuns: tries(100) },
    );
  });

  test.each([
    ['greylisting', /Greylisted/],
    ['refusal', /No such user/],
    ['refused-data', /Looks like spam/],
    ['death', /closed|socket|reset|hang up/i],
  ] as const)('A mail that fails by %s counts as not sent', async (kind, reason) => {
    server.fail({ kind });
    await expect(send()).rejects.toThrow(reason);
    expect(server.mails).toEqual([]);
  });

  test('A mail that one recipient’s server refuses is sent to the others, and the refusal is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.fail({ kind: 'refusal', times: 1 });
    expect((await send()).to).toEqual(['li@team.example']);
    expect(log.mock.calls.flat().join()).toContain('refused 1 of the team');
  });

  test('A mail fails when the server hangs in the middle', async () => {
    mailTimeouts.silence = 300;
    server.fail({ kind: 'hang' });
    await expect(send()).rejects.toThrow(/timeout/i);
  });

  test('A mail fails when it takes longer than the limit for the whole mail', async () => {
    mailTimeouts.whole = 300;
    server.fail({ kind: 'hang' });
    await expect(send()).rejects.toThrow('took too long');
  });
});

test('A mail fails when the server never greets', async () => {
  const silent = await startSilentServer();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const sent = expect(sendMail(notificationWith(), settingsFor(silent.port))).rejects.toThrow(
    /Greeting never received/,
  );
  await silent.connected;
  vi.advanceTimersByTime(mailTimeouts.connection);
  await sent;
  await silent.stop();
});

describe('the connection to the mail server', () => {
  let certificate: { readonly key: string; readonly cert: string };
  let server: MailServer;
  beforeAll(async () => {
    const made = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
      keyType: 'ec',
      algorithm: 'sha256',
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
    });
    certificate = { key: made.private, cert: made.cert };
  });
  afterEach(() => server.stop());
  const login = { user: 'desk', pass: randomUUID() };
  const logged: string[] = [];
  const onAuth: NonNullable<Parameters<typeof startMailServer>[0]>['onAuth'] = (
    { username, password },
    _session,
    callback,
  ) => {
    logged.push(`${username} ${password}`);
    if (password === login.pass) callback(null, { user: username });
    else callback(new Error('Invalid login'));
  };

  test.each(['starttls', 'implicit'] as const)(
    'The mail connection is encrypted by %s before the login',
    async (tls) => {
      server = await startMailServer({ ...certificate, secure: tls === 'implicit', authOptional: false, onAuth });
      await sendMail(notificationWith(), settingsFor(server.port, { tls, login }), { ca: certificate.cert });
      expect(server.mails.map(({ encrypted }) => encrypted)).toEqual([true]);
      expect(logged).toContain(`${login.user} ${login.pass}`);
    },
  );

  test('The mail connection is refused when the certificate is self-signed', async () => {
    server = await startMailServer(certificate);
    const sent = sendMail(notificationWith(), settingsFor(server.port, { tls: 'starttls' }));
    await expect(sent).rejects.toThrow(/self-signed/);
    expect(server.mails).toEqual([]);
  });

  test('The mail connection is refused without STARTTLS, and the password is not sent', async () => {
    logged.length = 0;
    server = await startMailServer({ authOptional: false, allowInsecureAuth: true, onAuth });
    const sent = sendMail(notificationWith(), settingsFor(server.port, { tls: 'starttls', login }));
    await expect(sent).rejects.toThrow(/STARTTLS/);
    expect([server.mails, logged]).toEqual([[], []]);
  });

  test('A wrong password fails the mail, and the error does not contain the password', async () => {
    server = await startMailServer({ ...certificate, authOptional: false, onAuth });
    const wrong = { user: 'desk', pass: 'a-wrong-password' };
    const sent = sendMail(notificationWith(), settingsFor(server.port, { tls: 'starttls', login: wrong }), {
      ca: certificate.cert,
    });
    const failure = await sent.then(String, (error: Error) => error.message);
    expect(failure).toContain('Invalid login');
    expect(failure).not.toContain(wrong.pass);
  });
});
