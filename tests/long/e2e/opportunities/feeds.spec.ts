import { languages } from '#domain/language';
import { expect, test } from '../../../support/fixtures.ts';

const hostile = '=cmd|\'/C calc\'!A0 <script>&amp;"A" & B</script> ]]>';

test('Feeds and sitemaps are well-formed XML for the browser’s own parser, with any text of an opportunity', async ({
  page,
  api,
  createOpportunity,
}) => {
  await createOpportunity({ title: hostile, subtitle: hostile });
  const paths = languages.flatMap((language) => [`/feeds/${language}.xml`, `/feeds/${language}/tech.xml`]);
  for (const path of [...paths, '/sitemap.xml', '/sitemap-pages.xml', '/sitemap-opportunities.xml']) {
    const roots = await page.evaluate(
      (xml) => {
        const parsed = new DOMParser().parseFromString(xml, 'application/xml');
        return [parsed.documentElement.localName, parsed.querySelectorAll('parsererror').length] as const;
      },
      await (await api.get(path)).text(),
    );
    expect([path, ...roots]).toEqual([path, expect.stringMatching(/^(?:feed|urlset|sitemapindex)$/), 0]);
  }
});
