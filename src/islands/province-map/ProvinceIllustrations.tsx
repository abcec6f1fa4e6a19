import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import {
  portraitProvinceSrcset,
  portraitSize,
  provinceIllustration,
  wholeSize,
} from '#domain/illustrations/province-illustration';
import { firstProvince, isProvinceCode, type ProvinceCode, provinceCodes } from '#domain/province';
import { savesData } from '../../api/poor-connection';
import styles from './ProvinceMap.module.css';

interface Props {
  /** `undefined` until the URL has been read. */
  readonly wanted: ProvinceCode | undefined;
  /** The province under the pointer or focus: its illustration is preloaded. */
  readonly pointed: ProvinceCode | undefined;
}

/** Illustration of the active province. The next one fades in over it once loaded. */
export function ProvinceIllustrations({ wanted, pointed }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [{ shown, requested }, dispatch] = useReducer(illustrationsAfter, undefined, () =>
    startWith(illustrationOfPage()),
  );
  const top = shown.at(-1);

  useEffect(() => {
    if (wanted) dispatch({ kind: 'wanted', code: wanted });
  }, [wanted]);
  useEffect(() => {
    if (pointed && !savesData()) dispatch({ kind: 'pointed', code: pointed });
  }, [pointed]);
  useEffect(() => {
    if (shown.length < 2) return;
    let isLast = true;
    const fading = frame.current?.getAnimations({ subtree: true }) ?? [];
    void Promise.allSettled(fading.map(({ finished }) => finished)).then(() => {
      if (isLast) dispatch({ kind: 'faded' });
    });
    return () => {
      isLast = false;
    };
  }, [shown]);

  // Visible illustrations come last in the DOM, so that adding one does not move the others.
  const hidden = requested.filter((code) => !shown.includes(code));
  return (
    <div ref={frame} className="illustrations" data-illustrations={provinceCodes.join(' ')} data-shown={top}>
      {[...hidden, ...shown].map((code) => (
        <Illustration
          key={code}
          code={code}
          isShown={shown.includes(code)}
          isOver={code === top && shown.length > 1}
          dispatch={dispatch}
        />
      ))}
    </div>
  );
}

interface IllustrationProps {
  readonly code: ProvinceCode;
  readonly isShown: boolean;
  readonly isOver: boolean;
  readonly dispatch: Dispatch<IllustrationEvent>;
}

function Illustration({ code, isShown, isOver, dispatch }: IllustrationProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    image.current?.decode().then(
      () => dispatch({ kind: 'loaded', code }),
      () => dispatch({ kind: 'failed', code }),
    );
  }, [code, dispatch]);
  const { src, srcset } = provinceIllustration(code);
  return (
    <picture hidden={!isShown}>
      <source
        media="(width < 40rem) and (orientation: portrait)"
        srcSet={portraitProvinceSrcset(code)}
        sizes={portraitSizes}
        width={portraitSize.width}
        height={portraitSize.height}
      />
      <img
        ref={image}
        className={isOver ? styles.over : undefined}
        src={src}
        srcSet={srcset}
        width={wholeSize.width}
        height={wholeSize.height}
        sizes="100vw"
        alt=""
        fetchPriority="high"
      />
    </picture>
  );
}

/**
 * The illustration in the HTML. page-scripts/linked-illustration.js replaces the default if the URL names a province.
 */
function illustrationOfPage(): ProvinceCode {
  if (typeof document === 'undefined') return firstProvince;
  const shown = document.querySelector<HTMLElement>('[data-illustrations]')?.dataset.shown;
  return isProvinceCode(shown) ? shown : firstProvince;
}

/** State of the illustrations behind the map. */
interface Illustrations {
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

/** The `sizes` of the part for phones: on less dense screens it gives up some sharpness for a smaller first load. */
const portraitSizes = '(resolution > 2dppx) 100vw, 74vw';
