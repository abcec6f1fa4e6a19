import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { framingOwn, isAdminPage, policyHeader as policy } from '#http/headers';
import { narrowed } from '../../src/page-output/page-policy.ts';

/**
 * Gives every prebuilt page a content security policy of its own. The framework's policy lists every inline script and
 * style of the whole site; a page's own policy lists what is on that page alone, which is stricter, and saves a
 * kilobyte of the first packets. The platform also serves a page by the name of its file (`/about.html`). The adapter
 * gives the policy to the page's own path only; this integration gives it to the other, too. A page of the admin area
 * may show the editor's preview in a frame.
 */
export function policiesOfPages(): AstroIntegration {
  return {
    name: 'policies-of-pages',
    hooks: {
      // The adapter writes these headers down once the build is done.
      'astro:build:generated': async ({ dir, routeToHeaders }) => {
        const rules: string[] = [];
        for (const [path, { headers }] of routeToHeaders) {
          const files = path === '/' ? ['/index.html', '/index'] : [`${path}.html`];
          const html = await readFile(new URL(`.${files[0]}`, dir), 'utf8').catch(() => undefined);
          // Not a page: a sitemap, a manifest.
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
