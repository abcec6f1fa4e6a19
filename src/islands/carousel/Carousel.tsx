import { type KeyboardEvent, useState } from 'react';
import { fill } from '../../i18n/fill';
import { Icon } from '../../ui/Icon';
import { guarded } from '../../ui/IslandBoundary';
import styles from './Carousel.module.css';
import { CarouselControls } from './CarouselControls';
import type { CarouselImage } from './carousel-image';
import type { CarouselTexts } from './carousel-texts';
import { FullScreen } from './FullScreen';
import { Slides } from './Slides';
import { stepByKey } from './step-by-key';
import { useCarousel } from './use-carousel';

interface Props {
  readonly images: readonly CarouselImage[];
  /** The opportunity's title. */
  readonly title: string;
  readonly texts: CarouselTexts;
}

/** Images one at a time. Until it is hydrated, and without scripts, it is a strip that scrolls from one to the next. */
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
        {/* A strip that scrolls is reached with the keyboard. */}
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
