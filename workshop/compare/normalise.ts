import { minuteMs } from '#domain/time/day';
import { shownAt } from '../screens/site.ts';

/** Values of one site, such as its origin, by the name that replaces them. */
export type Own = ReadonlyMap<string, string>;

/** Headers that vary between requests, or depend on the body only. */
const ignored = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']);

/** Removes parts of a body that differ between two builds or runs of the same code. */
export function normaliseBody(body: string, own: Own): string {
  return normaliseText(body, own)
    .replace(/ data-astro-cid-[a-z0-9]+(?:="")?/g, '')
    .replace(/\[data-astro-cid-[a-z0-9]+\]/g, '')
    .replace(/(<astro-island[^>]*? )uid="[^"]*"/g, '$1uid="*"')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/ component-export="[^"]*"/g, ' component-export="*"')
    .replace(/ opts="\{&quot;name&quot;:&quot;[^&]*&quot;/g, ' opts="{&quot;name&quot;:&quot;*&quot;')
    .replace(/ class="([^"]*)"/g, (_, names: string) => ` class="${normaliseClasses(names)}"`)
    .replace(
      /(<style[^>]*>)([\s\S]*?)<\/style>/g,
      (_, tag: string, css: string) => `${tag}${normaliseCss(css)}</style>`,
    )
    .replace(/(<link [^>]*\/_astro\/\*\.(?:js|css)"[^>]*>)(?:\1)+/g, '$1');
}

/** The headers of a response, one per line, sorted. */
export function normaliseHeaders(headers: Headers, own: Own): string {
  return [...headers]
    .filter(([name]) => !ignored.has(name))
    .map(([name, value]) => `${name}: ${normaliseHeader(name, value, own)}`)
    .sort()
    .join('\n');
}

function normaliseHeader(name: string, value: string, own: Own): string {
  if (name === 'etag') return value.replace(/"[^"]+"/, '"*"');
  if (name === 'last-modified') return '*';
  return normaliseText(value, own).replace(/(?:'sha256-[^']+' ?)+/g, "'sha256-*' ");
}

function normaliseText(text: string, own: Own): string {
  let replaced = text;
  for (const [name, value] of own) replaced = replaced.replaceAll(value, `<${name}>`);
  return (
    replaced
      .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '<token>')
      .replace(/\/_astro\/[^"'`\s,)&?<>\\;]+?\.(js|css)\b/g, '/_astro/*.$1')
      // Families of fonts.
      .replace(/([A-Z]\w+)-[0-9a-f]{16}\b/g, '$1-*')
      .replace(/\/_astro\/fonts\/[0-9a-f]+\./g, '/_astro/fonts/*.')
      .replace(/\/_astro\/([^"'`\s,)&?<>\\;./]+)\.[\w-]{8}(?:_\w+)?\.(\w+)/g, '/_astro/$1.*.$2')
      .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, (time) => (isNow(Date.parse(time)) ? '<now>' : time))
  );
}

/** Whether a time in milliseconds is that of the build or of the fixed clock, which this tool uses too. */
function isNow(time: number): boolean {
  const real = performance.timeOrigin + performance.now();
  return (time >= shownAt && time < shownAt + 10 * minuteMs) || Math.abs(time - real) < 60 * minuteMs;
}

/** Removes Astro scopes, and the hashes of CSS modules (`[local]-[hash:base64:3]`). */
const normaliseClasses = (names: string): string =>
  names
    .split(/\s+/)
    .filter((name) => name !== '' && !/^astro-[a-z0-9]{8}$/.test(name))
    .map((name) => name.replace(/-[\w+-]{3}$/, '-*'))
    .join(' ');

/**
 * Removes the same from selectors. Sorts the rules, because their order depends on module paths; `npm run
 * visual-regression` finds changes of order that are visible.
 */
const normaliseCss = (css: string): string =>
  rulesOf(css)
    .map((rule) =>
      rule
        .replace(/:where\(\.astro-[a-z0-9]{8}\)|\.astro-[a-z0-9]{8}/g, '')
        .replace(/(\.[a-zA-Z]\w*)-[\w+-]{3}(?=[\s{.,:>+~)[])/g, '$1-*'),
    )
    .sort()
    .join('\n');

/** The outermost rules of a style sheet. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let [depth, from] = [0, 0];
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    rules.push(css.slice(from, index + 1).trim());
    from = index + 1;
  }
  return [...rules, css.slice(from).trim()];
}
