import type { ProvinceCode } from '#domain/province';

/** State of the illustrations behind the map. */
export interface Illustrations {
  /** The one to show as soon as it has loaded. */
  readonly wanted: ProvinceCode;
  /** Visible ones, the last on top; several during a cross-fade. */
  readonly shown: readonly ProvinceCode[];
  /** Loading or loaded. */
  readonly requested: readonly ProvinceCode[];
  readonly loaded: readonly ProvinceCode[];
}

export type IllustrationEvent =
  | { readonly kind: 'pointed' | 'wanted' | 'loaded' | 'failed'; readonly code: ProvinceCode }
  | { readonly kind: 'faded' };

export function startWith(code: ProvinceCode): Illustrations {
  return { wanted: code, shown: [code], requested: [code], loaded: [code] };
}

/** Reducer. */
export function illustrationsAfter(before: Illustrations, event: IllustrationEvent): Illustrations {
  if (event.kind === 'faded') return { ...before, shown: before.shown.slice(-1) };
  const { code } = event;
  const { requested, loaded } = before;
  switch (event.kind) {
    case 'pointed':
      return { ...before, requested: withCode(requested, code) };
    case 'wanted':
      return shownIfLoaded({ ...before, wanted: code, requested: withCode(requested, code) });
    case 'loaded':
      return shownIfLoaded({ ...before, loaded: withCode(loaded, code) });
    case 'failed':
      // The previous one stays visible; choosing this province again retries.
      return { ...before, requested: requested.filter((one) => one !== code) };
  }
}

function shownIfLoaded(illustrations: Illustrations): Illustrations {
  const { wanted, shown, loaded } = illustrations;
  if (!loaded.includes(wanted) || shown.at(-1) === wanted) return illustrations;
  return { ...illustrations, shown: [...shown.filter((one) => one !== wanted), wanted] };
}

const withCode = (codes: readonly ProvinceCode[], code: ProvinceCode): readonly ProvinceCode[] =>
  codes.includes(code) ? codes : [...codes, code];
