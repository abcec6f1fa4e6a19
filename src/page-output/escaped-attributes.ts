/**
 * A comment; a script or a style sheet with what is in it, which is no markup; the start of any other element. What never
 * ends goes on to the end of the page, as for a browser: so no part can fail once it has begun, and the time is linear.
 */
const markup =
  /<!--[\s\S]*?(?:-->|$)|(<(script|style)\b(?:"[^"]*(?:"|$)|[^">])*(?:>|$))[\s\S]*?(?:<\/\2>|$)|(<[a-z](?:"[^"]*(?:"|$)|[^">])*)/g;

/**
 * A page that has `<` and `>` in its markup and scripts alone. The framework writes them into attributes as they are; after
 * this, no text of an attribute can be taken for a tag by what rewrites a page or reads what is on it.
 */
export function withEscapedAttributes(html: string): string {
  return html.replace(markup, (found, embedding: string | undefined) => {
    if (found.startsWith('<!--')) return found;
    return embedding === undefined ? escaped(found) : escaped(embedding) + found.slice(embedding.length);
  });
}

const escaped = (tag: string): string =>
  tag.replace(/"[^"]*"/g, (value) => value.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
