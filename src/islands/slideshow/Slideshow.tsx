import { type Dispatch, type ReactNode, useEffect, useReducer, useRef } from 'react';
import { laterSlides, type Slide } from '#domain/calls/slides';
import type { Language } from '#domain/language';
import { savesData } from '../../api/poor-connection';
import { request } from '../../api/request';
import { guarded } from '../../ui/IslandBoundary';
import styles from './Slideshow.module.css';

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

/** Duration of a slide in milliseconds, cross-fade included (docs/specification.md §2.3). */
const slideDuration = 2500;

/** Delay in milliseconds before other slides are requested, so that the page's own requests come first. */
const rest = 1000;

interface SlideshowState {
  /** Whether playback is available: after hydration, and unless the visitor saves data. */
  readonly offered: boolean;
  readonly playing: boolean;
  /** Whether it has been played. Other slides are requested from then on. */
  readonly started: boolean;
  /** Slides after the first; `undefined` until their list has loaded. */
  readonly others: readonly Slide[] | undefined;
  /** Indices of the loaded slides, ascending. Slide 0 is in the HTML. */
  readonly arrived: readonly number[];
  /** Number of slides that loaded or failed; they are requested one after the other. */
  readonly settled: number;
  readonly current: number;
  /** Index of the slide below the current one during a cross-fade. */
  readonly previous: number | undefined;
}

export type SlideshowAction =
  | { readonly kind: 'play'; readonly playing: boolean }
  | { readonly kind: 'known'; readonly others: readonly Slide[] }
  | { readonly kind: 'settled'; readonly slide: number; readonly arrived: boolean }
  | { readonly kind: 'next' };

export const atFirst: SlideshowState = {
  ...{ offered: false, playing: false, started: false, others: undefined },
  ...{ arrived: [0], settled: 1, current: 0, previous: undefined },
};

export function slideshowAfter(state: SlideshowState, action: SlideshowAction): SlideshowState {
  const { arrived, current } = state;
  switch (action.kind) {
    case 'play':
      return { ...state, offered: true, playing: action.playing, started: state.started || action.playing };
    case 'known':
      return { ...state, others: action.others };
    case 'settled': {
      const more = action.arrived ? [...arrived, action.slide] : arrived;
      return { ...state, arrived: more, settled: action.slide + 1 };
    }
    case 'next': {
      const next = arrived[arrived.indexOf(current) + 1] ?? 0;
      return next === current ? state : { ...state, current: next, previous: current };
    }
  }
}

/** State of the slideshow. Does not start by itself with reduced motion; not available for visitors who save data. */
function useSlideshow(language: Language): readonly [SlideshowState, Dispatch<SlideshowAction>] {
  const [state, dispatch] = useReducer(slideshowAfter, atFirst);
  const { playing, started } = state;

  useEffect(() => {
    if (savesData()) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => dispatch({ kind: 'play', playing: !still.matches });
    follow();
    still.addEventListener('change', follow);
    return () => still.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    if (!playing) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const run = () => {
      clearInterval(timer);
      if (!document.hidden) timer = setInterval(() => dispatch({ kind: 'next' }), slideDuration);
    };
    run();
    document.addEventListener('visibilitychange', run);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, [playing]);

  useEffect(() => {
    if (!started) return;
    const fetchOthers = async () => {
      const others = await request(laterSlides, { segment: `${language}.json` }).catch(() => []);
      dispatch({ kind: 'known', others });
    };
    const timer = setTimeout(() => {
      // Safari has no idle callback.
      if ('requestIdleCallback' in window) requestIdleCallback(fetchOthers, { timeout: rest });
      else void fetchOthers();
    }, rest);
    return () => clearTimeout(timer);
  }, [started, language]);

  return [state, dispatch];
}
