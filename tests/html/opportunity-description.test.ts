import { describe, expect } from 'vitest';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { all, attributes, fetchPage, textOf } from '../support/pages.ts';
import { test } from '../support/sites/site-test.ts';

const structured = `¶¶¶

## The site <script>

Two **wells**; see [the map](https://example.com/?a=1&b="2")
and [this](javascript:alert(1)).

- Water
  1. wells
- Power

### Costs

| Stage | US$ | Year |
| --- | --- | --- |
| Wells | 3,500 | 2027 |`;

describe('the description on the page', () => {
  test('A page shows the headings, lists, links and tables of a structured description, and no other HTML', async ({
    createOpportunity,
  }) => {
    const { id } = await createOpportunity({ description: structured });
    const { document } = await fetchPage(`/opportunity/${id}`, 'es');
    const content = document.querySelector('article .content');
    if (!content) throw new Error('The page has no description.');
    expect(all(content, 'h2, h3').map((heading) => [heading.localName, textOf(heading)])).toEqual([
      ['h2', 'The site <script>'],
      ['h3', 'Costs'],
    ]);
    expect(all(content, 'strong').map(textOf)).toEqual(['wells']);
    expect(all(content, 'p br')).toHaveLength(1);
    expect(
      all(content, 'a').map((link) => [textOf(link), link.getAttribute('href'), link.getAttribute('rel')]),
    ).toEqual([['the map', 'https://example.com/?a=1&b=%222%22', 'nofollow noopener']]);
    expect(textOf(content)).toContain('[this](javascript:alert(1))');
    expect(all(content, 'ul > li').map(textOf)).toEqual(['Waterwells', 'Power']);
    expect(all(content, 'ul ol > li').map(textOf)).toEqual(['wells']);
    expect(all(content, '[role=group][tabindex="0"] thead th[scope=col]').map(textOf)).toEqual([
      'Stage',
      'US$',
      'Year',
    ]);
    expect(all(content, 'tbody td').map(textOf)).toEqual(['Wells', '3,500', '2027']);
    expect(attributes(content, '[role=group]', 'aria-label')).toEqual([dictionaryOf('es').opportunity.table]);
    expect(all(content, 'script')).toEqual([]);
    expect(textOf(content)).not.toContain('¶');
  });

  test('A plain description keeps its signs, line breaks and spaces, also those of the markup', async ({
    createOpportunity,
  }) => {
    const plain = '## A\n- one\n* two  **b**\t| c |\n| --- |\n[d](https://d.example) ¶¶¶';
    const { id } = await createOpportunity({ description: plain });
    const { document } = await fetchPage(`/opportunity/${id}`, 'en');
    const content = document.querySelector('article .content');
    expect(all(document, 'article .content p').map(({ textContent }) => textContent)).toEqual([plain]);
    expect(content && all(content, 'h2, h3, ul, table, a, strong')).toEqual([]);
  });
});
