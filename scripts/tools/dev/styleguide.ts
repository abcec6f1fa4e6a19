import type { AstroIntegration } from 'astro';

/** Adds `/styleguide` to Astro's development server: the components in all their states, in each language. */
export function styleguide(): AstroIntegration {
  return {
    name: 'styleguide',
    hooks: {
      'astro:config:setup': ({ injectRoute }) =>
        injectRoute({ pattern: '/[...language]/styleguide', entrypoint: './src/styleguide/styleguide.astro' }),
    },
  };
}
