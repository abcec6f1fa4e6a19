import { playerOrigins } from '#domain/video';

/** What stands between style sheets that have been written into one element. */
const joint = '/**/';

const hashes = / 'sha256-[^']+'/g;

/** An inline style sheet of a page's head; in the body they stay where they are. */
const styleElement = /<style>([\s\S]*?)(?:<\/style>|$)/g;

/** The attribute of a player. No text reads like it: its `"` would be escaped. */
const player = ' data-player="https://';

/** A page with the style sheets of its head in one element: each would cost the policy a hash of 60 bytes. */
export function withOneStyleSheet(html: string): string {
  const end = html.indexOf('</head>');
  if (end < 0) return html;
  const head = html.slice(0, end);
  const sheets = [...head.matchAll(styleElement)].map(([, sheet = '']) => sheet);
  if (sheets.length < 2) return html;
  return `${head.replaceAll(styleElement, '')}<style>${sheets.join(joint)}</style>${html.slice(end)}`;
}

/**
 * The content security policy of one page. The framework's lists every inline script and style of the whole site; a page's
 * own lists what is on that page alone, which is stricter, and saves kilobytes of the first packets. It frames a player
 * where it has one.
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

/** The source that allows an inline script or style, with the space before it. */
async function hashOf(content: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return ` 'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
