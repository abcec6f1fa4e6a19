import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const entrypoint = fileURLToPath(new URL('./after-load-directive/hydrate.ts', import.meta.url));

/** Adds `client:after-load` (after-load-directive/hydrate.ts). */
export function afterLoadDirective(): AstroIntegration {
  return {
    name: 'after-load-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => addClientDirective({ name: 'after-load', entrypoint }),
    },
  };
}
