import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { framingOwn, isAdminPage, policyHeader as policy } from '#http/headers';
import { narrowed } from '../../src/page-output/page-policy.ts';

/**
 * Gives every prerendered page its own CSP. Astro's policy lists the inline scripts and styles of the whole site; that
 * of a page is stricter and saves a kilobyte. The platform also serves a page by its file name (`/about.html`), for
 * which the adapter writes no policy, so this integration does. Admin pages may frame the editor's preview.
 */
export function policiesOfPages(): AstroIntegration {
  return {
    name: 'policies-of-pages',
    hooks: {
      // The adapter writes the headers at the end of the build.
      'astro:build:generated': async ({ dir, routeToHeaders }) => {
        const rules: string[] = [];
        for (const [path, { headers }] of routeToHeaders) {
          const files = path === '/' ? ['/index.html', '/index'] : [`${path}.html`];
          const html = await readFile(new URL(`.${files[0]}`, dir), 'utf8').catch(() => undefined);
          // Not a page, such as a sitemap.
          if (html === undefined) continue;
          const own = await narrowed(headers.get(policy) ?? '', html);
          headers.set(policy, isAdminPage(path) ? framingOwn(own) : own);
          rules.push(...files.map((file) => `${file}\n  ${policy}: ${headers.get(policy)}\n`));
        }
        await writeFile(new URL('_headers', dir), rules.join('\n'));
      },
    },
  };
}
