import { type Dispatch, useEffect, useReducer } from 'react';
import { laterSlides, type Slide } from '#domain/calls/slides';
import type { Language } from '#domain/language';
import { request } from '../../api/request';
import { savesData } from '../../api/saves-data';

/** Milliseconds that each slide stays, its cross-fade included (docs/specification.md §2.3). */
const slideDuration = 2500;

/** Milliseconds for which the line is left to the page itself; the first slide stays for longer anyway. */
const rest = 1000;

export interface SlideshowState {
  /** Whether it can be played: for readers who save data, and before the script has come, it cannot. */
  readonly offered: boolean;
  readonly playing: boolean;
  /** Whether it has been played: the other slides are requested from then on. */
  readonly started: boolean;
  /** The slides after the first, once the page is usable and they are known. */
  readonly others: readonly Slide[] | undefined;
  /** The slides that can be shown, by their numbers in order; the first, 0, comes with the page. */
  readonly arrived: readonly number[];
  /** How many have arrived or failed: they are requested one after the other. */
  readonly settled: number;
  readonly current: number;
  /** Stays beneath the current one while that fades in. */
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

/** Plays the slides. Readers who save data keep the first one; those who want less motion start it by hand. */
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
