import { describe, expect } from 'vitest';
import { languages } from '#domain/language';
import { previewLinkPath } from '#domain/opportunity/preview';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { attributes, fetchPage, textOf } from '../support/pages.ts';
import { paths } from '../support/paths.ts';
import { test } from '../support/sites/site-test.ts';

describe('a preview link', () => {
  test('The page shows a draft as readers would see it, says that it is not public, and is neither cached nor listed', async ({
    api,
    token,
    createOpportunity,
  }) => {
    const { id } = await createOpportunity({ title: 'Shown to a partner', status: 'draft' });
    const headers = { Authorization: `Bearer ${token}` };
    const { path } = await (await api.post(paths.makePreviewLink(id), { headers })).json();
    for (const language of languages) {
      const response = await api.get(localizedPath(path, language));
      expect([response.status(), response.headers()]).toMatchObject([
        200,
        {
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex, nofollow',
          'x-frame-options': 'DENY',
        },
      ]);
      const { document } = await fetchPage(path, language);
      expect(textOf(document.querySelector('h1'))).toBe('Shown to a partner');
      expect(textOf(document.querySelector('main'))).toContain(dictionaryOf(language).previewLink.notPublic);
      const { opportunity } = dictionaryOf(language);
      for (const words of [opportunity.enquire, opportunity.share.title, opportunity.published.split('{')[0]]) {
        expect(textOf(document.querySelector('main'))).not.toContain(words?.trim());
      }
      expect(attributes(document, 'main a', 'href').join()).not.toContain(id);
      expect(attributes(document, 'meta[name=robots]', 'content')).toEqual(['noindex']);
      expect(attributes(document, 'link[rel=canonical], link[rel=alternate]', 'href').join()).not.toContain(
        '/preview/',
      );
    }
    expect((await api.get(`/opportunity/${id}`)).status()).toBe(404);
  });

  test('A refused link shows the not-found page in the language of its path', async () => {
    for (const language of languages) {
      const { status, document } = await fetchPage(previewLinkPath('a.forged.token'), language);
      expect(status).toBe(404);
      expect(textOf(document.querySelector('main'))).toContain(dictionaryOf(language).previewLink.refused);
    }
  });
});
