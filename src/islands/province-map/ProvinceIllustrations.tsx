import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import {
  portraitProvinceSrcset,
  portraitSize,
  portraitSizes,
  provinceIllustration,
  wholeSize,
} from '#domain/illustrations/province-illustration';
import { firstProvince, isProvinceCode, type ProvinceCode, provinceCodes } from '#domain/province';
import { savesData } from '../../api/data-saver';
import { type IllustrationEvent, illustrationsAfter, startWith } from './illustrations';
import styles from './ProvinceIllustrations.module.css';

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
