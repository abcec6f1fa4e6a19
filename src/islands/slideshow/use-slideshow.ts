import { type Dispatch, useEffect, useReducer } from 'react';
import { laterSlides, type Slide } from '#domain/calls/slides';
import type { Language } from '#domain/language';
import { savesData } from '../../api/connection';
import { request } from '../../api/request';

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
export function useSlideshow(language: Language): readonly [SlideshowState, Dispatch<SlideshowAction>] {
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
