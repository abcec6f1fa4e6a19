import type { Dictionary } from '../../src/i18n/dictionary.ts';

/** What stands under a figure: its publisher, or that the site's owner gives it. */
export function citationIn({ source, ownersFigure }: Dictionary['site']): RegExp {
  return new RegExp(`^(?:${source.replace('{source}', '.+')}|${ownersFigure})$`);
}
