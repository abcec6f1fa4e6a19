import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const entrypoint = fileURLToPath(new URL('./after-load-directive/hydrate.ts', import.meta.url));

/** Makes `client:settled` known (settled-directive/hydrate.ts). */
export function settledDirective(): AstroIntegration {
  return {
    name: 'settled-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => addClientDirective({ name: 'settled', entrypoint }),
    },
  };
}
