import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { withoutHtml } from '../../../scripts/build/without-html.ts';

test.each([
  ['a block', 'One\n\n<script>alert(1)</script>\n\nTwo', '<p>One</p>\n<p>Two</p>'],
  ['a line', 'One <b onclick="alert(1)">two</b> three', '<p>One two three</p>'],
  ['a comment', 'One <!-- two --> three', '<p>One  three</p>'],
])('Raw HTML in %s does not pass from Markdown into a page', (_, markdown, html) => {
  expect(markdownToHtml(markdown, { mdastPlugins: [withoutHtml] }).html.trim()).toBe(html);
});
