import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import netlify from '@astrojs/netlify';
import { cacheNetlify } from '@astrojs/netlify/cache';
import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { policiesOfHtmlAddresses } from './scripts/html-addresses.ts';

const site = process.env.SITE_URL ?? process.env.URL ?? `http://localhost:${process.env.PORT ?? 8888}`;

const latin = [
  ['U+0000-00FF', 'U+0131', 'U+0152-0153', 'U+02BB-02BC', 'U+02C6', 'U+02DA', 'U+02DC', 'U+0304', 'U+0308', 'U+0329'],
  ['U+2000-206F', 'U+20AC', 'U+2122', 'U+2191', 'U+2193', 'U+2212', 'U+2215', 'U+FEFF', 'U+FFFD'],
].flat();

/** A variable font from its fontsource package, with metric-matched fallbacks made from the local ones. */
function font({ name, cssVariable, file, fallbacks, ...variant }) {
  const src = [`./node_modules/@fontsource-variable/${file}`];
  return {
    name,
    cssVariable,
    fallbacks,
    optimizedFallbacks: true,
    provider: fontProviders.local(),
    options: {
      variants: [{ src, weight: '100 900', style: 'normal', display: 'swap', unicodeRange: latin, ...variant }],
    },
  };
}

/** The hash that lets one inline script run under the content security policy. */
function inlineScriptHash(file) {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file' },
  session: false,
  adapter: netlify({
    staticHeaders: true,
    imageCDN: false,
    devFeatures: { images: true, edgeFunctions: false, environmentVariables: false },
  }),
  cache: { provider: cacheNetlify() },
  integrations: [react(), policiesOfHtmlAddresses()],
  // No code is shown, and Shiki's inline styles are against the policy.
  markdown: { syntaxHighlight: false },
  fonts: [
    font({
      name: 'Piazzolla',
      cssVariable: '--font-display',
      file: 'piazzolla/files/piazzolla-latin-opsz-normal.woff2',
      fallbacks: ['Georgia', 'serif'],
    }),
    font({
      name: 'Archivo',
      cssVariable: '--font-text',
      file: 'archivo/files/archivo-latin-wdth-normal.woff2',
      fallbacks: ['Arial', 'sans-serif'],
      stretch: '62% 125%',
    }),
  ],
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
        "object-src 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ],
      scriptDirective: { hashes: [inlineScriptHash('./src/scripts/stored-language.js')] },
    },
  },
});
