import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

const policy = 'Content-Security-Policy';

/**
 * Gives every page built ahead a content security policy of its own. The framework lists every inline script and style of
 * the whole site in each: a page's list here names what is on that page alone, which is stricter, and saves a kilobyte of
 * the first packets. A page is a file, and the platform serves it under the file's own name too (`/about.html`): the
 * adapter gives the policy to the page's address only, this gives it to the file's, and to `/index`, which is a page without being its address.
 */
export function policiesOfPages(): AstroIntegration {
  return {
    name: 'policies-of-pages',
    hooks: {
      // The adapter writes these headers down once the build is done.
      'astro:build:generated': async ({ dir, routeToHeaders }) => {
        const rules: string[] = [];
        for (const [path, { headers }] of routeToHeaders) {
          const file = path === '/' ? '/index.html' : `${path}.html`;
          const html = await readFile(new URL(`.${file}`, dir), 'utf8').catch(() => undefined);
          // Not a page: a sitemap, a manifest.
          if (html === undefined) continue;
          headers.set(policy, narrowed(headers.get(policy) ?? '', html));
          for (const address of addressesOf(file)) rules.push(`${address}\n  ${policy}: ${headers.get(policy)}\n`);
        }
        await writeFile(new URL('_headers', dir), rules.join('\n'));
      },
    },
  };
}

/** The addresses by which a file can be had, besides its page's own. */
function addressesOf(file: string): string[] {
  return file.endsWith('/index.html') ? [file, file.slice(0, -'.html'.length)] : [file];
}

/** A policy without the hashes of what is not in a page. */
export function narrowed(allowed: string, html: string): string {
  const inline = html.matchAll(/<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g);
  const hashes = new Set([...inline].map(([, , content = '']) => hashOf(content)));
  return allowed.replace(/ '(sha256-[^']+)'/g, (source, hash) => (hashes.has(hash) ? source : ''));
}

const hashOf = (content: string): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;
