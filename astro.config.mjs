import { fileURLToPath } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import netlify from '@astrojs/netlify';
import { cacheNetlify } from '@astrojs/netlify/cache';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { showsExample } from './netlify/env/index.ts';
import { adminPreloads } from './scripts/build/admin-preloads.ts';
import { afterLoadDirective } from './scripts/build/after-load-directive.ts';
import { atlasSheets } from './scripts/build/atlas-sheets.ts';
import { buildTarget } from './scripts/build/browser-floor.ts';
import { clientChunks } from './scripts/build/client-chunks.ts';
import { contentCheck } from './scripts/build/content-check.ts';
import { siteFonts } from './scripts/build/fonts/site-fonts.ts';
import { illustrations } from './scripts/build/illustrations.ts';
import { picturesLeftOut } from './scripts/build/illustrations-on-request.ts';
import { inlineScriptHashes } from './scripts/build/inline-scripts.ts';
import { localizedLinks } from './scripts/build/localized-links.ts';
import { mediaQueries } from './scripts/build/media-queries.ts';
import { policiesOfPages } from './scripts/build/page-policies.ts';
import { provinceNameModule } from './scripts/build/province-names.ts';
import { searchIndex } from './scripts/build/search-index.ts';
import { siteURL } from './scripts/build/site-url.ts';
import { stackedTables } from './scripts/build/stacked-tables.ts';
import { ownersList } from './scripts/build/still-to-fill-in.ts';
import { withoutHtml } from './scripts/build/without-html.ts';
import { playerOrigins } from './src/domain/video.ts';

// With it the adapter adds the deploy to the URL of every hashed file: each deploy would empty the browsers’ caches
// (docs/decisions/0025).
delete process.env.DEPLOY_ID;

export default defineConfig({
  scopedStyleStrategy: 'class',
  site: siteURL(process.env),
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  session: false,
  adapter: netlify({
    staticHeaders: true,
    imageCDN: false,
    devFeatures: { images: true, edgeFunctions: false, environmentVariables: false },
  }),
  cache: { provider: cacheNetlify() },
  integrations: [
    contentCheck(),
    react(),
    adminPreloads(),
    afterLoadDirective(),
    policiesOfPages(),
    picturesLeftOut(),
    illustrations(),
    atlasSheets(),
    searchIndex(),
    ownersList(showsExample()),
  ],
  // No code is shown, and Shiki's inline styles are against the policy.
  markdown: {
    syntaxHighlight: false,
    processor: satteri({ mdastPlugins: [withoutHtml], hastPlugins: [localizedLinks, stackedTables] }),
  },
  vite: {
    plugins: [clientChunks(), mediaQueries(), provinceNameModule()],
    // Short: they are in every page, once for each element.
    css: { modules: { generateScopedName: '[local]-[hash:base64:3]' } },
    // The islands' script is a file because it would be long inside a page.
    build: {
      target: buildTarget(),
      assetsInlineLimit: (path) => (path.includes('IslandsScript') ? false : undefined),
    },
  },
  fonts: await siteFonts(fileURLToPath(new URL('.', import.meta.url))),
  security: {
    // The functions refuse cross-site writes themselves; Astro's own pages change nothing.
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'none'",
        "connect-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        `frame-src ${playerOrigins.join(' ')}`,
        "object-src 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ],
      scriptDirective: { hashes: inlineScriptHashes() },
    },
  },
});
