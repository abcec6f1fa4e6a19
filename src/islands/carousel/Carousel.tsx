import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { imagePath, plateName, wholeImageSrcset } from '#domain/image';
import type { Language } from '#domain/language';
import type { Dictionary } from '../../i18n/dictionary';
import { fill } from '../../i18n/fill';
import { Icon } from '../../ui/Icon';
import { guarded } from '../../ui/IslandBoundary';
import styles from './Carousel.module.css';
import { CarouselControls } from './CarouselControls';

interface Props {
  readonly images: readonly CarouselImage[];
  /** Title of the opportunity. */
  readonly title: string;
  readonly texts: CarouselTexts;
}

/** Shows images one at a time. Before hydration and without scripts it is a strip that scrolls horizontally. */
export const Carousel = guarded(function Carousel({ images, title, texts }: Props) {
  const { viewport, ready, index, moveTo } = useCarousel();
  const [fullScreen, setFullScreen] = useState(false);
  const count = images.length;
  const label = fill(texts.pictures, { title });
  const nameOf = (position: number) => fill(texts.picture, { number: position + 1, count });
  const moveByKey = (event: KeyboardEvent) => {
    const target = stepByKey(event, index, count);
    if (target === undefined) return;
    event.preventDefault();
    moveTo(target);
  };
  const leaveFullScreen = (last: number) => {
    setFullScreen(false);
    moveTo(last);
  };

  return (
    <>
      <section
        className={styles.carousel}
        aria-roledescription={texts.carousel}
        aria-label={label}
        onKeyDown={moveByKey}
      >
        {/* Focusable, so that the keyboard can scroll it. */}
        <div
          ref={viewport}
          className={ready ? styles.viewport : styles.strip}
          tabIndex={ready || count === 1 ? undefined : 0}
        >
          <Slides images={images} sizes={sizes} nameOf={nameOf} role={texts.slide} />
        </div>
        <button
          type="button"
          className={styles.opener}
          disabled={!ready}
          aria-label={texts.fullScreen}
          aria-haspopup="dialog"
          onClick={() => setFullScreen(true)}
        >
          <Icon>
            <path d="M2 8V2h6M12 2h6v6M18 12v6h-6M8 18H2v-6" />
          </Icon>
        </button>
        {count > 1 && (
          <CarouselControls ready={ready} index={index} count={count} nameOf={nameOf} texts={texts} onMove={moveTo} />
        )}
      </section>
      {fullScreen && (
        <FullScreen
          images={images}
          first={index}
          label={label}
          nameOf={nameOf}
          texts={texts}
          onClose={leaveFullScreen}
        />
      )}
    </>
  );
});

const sizes = '(min-width: 80rem) 54vw, (min-width: 62rem) calc(92vw - 24.5rem), 100vw';

interface SlidesProps {
  readonly images: readonly CarouselImage[];
  /** `sizes` attribute of the images. */
  readonly sizes: string;
  readonly nameOf: (index: number) => string;
  /** `aria-roledescription` of a slide. */
  readonly role: string;
}

function Slides({ images, sizes, nameOf, role }: SlidesProps) {
  return (
    <div className={styles.slides}>
      {images.map(({ name, alt, language }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
        <div key={name} className={styles.slide} role="group" aria-roledescription={role} aria-label={nameOf(index)}>
          <img
            src={imagePath(name)}
            srcSet={wholeImageSrcset(name, [480, 768, 1024, 1440, 1920])}
            sizes={sizes}
            width={1440}
            height={960}
            alt={alt}
            lang={language}
            loading={index === 0 ? 'eager' : 'lazy'}
            fetchPriority={index === 0 ? 'high' : 'auto'}
            draggable={false}
            data-plate={index === 0 ? plateName(name) : undefined}
          />
        </div>
      ))}
    </div>
  );
}

interface FullScreenProps {
  readonly images: readonly CarouselImage[];
  /** Index of the first image to show. */
  readonly first: number;
  readonly label: string;
  readonly nameOf: (index: number) => string;
  readonly texts: CarouselTexts;
  /** Called with the index of the image that was in view. */
  readonly onClose: (last: number) => void;
}

/** Full-screen dialog with a carousel. Opens when mounted; the browser restores the focus when it closes. */
function FullScreen({ images, first, label, nameOf, texts, onClose }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { viewport, ready, index, moveTo } = useCarousel(first);
  // A layout effect, so that the dialog is open before Embla measures the images: a closed dialog has no size.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const moveByKey = (event: KeyboardEvent) => {
    const target = stepByKey(event, index, images.length);
    if (target === undefined) return;
    event.preventDefault();
    moveTo(target);
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      onKeyDown={moveByKey}
      onClose={() => onClose(index)}
    >
      <button
        type="button"
        className={styles.close}
        aria-label={texts.closeFullScreen}
        onClick={() => dialog.current?.close()}
      >
        <Icon width={24}>
          <path d="M5 5l14 14M19 5L5 19" />
        </Icon>
      </button>
      <div ref={viewport} className={`${styles.viewport} ${styles.fullScreenViewport}`}>
        <Slides images={images} sizes="100vw" nameOf={nameOf} role={texts.slide} />
      </div>
      {images.length > 1 && (
        <CarouselControls
          ready={ready}
          index={index}
          count={images.length}
          nameOf={nameOf}
          texts={texts}
          onMove={moveTo}
        />
      )}
    </dialog>
  );
}

/** A stored image with its alternative text in one language. */
interface CarouselImage {
  readonly name: string;
  readonly alt: string;
  readonly language: Language;
}

/** Texts of the carousel. Only those it uses, because the page contains island props twice. */
export type CarouselTexts = Pick<
  Dictionary['opportunity'],
  | 'carousel'
  | 'slide'
  | 'pictures'
  | 'picture'
  | 'previous'
  | 'next'
  | 'choosePicture'
  | 'fullScreen'
  | 'closeFullScreen'
>;

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Index that a key moves to; `undefined` for keys that do not move. */
function stepByKey(event: KeyboardEvent, index: number, count: number): number | undefined {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  return Math.min(Math.max(index + step, 0), count - 1);
}

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
function useCarousel(first?: number) {
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
