import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const entrypoint = fileURLToPath(new URL('../../src/page-scripts/after-load.ts', import.meta.url));

/** Adds `client:after-load` (src/page-scripts/after-load.ts). */
export function afterLoadDirective(): AstroIntegration {
  return {
    name: 'after-load-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => addClientDirective({ name: 'after-load', entrypoint }),
    },
  };
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:after-load'?: boolean | 'near';
  }
}
