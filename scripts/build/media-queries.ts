import type { Plugin } from 'vite';

/** A length that is just below another: no screen is that little wider. */
const step = 0.001;

/**
 * Writes `(width < 40rem)` of our style sheets as `(max-width: 39.999rem)`. What Lightning CSS makes of it for Safari
 * 15.6, `not (min-width: 40rem)`, Safari reads only since 16.4.
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

/** A style sheet whose media queries have no range. */
export function withoutRanges(css: string): string {
  return css
    .replace(/\(([\d.]+)rem <= (width|height) < ([\d.]+)rem\)/g, '($2 >= $1rem) and ($2 < $3rem)')
    .replace(/\((width|height) >= ([\d.]+)rem\)/g, '(min-$1: $2rem)')
    .replace(/\((width|height) < ([\d.]+)rem\)/g, (_, side, rem) => `(max-${side}: ${Number(rem) - step}rem)`);
}
