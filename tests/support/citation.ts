import type { Dictionary } from '../../src/i18n/dictionary.ts';

/** The line under a figure: its publisher, or that it comes from the site's owner. */
export function citationIn({ source, ownersFigure }: Dictionary['site']): RegExp {
  return new RegExp(`^(?:${source.replace('{source}', '.+')}|${ownersFigure})$`);
}
