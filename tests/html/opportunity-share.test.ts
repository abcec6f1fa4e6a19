import { expect } from 'vitest';
import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { all, attributes, fetchPage, textOf } from '../support/pages.ts';
import { test } from '../support/sites/site-test.ts';

test('A page can be shared by links that work without scripts and by a QR code', async ({ api, createOpportunity }) => {
  const title = 'Litio & más: 锂?';
  const { id } = await createOpportunity({ title });
  for (const language of languages) {
    const { share: texts } = dictionaryOf(language).opportunity;
    const { document } = await fetchPage(`/opportunity/${id}`, language);
    const [url = ''] = attributes(document, 'link[rel=canonical]', 'href');
    expect(new URL(url).pathname).toBe(localizedPath(`/opportunity/${id}`, language));
    const share = all(document, 'main section').find((part) => textOf(part.querySelector('h2')) === texts.title);
    if (!share) throw new Error('There is no part for sharing');
    const hrefOf = (name: string) =>
      new URL(
        all(share, 'a')
          .find((link) => textOf(link) === name)
          ?.getAttribute('href') ?? '',
      );
    const mail = hrefOf(texts.email);
    expect(mail.protocol).toBe('mailto:');
    expect(Object.fromEntries(mail.searchParams)).toEqual({ subject: title, body: url });
    const linkedIn = hrefOf(texts.linkedIn);
    expect([linkedIn.host, linkedIn.searchParams.get('url')]).toEqual(['www.linkedin.com', url]);
    // Buttons that need a script are shown by the script.
    expect(all(share, 'button').map((button) => button.parentElement?.hasAttribute('hidden'))).toEqual([
      true,
      true,
      true,
    ]);
    expect(textOf(share.querySelector('details > summary'))).toBe(texts.weChat);
    expect(textOf(share.querySelector('details'))).toContain(texts.scan);
    const code = share.querySelector(`details + img[alt="${texts.code}"]`);
    const response = await api.get(code?.getAttribute('src') ?? '');
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/svg+xml']);
  }
});

test('A QR code exists for an opportunity’s id in a supported language and for no other path', async ({
  api,
  createOpportunity,
}) => {
  const { id } = await createOpportunity();
  const statusOf = async (path: string) => (await api.get(path)).status();
  expect(await statusOf(`/qr/es/opportunity/${id}.svg`)).toBe(200);
  for (const path of [
    `/qr/fr/opportunity/${id}.svg`,
    `/qr/en/opportunity/${id}.svg`,
    `/qr/es/zh/opportunity/${id}.svg`,
    '/qr/opportunity/..%2Fx.svg',
  ]) {
    expect(await statusOf(path), path).toBe(404);
  }
});
