import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Scripts that pages carry as they are, to be run before any other. */
const inlineScripts = ['stored-language.js', 'linked-illustration.js'] as const;

/** The hashes that let these scripts run under the content security policy. */
export const inlineScriptHashes = (): `sha256-${string}`[] =>
  inlineScripts.map((file) =>
    scriptHash(readFileSync(new URL(`../../src/page-scripts/${file}`, import.meta.url), 'utf8')),
  );

/** The hash of a script, whose line breaks a checkout may have changed: a browser has read each of them as `\n`. */
export function scriptHash(source: string): `sha256-${string}` {
  const parsed = source.replaceAll(/\r\n?/g, '\n');
  return `sha256-${createHash('sha256').update(parsed).digest('base64')}`;
}
