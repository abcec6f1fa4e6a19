import { expect } from 'vitest';
import { languages } from '#domain/language';
import { localizedPath } from '../../src/i18n/path.ts';
import { all, attributes, fetchPage, textOf } from '../support/pages.ts';
import { test } from '../support/sites/site-test.ts';

const hostile = {
  title: `</title></script><script>hacked()</script><img src=x onerror=hacked()>"'>{{hacked()}}`,
  subtitle: `--><svg onload=hacked()>" onfocus=hacked() autofocus x=" </noscript>&lt;b&gt;`,
  description: `<iframe srcdoc="<script>parent.hacked()</script>"></iframe>\n</pre></template><style>*{display:none}</style>\u00a0javascript:hacked()`,
} as const;

/** Unclosed tags: code that searches a finished page for tags could read far past them. */
const unclosed = [
  { title: 'Open style', subtitle: 'We use the <style> element' },
  { title: 'T <script> t', subtitle: 'A </head> and a <!-- comment' },
  { title: 'Open main', subtitle: 'a <main> 3个月 <a id=hacked href=https://evil.example>Log in</a>' },
] as const;

test('HTML and script in an opportunity are text on its page, in its head and in the list, in each language', async ({
  createOpportunity,
}) => {
  const { id } = await createOpportunity({ ...hostile, sector: 'research' });
  for (const language of languages) {
    const { document } = await fetchPage(`/opportunity/${id}`, language);
    expect(document.querySelector('h1')?.textContent?.trim()).toBe(hostile.title);
    expect(document.querySelector('main')?.textContent).toContain(hostile.subtitle);
    expect(document.querySelector('main')?.textContent).toContain('<iframe srcdoc="<script>parent.hacked()</script>"');
    expect(document.title).toContain(hostile.title);
    expect(attributes(document, 'meta[property="og:title"]', 'content').join()).toContain('</script><script>');
    expect(attributes(document, 'meta[property="og:description"]', 'content').join()).toContain('--><svg');
    const structured = all(document, 'script[type="application/ld+json"]').map(({ textContent }) => textContent ?? '');
    expect(structured.length).toBeGreaterThan(0);
    expect(structured.map((text) => JSON.stringify(JSON.parse(text))).join()).toContain('<script>hacked()</script>');
    for (const text of structured) expect(text).not.toMatch(/<\/script|<!--/i);
    const list = (await fetchPage('/opportunities/research', language)).document;
    expect(all(list, 'h2').map((title) => title.textContent)).toContain(hostile.title);
    for (const page of [document, list]) {
      expect(all(page, 'main iframe, main svg[onload], main img[onerror], [autofocus]')).toEqual([]);
    }
  }
});

test('A tag in the text of an opportunity is text, and its page keeps its head, styles and policy', async ({
  createOpportunity,
}) => {
  for (const { title, subtitle } of unclosed) {
    const { id } = await createOpportunity({ title, subtitle, sector: 'research' });
    for (const language of languages) {
      const path = localizedPath(`/opportunity/${id}`, language);
      const { document, headers } = await fetchPage(`/opportunity/${id}`, language);
      expect(headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/);
      expect(all(document.head, 'style')).toHaveLength(1);
      expect(attributes(document.head, 'meta[name="description"]', 'content')).toEqual([subtitle]);
      expect(attributes(document, '[data-share]', 'data-title')).toEqual([title]);
      const [canonical = ''] = attributes(document.head, 'link[rel="canonical"]', 'href');
      expect(new URL(canonical).pathname).toBe(path);
      expect(all(document, 'main p').map(textOf)).toContain(subtitle);
      expect(document.getElementById('hacked')).toBeNull();
    }
  }
});
