import type { HtmlPolicy } from '../images/prepare-image';

let policy: HtmlPolicy | undefined;

/**
 * The HTML of the clipboard as a document of its own: it runs no script and loads nothing. Trusted Types need a policy for
 * it; only texts, known elements and checked addresses are read from the result.
 */
export function clipboardPage(html: string): Document {
  policy ??= window.trustedTypes?.createPolicy('pasted', { createHTML: (own) => own });
  const inert = withInertStyles(html);
  return new DOMParser().parseFromString(policy?.createHTML(inert) ?? inert, 'text/html');
}

/** Matches style elements and start tags. An unclosed one extends to the end, so that the time is linear. */
const styled = /<style\b[\s\S]*?(?:<\/style>|$)|<[a-z](?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^"'>])*/gi;
const styleAttribute = /(\s)style(?=\s*=)/gi;

/** The attribute that has an element's styles. */
export const inertStyle = 'data-style';

/** HTML without styles: a parsed page has the policy of its creator, which reports each of them. */
export function withInertStyles(html: string): string {
  return html.replace(styled, (tag) => (/^<style/i.test(tag) ? '' : tag.replace(styleAttribute, `$1${inertStyle}`)));
}
