import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/**
 * A page is a file, and the platform serves it under the file's own name too (`/about.html`). The framework adapter gives
 * the content security policy to the page's address only; this gives it to the file's.
 */
export function policiesOfHtmlAddresses(): AstroIntegration {
  return {
    name: 'policies-of-html-addresses',
    hooks: {
      'astro:build:generated': async ({ dir, routeToHeaders }) => {
        const rules = [...routeToHeaders].map(([path, { headers }]) => {
          const file = path === '/' ? '/index.html' : `${path}.html`;
          return `${file}\n  Content-Security-Policy: ${headers.get('Content-Security-Policy')}\n`;
        });
        await writeFile(new URL('_headers', dir), rules.join('\n'));
      },
    },
  };
}
