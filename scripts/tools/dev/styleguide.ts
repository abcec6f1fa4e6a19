import type { AstroIntegration } from 'astro';

/** Gives Astro's development server `/styleguide`, in each language: the parts of the site in all their states. */
export function styleguide(): AstroIntegration {
  return {
    name: 'styleguide',
    hooks: {
      'astro:config:setup': ({ injectRoute }) =>
        injectRoute({ pattern: '/[...language]/styleguide', entrypoint: './src/styleguide/styleguide.astro' }),
    },
  };
}
