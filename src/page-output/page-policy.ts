import { playerOrigins } from '#domain/video';

// Narrows the content security policy to one page, whose inline style sheets are joined so that it lists one hash.

/** Separator of joined style sheets. */
const joint = '/**/';

const hashes = / 'sha256-[^']+'/g;

/** Inline style sheets. Only those in the head are joined. */
const styleElement = /<style>([\s\S]*?)(?:<\/style>|$)/g;

/** Attribute of a video player. Text cannot contain it, because `"` is escaped in text. */
const player = ' data-player="https://';

/** Joins the inline style sheets of the head: each separate one would need a hash of 60 bytes in the policy. */
export function withOneStyleSheet(html: string): string {
  const end = html.indexOf('</head>');
  if (end < 0) return html;
  const head = html.slice(0, end);
  const sheets = [...head.matchAll(styleElement)].map(([, sheet = '']) => sheet);
  if (sheets.length < 2) return html;
  return `${head.replaceAll(styleElement, '')}<style>${sheets.join(joint)}</style>${html.slice(end)}`;
}

/**
 * Narrows the site's content security policy to one page. Astro's policy lists the hashes of all inline scripts and
 * styles of the site; this keeps those of the page, which is stricter and saves kilobytes. Frames are only allowed on
 * pages with a player.
 */
export async function narrowed(allowed: string, html: string): Promise<string> {
  const known = new Set(allowed.match(hashes));
  const own: Record<string, string[]> = { script: [], style: [] };
  for (const [, tag = '', content = ''] of html.matchAll(/<(script|style)\b[^>]*(?:>|$)([\s\S]*?)(?:<\/\1>|$)/g)) {
    const parts = await Promise.all((tag === 'style' ? content.split(joint) : [content]).map(hashOf));
    if (parts.every((part) => known.has(part))) own[tag]?.push(await hashOf(content));
  }
  const policy = allowed
    .replaceAll(hashes, '')
    .replace(/\b(script|style)-src [^;]*/g, (sources, tag) => [sources.trimEnd(), ...new Set(own[tag])].join(''));
  return html.includes(player) ? policy : policy.replace(`frame-src ${playerOrigins.join(' ')}`, "frame-src 'none'");
}

/** Returns the CSP source of an inline script or style, with a leading space. */
async function hashOf(content: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return ` 'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
