import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { localizedLinks } from '../../../scripts/build/localized-links.ts';

const inFile = (language: string, markdown: string) =>
  markdownToHtml(markdown, {
    fileURL: new URL(`file:///home/es/site/content/guide/${language}/taxes.md`),
    hastPlugins: [localizedLinks],
  }).html.trim();

test.each([
  ['es', '/es/guide/exchange#rules'],
  ['zh', '/zh/guide/exchange#rules'],
  ['en', '/guide/exchange#rules'],
])('A link in a text in %s leads to the page in that language', (language, path) => {
  const linked = `<p><a href="${path}">one</a></p>`;
  expect(inFile(language, '[one](/guide/exchange#rules)')).toBe(linked);
  expect(inFile(language, '[one][here]\n\n[here]: /guide/exchange#rules')).toBe(linked);
});

test.each(['https://www.example.com/guide', 'mailto:ana@example.com', '#rules', '//www.example.com'])(
  'A link to %s is unchanged',
  (url) => {
    expect(inFile('es', `[one](${url})`)).toBe(`<p><a href="${url}">one</a></p>`);
  },
);

test('A text outside the folders of languages keeps its links', () => {
  const fileURL = new URL('file:///es/content/notes/taxes.md');
  const { html } = markdownToHtml('[one](/guide)', { fileURL, hastPlugins: [localizedLinks] });
  expect(html.trim()).toBe('<p><a href="/guide">one</a></p>');
});
