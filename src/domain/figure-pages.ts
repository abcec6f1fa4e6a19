import { keysOf } from '#domain/keys';

/**
 * The pages of figures, by their names in `content/numbers/pages.yaml`: the English path, the page that the list of
 * sections leads to, and whether prices are shown in pesos and dollars.
 */
export const figurePages = {
  economy: { path: '/argentina-in-numbers', next: 'society', hasBothCurrencies: false },
  society: { path: '/argentina-in-numbers/society', next: 'economy', hasBothCurrencies: false },
  costs: { path: '/costs', next: 'labour', hasBothCurrencies: true },
  labour: { path: '/costs/labour', next: 'costs', hasBothCurrencies: true },
} as const;

export type FigurePageKey = keyof typeof figurePages;

export const figurePageKeys: readonly FigurePageKey[] = keysOf(figurePages);

export const figurePagePaths: readonly string[] = Object.values(figurePages).map(({ path }) => path);
