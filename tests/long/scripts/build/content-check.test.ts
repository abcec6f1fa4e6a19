import { expect, test } from 'vitest';
import { editSite } from '../../../support/sites/edited-site.ts';

test('A build of broken content stops at once and prints only one message for each mistake', async () => {
  const site = await editSite([
    { file: 'content/sectors/es/energy.md', from: /title: .*\n/, to: '' },
    { file: 'content/sectors/tourism.yaml', from: 'en: "12"', to: 'en: "12 sites"' },
    { file: 'content/reasons/en/talent.md', from: /title: .*/, to: 'title: Talent: People who design and build' },
    { file: 'content/i18n/zh.json', from: '"exploreOpportunities":', to: '"explore":' },
    { file: 'content/values/en/quality.md', from: '\n\n', to: '\n\n<script>alert(1)</script>\n\n' },
  ]);
  const { code, output } = await site.build();
  await site.remove();
  expect(code).toBe(1);
  // The lines of the dictionaries change with every added text: tests/content/broken-edits has them.
  expect(output.trim().replaceAll(/(zh\.json, line) \d+/g, '$1 N')).toMatchInlineSnapshot(`
      "The content has 6 mistakes:

      content/i18n/zh.json, line N: the key “home.exploreOpportunities” is missing, which English and Spanish have: expected the same keys in each language.
      content/i18n/zh.json, line N: the key “home.explore” is in Chinese only: expected the same keys in each language.
      content/reasons/en/talent.md, line 2: a text with a colon has to stand in quotation marks: title: "Talent: People who design and build".
      content/sectors/es/energy.md, line 2: “title” is missing: expected a text.
      content/sectors/tourism.yaml, line 3: “figure: en” of the first statistic is “12 sites”: expected at most four characters; the rest belongs to the caption.
      content/values/en/quality.md, line 5: “<script>alert(1)</script>” is HTML, and only markdown is allowed: **strong**, *emphasis*, ## headings, - lists.

      content/README.md describes how each file is written."
    `);
});

test('A misplaced comma in a dictionary is reported before the dictionary is used', async () => {
  const site = await editSite([
    { file: 'content/i18n/es.json', from: /"openMenu": ".*",/, to: '"openMenu": "Abrir el menú"' },
  ]);
  const { code, output } = await site.build();
  await site.remove();
  expect(code).toBe(1);
  expect(output.trim()).toMatchInlineSnapshot(`
      "The content has one mistake:

      content/i18n/es.json, line 10: a comma is missing at the end of this line.

      content/README.md describes how each file is written."
    `);
});
