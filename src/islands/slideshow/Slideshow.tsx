import { type Dispatch, type ReactNode, useEffect, useRef } from 'react';
import type { Slide } from '#domain/calls/slides';
import type { Language } from '#domain/language';
import { guarded } from '../../ui/IslandBoundary';
import styles from './Slideshow.module.css';
import { type SlideshowAction, useSlideshow } from './use-slideshow';

/** Timeout of a slide, in milliseconds; it is skipped afterwards. */
const timeout = 20_000;

interface Props {
  readonly language: Language;
  /** Number of slides. */
  readonly total: number;
  readonly texts: { readonly loading: string; readonly pause: string; readonly play: string };
  /**
   * The first slide and its caption are slots, so that the HTML has them. They are hidden and never unmounted: Trusted
   * Types keep React from inserting a slot a second time.
   */
  readonly first?: ReactNode;
  readonly caption?: ReactNode;
}

/** Slides of the home page and their controls. The heading and buttons above the slides are not part of it. */
export const Slideshow = guarded(function Slideshow({ language, total, texts, first, caption }: Props) {
  const [state, dispatch] = useSlideshow(language);
  const { offered, playing, started, others, arrived, settled, current, previous } = state;
  const place = (slide: number) => ({
    'data-slide': slide === current ? 'current' : slide === previous ? 'previous' : undefined,
    'aria-hidden': slide !== current || undefined,
  });
  const shown = others?.[current - 1]?.caption;
  const isComplete = others !== undefined && settled > others.length;
  return (
    <>
      <div className={styles.stage} data-stage data-playing={playing || undefined}>
        <div className={styles.slide} {...place(0)}>
          {first}
        </div>
        {others?.map((slide, index) => {
          const number = index + 1;
          return (
            (number === settled || arrived.includes(number)) && (
              <div key={slide.src} className={styles.slide} {...place(number)}>
                <LaterSlide slide={slide} number={number} dispatch={dispatch} />
              </div>
            )
          );
        })}
      </div>
      <div className={`page ${styles.controls}`}>
        <div className={`screen-only ${styles.foot}`}>
          <progress
            className={styles.loader}
            max={total}
            value={settled}
            aria-label={texts.loading}
            hidden={!started || isComplete}
          />
          <p className={`caption ${styles.caption}`} data-caption>
            <span hidden={current !== 0}>{caption}</span>
            {shown && (
              <>
                {shown.numbered}
                <i>{shown.name}</i>
                {shown.space}
                <span>{shown.coordinates}</span>
              </>
            )}
          </p>
          <p className={styles.count} aria-hidden="true" hidden={!offered}>
            {current + 1} / {total}
          </p>
          <button
            className={`icon-button ${styles.button}`}
            type="button"
            aria-label={playing ? texts.pause : texts.play}
            hidden={!offered}
            onClick={() => dispatch({ kind: 'play', playing: !playing })}
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d={playing ? 'M8 5v14M16 5v14' : 'M8 5l11 7-11 7z'} />
            </svg>
          </button>
        </div>
      </div>
    </>
  );
});

interface LaterSlideProps {
  readonly slide: Slide;
  readonly number: number;
  readonly dispatch: Dispatch<SlideshowAction>;
}

/** Loads its slide when rendered and reports when the image is decoded. */
function LaterSlide({ slide, number, dispatch }: LaterSlideProps) {
  const { src, srcset, sizes, portrait, leans, alt } = slide;
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    let isSettled = false;
    const settle = (arrived: boolean) => {
      if (!isSettled) dispatch({ kind: 'settled', slide: number, arrived });
      isSettled = true;
      clearTimeout(timer);
    };
    const timer = setTimeout(() => settle(false), timeout);
    image.current?.decode().then(
      () => settle(true),
      () => settle(false),
    );
    return () => {
      isSettled = true;
      clearTimeout(timer);
    };
  }, [number, dispatch]);
  return (
    <picture>
      {portrait && <source media={portrait.media} sizes={portrait.sizes} srcSet={portrait.srcset} />}
      <img
        ref={image}
        srcSet={srcset}
        sizes={sizes}
        src={src}
        alt={alt}
        decoding="async"
        data-leaning={leans || undefined}
      />
    </picture>
  );
}
