import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Inline scripts that run before all others. */
const inlineScripts = ['stored-language.js', 'linked-illustration.js'] as const;

/** The hashes of these scripts for the CSP. */
export const inlineScriptHashes = (): `sha256-${string}`[] =>
  inlineScripts.map((file) =>
    scriptHash(readFileSync(new URL(`../../src/page-scripts/${file}`, import.meta.url), 'utf8')),
  );

/** The hash of a script. A checkout may have CRLF line breaks, which browsers read as `\n`. */
export function scriptHash(source: string): `sha256-${string}` {
  const parsed = source.replaceAll(/\r\n?/g, '\n');
  return `sha256-${createHash('sha256').update(parsed).digest('base64')}`;
}
