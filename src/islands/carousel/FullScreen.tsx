import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../ui/Icon';
import styles from './Carousel.module.css';
import { CarouselControls } from './CarouselControls';
import type { CarouselImage } from './carousel-image';
import type { CarouselTexts } from './carousel-texts';
import own from './FullScreen.module.css';
import { Slides } from './Slides';
import { stepByKey } from './step-by-key';
import { useCarousel } from './use-carousel';

interface Props {
  readonly images: readonly CarouselImage[];
  /** The image to begin with. */
  readonly first: number;
  readonly label: string;
  readonly nameOf: (index: number) => string;
  readonly texts: CarouselTexts;
  /** Called with the image that was in view last. */
  readonly onClose: (last: number) => void;
}

/** The carousel over the whole screen. It opens as it appears; the browser gives the focus back when it closes. */
export function FullScreen({ images, first, label, nameOf, texts, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { viewport, ready, index, moveTo } = useCarousel(first);
  // Before the carousel measures its images: what is closed has no size.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const moveByKey = (event: KeyboardEvent) => {
    const target = stepByKey(event, index, images.length);
    if (target === undefined) return;
    event.preventDefault();
    moveTo(target);
  };

  return (
    <dialog ref={dialog} className={own.dialog} aria-label={label} onKeyDown={moveByKey} onClose={() => onClose(index)}>
      <button
        type="button"
        className={own.close}
        aria-label={texts.closeFullScreen}
        onClick={() => dialog.current?.close()}
      >
        <Icon width={24}>
          <path d="M5 5l14 14M19 5L5 19" />
        </Icon>
      </button>
      <div ref={viewport} className={`${styles.viewport} ${own.viewport}`}>
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
