import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useRef, useState } from 'react';

type CarouselOptions = NonNullable<Parameters<typeof useEmblaCarousel>[0]>;

// Embla's duration is not in milliseconds: with 19 a slide settles after 500 to 550 ms, wider slides later.
const options: CarouselOptions = {
  align: 'start',
  slidesToScroll: 1,
  loop: false,
  duration: 19,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
};

/**
 * Sets up Embla on a viewport. Returns the index of the slide in view and the functions that move it. `ready` is true
 * once Embla has replaced the strip. Starts with the slide that the strip was scrolled to, or with `first`.
 */
export function useCarousel(first?: number) {
  const strip = useRef<HTMLDivElement>(null);
  const [attach, embla] = useEmblaCarousel(options);
  const [index, setIndex] = useState(first ?? 0);

  const viewport = useCallback(
    (element: HTMLDivElement | null) => {
      strip.current = element;
      attach(element);
    },
    [attach],
  );

  useEffect(() => {
    if (!embla || !strip.current) return;
    const element = strip.current;
    const reached = first ?? Math.round(element.scrollLeft / Math.max(1, element.clientWidth));
    element.scrollLeft = 0;
    embla.scrollTo(reached, true);
    const show = () => setIndex(embla.selectedScrollSnap());
    // After a swipe, scroll with the same duration as the buttons do.
    const settle = () => embla.scrollTo(embla.selectedScrollSnap());
    show();
    embla.on('select', show).on('pointerUp', settle);
  }, [embla, first]);

  return { viewport, ready: embla !== undefined, index, moveTo: (target: number) => embla?.scrollTo(target) };
}
