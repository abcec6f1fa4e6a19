import type { Plugin } from 'vite';

/** A length just below another. */
const step = 0.001;

/**
 * Converts `(width < 40rem)` to `(max-width: 39.999rem)`. Lightning CSS would write `not (min-width: 40rem)` for Safari
 * 15.6, which Safari supports only since 16.4.
 */
export function mediaQueries(): Plugin {
  return {
    name: 'media-queries',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css\b/ },
      handler: (code) => ({ code: withoutRanges(code), map: null }),
    },
  };
}

/** Removes ranges from the media queries of a style sheet. */
export function withoutRanges(css: string): string {
  return css
    .replace(/\(([\d.]+)rem <= (width|height) < ([\d.]+)rem\)/g, '($2 >= $1rem) and ($2 < $3rem)')
    .replace(/\((width|height) >= ([\d.]+)rem\)/g, '(min-$1: $2rem)')
    .replace(/\((width|height) < ([\d.]+)rem\)/g, (_, side, rem) => `(max-${side}: ${Number(rem) - step}rem)`);
}
